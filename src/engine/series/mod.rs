//! The search of games whose turns are series of moves.
//!
//! It does not go by plies: a whole series is one step. It looks through its own series for ends worth having,
//! with far more lines for a mate alone, and then from the best ends for what the other side can do with the
//! next one: mate, or gain what it can. Each round keeps twice as many lines as the one before, until nothing
//! is left out.

mod beam;
mod rounds;
mod worth;

use super::budget::Budget;
use super::deepen::{Means, Running};
use super::limits::Limits;
use super::report::{Best, Report};
use super::run::StopReason;
use super::value::{DRAW, Value};
use crate::board::Position;
use crate::rules::Move;
use rounds::Rounds;

/// So many plies of depth that are asked for make a round.
const PLIES: u32 = 3;

/// A search of a series.
pub struct SeriesRun {
    rounds: Rounds,
    /// Where no plan is made yet, it is this.
    any: Option<Move>,
    budget: Budget,
    node_limit: u64,
    started_ms: u64,
    wanted: usize,
    last: Option<Report>,
}

impl SeriesRun {
    /// A search of these moves of a position, with what the limits allow.
    pub fn new(
        position: &Position,
        moves: Vec<Move>,
        limits: &Limits,
        started_ms: u64,
    ) -> SeriesRun {
        let wanted = limits.multipv.clamp(1, moves.len().max(1));
        let node_limit = limits.nodes.unwrap_or(u64::MAX);
        let most = limits.depth.unwrap_or(u32::MAX).div_ceil(PLIES);
        SeriesRun {
            any: moves.first().copied(),
            rounds: Rounds::new(position.fitted(), moves, wanted, most, node_limit),
            budget: Budget::new(limits, limits.clocks[position.info.turn()]),
            node_limit,
            started_ms,
            wanted,
            last: None,
        }
    }

    /// Reports the best plans.
    fn tell(&mut self, means: &mut Means) {
        let millis = means.watch.now_ms().saturating_sub(self.started_ms);
        for slot in 0..self.wanted.min(self.rounds.plans.len()) {
            let plan = &self.rounds.plans[slot];
            let report = self.report(slot, plan.value, plan.moves.clone(), millis);
            means.watch.report(&report);
            if slot == 0 {
                self.last = Some(report);
            }
        }
    }

    fn report(&self, slot: usize, value: Value, pv: Vec<Move>, millis: u64) -> Report {
        let (depth, nodes, seldepth) = (self.rounds.round, self.rounds.nodes, pv.len() as u32);
        Report { rank: slot + 1, depth, seldepth, value, nodes, millis, hashfull: 0, pv }
    }
}

impl Running for SeriesRun {
    fn go_on(&mut self, mut means: Means) -> StopReason {
        while !self.rounds.are_over() {
            let now = means.watch.now_ms();
            let elapsed = now.saturating_sub(self.started_ms);
            let spent = self.rounds.nodes >= self.node_limit || self.budget.is_spent(elapsed);
            if spent || means.watch.should_stop() {
                break;
            }
            if means.pause_ms.is_some_and(|pause| now >= pause) {
                return StopReason::Paused;
            }
            if self.rounds.step(means.game) {
                self.tell(&mut means);
                if self.budget.is_nearly_spent(elapsed, self.rounds.steadiness) {
                    break;
                }
            }
        }
        StopReason::Finished
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn begin_at(&mut self, _depth: u32) {}

    fn best(&self) -> Option<Best> {
        let plan = self.rounds.plans.first();
        let m = plan.and_then(|plan| plan.moves.first().copied()).or(self.any)?;
        let report = match (&self.last, plan) {
            (Some(last), _) if last.pv.first() == Some(&m) => last.clone(),
            (_, Some(plan)) => self.report(0, plan.value, plan.moves.clone(), 0),
            (_, None) => self.report(0, DRAW, vec![m], 0),
        };
        Some(Best { m, report })
    }
}
