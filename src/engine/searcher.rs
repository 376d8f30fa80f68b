//! A search at work, and what it notes of a node while it tries moves.

use super::captures::Capture;
use super::history::PieceTo;
use super::level::Style;
use super::report::Watch;
use super::run::{Run, StopReason};
use super::stack::SearchData;
use super::table::TtEntry;
use super::value::{INFINITE, Value, Window};
use crate::board::{BoardSquare, Boards};
use crate::evaluation::Rated;
use crate::rules::Move;

/// A search at work.
pub struct Searcher<'a, B: Boards> {
    pub game: Rated,
    pub data: &'a mut SearchData,
    pub run: &'a mut Run<B>,
    pub style: &'a Style,
    pub watch: &'a mut dyn Watch,
    /// When to pause, by the watch's clock.
    pub pause_ms: Option<u64>,
    /// Why it must come to an end, once it must.
    pub stop: Option<StopReason>,
}

/// What is asked about a node whose moves are to be tried, and what is known before.
pub struct Task {
    pub window: Window,
    pub depth: i32,
    /// The static evaluation for the person to move.
    pub eval: Eval,
    pub improving: bool,
    pub known: Option<TtEntry>,
    /// An own piece that the opponent would take if nothing were done.
    pub threatened: Option<BoardSquare>,
    pub excluded: Option<Move>,
}

/// What the moves tried so far came to.
pub struct Found {
    pub best: Value,
    /// The best value, or what was asked to be exceeded.
    pub alpha: Value,
    pub m: Option<Move>,
    /// Legal moves met.
    pub count: usize,
    /// Quiet moves that did not refute the position.
    tried: [PieceTo; 32],
    tried_len: usize,
    /// Captures that did not.
    taken: [Capture; 16],
    taken_len: usize,
}

impl Found {
    pub fn nothing(alpha: Value) -> Found {
        Found {
            best: -INFINITE,
            alpha,
            m: None,
            count: 0,
            tried: [PieceTo::NONE; 32],
            tried_len: 0,
            taken: [Capture::NONE; 16],
            taken_len: 0,
        }
    }

    /// The quiet moves that did not refute the position.
    pub fn tried(&self) -> &[PieceTo] {
        &self.tried[..self.tried_len]
    }

    pub fn add_tried(&mut self, short: PieceTo) {
        if let Some(slot) = self.tried.get_mut(self.tried_len) {
            *slot = short;
            self.tried_len += 1;
        }
    }

    /// The captures that did not refute the position.
    pub fn taken(&self) -> &[Capture] {
        &self.taken[..self.taken_len]
    }

    pub fn add_taken(&mut self, capture: Capture) {
        if let Some(slot) = self.taken.get_mut(self.taken_len) {
            *slot = capture;
            self.taken_len += 1;
        }
    }
}

/// What a position seems to be worth at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eval {
    /// As the evaluation says.
    pub plain: Value,
    /// As similar positions have turned out to be worth.
    pub corrected: Value,
    /// As a search has found it to be worth, where that is known to be more or less.
    pub searched: Value,
}
