//! One search from beginning to end: iterative deepening at the root.

use super::budget::Budget;
use super::frame::{Mind, Node};
use super::history::Short;
use super::level::Style;
use super::limits::Limits;
use super::reduce;
use super::repetition::Repetition;
use super::report::{Best, Report, Watch};
use super::search::Walker;
use super::value::{INFINITE, MATE, MAX_PLY, Value, Window, is_mate};
use crate::board::{Boards, Plane, State, Wide};
use crate::rules::{Move, Rules};

/// Why a search comes to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// It is to be continued.
    Paused,
    Finished,
}

/// A move at the root.
#[derive(Clone, Debug)]
struct Root {
    m: Move,
    /// From the current iteration; minus infinity if it is no better than one before it.
    value: Value,
    /// From the iteration before.
    previous: Value,
    line: Vec<Move>,
}

/// What a search knows about itself; it survives pauses.
pub struct Run<B: Boards> {
    state: State<B>,
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
    depth_limit: u32,
    /// How many best moves are asked for, and which of them is being looked for.
    wanted: usize,
    slot: usize,
    roots: Vec<Root>,
    /// Iterations since the best move last changed.
    steadiness: u32,
    /// Shall it end early when nothing more can be found out?
    may_end_early: bool,
    /// The best move's last report.
    last: Option<Report>,
}

/// A search that can be carried on, whatever number of boards it is on.
pub trait Running: Send {
    /// Searches on until something ends it.
    fn go_on(&mut self, means: Means) -> Halt;

    /// The best move so far; none where there is no move.
    fn best(&self) -> Option<Best>;
}

/// What a search is carried on with.
pub struct Means<'a> {
    pub rules: Rules,
    pub mind: &'a mut Mind,
    pub style: &'a Style,
    pub watch: &'a mut dyn Watch,
    /// When to pause, by the watch's clock.
    pub pause_ms: Option<u64>,
}

/// A search of these moves of a position, with what the limits allow. Its positions have just the
/// room that the game's boards need.
pub fn open(
    rules: Rules,
    state: &State,
    repetition: Repetition,
    moves: Vec<Move>,
    limits: &Limits,
    started_ms: u64,
) -> Box<dyn Running> {
    match rules.boards() {
        1 => Box::new(Run::<[Plane; 1]>::new(state, repetition, moves, limits, started_ms)),
        2 => Box::new(Run::<[Plane; 2]>::new(state, repetition, moves, limits, started_ms)),
        _ => Box::new(Run::<Wide>::new(state, repetition, moves, limits, started_ms)),
    }
}

impl<B: Boards> Running for Run<B> {
    fn go_on(&mut self, means: Means) -> Halt {
        let Means { rules, mind, style, watch, pause_ms } = means;
        Walker { rules, mind, run: self, style, watch, pause_ms, halt: None }.deepen()
    }

    fn best(&self) -> Option<Best> {
        let root = self.roots.first()?;
        let report = match &self.last {
            Some(last) if last.line.first() == Some(&root.m) => last.clone(),
            _ => self.report_of(0, 0, 0),
        };
        Some(Best { m: root.m, report })
    }
}

impl<B: Boards> Run<B> {
    /// A search of these moves of a position, with what the limits allow.
    fn new(
        state: &State,
        repetition: Repetition,
        moves: Vec<Move>,
        limits: &Limits,
        started_ms: u64,
    ) -> Run<B> {
        let clock = limits.clocks[state.meta.turn()];
        let root = |m| Root { m, value: -INFINITE, previous: -INFINITE, line: vec![m] };
        Run {
            state: state.fitted(),
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
            roots: moves.into_iter().map(root).collect(),
            steadiness: 0,
            may_end_early: !limits.infinite && clock.is_some(),
            last: None,
        }
    }

    fn report_of(&self, slot: usize, millis: u64, fullness: u32) -> Report {
        let root = &self.roots[slot];
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
            fullness,
            line: root.line.clone(),
        }
    }
}

