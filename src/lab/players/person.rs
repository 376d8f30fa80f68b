//! P(r): a model of a person of a rating, who looks a few plies ahead, misses moves, and likes positions for no reason.

use super::{Choice, Plain, Player, Sight};
use crate::board::splitmix::first;
use crate::evaluation::Rated;
use crate::lab::Line;

/// A person, as far as the model goes.
pub struct Person {
    plain: Plain,
    /// In plies.
    depth: u32,
}

impl Person {
    /// Somebody who looks so many plies ahead with such a sight, of which each game has a seed of its own.
    pub fn new(game: Rated, depth: u32, sight: Sight) -> Person {
        let mut plain = Plain::new(game);
        plain.sight = sight;
        Person { plain, depth }
    }
}

impl Player for Person {
    fn begin(&mut self, seed: u64) {
        self.plain.sight.seed = first(seed);
    }

    fn choose(&mut self, line: &Line) -> Option<Choice> {
        self.plain.best(line, self.depth)?.best()
    }
}
