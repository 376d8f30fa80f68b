//! The tree: waiting and every move of a ready piece, deeper and deeper.

use crate::board::{ByColor, Color, Role};
use crate::engine::Value;
use crate::engine::realtime::eval;
use crate::engine::realtime::mind::{Mind, packed};
use crate::engine::realtime::node::{Pace, TimedNode};
use crate::engine::realtime::order;
use crate::engine::table::{Bound, TtEntry};
use crate::engine::value::{DRAW, INFINITE, MAX_PLY, Window, lost_at, won_at};
use crate::realtime::{Effect, Options, Readiness, Tick};
use crate::rules;

/// From this depth on it is tried whether waiting alone is good enough.
const WAIT_DEPTH: i32 = 3;
/// Quiet moves after so many are looked at less deeply first, from a depth on.
const LATE: usize = 4;
const LATE_DEPTH: i32 = 3;

/// A search at work.
pub struct TimedSearcher<'a> {
    pub options: &'a Options,
    pub pace: ByColor<Pace>,
    pub mind: &'a mut Mind,
    /// Captures looked at beyond the last ply, at most.
    pub quiescence: i32,
    /// Nothing later than this tick is looked at for its own sake.
    pub horizon: Tick,
    pub nodes: u64,
    /// It ends when it has visited so many nodes.
    pub most: u64,
    pub halted: bool,
}

/// A node being searched: what is asked, and what has been found.
struct Task {
    window: Window,
    depth: i32,
    best: Value,
    found: Option<rules::Move>,
}

impl TimedSearcher<'_> {
    /// What a moment is worth to the side that acts, looking so many plies ahead. Meaningless once
    /// the search is halted.
    pub fn search(&mut self, node: &TimedNode, window: Window, depth: i32) -> Value {
        if depth <= 0 {
            return self.quiesce(node, window, self.quiescence);
        }
        if self.count() {
            return DRAW;
        }
        if node.ply + 1 >= MAX_PLY {
            return eval::evaluate(node, self.options);
        }
        let alpha = window.alpha.max(lost_at(node.ply));
        let beta = window.beta.min(won_at(node.ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let window = Window::new(alpha, beta);
        let key = node.key();
        let known = self.mind.table.probe(key, node.ply);
        if let Some(known) = known
            && known.depth >= depth
            && !window.is_open()
            && known.settles(alpha, beta)
        {
            return known.value;
        }
        let mut task = Task { window, depth, best: -INFINITE, found: None };
        self.choose(node, &mut task, known.and_then(|known| known.best));
        if !self.halted {
            let bound = match task.best {
                best if best >= beta => Bound::Lower,
                best if best > alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let known = TtEntry { best: task.found, value: task.best, eval: 0, depth, bound };
            self.mind.table.store(key, node.ply, known);
        }
        task.best
    }

    /// Tries waiting, then every move.
    fn choose(&mut self, node: &TimedNode, task: &mut Task, known: Option<rules::Move>) {
        let side = node.actor();
        let mut moves = Vec::new();
        node.position.legal(self.options, side, node.now(), Readiness::Counted, &mut moves);
        // Who can do nothing but wait has used up nothing.
        let left = task.depth - !moves.is_empty() as i32;
        if left >= WAIT_DEPTH && !task.window.is_open() {
            let value = self.after_waiting(node, task.window, left - 2);
            if value >= task.window.beta {
                task.best = value;
                return;
            }
        }
        task.best = self.after_waiting(node, task.window, left);
        if self.halted || task.best >= task.window.beta {
            return;
        }
        order::sort(&mut moves, node, self.mind, known);
        for index in 0..moves.len() {
            let value = self.after_move(node, task, &moves, index);
            if self.halted {
                return;
            }
            if value <= task.best {
                continue;
            }
            task.best = value;
            task.found = Some(packed(&moves[index]));
            if value >= task.window.beta {
                if order::gain(&moves[index]) == 0 {
                    self.mind.reward(node.ply, task.depth, &moves[index], &moves[..index]);
                }
                return;
            }
        }
    }

    /// What it is worth to let the chance go by.
    pub fn after_waiting(&mut self, node: &TimedNode, window: Window, depth: i32) -> Value {
        match node.after_waiting(self.horizon) {
            Some(next) => self.seen_by(node.actor(), &next, window, depth),
            None => eval::evaluate(node, self.options),
        }
    }

    fn after_move(
        &mut self,
        node: &TimedNode,
        task: &Task,
        moves: &[Effect],
        index: usize,
    ) -> Value {
        let effect = &moves[index];
        let next = node.after(self.options, &self.pace, effect);
        if let Some(value) = self.decided(node, &next) {
            return value;
        }
        let (alpha, beta) = (task.window.alpha.max(task.best), task.window.beta);
        let depth = task.depth - 1;
        let late = index >= LATE && task.depth >= LATE_DEPTH && order::gain(effect) == 0;
        let reduced = depth - late as i32;
        let value = self.seen_by(node.actor(), &next, Window::above(alpha), reduced);
        if value <= alpha || (reduced == depth && value >= beta) {
            return value;
        }
        self.seen_by(node.actor(), &next, Window::new(alpha, beta), depth)
    }

    /// What a later moment is worth to a side.
    pub fn seen_by(&mut self, side: Color, next: &TimedNode, window: Window, depth: i32) -> Value {
        match next.actor() == side {
            true => self.search(next, window, depth),
            false => -self.search(next, window.flipped(), depth),
        }
    }

    /// The value to the mover where the move ends the game: mate and stalemate heed no cooldowns.
    pub fn decided(&self, node: &TimedNode, next: &TimedNode) -> Option<Value> {
        let (enemy, position) = (!node.actor(), &next.position);
        let stuck = || !position.can_ever_move(self.options, enemy, node.now());
        if position.in_check(enemy) {
            return stuck().then(|| won_at(node.ply + 1));
        }
        let board = position.board();
        let bare = board.color(enemy) & !board.role(Role::Pawn) & !board.role(Role::King);
        (bare.is_empty() && stuck()).then_some(DRAW)
    }

    /// Counts a node; true when there have been enough.
    pub fn count(&mut self) -> bool {
        self.nodes += 1;
        self.halted |= self.nodes >= self.most;
        self.halted
    }
}
