//! What every node of the search needs: its end, its evaluation, its children.

use super::eval;
use super::history::PieceTo;
use super::run::StopReason;
use super::search::{Searcher, Task};
use super::stack::Node;
use super::table::TtEntry;
use super::value::{DRAW, MAX_PLY, Value, Window, is_mate, lost_at, won_at};
use crate::board::{Boards, Phase, Plane, Role, Seat, Site, State};
use crate::rules::Move;

/// How often the clock is looked at, in nodes; a power of two.
const POLL: u64 = 512;

/// What a position seems to be worth at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eval {
    /// As the evaluation says.
    pub plain: Value,
    /// As similar positions have turned out to be worth.
    pub corrected: Value,
}

impl<B: Boards> Searcher<'_, B> {
    /// Counts a node. True when the search shall end.
    pub fn visit(&mut self, ply: usize) -> bool {
        self.run.nodes += 1;
        self.run.seldepth = self.run.seldepth.max(ply as u32);
        self.data.stack_mut(ply).pv.clear();
        if self.run.nodes >= self.run.node_limit {
            self.stop = Some(StopReason::Finished);
        } else if self.run.nodes & (POLL - 1) == 0 {
            self.poll();
        }
        self.stop.is_some()
    }

    /// Looks at the clock and asks whoever watches.
    fn poll(&mut self) {
        let now = self.watch.now_ms();
        let elapsed = now.saturating_sub(self.run.started_ms);
        if self.watch.should_stop() || self.run.budget.is_spent(elapsed) {
            self.stop = Some(StopReason::Finished);
        } else if self.pause_ms.is_some_and(|pause| now >= pause) {
            self.stop = Some(StopReason::Paused);
        }
    }

    /// The value of a node at which the game or the line ends.
    pub fn ended(&mut self, node: &Node<B>) -> Option<Value> {
        let state = &node.state;
        if let Some(end) = self.rules.ending(state) {
            return Some(match end.winner {
                None => DRAW,
                Some(seat) if seat == state.meta.seat() => won_at(node.distance),
                Some(_) => lost_at(node.distance),
            });
        }
        if self.run.repetition.is_draw() || self.rules.is_dead(state.boards(), &state.meta) {
            return Some(DRAW);
        }
        // Mate on the hundredth ply counts.
        if state.meta.clock >= 100
            && self.rules.has_fifty_moves()
            && (!node.safety.in_check || !self.rules.legal(state).is_empty())
        {
            return Some(DRAW);
        }
        (node.ply >= MAX_PLY).then(|| self.evaluate(node))
    }

    /// Can the king be taken in this turn?
    pub fn takes_king(&self, node: &Node<B>) -> bool {
        let state = &node.state;
        self.rules.takes_king(state.boards(), &state.meta, state.meta.turn())
    }

    /// The static evaluation for the person to move.
    pub fn evaluate(&self, node: &Node<B>) -> Value {
        eval::evaluate(self.rules, &node.state) + self.style.whim(node.state.meta.key())
    }

    /// The static evaluation for the person to move, as it is and as corrected by experience;
    /// the latter is remembered in the node's entry. In check that of the last own move.
    pub fn static_eval(&mut self, node: &Node<B>, known: Option<TtEntry>) -> Eval {
        if node.safety.in_check {
            self.data.stack_mut(node.ply).eval = None;
            let before = self.data.eval_before(node.ply).map_or(0, |value| node.turned(value));
            return Eval { plain: before, corrected: before };
        }
        let plain = match known {
            Some(known) => known.eval,
            None => self.evaluate(node),
        };
        let corrected = self.data.correction.apply(&node.state, plain);
        self.data.stack_mut(node.ply).eval = Some(node.turned(corrected));
        Eval { plain, corrected }
    }

    /// Is a node better for the person to move than the position two plies before?
    pub fn is_improving(&self, node: &Node<B>, eval: Value) -> bool {
        let before = self.data.eval_before(node.ply);
        !node.safety.in_check
            && before.is_some_and(|before| match node.state.meta.seat() {
                Seat::First => eval > before,
                Seat::Second => -eval < before,
            })
    }

    /// Step 6: a node so good or so bad that its moves need not be tried. What the opponent would
    /// take if nothing were done is noted in the task.
    pub fn prunes_node(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let (depth, eval) = (task.depth, task.eval.corrected);
        let Window { alpha, beta } = task.window;
        if task.window.is_open() || node.safety.in_check || task.excluded.is_some() {
            return None;
        }
        // Reverse futility: so far above that whatever the opponent does, enough will be left.
        let margin = 75 * (depth - task.improving as i32);
        if depth <= 7 && !is_mate(beta) && eval - margin >= beta {
            return Some((eval + beta) / 2);
        }
        // Razoring: so far below that only captures could help.
        if depth <= 3 && eval + 220 * depth < alpha && !is_mate(alpha) {
            let value = self.quiesce(node, task.window);
            if value <= alpha {
                return Some(value);
            }
        }
        // Null move: even a second move in a row would not help the opponent.
        if self.rules.allows_null_move() && depth >= 3 && eval >= beta && !is_mate(beta) {
            return self.null_move(node, task);
        }
        None
    }

    /// Lets the opponent move twice. If even then the position is too good, it is.
    fn null_move(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let state = &node.state;
        let us = state.meta.turn();
        let passed = self.data.context(us, node.ply).earlier[0] == PieceTo::NONE;
        // Where few men are left, having to move may be the whole trouble.
        let officers =
            |plane: &Plane| (plane.color(us) & !plane.pawns(us) & !plane.men(us, Role::King)).len();
        let free = state.boards().iter().map(officers).sum::<u32>() > 1
            || !state.meta.reserve(us).is_empty();
        if passed && node.ply > 0 || !free {
            return None;
        }
        let mut next = *state;
        next.meta.clear_ep();
        next.meta.tick();
        next.meta.hand_over();
        let key = next.meta.key();
        let next = self.child(node, next);
        let beta = task.window.beta;
        let less = 3 + task.depth / 3 + ((task.eval.corrected - beta) / 180).min(3);
        let depth = task.depth - 1 - less;
        let value = self.enter(node, &next, PieceTo::NONE, Window::above(beta - 1), depth);
        if self.stop.is_some() {
            return Some(DRAW);
        }
        if value >= beta {
            return Some(if is_mate(value) { beta } else { value });
        }
        // What the opponent's answer takes is under threat.
        let answer = self.data.table.probe(key, next.distance).and_then(|known| known.best);
        task.threatened = answer.and_then(|answer| match answer {
            Move::Walk { from, to, .. } => Some(to.on(from.board())),
            _ => None,
        });
        task.threatened =
            task.threatened.filter(|&at: &Site| state.plane(at).color(us).has(at.square()));
        None
    }

    /// The node after a move.
    pub fn step(&self, node: &Node<B>, m: Move) -> Node<B> {
        let state = self.rules.play(&node.state, m);
        self.data.table.prefetch(state.meta.key());
        self.child(node, state)
    }

    /// A position after another.
    pub fn child(&self, node: &Node<B>, state: State<B>) -> Node<B> {
        let distance = node.distance + self.span(node, &state);
        Node { safety: self.rules.safety(&state), state, ply: node.ply + 1, distance }
    }

    /// By how much the distance grows from a node to a position after it. What somebody does on
    /// and on counts as if the other had moved in between, but the halves of a turn as one move.
    fn span(&self, node: &Node<B>, next: &State<B>) -> usize {
        let ends = || self.rules.ending(next).is_some();
        match (next.meta.seat() == node.state.meta.seat(), next.meta.phase()) {
            (false, _) => 1,
            (true, Phase::Second) => ends() as usize,
            (true, Phase::First) => 2,
        }
    }

    /// Searches a child; the value is for the person to move at the parent, who may be to move at
    /// the child as well.
    pub fn enter(
        &mut self,
        node: &Node<B>,
        next: &Node<B>,
        current_move: PieceTo,
        window: Window,
        depth: i32,
    ) -> Value {
        self.data.stack_mut(node.ply).current_move = current_move;
        self.run.repetition.push(next.state.meta.key());
        let value = if next.state.meta.seat() == node.state.meta.seat() {
            self.search(next, window, depth)
        } else {
            -self.search(next, window.flipped(), depth)
        };
        self.run.repetition.pop();
        value
    }

    /// Does a weak player miss the move? Never the cure of a check.
    pub fn overlooks(&self, node: &Node<B>, m: Move) -> bool {
        !node.safety.in_check && self.style.overlooks(&node.state, m)
    }
}
