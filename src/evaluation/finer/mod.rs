//! The finer points of orthodox chess, beyond what all games share. A game counts them by having
//! numbers for them. What they are is largely as in Stockfish 11's evaluation; what they are worth is fitted to our own games.

mod pawns;
mod pieces;
mod threats;
mod winnable;

use super::{AttackMap, Tapered, Terms};
use crate::board::{Bitboard, Board, Color, Role};
pub use winnable::{ALL, winnable};

/// The finer points of a board, White's minus Black's. `reach` says who attacks what there.
pub fn evaluate(terms: &Terms, board: &Board, reach: &AttackMap) -> Tapered {
    Tapered::balance(|us| {
        let side = Side { terms, board, reach, us };
        let threats = side.threats() + side.threats_to_queens();
        let pieces = side.minors() + side.bishops() + side.space() + side.imbalance();
        threats + pieces + side.pawns() + side.passed()
    })
}

/// One side of a board.
struct Side<'a> {
    terms: &'a Terms,
    board: &'a Board,
    reach: &'a AttackMap,
    us: Color,
}

impl Side<'_> {
    fn own(&self, role: Role) -> Bitboard {
        self.board.pieces(self.us, role)
    }

    fn theirs(&self, role: Role) -> Bitboard {
        self.board.pieces(!self.us, role)
    }

    /// Squares that the enemy guards with a pawn, or twice where it is attacked once.
    fn well_guarded(&self) -> Bitboard {
        let (us, reach) = (self.us, self.reach);
        reach.role(!us, Role::Pawn) | reach.twice(!us) & !reach.twice(us)
    }
}

fn count(set: Bitboard) -> i32 {
    set.len() as i32
}

/// The squares on both sides of those of a set.
fn beside(set: Bitboard) -> Bitboard {
    set.west() | set.east()
}
