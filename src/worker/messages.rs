//! What the page asks the engine, and what the engine tells the page.
//!
//! Each question carries all it needs, so an engine keeps nothing it could not lose: a worker that
//! dies is replaced by asking again.

use serde::{Deserialize, Serialize};

use crate::engine::Score;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Comes back with every answer, so that answers to old questions can be told.
    pub version: u32,
    /// The game and its options, as `Spec::text` writes them.
    pub game: String,
    /// The position, as FEN.
    pub fen: String,
    /// The keys of the earlier positions that it may come to again, each in two halves, for
    /// JavaScript has no whole number as large.
    pub earlier: Vec<[u32; 2]>,
    /// Makes the computer's games differ from each other; the table itself draws no lots.
    pub seed: u32,
    /// Where the network of the game is to be had, if it has one.
    pub network: Option<String>,
    pub task: EngineTask,
}

/// What is wanted of the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EngineTask {
    /// A move at a level from 1 to 14.
    Move { level: u8, clock: Option<ClockNow> },
    /// A move within a number of nodes, at full strength but for a whim and without a network.
    Bounded { nodes: u32 },
    /// What the engine makes of it, at full strength: so many of the best moves, each with its line.
    Analyse { lines: u8, until: Until },
}

/// When an analysis ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// When something else is asked.
    #[serde(rename = "stopped")]
    Stopped,
    /// After so many milliseconds.
    #[serde(rename = "millis")]
    Millis(u32),
    /// After so many positions.
    #[serde(rename = "nodes")]
    Nodes(u32),
}

/// The clock as the engine is to see it, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockNow {
    /// Left to the person who is to move.
    pub own: u32,
    pub opponent: u32,
    /// Added after each move.
    pub increment: u32,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tell {
    /// The engine is there.
    Ready,
    /// How far it has got, by the best moves, the best of all first.
    Info { version: u32, lines: Vec<Info> },
    /// The move it makes, in coordinates; none when there is nothing to move.
    Best { version: u32, coord: Option<String>, score: Score },
    /// The question could not be understood.
    Failed { version: u32, what: String },
}

/// How far a search has got with one of the best moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// In plies.
    pub depth: u32,
    pub score: Score,
    pub nodes: u64,
    /// Nodes per second.
    pub speed: u64,
    /// The line it expects, in SAN, and in coordinates.
    pub line: Vec<String>,
    pub coords: Vec<String>,
}
