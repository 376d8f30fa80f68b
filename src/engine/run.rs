//! One search from beginning to end: what it knows about itself.

use super::budget::Budget;
use super::limits::Limits;
use super::repetition::Repetition;
use super::report::Report;
use super::value::{INFINITE, MATE, MAX_PLY, Value};
use crate::board::{Boards, Position};
use crate::rules::Move;

/// Why a search comes to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// It is to be continued.
    Paused,
    Finished,
}

/// A move at the root.
#[derive(Clone, Debug)]
pub struct RootMove {
    pub m: Move,
    /// From the current iteration; minus infinity if it is no better than one before it.
    pub value: Value,
    /// From the iteration before.
    pub previous: Value,
    pub pv: Vec<Move>,
}

/// What a search knows about itself; it survives pauses.
pub struct Run<B: Boards> {
    pub position: Position<B>,
    pub repetition: Repetition,
    pub budget: Budget,
    pub node_limit: u64,
    pub started_ms: u64,
    pub nodes: u64,
    pub seldepth: u32,
    /// The current iteration's depth, in plies.
    pub depth: u32,
    /// Has the current iteration been interrupted by a pause?
    pub resumed: bool,
    pub depth_limit: u32,
    /// How many best moves are asked for, and which of them is being looked for.
    pub wanted: usize,
    pub slot: usize,
    pub root_moves: Vec<RootMove>,
    /// Iterations since the best move last changed.
    pub steadiness: u32,
    /// Shall it end early when nothing more can be found out?
    pub may_end_early: bool,
    /// The best move's last report.
    pub last: Option<Report>,
}

impl<B: Boards> Run<B> {
    /// A search of these moves of a position, with what the limits allow.
    pub fn new(
        position: &Position,
        repetition: Repetition,
        moves: Vec<Move>,
        limits: &Limits,
        started_ms: u64,
    ) -> Run<B> {
        let clock = limits.clocks[position.info.turn()];
        let root = |m| RootMove { m, value: -INFINITE, previous: -INFINITE, pv: vec![m] };
        Run {
            position: position.fitted(),
            repetition,
            budget: Budget::new(limits, clock),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            started_ms,
            nodes: 0,
            seldepth: 0,
            depth: 1,
            resumed: false,
            depth_limit: limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 1),
            wanted: limits.multipv.clamp(1, moves.len().max(1)),
            slot: 0,
            root_moves: moves.into_iter().map(root).collect(),
            steadiness: 0,
            may_end_early: !limits.infinite && clock.is_some(),
            last: None,
        }
    }

    /// What is known of the move at a place among the best ones.
    pub fn report_of(&self, slot: usize, millis: u64, hashfull: u32) -> Report {
        let root = &self.root_moves[slot];
        let value = match root.value {
            v if v == -INFINITE => root.previous,
            v => v,
        };
        Report {
            rank: slot + 1,
            depth: self.depth,
            seldepth: self.seldepth,
            value: value.max(-MATE),
            nodes: self.nodes,
            millis,
            hashfull,
            pv: root.pv.clone(),
        }
    }
}
