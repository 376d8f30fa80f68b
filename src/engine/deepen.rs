//! Iterative deepening at the root.

use super::history::PieceTo;
use super::level::Style;
use super::limits::Limits;
use super::reduce;
use super::repetition::Repetition;
use super::report::{Best, Watch};
use super::run::{RootMove, Run, StopReason};
use super::searcher::Searcher;
use super::stack::{Node, SearchData};
use super::value::{INFINITE, MATE, Value, Window, is_mate};
use crate::board::{Board, Boards, Position, Wide};
use crate::evaluation::{Rated, Tally};
use crate::rules::{Move, Rules};

/// A search that can be carried on, whatever number of boards it is on.
pub trait Running: Send {
    /// Searches on until something ends it.
    fn go_on(&mut self, means: Means) -> StopReason;

    /// Has the first iteration be so many plies deep.
    #[cfg(not(target_arch = "wasm32"))]
    fn begin_at(&mut self, depth: u32);

    /// The best move so far; none where there is no move.
    fn best(&self) -> Option<Best>;
}

/// What a search is carried on with.
pub struct Means<'a> {
    pub game: Rated,
    pub data: &'a mut SearchData,
    pub style: &'a Style,
    pub watch: &'a mut dyn Watch,
    /// When to pause, by the watch's clock.
    pub pause_ms: Option<u64>,
}

/// A search of these moves of a position, with what the limits allow. Its positions have just the
/// room that the game's boards need.
pub fn open(
    rules: Rules,
    position: &Position,
    repetition: Repetition,
    moves: Vec<Move>,
    limits: &Limits,
    started_ms: u64,
) -> Box<dyn Running> {
    match rules.boards() {
        1 => Box::new(Run::<[Board; 1]>::new(position, repetition, moves, limits, started_ms)),
        2 => Box::new(Run::<[Board; 2]>::new(position, repetition, moves, limits, started_ms)),
        _ => Box::new(Run::<Wide>::new(position, repetition, moves, limits, started_ms)),
    }
}

impl<B: Boards> Running for Run<B> {
    fn go_on(&mut self, means: Means) -> StopReason {
        let Means { game, data, style, watch, pause_ms } = means;
        Searcher { game, data, run: self, style, watch, pause_ms, stop: None }.deepen()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn begin_at(&mut self, depth: u32) {
        self.depth = depth.clamp(1, self.depth_limit);
    }

    fn best(&self) -> Option<Best> {
        let root = self.root_moves.first()?;
        let report = match &self.last {
            Some(last) if last.pv.first() == Some(&root.m) => last.clone(),
            _ => self.report_of(0, 0, 0),
        };
        Some(Best { m: root.m, report })
    }
}

impl<B: Boards> Searcher<'_, B> {
    /// Searches deeper and deeper until something ends it.
    pub fn deepen(&mut self) -> StopReason {
        let position = &self.run.position;
        let node = Node {
            position: *position,
            placed: Tally::of(self.game.weights, position.boards(), &position.info).sum,
            safety: self.game.rules.safety(&self.run.position),
            ply: 0,
            distance: 0,
        };
        if self.run.root_moves.is_empty() {
            return StopReason::Finished;
        }
        self.run.repetition.push(node.position.info.key());
        let stop = loop {
            if let Some(stop) = self.iterate(&node) {
                break stop;
            }
        };
        self.run.repetition.pop();
        stop
    }

    /// One iteration, or the rest of one. `None` if another is to follow.
    fn iterate(&mut self, node: &Node<B>) -> Option<StopReason> {
        let before = self.run.root_moves[0].m;
        while self.run.slot < self.run.wanted {
            let slot = self.run.slot;
            for root in &mut self.run.root_moves[slot..] {
                root.value = -INFINITE;
            }
            self.aspire(node, slot);
            rank(&mut self.run.root_moves[slot..]);
            if let Some(stop) = self.stop {
                self.run.resumed = stop == StopReason::Paused;
                return Some(stop);
            }
            rank(&mut self.run.root_moves[..=slot]);
            self.run.slot += 1;
        }
        self.run.slot = 0;
        self.run.resumed = false;
        let elapsed = self.elapsed_ms();
        self.tell(elapsed);
        for root in &mut self.run.root_moves {
            root.previous = root.value;
        }
        self.run.steadiness = match self.run.root_moves[0].m == before {
            true => self.run.steadiness + 1,
            false => 0,
        };
        if self.run.depth >= self.run.depth_limit || self.is_enough(elapsed) {
            return Some(StopReason::Finished);
        }
        self.run.depth += 1;
        None
    }

