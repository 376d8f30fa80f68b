//! What was captured.

use crate::board::{BoardSquare, Boards, Piece, Position};

/// A piece that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    pub piece: Piece,
    /// Where it stood.
    pub at: BoardSquare,
    /// Was it a pawn once? Known only in games that remember it.
    pub was_promoted: bool,
}

impl Captured {
    /// The piece at a square, as one that is about to be captured.
    pub fn at<B: Boards>(position: &Position<B>, at: BoardSquare) -> Option<Captured> {
        let board = position.board(at);
        let piece = board.piece_at(at.square())?;
        Some(Captured { piece, at, was_promoted: board.promoted().has(at.square()) })
    }
}
