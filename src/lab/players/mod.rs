//! Who plays in the laboratory.

mod engine;
pub mod frozen;
mod order;
mod person;
pub mod plain;
mod random;
mod sight;
mod transpositions;

pub use engine::{Engine, Without};
pub use person::Person;
pub use plain::Plain;
pub use random::Random;
pub use sight::{Attention, Sight};

use super::Line;
use crate::engine::Value;
use crate::rules::Move;

/// What a player would play, and what it thinks that is worth to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub m: Move,
    /// In centipawns, for the person to move.
    pub value: Value,
}

/// Somebody who plays games.
pub trait Player {
    /// Forgets all games before. With another seed it plays another game, with the same the same.
    fn begin(&mut self, seed: u64);

    /// What it plays; none where there is no legal move.
    fn choose(&mut self, line: &Line) -> Option<Choice>;
}
