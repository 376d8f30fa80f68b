//! A move as a number and back, for memory that several threads share.

use super::moves::{Move, Pair, Switched};
use crate::board::{BoardId, BoardSquare, Role, Square};

/// Set where the persons switch sides with the move.
const SWITCHES: u8 = 0x80;

impl Move {
    /// The move as a number other than 0.
    pub fn packed(self) -> u32 {
        let [kind, a, b, c] = match self {
            Move::Normal { from, to, becomes } => [1, byte(from), byte(to), becomes as u8],
            Move::EnPassant { from, to, victim } => [2, byte(from), byte(to), byte(victim)],
            Move::Castle { king, rook, onto } => [3, byte(king), byte(rook), pair(onto)],
            Move::Warp { from } => [4, byte(from), 0, 0],
            Move::Drop { on, to, role } => [5, on.index() as u8, byte(to), role as u8],
            Move::Flit { from, to } => [6, byte(from), byte(to), 0],
            Move::Part { from, to, becomes } => [7, byte(from), byte(to), becomes as u8],
            Move::PartEnPassant { from, to, victim } => [8, byte(from), byte(to), byte(victim)],
            Move::Rocket { from, to, becomes } => [9, byte(from), byte(to), becomes as u8],
            Move::Switch(switched) => {
                let [kind, a, b, c] = switched.plain().packed().to_le_bytes();
                [kind | SWITCHES, a, b, c]
            }
        };
        u32::from_le_bytes([kind, a, b, c])
    }

    /// The move of a number; none where no move has it.
    pub fn unpacked(number: u32) -> Option<Move> {
        let [kind, a, b, c] = number.to_le_bytes();
        let (from, to) = (square(a), square(b));
        Some(match kind {
            1 => Move::Normal { from, to, becomes: role(c)? },
            2 => Move::EnPassant { from, to, victim: square(c) },
            3 => Move::Castle {
                king: from,
                rook: to,
                onto: Pair::new(BoardId::new(c >> 2), BoardId::new(c)),
            },
            4 => Move::Warp { from },
            5 => Move::Drop { on: BoardId::new(a), to, role: role(c)? },
            6 => Move::Flit { from, to },
            7 => Move::Part { from, to, becomes: role(c)? },
            8 => Move::PartEnPassant { from, to, victim: square(c) },
            9 => Move::Rocket { from, to, becomes: role(c)? },
            _ if kind & SWITCHES != 0 => {
                let plain = u32::from_le_bytes([kind & !SWITCHES, a, b, c]);
                return Move::unpacked(plain).and_then(Switched::of).map(Move::Switch);
            }
            _ => return None,
        })
    }
}

fn byte(at: BoardSquare) -> u8 {
    at.index() as u8
}

fn square(byte: u8) -> BoardSquare {
    BoardSquare::new(BoardId::new(byte >> 6), Square::new(byte))
}

fn role(byte: u8) -> Option<Role> {
    Role::ALL.get(byte as usize).copied()
}

fn pair(onto: Pair) -> u8 {
    (onto.king().index() << 2 | onto.rook().index()) as u8
}
