//! Alpha-beta search.

use super::exchange;
use super::frame::{Mind, Node};
use super::history::Short;
use super::level::Style;
use super::picker::{Picked, Picker, Wanted, is_noisy};
use super::reduce;
use super::report::Watch;
use super::run::{Halt, Run};
use super::table::{Bound, Known};
use super::value::{DRAW, INFINITE, MATE_BOUND, Value, Window, is_mate, lost_at, won_at};
use super::walk::Eval;
use crate::board::Site;
use crate::rules::{Move, Variant};

/// A search at work.
pub struct Walker<'a, V: Variant> {
    pub rules: V,
    pub mind: &'a mut Mind,
    pub run: &'a mut Run<V>,
    pub style: &'a Style,
    pub watch: &'a mut dyn Watch,
    /// When to pause, by the watch's clock.
    pub pause_ms: Option<u64>,
    /// Why it must come to an end, once it must.
    pub halt: Option<Halt>,
}

/// What is asked about a node whose moves are to be tried, and what is known before.
pub struct Task {
    pub window: Window,
    pub depth: i32,
    /// The static evaluation for the person to move.
    pub eval: Eval,
    pub improving: bool,
    pub known: Option<Known>,
    /// An own man that the opponent would take if nothing were done.
    pub threatened: Option<Site>,
    pub left_out: Option<Move>,
}

/// What the moves tried so far came to.
struct Found {
    best: Value,
    /// The best value, or what was asked to be exceeded.
    alpha: Value,
    m: Option<Move>,
    /// Legal moves met.
    count: usize,
    /// Quiet moves that did not refute the position.
    tried: [Short; 32],
    tried_len: usize,
}

impl Found {
    fn nothing(alpha: Value) -> Found {
        Found { best: -INFINITE, alpha, m: None, count: 0, tried: [Short::NONE; 32], tried_len: 0 }
    }

    fn add_tried(&mut self, short: Short) {
        if let Some(slot) = self.tried.get_mut(self.tried_len) {
            *slot = short;
            self.tried_len += 1;
        }
    }
}

