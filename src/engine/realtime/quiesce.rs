//! Captures by ready pieces until nothing is to be gained at once.

use crate::board::Role;
use crate::engine::Value;
use crate::engine::realtime::eval;
use crate::engine::realtime::mind::worth;
use crate::engine::realtime::node::TimedNode;
use crate::engine::realtime::order;
use crate::engine::realtime::search::TimedSearcher;
use crate::engine::realtime::timed;
use crate::engine::value::{DRAW, MAX_PLY, Window};
use crate::realtime::Effect;

/// A capture that would still leave a side so far behind is not looked at, in centipawns.
const MARGIN: Value = 150;

impl TimedSearcher<'_> {
    /// What a moment is worth to the side that acts when only captures are looked at. To stand pat
    /// is sound here: waiting is a move.
    pub fn quiesce(&mut self, node: &TimedNode, window: Window, left: i32) -> Value {
        if self.count() {
            return DRAW;
        }
        let mut best = eval::evaluate(node, self.options);
        if best >= window.beta || left <= 0 || node.ply + 1 >= MAX_PLY {
            return best;
        }
        let side = node.actor();
        let mut moves = Vec::new();
        node.position.captures(self.options, side, node.now(), &mut moves);
        let stood = best;
        moves.retain(|effect| self.may_pay(node, effect, stood, window.alpha));
        order::sort(&mut moves, node, self.mind, None);
        for effect in &moves {
            let next = node.after(self.options, &self.pace, effect);
            let narrowed = Window::new(window.alpha.max(best), window.beta);
            let value = match self.decided(node, &next) {
                Some(value) => value,
                None if next.actor() == side => self.quiesce(&next, narrowed, left - 1),
                None => -self.quiesce(&next, narrowed.flipped(), left - 1),
            };
            if self.halted {
                return best;
            }
            best = best.max(value);
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Can a capture raise a value above alpha, and does it not lose more than it takes?
    fn may_pay(&self, node: &TimedNode, effect: &Effect, stood: Value, alpha: Value) -> bool {
        let gain = order::gain(effect);
        if stood + gain + MARGIN <= alpha {
            return false;
        }
        let risk = worth(effect.mover.role);
        effect.mover.role == Role::King
            || gain >= risk
            || !timed::is_guarded(node, self.options, effect)
    }
}
