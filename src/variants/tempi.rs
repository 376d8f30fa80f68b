//! What pawns and places by the king are worth where a pawn must move first in every turn, for the
//! evaluation of Twinmove Chess.

use crate::board::{Board, Color, Role, attacks};
use crate::evaluation::{AttackMap, Tapered};

/// The names of the game's own terms, by their place among the weights.
mod own {
    /// A step of a pawn that costs nothing: no enemy attacks the square, or only pieces do and a pawn guards it.
    pub const HARMLESS: usize = 0;
    /// No pawn can step ahead.
    pub const STUCK: usize = 1;
    /// A square by the enemy king that is attacked: what shelters it must move away some day.
    pub const NEAR: usize = 2;
}

/// What one side has beyond pieces and their places.
pub fn evaluate(terms: &[Tapered; 12], board: &Board, reach: &AttackMap, us: Color) -> Tapered {
    let steps = board.pieces(us, Role::Pawn).ahead(us) & !board.occupied();
    let fought = reach.role(us, Role::Pawn) & !reach.role(!us, Role::Pawn);
    let harmless = steps & (!reach.any(!us) | fought);
    let mut total = terms[own::HARMLESS] * harmless.len() as i32;
    if steps.is_empty() {
        total += terms[own::STUCK];
    }
    if let Some(king) = board.king(!us) {
        total += terms[own::NEAR] * (attacks::king(king) & reach.any(us)).len() as i32;
    }
    total
}
