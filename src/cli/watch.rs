//! The clock and the ears of a search that the command line runs.

use crate::board::Position;
use std::fmt::Write;
use std::time::Instant;

use crate::engine::{Report, Watch};
use crate::notation::coords;
use crate::rules::Variant;

/// A watch with a clock that hears of nothing.
pub struct Clockwork(Instant);

impl Clockwork {
    /// A clock that begins now.
    pub fn new() -> Clockwork {
        Clockwork(Instant::now())
    }
}

impl Default for Clockwork {
    fn default() -> Clockwork {
        Clockwork::new()
    }
}

impl Watch for Clockwork {
    fn now_ms(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// A report as UCI has it: `info depth 8 seldepth 12 multipv 1 score cp 25 ...`.
pub fn info(rules: &dyn Variant, position: &Position, report: &Report) -> String {
    let mut text = format!(
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} time {} pv",
        report.depth,
        report.seldepth,
        report.rank,
        report.score(),
        report.nodes,
        report.nps(),
        report.hashfull,
        report.millis,
    );
    let mut position = *position;
    for &m in &report.pv {
        let _ = write!(text, " {}", coords::write_short(rules, &position, m));
        position = rules.play(&position, m);
    }
    text
}
