//! Alpha-beta search.

use super::captures::Capture;
use super::history::{self, PieceTo};
use super::picker::{Picked, Picker, Wanted};
use super::searcher::{Found, Searcher, Task};
use super::stack::Node;
use super::table::{Bound, TtEntry};
use super::value::{DRAW, INFINITE, Value, Window, is_mate, lost_at, won_at};
use crate::board::Boards;

impl<B: Boards> Searcher<'_, B> {
    /// The value of a node for the person to move there, searched `depth` plies deep. Exact
    /// inside the window, otherwise a bound on the same side of it.
    pub fn search(&mut self, node: &Node<B>, window: Window, depth: i32) -> Value {
        let ply = node.ply;
        // 1. At the horizon only forcing moves are looked at.
        if depth <= 0 {
            return self.quiesce(node, window);
        }
        // 2. Shall the search end? Has the game?
        if self.visit(ply) {
            return DRAW;
        }
        if let Some(value) = self.ended(node) {
            return value;
        }
        // 3. A shorter mate has been found elsewhere.
        let alpha = window.alpha.max(lost_at(node.distance));
        let beta = window.beta.min(won_at(node.distance + 1));
        if alpha >= beta {
            return alpha;
        }
        let window = Window { alpha, beta, ..window };
        if !window.is_open() && self.takes_king(node) {
            return won_at(node.distance + 1);
        }
        // 4. What does the table know?
        let excluded = self.data.stack_mut(ply).excluded.take();
        let known = match excluded {
            None => self.data.table.probe(node.position.info.key(), node.distance),
            Some(_) => None,
        };
        if let Some(known) = known.filter(|known| self.suffices(node, known, window, depth)) {
            return known.value;
        }
        // 5. Static evaluation. Is it better than before the last two plies?
        let eval = self.static_eval(node, known);
        let mut task = Task {
            window,
            depth,
            eval,
            improving: self.is_improving(node, eval.corrected),
            known,
            threatened: None,
            excluded,
        };
        // 6. So good or so bad that a look suffices.
        if let Some(value) = self.prunes_node(node, &mut task) {
            return value;
        }
        // 7. Without a tt_move search less deep: next time the table will have one.
        if known.is_none_or(|known| known.best.is_none()) && depth >= 4 {
            task.depth -= 1;
        }
        self.try_moves(node, &task)
    }

    /// Does what the table knows answer the question?
    fn suffices(&self, node: &Node<B>, known: &TtEntry, window: Window, depth: i32) -> bool {
        // An open window wants a line, except when a paused search hurries to where it was.
        let answers = !window.is_open() || self.run.resumed && known.bound == Bound::Exact;
        answers
            && known.depth >= depth
            && known.settles(window.alpha, window.beta)
            && (node.position.info.clock < 90 || !self.game.rules.has_fifty_moves())
    }

    /// Steps 8 to 14: tries the moves of a node.
    fn try_moves(&mut self, node: &Node<B>, task: &Task) -> Value {
        let ply = node.ply;
        // 8. One move after the other, the likely best first.
        let tt_move = task.known.and_then(|known| known.best);
        let mut picker = Picker::new(self.game, self.data, node, Wanted::All, tt_move);
        picker.save(task.threatened);
        self.data.stack_mut(ply + 1).killers = [None; 2];
        let mut found = Found::nothing(task.window.alpha);
        while let Some(picked) = picker.next(self.data, node) {
            if Some(picked.m) == task.excluded {
                continue;
            }
            found.count += 1;
            let overlooked = found.count > 1 && self.overlooks(node, picked.m);
            if overlooked || self.prunes_move(node, task, &found, &mut picker, picked) {
                continue;
            }
            // 10. Is it the only good move? Is every move good enough?
            let more = match self.singular(node, task, picked.m) {
                Ok(more) => more,
                Err(value) => {
                    picker.finish(self.data);
                    return value;
                }
            };
            // 11. and 12. Make it and look.
            let short = PieceTo::of(&node.position, picked.m);
            let value = self.try_move(node, task, &found, picked, short, more);
            if self.stop.is_some() {
                break;
            }
            // 13. Is it better?
            if self.note(node, task, &mut found, picked, short, value) {
                break;
            }
        }
        picker.finish(self.data);
        if self.stop.is_some() {
            return DRAW;
        }
        self.conclude(node, task, &found)
    }

    /// Step 13: notes the value of a move. True when it refutes the position.
    fn note(
        &mut self,
        node: &Node<B>,
        task: &Task,
        found: &mut Found,
        picked: Picked,
        short: PieceTo,
        value: Value,
    ) -> bool {
        found.best = found.best.max(value);
        if value > found.alpha {
            found.alpha = value;
            found.m = Some(picked.m);
            if task.window.is_open() {
                self.data.extend_pv(node.ply, picked.m);
            }
            if value >= task.window.beta {
                self.reward(node, task, found, picked, short);
                return true;
            }
        }
        if !picked.is_noisy {
            found.add_tried(short);
        } else if let Some(capture) = Capture::of(&node.position, picked.m) {
            found.add_taken(capture);
        }
        false
    }

    /// Learns from a move that refuted a position, and from those before it that did not.
    fn reward(
        &mut self,
        node: &Node<B>,
        task: &Task,
        found: &Found,
        picked: Picked,
        short: PieceTo,
    ) {
        let us = node.position.info.turn();
        let bonus = history::bonus(&self.data.parameters, task.depth);
        if !picked.is_noisy {
            self.data.add_killer(node.ply, picked.m);
            let context = self.data.context(us, node.ply);
            self.data.history.reward(&context, bonus, (picked.m, short), found.tried());
        } else if let Some(capture) = Capture::of(&node.position, picked.m) {
            self.data.captures.adjust(us, capture, bonus);
        }
        for &capture in found.taken() {
            self.data.captures.adjust(us, capture, -bonus);
        }
    }

    /// Lets the correction learn from a quiet position of which the value is known well enough to
    /// say that the evaluation was too high or too low.
    fn learn(&mut self, node: &Node<B>, task: &Task, found: &Found, bound: Bound, best: Value) {
        let eval = task.eval.plain;
        let quiet = !found.m.is_some_and(|m| m.is_noisy(&node.position));
        let tells = match bound {
            Bound::Lower => best > eval,
            Bound::Upper => best < eval,
            Bound::Exact => true,
            Bound::None => false,
        };
        if quiet && tells && !node.safety.in_check && !is_mate(best) {
            let (boards, turn) = (node.position.boards(), node.position.info.turn());
            self.data.correction.learn(boards, turn, task.depth, best - eval);
        }
    }

    /// Nothing helped against the move that led here.
    fn praise_last(&mut self, node: &Node<B>, depth: i32) {
        let Some(ply) = node.ply.checked_sub(1) else { return };
        let last = self.data.stack(ply);
        let short = last.current_move;
        if last.is_quiet && short != PieceTo::NONE {
            let context = self.data.context(!node.position.info.turn(), ply);
            let bonus = history::bonus(&self.data.parameters, depth) / 2;
            self.data.history.adjust(&context, short, bonus);
        }
    }

    /// Step 14: the value of the node, which the table remembers.
    fn conclude(&mut self, node: &Node<B>, task: &Task, found: &Found) -> Value {
        if found.count == 0 {
            return match (task.excluded, node.safety.in_check) {
                (Some(_), _) => task.window.alpha,
                (None, true) => lost_at(node.distance),
                (None, false) => DRAW,
            };
        }
        // Nothing but skipped moves: no better than what was asked to be exceeded.
        let best = match found.best {
            v if v == -INFINITE => task.window.alpha,
            v => v,
        };
        if task.excluded.is_none() {
            let bound = if best >= task.window.beta {
                Bound::Lower
            } else if found.m.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let known = TtEntry {
                best: found.m,
                value: best,
                eval: task.eval.plain,
                depth: task.depth,
                bound,
            };
            if bound == Bound::Upper {
                self.praise_last(node, task.depth);
            }
            self.learn(node, task, found, bound, best);
            let key = node.position.info.key();
            self.data.table.store(key, node.distance, known);
        }
        best
    }
}
