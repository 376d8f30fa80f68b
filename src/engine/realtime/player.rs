//! A player: asked about a moment, it thinks deeper and deeper and says what it would do.

use crate::board::splitmix::nth;
use crate::board::{ByColor, Color};
use crate::engine::Value;
use crate::engine::realtime::eval;
use crate::engine::realtime::mind::Mind;
use crate::engine::realtime::node::{Pace, TimedNode};
use crate::engine::realtime::order;
use crate::engine::realtime::search::TimedSearcher;
use crate::engine::realtime::style::{Opponent, TimedStyle};
use crate::engine::value::{INFINITE, MAX_PLY, Window};
use crate::realtime::{Effect, EnPassantRule, Move, Options, Readiness, TU, Tick, TimedPosition};

/// A move may be worse than waiting by so much, in centipawns, and more for each time unit since the
/// last one: who only ever waits for something better never moves.
const WORTH_MOVING: Value = -10;
const IMPATIENCE: Value = 10;
/// The search looks no further ahead than this.
const HORIZON: Tick = 10 * TU;
/// For so long a player does not think of the same pieces.
const SPELL: Tick = 3 * TU;

/// What is asked: a moment at which the player may act.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// What it has seen so far.
    pub position: TimedPosition,
    pub options: Options,
    pub side: Color,
    /// When it may act.
    pub at: Tick,
    /// How fast it and its opponent act.
    pub pace: ByColor<Pace>,
    /// Games with different seeds differ.
    pub seed: u64,
}

/// What a player would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimedChoice {
    Wait,
    Move(Move),
}

/// What a player has found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    pub choice: TimedChoice,
    /// What that is worth to it, in centipawns or as a mate.
    pub value: Value,
    /// Moves and waits it has looked ahead.
    pub depth: i32,
    pub nodes: u64,
}

/// Somebody who answers questions, one after another.
pub struct TimedSearch {
    mind: Mind,
    style: TimedStyle,
    task: Option<Thinking>,
}

/// A question being thought about.
struct Thinking {
    node: TimedNode,
    options: Options,
    pace: ByColor<Pace>,
    /// The moves there are, the best so far first.
    moves: Vec<Effect>,
    /// By how much a move must be better than waiting.
    margin: Value,
    depth: i32,
    nodes: u64,
    thought: Thought,
}

impl TimedSearch {
    /// A player with a table of so many megabytes.
    pub fn new(style: TimedStyle, megabytes: usize) -> TimedSearch {
        TimedSearch { mind: Mind::new(megabytes), style, task: None }
    }

    /// Takes up a question; any earlier one is forgotten.
    pub fn begin(&mut self, question: &Question) {
        self.mind.begin();
        let task = Thinking::new(question, &self.style);
        self.task = Some(task);
    }

    /// Thinks for so many nodes at most and says what it would do by now; an iteration that was
    /// interrupted begins anew and gets further, for what was found is in the table. True while
    /// there is more to find.
    pub fn slice(&mut self, nodes: u64) -> (Thought, bool) {
        let Some(task) = &mut self.task else { return (Thought::NONE, false) };
        let pause = task.nodes.saturating_add(nodes).min(self.style.nodes);
        while task.has_more(&self.style) {
            let mut searcher = TimedSearcher {
                options: &task.options,
                pace: task.pace,
                mind: &mut self.mind,
                quiescence: self.style.quiescence,
                horizon: task.node.now().saturating_add(HORIZON),
                nodes: task.nodes,
                most: pause,
                halted: false,
            };
            let done = searcher.iterate(&task.node, &mut task.moves, task.margin, task.depth + 1);
            task.nodes = searcher.nodes;
            let Some((choice, value)) = done else { break };
            task.depth += 1;
            let (depth, nodes) = (task.depth, task.nodes);
            task.thought = Thought { choice, value, depth, nodes };
        }
        (task.thought, task.has_more(&self.style))
    }

    /// The answer to a question, after as much thought as its style allows.
    pub fn think(&mut self, question: &Question) -> Thought {
        self.begin(question);
        self.slice(u64::MAX).0
    }
}

impl Thought {
    /// Nothing to think about.
    pub const NONE: Thought = Thought { choice: TimedChoice::Wait, value: 0, depth: 0, nodes: 0 };
}