impl<B: Boards> Walker<'_, B> {
    /// Searches deeper and deeper until something ends it.
    pub fn deepen(&mut self) -> Halt {
        let node = Node {
            state: self.run.state,
            safety: self.rules.safety(&self.run.state),
            ply: 0,
            distance: 0,
        };
        if self.run.roots.is_empty() {
            return Halt::Finished;
        }
        self.run.repetition.push(node.state.meta.key());
        let halt = loop {
            if let Some(halt) = self.iterate(&node) {
                break halt;
            }
        };
        self.run.repetition.pop();
        halt
    }

    /// One iteration, or the rest of one. `None` if another is to follow.
    fn iterate(&mut self, node: &Node<B>) -> Option<Halt> {
        let before = self.run.roots[0].m;
        while self.run.slot < self.run.wanted {
            let slot = self.run.slot;
            for root in &mut self.run.roots[slot..] {
                root.value = -INFINITE;
            }
            self.aspire(node, slot);
            rank(&mut self.run.roots[slot..]);
            if let Some(halt) = self.halt {
                self.run.resumed = halt == Halt::Paused;
                return Some(halt);
            }
            rank(&mut self.run.roots[..=slot]);
            self.run.slot += 1;
        }
        self.run.slot = 0;
        self.run.resumed = false;
        let elapsed = self.elapsed_ms();
        self.tell(elapsed);
        for root in &mut self.run.roots {
            root.previous = root.value;
        }
        self.run.steadiness = match self.run.roots[0].m == before {
            true => self.run.steadiness + 1,
            false => 0,
        };
        if self.run.depth >= self.run.depth_limit || self.is_enough(elapsed) {
            return Some(Halt::Finished);
        }
        self.run.depth += 1;
        None
    }

    fn elapsed_ms(&self) -> u64 {
        self.watch.now_ms().saturating_sub(self.run.started_ms)
    }

    /// Reports the best moves found.
    fn tell(&mut self, millis: u64) {
        let fullness = self.mind.table.fullness();
        for slot in 0..self.run.wanted {
            let report = self.run.report_of(slot, millis, fullness);
            self.watch.report(&report);
            if slot == 0 {
                self.run.last = Some(report);
            }
        }
    }

    /// Would another iteration be out of time, or find nothing new?
    fn is_enough(&self, elapsed_ms: u64) -> bool {
        let run = &self.run;
        let value = run.roots[0].value;
        let settled = is_mate(value) && run.depth as i32 > 2 * (MATE - value.abs()) + 2
            || run.roots.len() == 1 && run.depth >= 6;
        run.may_end_early && settled || run.budget.is_nearly_spent(elapsed_ms, run.steadiness)
    }

    /// Searches the root with a window around the last value, wider as long as that is wrong.
    fn aspire(&mut self, node: &Node<B>, slot: usize) {
        let center = self.run.roots[slot].previous;
        let mut reach = 18;
        let mut window = Window::new(-INFINITE, INFINITE);
        if self.run.depth >= 4 && !is_mate(center) {
            window = Window::new(center - reach, center + reach);
        }
        loop {
            let value = self.search_root(node, window, slot);
            if self.halt.is_some() {
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
            rank(&mut self.run.roots[slot..]);
            reach *= 2;
        }
    }

    /// Searches the moves at the root from `slot` on; those before it are better.
    fn search_root(&mut self, node: &Node<B>, window: Window, slot: usize) -> Value {
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        for i in slot..self.run.roots.len() {
            let m = self.run.roots[i].m;
            let value = self.try_root(node, Window::new(alpha, window.beta), i - slot, m);
            if self.halt.is_some() {
                return best;
            }
            best = best.max(value);
            let root = &mut self.run.roots[i];
            root.value = -INFINITE;
            if i == slot || value > alpha {
                root.value = value;
                root.line.clear();
                root.line.push(m);
                root.line.extend_from_slice(&self.mind.frame(1).line);
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
        let short = Short::of(&node.state, m);
        let next = self.step(node, m);
        let checks = next.safety.in_check;
        let deeper = self.run.depth as i32 - 1 + checks as i32;
        if count == 0 {
            return self.enter(node, &next, short, window, deeper);
        }
        let mut reduced = deeper;
        if count > 3 && deeper >= 2 && !checks {
            let less = (reduce::late(self.run.depth as i32, count) - 64).max(0) / 64;
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
fn rank(roots: &mut [Root]) {
    for i in 1..roots.len() {
        let mut at = i;
        while at > 0 && roots[at - 1].value < roots[at].value {
            roots.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// A lower bound; one that says little might as well be open.
fn lowered(bound: Value) -> Value {
    if bound < -1_500 { -INFINITE } else { bound }
}
