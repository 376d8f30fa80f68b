//! Step 6 of the search: nodes so good or so bad that a look suffices.

use super::exchange;
use super::history::PieceTo;
use super::parameters::Parameters;
use super::picker::{Picker, Wanted};
use super::searcher::{Searcher, Task};
use super::stack::Node;
use super::table::{Bound, TtEntry};
use super::value::{DRAW, Expected, Value, Window, is_mate};
use crate::board::{Board, BoardSquare, Boards, Role};
use crate::rules::Move;

/// By how many plies a search is shallower that tells what a deep one would.
const SHALLOWER: i32 = 4;

impl<B: Boards> Searcher<'_, B> {
    /// A node so good or so bad that its moves need not be tried. What the opponent would take if
    /// nothing were done is noted in the task.
    pub fn prunes_node(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let (depth, eval) = (task.depth, task.eval.corrected);
        let Window { alpha, beta, .. } = task.window;
        if task.window.is_open() || node.safety.in_check || task.excluded.is_some() {
            return None;
        }
        // Reverse futility: so far above that whatever the opponent does, enough will be left; or so far below that it is
        // enough to change sides.
        let margin = self.data.parameters.reverse_futility * (depth - task.improving as i32);
        let is_enough = |value: &Value| depth <= 7 && !is_mate(beta) && value - margin >= beta;
        if is_enough(&eval) {
            return Some((eval + beta) / 2);
        }
        if let Some(hoped) = self.game.evaluation.choice(eval).filter(is_enough)
            && self.may_change_sides(node)
        {
            return Some((hoped + beta) / 2);
        }
        // Razoring: so far below that only captures could help.
        if depth <= 3 && eval + self.data.parameters.razoring * depth < alpha && !is_mate(alpha) {
            let value = self.quiesce(node, task.window);
            if value <= alpha {
                return Some(value);
            }
        }
        // Null move: even a second move in a row would not help the opponent.
        if self.game.evaluation.allows_null_move()
            && depth >= 3
            && task.eval.searched >= beta
            && !is_mate(beta)
        {
            let value = self.null_move(node, task);
            if value.is_some() {
                return value;
            }
        }
        // A capture that wins much: so it will after a deeper search.
        match depth >= 5 && !is_mate(beta) {
            true => self.probable_cut(node, task),
            false => None,
        }
    }

    /// Lets the opponent move twice. If even then the position is too good, it is.
    fn null_move(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let position = &node.position;
        let us = position.info.turn();
        let passed = self.data.context(us, node.ply).earlier[0] == PieceTo::NONE;
        // Where few pieces are left, having to move may be the whole trouble.
        let non_pawns = |board: &Board| {
            (board.color(us) & !board.pawns(us) & !board.pieces(us, Role::King)).len()
        };
        let free = position.boards().iter().map(non_pawns).sum::<u32>() > 1
            || !position.info.pocket(us).is_empty();
        if passed && node.ply > 0 || !free {
            return None;
        }
        let next = position.passed();
        let key = next.info.key();
        let next = self.child(node, next);
        let beta = task.window.beta;
        let Parameters { null_move, null_move_depth, null_move_excess, .. } = *self.data.parameters;
        let less = (null_move + null_move_depth * task.depth) / 96
            + ((task.eval.searched - beta) / null_move_excess).min(3);
        let depth = task.depth - 1 - less;
        let doubt = Window::above(beta - 1).expecting(Expected::Refuted);
        let first = self.run.repetition.pass();
        let value = self.enter(node, &next, PieceTo::NONE, doubt, depth);
        self.run.repetition.resume(first);
        if self.stop.is_some() {
            return Some(DRAW);
        }
        if value >= beta {
            return Some(if is_mate(value) { beta } else { value });
        }
        // What the opponent's answer takes is under threat.
        let answer = self.data.table.probe(key, next.distance).and_then(|known| known.best);
        task.threatened = answer.and_then(|answer| match answer {
            Move::Normal { from, to, .. } => Some(to.on(from.board())),
            _ => None,
        });
        task.threatened = task
            .threatened
            .filter(|&at: &BoardSquare| position.board(at).color(us).has(at.square()));
        None
    }

    /// ProbCut (Buro 1995): what exceeds the window by far after a shallow search of a capture
    /// will exceed it after a deep one.
    fn probable_cut(&mut self, node: &Node<B>, task: &Task) -> Option<Value> {
        let (beta, known) = (task.window.beta, task.known);
        let probcut = self.data.parameters.probcut;
        let bound = beta + probcut;
        let enough = task.depth - SHALLOWER + 1;
        if known.is_some_and(|known| known.depth >= enough && known.value < bound) {
            return None;
        }
        let tt_move = known.and_then(|known| known.best).filter(|m| m.is_noisy(&node.position));
        let mut picker = Picker::new(self.game, self.data, node, Wanted::Noisy, tt_move);
        let least = bound - task.eval.searched;
        let mut found = None;
        while let Some(picked) = picker.next(self.data, node) {
            let m = picked.m;
            if m.changes_sides() || !exchange::see_ge(self.game, &node.position, m, least) {
                continue;
            }
            let value = self.probe_capture(node, m, bound, task.depth - SHALLOWER);
            if self.stop.is_some() {
                found = Some(DRAW);
                break;
            }
            if value >= bound {
                let eval = task.eval.plain;
                let known =
                    TtEntry { best: Some(m), value, eval, depth: enough, bound: Bound::Lower };
                self.data.table.store(node.position.info.key(), node.distance, known);
                found = Some(if is_mate(value) { value } else { value - probcut });
                break;
            }
        }
        picker.finish(self.data);
        found
    }

    /// The value of a capture, if it is at least `bound`: by quiescence first, then `depth` plies deep.
    fn probe_capture(&mut self, node: &Node<B>, m: Move, bound: Value, depth: i32) -> Value {
        let next = self.step(node, m);
        let short = PieceTo::of(&node.position, m);
        let doubt = Window::above(bound - 1).expecting(Expected::Refuted);
        let value = self.enter(node, &next, short, doubt, 0);
        match value >= bound && self.stop.is_none() {
            true => self.enter(node, &next, short, doubt, depth),
            false => value,
        }
    }
}
