//! Quiescence: at the horizon, captures and promotions are looked at until nothing hangs.

use super::exchange;
use super::history::PieceTo;
use super::node::Eval;
use super::picker::{Picker, Wanted};
use super::search::Searcher;
use super::stack::Node;
use super::table::{Bound, TtEntry};
use super::value::{DRAW, INFINITE, MATE_BOUND, Value, Window, is_mate, lost_at, won_at};
use crate::board::{Boards, Phase, Role};
use crate::rules::{Memory, Move};

/// What a capture may gain beyond its victim before it is hopeless, in centipawns.
const MARGIN: Value = 160;
/// What it is worth to have the choice between two armies, in centipawns.
const CHOICE: Value = 60;
/// Quiet ways out of a check that are looked at once one has been found that does not lose.
const EVASIONS: usize = 3;

impl<B: Boards> Searcher<'_, B> {
    /// The value of a node for the person to move, with forcing moves only.
    pub fn quiesce(&mut self, node: &Node<B>, window: Window) -> Value {
        if self.visit(node.ply) {
            return DRAW;
        }
        if let Some(value) = self.ended(node) {
            return value;
        }
        if self.takes_king(node) {
            return won_at(node.distance + 1);
        }
        let key = node.state.meta.key();
        let known = self.data.table.probe(key, node.distance);
        if let Some(known) = known
            && !window.is_open()
            && known.settles(window.alpha, window.beta)
        {
            return known.value;
        }
        let Eval { plain, corrected: eval } = self.static_eval(node, known);
        let in_check = node.safety.in_check;
        // Nobody must capture: the position is worth what it is without.
        let mut best = if in_check { -INFINITE } else { eval };
        if best >= window.beta {
            return best;
        }
        // With a change of armies at hand, what is bad for one is good for the other.
        let hoped = eval.abs() * 3 / 4 + CHOICE;
        if !in_check && hoped > window.alpha.max(best) && self.may_change_armies(node) {
            best = hoped;
            if best >= window.beta {
                return best;
            }
        }
        let mut alpha = window.alpha.max(best);
        // The captures of a turn's second half are still to come, whatever the first half is.
        if self.rules.memory().contains(&Memory::Phase)
            && !in_check
            && node.state.meta.phase() == Phase::First
        {
            let value = self.skip_half(node, Window::new(alpha, window.beta));
            if self.stop.is_some() {
                return DRAW;
            }
            // But no mate is certain: the first half may shut the very line.
            if value > best && !is_mate(value) {
                best = value;
            }
            if best >= window.beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let wanted = if in_check { Wanted::All } else { Wanted::Noisy };
        let tt_move = known.and_then(|known| known.best);
        let mut picker = Picker::new(self.rules, self.data, node, wanted, tt_move);
        let mut found = None;
        let (mut count, mut quiet) = (0, 0);
        while let Some(picked) = picker.next(self.rules, self.data, node) {
            count += 1;
            if best > -MATE_BOUND && !picked.is_noisy {
                quiet += 1;
                if in_check && quiet > EVASIONS {
                    continue;
                }
            }
            let hopeless =
                !in_check && picked.is_noisy && eval + MARGIN + self.gain(node, picked.m) <= alpha;
            if hopeless || count > 1 && self.overlooks(node, picked.m) {
                continue;
            }
            let next = self.step(node, picked.m);
            self.data.stack_mut(node.ply).current_move = PieceTo::of(&node.state, picked.m);
            let value = self.follow(node, &next, Window::new(alpha, window.beta));
            if self.stop.is_some() {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                found = Some(picked.m);
                if value >= window.beta {
                    break;
                }
            }
        }
        picker.finish(self.data);
        if self.stop.is_some() {
            return DRAW;
        }
        if in_check && count == 0 {
            return lost_at(node.distance);
        }
        let bound = match best >= window.beta {
            true => Bound::Lower,
            false => Bound::Upper,
        };
        let known = TtEntry { best: found, value: best, eval: plain, depth: 0, bound };
        self.data.table.store(key, node.distance, known);
        best
    }

    /// The value of the second half of a turn, as if the first had been made and changed nothing.
    fn skip_half(&mut self, node: &Node<B>, window: Window) -> Value {
        let mut state = node.state;
        state.meta.set_phase(Phase::Second);
        let next = self.child(node, state);
        self.data.stack_mut(node.ply).current_move = PieceTo::NONE;
        self.follow(node, &next, window)
    }

    /// Looks at a child for the person to move at the parent.
    fn follow(&mut self, node: &Node<B>, next: &Node<B>, window: Window) -> Value {
        self.run.repetition.push(next.state.meta.key());
        let value = if next.state.meta.seat() == node.state.meta.seat() {
            self.quiesce(next, window)
        } else {
            -self.quiesce(next, window.flipped())
        };
        self.run.repetition.pop();
        value
    }

    /// What a capture or promotion takes, in centipawns.
    pub fn gain(&self, node: &Node<B>, m: Move) -> Value {
        let state = &node.state;
        if let Some(sum) = self.rules.settles(state.boards(), state.meta.turn(), m.plain()) {
            return sum;
        }
        let worth = |role: Role| self.rules.weights().exchange[role as usize];
        match m.plain() {
            Move::EnPassant { .. } | Move::PartEnPassant { .. } => worth(Role::Pawn),
            _ => {
                let taken = exchange::taken(&node.state, m).map_or(0, worth);
                taken + m.promotion(&node.state).map_or(0, worth)
            }
        }
    }
}
