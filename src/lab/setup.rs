//! What a measure has at hand.

use super::begun::Begun;
use super::players::Engine;
use super::results::Sheet;
use super::samples::Samples;
use super::stats::Bootstrap;
use super::workers::Workers;
use super::{Chance, Line, Ruler, Scale};
use crate::board::Position;
use crate::evaluation::Rated;
use crate::variants::doses::Dose;

/// The game that is measured, how much of it, and by whom.
#[derive(Clone, Copy)]
pub struct Setup<'a> {
    /// What the game is called in results; its chance follows from it.
    pub name: &'a str,
    pub game: Rated,
    /// Where its games begin.
    pub start: Position,
    pub doses: &'a [Dose],
    pub scale: Scale,
    pub seed: u64,
    pub workers: Workers<'a>,
    /// The games that were played before for the measure at hand.
    pub begun: &'a dyn Begun,
}

impl Setup<'_> {
    /// The chance of a piece of work, by the measure and its number.
    pub fn chance(&self, measure: &str, number: usize) -> Chance {
        Chance::of(self.seed, &[self.name, measure], number)
    }

    /// The start of a game.
    pub fn line(&self) -> Line {
        Line::of(self.start, None, 0)
    }

    /// The engine with this number of nodes a move, at the scale.
    pub fn engine(&self, nodes: u64) -> Engine {
        Engine::new(self.game, self.scale.nodes(nodes))
    }
}

/// The same with its ruler, and with what is measured on.
pub struct Lab<'a> {
    pub setup: Setup<'a>,
    pub ruler: Ruler,
    pub samples: Samples,
}

impl Lab<'_> {
    /// What tells how sure the numbers of a measure are.
    pub fn bootstrap(&self, measure: &str) -> Bootstrap {
        let chance = self.setup.chance(&format!("{measure} bootstrap"), 0);
        Bootstrap { chance, resamples: self.setup.scale.resamples }
    }

    /// Is there a position with a move that orthodox chess does not know? Where there is none, nothing is to be measured of them.
    pub fn has_new_moves(&self) -> bool {
        let game = self.setup.game;
        let mut lines = self.samples.positions.iter().chain(&self.samples.openings);
        lines.any(|line| {
            game.rules.legal(line.position()).into_iter().any(|m| line.is_unfamiliar(game, m))
        })
    }

    /// Notes the mean of some numbers, how many they are and their sum.
    pub fn note_mean(&self, sheet: &mut Sheet, name: &str, numbers: &[f64]) {
        sheet.mean(name, numbers, self.bootstrap(name));
    }

    /// Notes a ratio of sums, of things that each have a part above and one below the line.
    pub fn note_ratio(&self, sheet: &mut Sheet, name: &str, parts: &[(f64, f64)]) {
        sheet.ratio(name, parts, self.bootstrap(name));
    }
}
