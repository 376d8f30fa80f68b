//! What the computer would play, for those who ask.

use crate::rules::Move;
use crate::worker::{EngineTask, Until};

/// How far it looks, in positions.
const NODES: u32 = 400_000;

/// A move that somebody asked for in the position at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// It is looked for.
    Asked,
    Given(Move),
}

impl Hint {
    /// What the engine is asked.
    pub fn task() -> EngineTask {
        EngineTask::Analyse { lines: 1, until: Until::Nodes(NODES) }
    }
}