impl Thinking {
    /// Is there more to find for a player of a style?
    fn has_more(&self, style: &TimedStyle) -> bool {
        let deepest = style.depth.min(MAX_PLY as i32 - 1);
        self.depth < deepest && self.nodes < style.nodes && !self.moves.is_empty()
    }

    fn new(question: &Question, style: &TimedStyle) -> Thinking {
        let Question { position, side, at, .. } = *question;
        let mut moves = Vec::new();
        position.legal(&question.options, side, at, Readiness::Counted, &mut moves);
        moves.retain(|effect| !is_unnoticed(effect, question, style));
        let since = position.moved[side].map_or(at, |tick| at.saturating_sub(tick));
        let patience = (since as Value / TU as Value).min(100) * IMPATIENCE;
        let timed = style.opponent == Opponent::Timed;
        let (position, options) = match timed {
            true => (position, question.options),
            false => (thawed(&position), timeless(&question.options)),
        };
        let node = first(question, position, timed);
        Thinking {
            node,
            options,
            pace: match timed {
                true => question.pace,
                false => ByColor([Pace { interval: 2, reaction: 1 }; 2]),
            },
            moves,
            margin: WORTH_MOVING - patience,
            depth: 0,
            nodes: 0,
            thought: Thought { value: eval::evaluate(&node, &options), ..Thought::NONE },
        }
    }
}

/// The moment asked about: the player acts, the other when it can.
fn first(question: &Question, position: TimedPosition, timed: bool) -> TimedNode {
    let Question { side, at, .. } = *question;
    let mut hand = ByColor([at; 2]);
    let other = match (timed, question.position.moved[!side]) {
        (true, Some(tick)) => tick.saturating_add(question.pace[!side].interval),
        _ => 0,
    };
    hand[!side] = other.max(at.saturating_add(1));
    TimedNode { position, hand, waited: ByColor([false; 2]), ply: 0 }
}

/// The position as if nobody were frozen.
fn thawed(position: &TimedPosition) -> TimedPosition {
    let mut thawed = *position;
    for at in position.board().occupied() {
        thawed.set_ready(at, 0);
    }
    thawed
}

/// Rules by which nobody is ever frozen.
fn timeless(options: &Options) -> Options {
    Options { values: [0; 6], en_passant: EnPassantRule::NextMove, ..*options }
}

/// Does a player of a style not think of a piece, just now?
fn is_unnoticed(effect: &Effect, question: &Question, style: &TimedStyle) -> bool {
    let spell = (question.at / SPELL) as u64;
    let piece = effect.from.index() as u64;
    nth(question.seed ^ spell << 8 ^ piece) % 100 < style.unnoticed
}

impl TimedSearcher<'_> {
    /// The best choice so many plies ahead and its value; none when the search was halted. The best
    /// move comes first in the list.
    fn iterate(
        &mut self,
        node: &TimedNode,
        moves: &mut [Effect],
        margin: Value,
        depth: i32,
    ) -> Option<(TimedChoice, Value)> {
        if depth == 1 {
            order::sort(moves, node, self.mind, None);
        }
        let side = node.actor();
        let whole = Window::new(-INFINITE, INFINITE);
        let waiting = self.after_waiting(node, whole, depth - 1);
        let mut best = (TimedChoice::Wait, waiting);
        let mut alpha = waiting.saturating_add(margin).clamp(1 - INFINITE, INFINITE - 2);
        for index in 0..moves.len() {
            let effect = moves[index];
            let next = node.after(self.options, &self.pace, &effect);
            let value = match self.decided(node, &next) {
                Some(value) => value,
                None => {
                    let value = self.seen_by(side, &next, Window::above(alpha), depth - 1);
                    match value > alpha && !self.halted {
                        true => self.seen_by(side, &next, Window::new(alpha, INFINITE), depth - 1),
                        false => value,
                    }
                }
            };
            if self.halted {
                return None;
            }
            if value > alpha {
                alpha = value;
                best = (TimedChoice::Move(effect.asked()), value);
                moves[..=index].rotate_right(1);
            }
        }
        (!self.halted).then_some(best)
    }
}
