//! What pairs of pawns are worth beyond their places, for the evaluation of Tandem Pawn Chess.

use crate::board::{Bitboard, Board, Color, Role};
use crate::evaluation::{AttackMap, Tapered};

/// The names of the game's own terms, by their place among the weights.
mod own {
    /// A pair that a pawn or a pair guards.
    pub const GUARDED: usize = 0;
    /// A pair with a piece before it.
    pub const BLOCKED: usize = 1;
    /// A pawn on its first rank, where a rocket has left it.
    pub const FIRST: usize = 2;
}

/// What the pairs of one side are worth beyond their places.
pub fn evaluate(terms: &[Tapered; 12], board: &Board, reach: &AttackMap, us: Color) -> Tapered {
    let pairs = board.pieces(us, Role::Tandem);
    let first = board.pieces(us, Role::Pawn) & Bitboard::rank_for(us, 0);
    let count = |set: Bitboard| set.len() as i32;
    terms[own::GUARDED] * count(pairs & reach.role(us, Role::Pawn))
        + terms[own::BLOCKED] * count(pairs & board.occupied().ahead(!us))
        + terms[own::FIRST] * count(first)
}
