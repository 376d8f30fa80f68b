//! Who stands where, and from when on each piece may move.

use super::{Options, Tick};
use crate::board::key::{self, Key};
use crate::board::{Bitboard, Board, BoardId, BoardSquare, ByColor, Color, Piece, Role, Square};

/// What there is on the board. It has no side to move and knows no time of its own: what may be
/// done is asked for a side and a tick.
///
/// Rooks that may still castle are the board's unmoved pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedPosition {
    board: Board,
    ready: [Tick; Square::COUNT],
    /// Pawns whose last move was a double step over a square where they may still be captured, the
    /// time aside.
    passed: Bitboard,
    /// Moves of each side since a capture or pawn move of any, that one counted.
    pub quiet: ByColor<u16>,
    /// The tick of each side's last move.
    pub moved: ByColor<Option<Tick>>,
    /// The side that moved last.
    pub last: Option<Color>,
    key: Key,
}

impl TimedPosition {
    pub const EMPTY: TimedPosition = TimedPosition {
        board: Board::EMPTY,
        ready: [0; Square::COUNT],
        passed: Bitboard::EMPTY,
        quiet: ByColor([0; 2]),
        moved: ByColor([None; 2]),
        last: None,
        key: 0,
    };

    /// The array of chess, every piece ready at tick 0.
    pub fn start() -> TimedPosition {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let back_rank = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut position = TimedPosition::EMPTY;
        for color in Color::ALL {
            for (file, role) in (0..).zip(back_rank) {
                let home = Square::at(file, color.pick(0, 7));
                position.put(home, Piece { color, role }, 0);
                if role == Rook {
                    position.set_unmoved(home);
                }
                let pawn = Piece { color, role: Role::Pawn };
                position.put(Square::at(file, color.pick(1, 6)), pawn, 0);
            }
        }
        position
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The tick from which on the piece there may move; 0 for an empty square.
    pub fn ready_at(&self, square: Square) -> Tick {
        self.ready[square.index()]
    }

    /// Pieces of a side that may move at a tick, as far as their own cooldown goes.
    pub fn ready_pieces(&self, side: Color, tick: Tick) -> Bitboard {
        let mut ready = Bitboard::EMPTY;
        for at in self.board.color(side) {
            if self.ready_at(at) <= tick {
                ready |= Bitboard::of(at);
            }
        }
        ready
    }

    /// From when on a side may move again as far as [`Options::min_gap`] goes.
    pub fn hand_ready_at(&self, options: &Options, side: Color) -> Tick {
        self.moved[side].map_or(0, |tick| tick.saturating_add(options.min_gap))
    }

    /// Placement and castling rights as one number; cooldowns and en passant are no part of it.
    pub fn key(&self) -> Key {
        self.key
    }

    /// The pawns of a side that have just made a double step, the time aside.
    pub fn passed(&self, side: Color) -> Bitboard {
        self.passed & self.board.color(side)
    }

    /// Puts a piece on an empty square, ready at a tick.
    pub fn put(&mut self, at: Square, piece: Piece, ready: Tick) {
        self.board.put(at, piece);
        self.ready[at.index()] = ready;
        self.key ^= key::piece(piece, site(at));
    }

    /// Takes off what stands there, with its cooldown and rights. A side without a king never
    /// castles.
    pub(super) fn take(&mut self, at: Square) -> Option<Piece> {
        let piece = self.board.piece_at(at)?;
        self.clear_unmoved(Bitboard::of(at));
        self.board.lift(at, piece);
        self.ready[at.index()] = 0;
        self.passed = self.passed.without(at);
        self.key ^= key::piece(piece, site(at));
        if piece.role == Role::King {
            self.clear_unmoved(self.board.color(piece.color));
        }
        Some(piece)
    }

    /// Freezes the piece there until a tick.
    pub fn set_ready(&mut self, at: Square, tick: Tick) {
        if self.board.occupied().has(at) {
            self.ready[at.index()] = tick;
        }
    }

    /// Notes that the rook there may castle.
    pub fn set_unmoved(&mut self, at: Square) {
        if !self.board.unmoved().has(at) {
            self.board.set_unmoved(self.board.unmoved().with(at));
            self.key ^= key::unmoved(site(at));
        }
    }

    fn clear_unmoved(&mut self, gone: Bitboard) {
        for at in self.board.unmoved() & gone {
            self.key ^= key::unmoved(site(at));
        }
        self.board.set_unmoved(self.board.unmoved() & !gone);
    }

    /// Notes that the pawn there has just made a double step; false if none can have.
    pub fn set_passed(&mut self, pawn: Square) -> bool {
        let Some(piece) = self.piece_at(pawn).filter(|piece| piece.role == Role::Pawn) else {
            return false;
        };
        let can = pawn.rank_for(piece.color) == 3;
        if can {
            self.passed |= Bitboard::of(pawn);
        }
        can
    }

    /// Ends the rights to capture pawns of a side in passing.
    pub(super) fn clear_passed(&mut self, side: Color) {
        self.passed &= !self.board.color(side);
    }
}

fn site(at: Square) -> BoardSquare {
    BoardSquare::new(BoardId::A, at)
}

/// The square that a pawn has passed over which stands there after a double step.
pub fn passed_square(side: Color, pawn: Square) -> Option<Square> {
    pawn.ahead(side, -1)
}
