//! What pieces are worth in each game, in centipawns for the middlegame and the endgame.
//!
//! The numbers are fitted: some ten thousand games of the engine against itself, the results and
//! what deeper searches said of quiet positions, by logistic regression towards plausible values.

mod alice;
mod atomic;
mod crazyhouse;
mod orthodox;
mod racing_kings;
mod tandem;
mod twilight;
mod twinmove;

pub use alice::ALICE;
pub use atomic::ATOMIC;
pub use crazyhouse::CRAZYHOUSE;
pub use orthodox::ORTHODOX;
pub use racing_kings::RACING_KINGS;
pub use tandem::TANDEM;
pub use twilight::TWILIGHT;
pub use twinmove::TWINMOVE;

use crate::board::Role;
use crate::evaluation::{Tapered, Terms, Weights};

/// What a piece is worth anywhere, by role.
pub(super) type Material = [Tapered; Role::COUNT];

/// What places add to it, by role: files a to d of each rank from the first; the other files
/// mirror them.
pub(super) type Places = [[Tapered; 32]; Role::COUNT];

pub(super) const fn s(middle: i32, end: i32) -> Tapered {
    Tapered::new(middle, end)
}

/// The numbers of a game, from those of its pieces and what else counts.
pub(super) const fn weights(
    material: &Material,
    places: &Places,
    pocket: &Material,
    terms: Terms,
) -> Weights {
    let mut pieces = [[Tapered::ZERO; 64]; Role::COUNT];
    let mut exchange = [0; Role::COUNT];
    let mut role = 0;
    while role < Role::COUNT {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square % 8, square / 8);
            let file = if file < 4 { file } else { 7 - file };
            pieces[role][square] = material[role].plus(places[role][rank * 4 + file]);
            square += 1;
        }
        exchange[role] = (material[role].middle + material[role].end) / 2;
        role += 1;
    }
    // A king that is taken loses the game.
    exchange[Role::King as usize] = 10_000;
    Weights { pieces, pocket: *pocket, exchange, terms }
}

/// The same where a piece that is captured goes to the captor's pocket: an exchange takes it from
/// the one side and gives it to the other.
const fn pocketing(mut weights: Weights, pocket: &Material) -> Weights {
    let mut role = 0;
    while role < Role::COUNT {
        weights.exchange[role] += (pocket[role].middle + pocket[role].end) / 2;
        role += 1;
    }
    weights
}
