//! How far a search may go.

use crate::board::ByColor;
use crate::rules::Move;

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    pub remaining_ms: u64,
    /// Added after each move.
    pub increment_ms: u64,
    /// Moves until more time is added; `None` if the rest of the game is to be played in it.
    pub moves_to_go: Option<u32>,
}

/// How far a search may go; the first limit reached ends it. Without any it goes as deep as
/// lines can be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// In plies.
    pub depth: Option<u32>,
    /// In positions visited.
    pub nodes: Option<u64>,
    pub movetime_ms: Option<u64>,
    pub clocks: ByColor<Option<Clock>>,
    /// How many of the best moves to report, each with its line; 0 counts as 1.
    pub multipv: usize,
    /// The search ends only when it is told to.
    pub infinite: bool,
    /// The only moves to consider at the root; all if empty.
    pub search_moves: Vec<Move>,
}

impl Limits {
    /// So many plies deep.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// So many milliseconds.
    pub fn movetime(ms: u64) -> Limits {
        Limits { movetime_ms: Some(ms), ..Limits::default() }
    }
}
