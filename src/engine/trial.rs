//! Steps 9 to 12 of the search: whether a move is worth making, how deep it is searched, and the
//! search of what comes of it.

use super::exchange;
use super::history::PieceTo;
use super::parameters::Parameters;
use super::picker::{Picked, Picker};
use super::reduce;
use super::searcher::{Found, Searcher, Task};
use super::stack::Node;
use super::table::Bound;
use super::value::{DRAW, Expected, MATE_BOUND, Value, Window, is_mate};
use crate::board::Boards;
use crate::evaluation::{Hint, Quiet};
use crate::rules::Move;

impl<B: Boards> Searcher<'_, B> {
    /// Step 9: late, hopeless or losing moves are not even made.
    pub fn prunes_move(
        &self,
        node: &Node<B>,
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
        // A piece that is taken is missing on the side that the mover then goes on with.
        let eval = match m.changes_sides() {
            true => -task.eval.corrected - self.gain(node, m),
            false => task.eval.corrected,
        };
        let by = &self.data.parameters;
        let reduced = (depth - reduce::lmr(by, depth, found.count) / 64).max(1);
        let hope = by.futility + by.futility_depth * reduced;
        let hopeless = reduced <= 6 && eval + hope <= task.window.alpha;
        // Late move pruning: after so many moves the quiet ones left are not worth a look.
        if !is_noisy {
            let gives_check = picker.checks.gives(m);
            if found.count > lmp_count(by, depth, task.improving) {
                picker.skip_quiets();
                if !gives_check {
                    return true;
                }
            }
            // Futility (no quiet move makes up for what is missing), history (moves like it have failed
            // elsewhere), and near the horizon moves that only pass.
            let bad_history = reduced <= 4 && score < -by.bad_history * reduced;
            let idle = || depth <= 2 && self.hint(node, task, m, gives_check).is_idle;
            if !gives_check && (hopeless || bad_history || idle()) {
                return true;
            }
        }
        if m.changes_sides() {
            return is_noisy && hopeless;
        }
        // Static exchange: it loses more than so deep a search could make up for.
        let loss = match is_noisy {
            true => -by.capture_loss * depth,
            false => -by.quiet_loss * reduced * reduced,
        };
        depth <= 8 && !exchange::see_ge(self.game, &node.position, m, loss)
    }

    /// Step 10: how many plies deeper the table's move is searched. If all others are much worse
    /// without it, deeper; if they too exceed the window, the answer is known: `Err`.
    pub fn singular(&mut self, node: &Node<B>, task: &Task, m: Move) -> Result<i32, Value> {
        let Some(known) = task.known.filter(|known| known.best == Some(m)) else {
            return Ok(0);
        };
        let deep = task.depth >= 7 && known.depth >= task.depth - 3;
        let lower = matches!(known.bound, Bound::Lower | Bound::Exact) && !is_mate(known.value);
        if !deep || !lower || task.excluded.is_some() || !self.may_extend(node.ply) {
            return Ok(0);
        }
        let Parameters { singular, much_worse, .. } = *self.data.parameters;
        let bound = known.value - singular * task.depth / 32;
        self.data.stack_mut(node.ply).excluded = Some(m);
        let doubt = Window::above(bound - 1).expecting(task.window.expected);
        let value = self.search(node, doubt, (task.depth - 1) / 2);
        self.data.stack_mut(node.ply).excluded = None;
        Ok(match () {
            _ if self.stop.is_some() => 0,
            _ if value < bound - much_worse && !task.window.is_open() => 2,
            _ if value < bound => 1,
            _ if value >= task.window.beta && !is_mate(value) => return Err(value),
            _ if known.value >= task.window.beta => -2,
            _ if task.window.is_cut() => -1,
            _ => 0,
        })
    }

    /// Extensions end at twice the depth of the iteration.
    fn may_extend(&self, ply: usize) -> bool {
        ply < 2 * self.run.depth as usize
    }

    /// Steps 11 and 12: makes a move and searches what comes of it, `more` plies deeper than
    /// others.
    pub fn try_move(
        &mut self,
        node: &Node<B>,
        task: &Task,
        found: &Found,
        picked: Picked,
        short: PieceTo,
        more: i32,
    ) -> Value {
        if self.stop.is_some() {
            return DRAW;
        }
        let next = self.step(node, picked.m);
        // 11. A check that costs nothing is looked at more closely.
        let told =
            next.safety.in_check && next.position.info.player() != node.position.info.player();
        let checks = told && more == 0 && self.may_extend(node.ply);
        let sound = || exchange::see_ge(self.game, &node.position, picked.m, 0);
        let more = if checks && sound() { 1 } else { more };
        let deeper = task.depth - 1 + more;
        let (open, alpha) = (task.window.is_open(), found.alpha);
        let whole = Window { alpha, ..task.window };
        self.data.stack_mut(node.ply).is_quiet = !picked.is_noisy;
        if found.count == 1 {
            return self.enter(node, &next, short, whole, deeper);
        }
        // 12. Late moves less deep, and only asked whether they are better than the best.
        let less = self.reduction(node, task, found, picked, next.safety.in_check);
        let reduced = (deeper - less).clamp(deeper.min(1), deeper);
        let mut value = self.enter(node, &next, short, Window::above(alpha), reduced);
        if value > alpha && reduced < deeper {
            let expected = match task.window.is_cut() {
                true => Expected::Refuted,
                false => Expected::Stands,
            };
            let again = Window::above(alpha).expecting(expected);
            value = self.enter(node, &next, short, again, deeper);
        }
        if value > alpha && open {
            value = self.enter(node, &next, short, whole, deeper);
        }
        value
    }

    /// By how many plies a late move is searched less deep.
    fn reduction(
        &self,
        node: &Node<B>,
        task: &Task,
        found: &Found,
        picked: Picked,
        gives_check: bool,
    ) -> i32 {
        let open = task.window.is_open();
        let early = found.count <= if open { 3 } else { 1 };
        if task.depth < 2 || early {
            return 0;
        }
        let by = &self.data.parameters;
        let mut less = reduce::lmr(by, task.depth, found.count);
        less -= if open { by.reduction_open } else { 0 };
        less += if task.window.is_cut() { by.reduction_cut } else { 0 };
        if picked.is_noisy {
            let learnt = self.data.captures.of(&node.position, picked.m);
            less -= by.reduction_capture + learnt * by.reduction_capture_history / 6144;
            return if gives_check { 0 } else { less.max(0) / 64 };
        }
        less += match task.improving {
            true => -by.reduction_improving,
            false => by.reduction_worsening,
        };
        less -= if gives_check { by.reduction_check } else { 0 };
        less += self.hint(node, task, picked.m, gives_check).less;
        less -= picked.score.clamp(-24_000, 24_000) * by.reduction_history / 12_288;
        less / 64
    }

    /// What the game says of a quiet move.
    fn hint(&self, node: &Node<B>, task: &Task, m: Move, gives_check: bool) -> Hint {
        let saves = task.threatened.is_some() && m.origin() == task.threatened;
        let us = node.position.info.turn();
        let eval = task.eval.corrected;
        self.game.hint(&Quiet { m, us, saves, gives_check, eval, king: None })
    }
}

/// After how many moves the rest of the quiet ones are skipped.
fn lmp_count(by: &Parameters, depth: i32, improving: bool) -> usize {
    let most = (by.late_moves + by.late_moves_depth * depth * depth) as usize / 64;
    if depth > 8 {
        usize::MAX
    } else if improving {
        most
    } else {
        most / 2 + 1
    }
}
