//! What pieces are worth where they stand.

use super::{Tapered, Terms};
use crate::board::{Piece, Role, Square};

/// What pieces are worth where they stand, in a game.
#[derive(Debug)]
pub struct Weights {
    /// By role and square, as White sees the board.
    pub pieces: [[Tapered; 64]; Role::COUNT],
    /// In a pocket, by role.
    pub pocket: [Tapered; Role::COUNT],
    /// What a piece counts in exchanges, by role, in centipawns.
    pub exchange: [i32; Role::COUNT],
    /// What else counts.
    pub terms: Terms,
}

impl Weights {
    /// The worth of a piece to its own side.
    pub fn of(&self, piece: Piece, at: Square) -> Tapered {
        self.pieces[piece.role as usize][at.seen_by(piece.color).index()]
    }
}
