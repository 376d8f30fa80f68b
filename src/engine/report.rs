//! What a search tells while it runs and when it ends.

use super::score::Score;
use super::value::Value;
use crate::rules::Move;

/// What an iteration of a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Which of the best moves this is about, from 1.
    pub rank: usize,
    /// In plies.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// For the person to move at the root.
    pub value: Value,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub millis: u64,
    /// How full the table of positions is, per mille.
    pub hashfull: u32,
    /// The best line found, beginning with the move it is about.
    pub pv: Vec<Move>,
}

impl Report {
    /// The value as people are told it.
    pub fn score(&self) -> Score {
        Score::of(self.value)
    }

    /// Positions visited in a second.
    pub fn nps(&self) -> u64 {
        self.nodes * 1000 / self.millis.max(1)
    }
}

/// What a search came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    pub m: Move,
    /// The last that was found out about it.
    pub report: Report,
}

/// Whoever asked for a search: tells it the time, hears of its findings, and may end it.
pub trait Watch {
    /// The time by a clock that never goes back, in ms from anywhere.
    fn now_ms(&self) -> u64;

    /// Shall the search end? Asked every few hundred positions.
    fn should_stop(&mut self) -> bool {
        false
    }

    /// Hears what an iteration found.
    fn report(&mut self, _report: &Report) {}
}

/// Nobody: a search that is watched by nobody has no clock and is never told to end.
pub struct Unwatched;

impl Watch for Unwatched {
    fn now_ms(&self) -> u64 {
        0
    }
}
