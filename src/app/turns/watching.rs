//! How the engine is asked what it makes of a position.

use serde::{Deserialize, Serialize};

use crate::worker::{EngineTask, Until};

/// Most lines that are shown.
pub const MOST_LINES: u8 = 5;

/// How long the engine may think about a position, as can be chosen.
pub const TIMES: [Until; 4] =
    [Until::Millis(3_000), Until::Millis(10_000), Until::Millis(30_000), Until::Stopped];

/// What the engine is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Subject {
    #[default]
    Position,
    /// What the other side would do if it were to move.
    Threat,
}

/// What somebody who watches the engine wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Watching {
    /// How many of the best moves.
    #[serde(rename = "lines")]
    pub lines: u8,
    #[serde(rename = "until")]
    pub until: Until,
    /// Are the best moves drawn on the boards?
    #[serde(rename = "arrows")]
    pub arrows: bool,
    /// It is of one position, and not kept.
    #[serde(skip)]
    pub subject: Subject,
}

impl Default for Watching {
    fn default() -> Watching {
        let until = Until::Millis(30_000);
        Watching { lines: 1, until, arrows: true, subject: Subject::Position }
    }
}

impl Watching {
    pub fn task(self) -> EngineTask {
        EngineTask::Analyse { lines: self.lines.clamp(1, MOST_LINES), until: self.until }
    }
}