impl<V: Variant> Walker<'_, V> {
    /// The value of a node for the person to move there, searched `depth` plies deep. Exact
    /// inside the window, otherwise a bound on the same side of it.
    pub fn search(&mut self, node: &Node<V>, window: Window, depth: i32) -> Value {
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
        let alpha = window.alpha.max(lost_at(ply));
        let beta = window.beta.min(won_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let window = Window::new(alpha, beta);
        // 4. What does the table know?
        let left_out = self.mind.frame_mut(ply).left_out.take();
        let known = match left_out {
            None => self.mind.table.probe(node.state.meta.key(), ply),
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
            left_out,
        };
        // 6. So good or so bad that a look suffices.
        if let Some(value) = self.prune(node, &mut task) {
            return value;
        }
        // 7. Without a hint search less deep: next time the table will have one.
        if known.is_none_or(|known| known.best.is_none()) && depth >= 4 {
            task.depth -= 1;
        }
        self.try_moves(node, &task)
    }

    /// Does what the table knows answer the question?
    fn suffices(&self, node: &Node<V>, known: &Known, window: Window, depth: i32) -> bool {
        // An open window wants a line, except when a paused search hurries to where it was.
        let answers = !window.is_open() || self.run.resumed && known.bound == Bound::Exact;
        answers
            && known.depth >= depth
            && known.settles(window.alpha, window.beta)
            && node.state.meta.clock < 90
    }

    /// Steps 8 to 14: tries the moves of a node.
    fn try_moves(&mut self, node: &Node<V>, task: &Task) -> Value {
        let ply = node.ply;
        // 8. One move after the other, the likely best first.
        let hint = task.known.and_then(|known| known.best);
        let mut picker = Picker::new(&self.rules, self.mind, node, Wanted::All, hint);
        picker.save(task.threatened);
        self.mind.frame_mut(ply + 1).killers = [None; 2];
        let mut found = Found::nothing(task.window.alpha);
        while let Some(picked) = picker.next(&self.rules, self.mind, node) {
            if Some(picked.m) == task.left_out {
                continue;
            }
            found.count += 1;
            let overlooked = found.count > 1 && self.overlooks(node, picked.m);
            if overlooked || self.skips(node, task, &found, &mut picker, picked) {
                continue;
            }
            // 10. Is it the only good move? Is every move good enough?
            let more = match self.singular(node, task, picked.m) {
                Ok(more) => more,
                Err(value) => {
                    picker.finish(self.mind);
                    return value;
                }
            };
            // 11. and 12. Make it and look.
            let short = Short::of(&node.state, picked.m);
            let value = self.try_move(node, task, &found, picked, short, more);
            if self.halt.is_some() {
                break;
            }
            // 13. Is it better?
            if self.note(node, task, &mut found, picked, short, value) {
                break;
            }
        }
        picker.finish(self.mind);
        if self.halt.is_some() {
            return DRAW;
        }
        self.conclude(node, task, &found)
    }

    /// Step 9: late, hopeless or losing moves are not even made.
    fn skips(
        &self,
        node: &Node<V>,
        task: &Task,
        found: &Found,
        picker: &mut Picker,
        picked: Picked,
    ) -> bool {
        let Picked { m, is_noisy, score } = picked;
        let depth = task.depth;
        if task.window.is_open() || node.safety.in_check || found.best <= -MATE_BOUND {
            return false;
        }
        let reduced = (depth - reduce::late(depth, found.count) / 64).max(1);
        if !is_noisy {
            let gives_check = picker.checks.gives(m);
            if found.count > late_from(depth, task.improving) {
                picker.skip_quiets();
                if !gives_check {
                    return true;
                }
            }
            let hopeless =
                reduced <= 6 && task.eval.corrected + 90 + 85 * reduced <= task.window.alpha;
            let unloved = reduced <= 4 && score < -2_800 * reduced;
            if !gives_check && (hopeless || unloved || is_idle(m, depth, task.threatened)) {
                return true;
            }
        }
        let loss = match is_noisy {
            true => -90 * depth,
            false => -25 * reduced * reduced,
        };
        depth <= 8 && !exchange::wins(self.rules.weights(), &node.state, m, loss)
    }

    /// Step 10: how many plies deeper the table's move is searched. If all others are much worse
    /// without it, deeper; if they too exceed the window, the answer is known: `Err`.
    fn singular(&mut self, node: &Node<V>, task: &Task, m: Move) -> Result<i32, Value> {
        let Some(known) = task.known.filter(|known| known.best == Some(m)) else {
            return Ok(0);
        };
        let deep = task.depth >= 7 && known.depth >= task.depth - 3;
        let lower = matches!(known.bound, Bound::Lower | Bound::Exact) && !is_mate(known.value);
        if !deep || !lower || task.left_out.is_some() || !self.may_extend(node.ply) {
            return Ok(0);
        }
        let bound = known.value - 2 * task.depth;
        self.mind.frame_mut(node.ply).left_out = Some(m);
        let value = self.search(node, Window::above(bound - 1), (task.depth - 1) / 2);
        self.mind.frame_mut(node.ply).left_out = None;
        if self.halt.is_some() || value < bound {
            Ok(1)
        } else if value >= task.window.beta && !is_mate(value) {
            Err(value)
        } else if known.value >= task.window.beta {
            Ok(-1)
        } else {
            Ok(0)
        }
    }

    /// Extensions end at twice the depth of the iteration.
    fn may_extend(&self, ply: usize) -> bool {
        ply < 2 * self.run.depth as usize
    }

    /// Steps 11 and 12: makes a move and searches what comes of it, `more` plies deeper than
    /// others.
    fn try_move(
        &mut self,
        node: &Node<V>,
        task: &Task,
        found: &Found,
        picked: Picked,
        short: Short,
        more: i32,
    ) -> Value {
        if self.halt.is_some() {
            return DRAW;
        }
        let next = self.step(node, picked.m);
        // 11. A check that costs nothing is looked at more closely.
        let checks = next.safety.in_check && more == 0 && self.may_extend(node.ply);
        let sound = || exchange::wins(self.rules.weights(), &node.state, picked.m, 0);
        let more = if checks && sound() { 1 } else { more };
        let deeper = task.depth - 1 + more;
        let (open, alpha) = (task.window.is_open(), found.alpha);
        if found.count == 1 {
            let window = Window::new(alpha, task.window.beta);
            return self.enter(node, &next, short, window, deeper);
        }
        // 12. Late moves less deep, and only asked whether they are better than the best.
        let less = self.reduction(task, found, picked, next.safety.in_check);
        let reduced = (deeper - less).clamp(deeper.min(1), deeper);
        let mut value = self.enter(node, &next, short, Window::above(alpha), reduced);
        if value > alpha && reduced < deeper {
            value = self.enter(node, &next, short, Window::above(alpha), deeper);
        }
        if value > alpha && open {
            let window = Window::new(alpha, task.window.beta);
            value = self.enter(node, &next, short, window, deeper);
        }
        value
    }

    /// By how many plies a late move is searched less deep.
    fn reduction(&self, task: &Task, found: &Found, picked: Picked, gives_check: bool) -> i32 {
        let open = task.window.is_open();
        let early = found.count <= if open { 3 } else { 1 };
        if task.depth < 2 || early || picked.is_noisy {
            return 0;
        }
        let mut less = reduce::late(task.depth, found.count);
        less += if open { -64 } else { 0 };
        less += if task.improving { -24 } else { 32 };
        less += if gives_check { -64 } else { 0 };
        less += match picked.m {
            Move::Warp { .. } if picked.m.origin() != task.threatened => 64,
            Move::Drop { .. } if !gives_check => 24,
            _ => 0,
        };
        if !picked.is_noisy {
            less -= picked.score.clamp(-24_000, 24_000) / 192;
        }
        less / 64
    }

    /// Step 13: notes the value of a move. True when it refutes the position.
    fn note(
        &mut self,
        node: &Node<V>,
        task: &Task,
        found: &mut Found,
        picked: Picked,
        short: Short,
        value: Value,
    ) -> bool {
        found.best = found.best.max(value);
        if value > found.alpha {
            found.alpha = value;
            found.m = Some(picked.m);
            if task.window.is_open() {
                self.mind.extend_line(node.ply, picked.m);
            }
            if value >= task.window.beta {
                if !picked.is_noisy {
                    self.mind.add_killer(node.ply, picked.m);
                    let context = self.mind.context(node.state.meta.turn(), node.ply);
                    let tried = &found.tried[..found.tried_len];
                    let best = (picked.m, short);
                    self.mind.history.reward(&context, task.depth, best, tried);
                }
                return true;
            }
        }
        if !picked.is_noisy {
            found.add_tried(short);
        }
        false
    }

    /// Lets the correction learn from a quiet position of which the value is known well enough to
    /// say that the evaluation was too high or too low.
    fn learn(&mut self, node: &Node<V>, task: &Task, found: &Found, bound: Bound, best: Value) {
        let eval = task.eval.plain;
        let quiet = !found.m.is_some_and(|m| is_noisy(&node.state, m));
        let tells = match bound {
            Bound::Lower => best > eval,
            Bound::Upper => best < eval,
            Bound::Exact => true,
            Bound::None => false,
        };
        if quiet && tells && !node.safety.in_check && !is_mate(best) {
            self.mind.correction.learn(&node.state, task.depth, best - eval);
        }
    }

    /// Step 14: the value of the node, which the table remembers.
    fn conclude(&mut self, node: &Node<V>, task: &Task, found: &Found) -> Value {
        if found.count == 0 {
            return match (task.left_out, node.safety.in_check) {
                (Some(_), _) => task.window.alpha,
                (None, true) => lost_at(node.ply),
                (None, false) => DRAW,
            };
        }
        // Nothing but skipped moves: no better than what was asked to be exceeded.
        let best = match found.best {
            v if v == -INFINITE => task.window.alpha,
            v => v,
        };
        if task.left_out.is_none() {
            let bound = if best >= task.window.beta {
                Bound::Lower
            } else if found.m.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let known = Known {
                best: found.m,
                value: best,
                eval: task.eval.plain,
                depth: task.depth,
                bound,
            };
            self.learn(node, task, found, bound, best);
            let key = node.state.meta.key();
            self.mind.table.store(key, node.ply, known);
        }
        best
    }
}

/// After how many moves the rest of the quiet ones are skipped.
fn late_from(depth: i32, improving: bool) -> usize {
    let most = 4 + (depth * depth) as usize;
    if depth > 8 {
        usize::MAX
    } else if improving {
        most
    } else {
        most / 2 + 1
    }
}

/// Near the horizon a man that leaves the board without need only passes.
fn is_idle(m: Move, depth: i32, threatened: Option<Site>) -> bool {
    matches!(m, Move::Warp { from } if depth <= 2 && Some(from) != threatened)
}
