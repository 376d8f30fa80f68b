//! What a run has begun: pairs of games that were played for a measure which is not finished yet, so that none is played twice
//! when the run is broken off.

use super::pair::Pair;

/// Where pairs of games are noted as soon as they are played, by what they are played for and their numbers.
pub trait Begun: Sync {
    /// What a pair came to, if it has been played.
    fn known(&self, what: &str, number: usize) -> Option<Pair>;

    /// Notes what a pair came to.
    fn note(&self, what: &str, number: usize, pair: Pair);
}

/// Nothing has been played, and nothing is noted.
pub struct Nothing;

impl Begun for Nothing {
    fn known(&self, _: &str, _: usize) -> Option<Pair> {
        None
    }

    fn note(&self, _: &str, _: usize, _: Pair) {}
}
