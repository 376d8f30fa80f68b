//! Somebody who plays any legal move.

use super::{Choice, Player};
use crate::lab::{Chance, Line};
use crate::rules::Rules;

/// Plays every legal move as often as any other.
pub struct Random {
    rules: Rules,
    chance: Chance,
}

impl Random {
    pub fn new(rules: Rules) -> Random {
        Random { rules, chance: Chance::of(0, &[], 0) }
    }
}

impl Player for Random {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::of(seed, &["random"], 0);
    }

    fn choose(&mut self, line: &Line) -> Option<Choice> {
        let legal = self.rules.legal(line.position());
        let place = self.chance.below(legal.len());
        legal.get(place).map(|&m| Choice { m, value: 0 })
    }
}
