//! What is measured on: games from openings that are nearly even, and positions of them.

pub mod contest;
pub mod file;
pub mod notes;
pub mod opening;
pub mod play;

use super::Line;

/// Openings from which pairs of games are played, and positions that came up in games.
#[derive(Clone, Default)]
pub struct Samples {
    pub openings: Vec<Line>,
    pub positions: Vec<Line>,
}

impl Samples {
    /// The opening of a pair of games; they come around again where there are fewer.
    pub fn opening(&self, number: usize) -> Option<&Line> {
        self.openings.get(number % self.openings.len().max(1))
    }
}
