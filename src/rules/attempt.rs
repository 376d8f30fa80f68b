//! How a move is asked for: which piece, and where to. Several moves may be asked for alike
//! (promotions, boards to come down on), and castling may be asked for in two ways.

use super::Move;
use crate::board::{BoardSquare, Role};

/// What is to move: a piece on a board, or one of the pocket of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Square(BoardSquare),
    Pocket(Role),
}

/// What somebody wants a piece to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// To go to a square of its own board, as it moves there, or of another board.
    Go { from: BoardSquare, to: BoardSquare },
    /// To leave the board for the pocket.
    Leave { from: BoardSquare },
    /// To come out of the pocket.
    Enter { role: Role, to: BoardSquare },
}

impl Attempt {
    /// The ways in which a move is asked for, the usual one first.
    pub fn at(m: Move) -> impl Iterator<Item = Attempt> {
        let (usual, other) = ways(m);
        std::iter::once(usual).chain(other)
    }

    /// Would this move do what is wanted?
    pub fn is_met_by(self, m: Move) -> bool {
        Attempt::at(m).any(|attempt| attempt == self)
    }

    pub const fn source(self) -> Source {
        match self {
            Attempt::Go { from, .. } | Attempt::Leave { from } => Source::Square(from),
            Attempt::Enter { role, .. } => Source::Pocket(role),
        }
    }
}

fn ways(m: Move) -> (Attempt, Option<Attempt>) {
    let here = |at: BoardSquare| at.on(m.board());
    let go = |from, to| Attempt::Go { from, to };
    match m {
        Move::Normal { from, to, .. }
        | Move::EnPassant { from, to, .. }
        | Move::Part { from, to, .. }
        | Move::PartEnPassant { from, to, .. } => (go(from, here(to)), None),
        // The king goes two squares, or onto its rook.
        Move::Castle { king, rook, .. } => {
            (go(king, m.landing().map_or(rook, here)), Some(go(king, rook)))
        }
        // One pawn of a pair goes two squares ahead, the other one back.
        Move::Rocket { from, to, .. } => {
            (go(from, here(to)), m.companion().map(|back| go(from, here(back))))
        }
        Move::Warp { from } => (Attempt::Leave { from }, None),
        Move::Flit { from, to } => (go(from, to), None),
        Move::Drop { to, role, .. } => (Attempt::Enter { role, to: here(to) }, None),
        Move::Switch(switched) => ways(switched.plain()),
    }
}