    fn elapsed_ms(&self) -> u64 {
        self.watch.now_ms().saturating_sub(self.run.started_ms)
    }

    /// Reports the best moves found.
    fn tell(&mut self, millis: u64) {
        let hashfull = self.data.table.hashfull();
        for slot in 0..self.run.wanted {
            let report = self.run.report_of(slot, millis, hashfull);
            self.watch.report(&report);
            if slot == 0 {
                self.run.last = Some(report);
            }
        }
    }

    /// Would another iteration be out of time, or find nothing new?
    fn is_enough(&self, elapsed_ms: u64) -> bool {
        let run = &self.run;
        let value = run.root_moves[0].value;
        let settled = is_mate(value) && run.depth as i32 > 2 * (MATE - value.abs()) + 2
            || run.root_moves.len() == 1 && run.depth >= 6;
        run.may_end_early && settled || run.budget.is_nearly_spent(elapsed_ms, run.steadiness)
    }

    /// Searches the root with a window around the last value, wider as long as that is wrong.
    fn aspire(&mut self, node: &Node<B>, slot: usize) {
        let center = self.run.root_moves[slot].previous;
        let mut reach = self.data.parameters.aspiration;
        let mut window = Window::new(-INFINITE, INFINITE);
        if self.run.depth >= 4 && !is_mate(center) {
            window = Window::new(center - reach, center + reach);
        }
        loop {
            let value = self.search_root(node, window, slot);
            if self.stop.is_some() {
                return;
            }
            if value <= window.alpha && value > -INFINITE {
                window.alpha = lowered(value - reach);
            } else if value >= window.beta && value < INFINITE {
                window.beta = -lowered(-value - reach);
            } else {
                return;
            }
            if window.alpha <= -INFINITE && window.beta >= INFINITE && value.abs() >= INFINITE {
                return;
            }
            rank(&mut self.run.root_moves[slot..]);
            reach *= 2;
        }
    }

    /// Searches the moves at the root from `slot` on; those before it are better.
    fn search_root(&mut self, node: &Node<B>, window: Window, slot: usize) -> Value {
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        for i in slot..self.run.root_moves.len() {
            let m = self.run.root_moves[i].m;
            let value = self.try_root(node, Window::new(alpha, window.beta), i - slot, m);
            if self.stop.is_some() {
                return best;
            }
            best = best.max(value);
            let root = &mut self.run.root_moves[i];
            root.value = -INFINITE;
            if i == slot || value > alpha {
                root.value = value;
                root.pv.clear();
                root.pv.push(m);
                root.pv.extend_from_slice(&self.data.stack(1).pv);
            }
            alpha = alpha.max(value);
            if alpha >= window.beta {
                break;
            }
        }
        best
    }

    /// Searches a move at the root that comes after `count` others.
    fn try_root(&mut self, node: &Node<B>, window: Window, count: usize, m: Move) -> Value {
        let short = PieceTo::of(&node.position, m);
        let next = self.step(node, m);
        self.data.stack_mut(node.ply).is_quiet = !m.is_noisy(&node.position);
        let checks = next.safety.in_check;
        let deeper = self.run.depth as i32 - 1 + checks as i32;
        if count == 0 {
            return self.enter(node, &next, short, window, deeper);
        }
        let mut reduced = deeper;
        if count > 3 && deeper >= 2 && !checks {
            let less =
                (reduce::lmr(&self.data.parameters, self.run.depth as i32, count) - 64).max(0) / 64;
            reduced = (deeper - less).max(1);
        }
        let above = Window::above(window.alpha);
        let mut value = self.enter(node, &next, short, above, reduced);
        if value > window.alpha && reduced < deeper {
            value = self.enter(node, &next, short, above, deeper);
        }
        if value > window.alpha {
            value = self.enter(node, &next, short, window, deeper);
        }
        value
    }
}

/// Puts the best moves first, those of equal value in the order they had. They are few and mostly in
/// order, and the library's sort is a large piece of code for each call with a closure of its own.
fn rank(root_moves: &mut [RootMove]) {
    for i in 1..root_moves.len() {
        let mut at = i;
        while at > 0 && root_moves[at - 1].value < root_moves[at].value {
            root_moves.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// A lower bound; one that says little might as well be open.
fn lowered(bound: Value) -> Value {
    if bound < -1_500 { -INFINITE } else { bound }
}
