//! What was captured.

use crate::board::{BoardSquare, Piece};

/// A piece that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    pub piece: Piece,
    /// Where it stood.
    pub at: BoardSquare,
    /// Was it a pawn once? Known only in games that remember it.
    pub was_promoted: bool,
}
