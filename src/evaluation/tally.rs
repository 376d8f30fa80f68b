//! What the pieces of a position are worth, as a sum that follows every move.

use super::{Tapered, Weights};
use crate::board::{Board, Color, Observer, Piece, PositionInfo, Role, Square};

/// What pieces are worth where they stand or in pockets, White's minus Black's. It hears of every piece
/// put or lifted, and so cannot go stale.
#[derive(Clone, Copy)]
pub struct Tally {
    weights: &'static Weights,
    pub sum: Tapered,
}

impl Tally {
    /// Goes on from what a position is worth.
    pub fn from(weights: &'static Weights, sum: Tapered) -> Tally {
        Tally { weights, sum }
    }

    /// Sums up a position.
    pub fn of(weights: &'static Weights, boards: &[Board], info: &PositionInfo) -> Tally {
        let mut tally = Tally::from(weights, Tapered::ZERO);
        for board in boards {
            for at in board.occupied() {
                if let Some(piece) = board.piece_at(at) {
                    tally.put(piece, at);
                }
            }
        }
        for color in Color::ALL {
            for role in Role::RESERVABLE {
                tally.add_to_pocket(color, role, info.pocket(color).count(role) as i32);
            }
        }
        tally
    }
}

impl Observer for Tally {
    fn put(&mut self, piece: Piece, at: Square) {
        self.sum += self.weights.of(piece, at) * piece.color.pick(1, -1);
    }

    fn lift(&mut self, piece: Piece, at: Square) {
        self.sum -= self.weights.of(piece, at) * piece.color.pick(1, -1);
    }

    fn add_to_pocket(&mut self, color: Color, role: Role, change: i32) {
        self.sum += self.weights.pocket[role as usize] * (change * color.pick(1, -1));
    }
}
