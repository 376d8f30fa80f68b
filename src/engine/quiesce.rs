//! Quiescence: at the horizon, captures and promotions are looked at until nothing hangs.

use super::history::PieceTo;
use super::picker::{Picker, Wanted};
use super::searcher::{Eval, Searcher};
use super::stack::Node;
use super::table::{Bound, TtEntry};
use super::value::{DRAW, INFINITE, MATE_BOUND, Value, Window, is_mate, lost_at, won_at};
use crate::board::{Boards, Role, Roles};
use crate::rules::{Move, Stage};

/// Quiet ways out of a check that are looked at once one has been found that does not lose.
const EVASIONS: usize = 3;

/// What the forcing moves of a node have come to.
struct Tried {
    best: Value,
    m: Option<Move>,
    /// Legal moves met.
    count: usize,
}

impl<B: Boards> Searcher<'_, B> {
    /// The value of a node for the person to move, with forcing moves only.
    pub fn quiesce(&mut self, node: &Node<B>, window: Window) -> Value {
        // 1. Shall the search end? Has the game, or does it with this turn?
        if self.visit(node.ply) {
            return DRAW;
        }
        if let Some(value) = self.ended(node) {
            return value;
        }
        if self.takes_king(node) {
            return won_at(node.distance + 1);
        }
        // 2. What does the table know?
        let known = self.data.table.probe(node.position.info.key(), node.distance);
        if let Some(known) = known
            && !window.is_open()
            && known.settles(window.alpha, window.beta)
        {
            return known.value;
        }
        // 3. Static evaluation. In check there is no standing still.
        let eval = self.static_eval(node, known);
        let best = match node.safety.in_check {
            true => -INFINITE,
            false => self.stand_pat(node, window, eval.searched),
        };
        if self.stop.is_some() {
            return DRAW;
        }
        if best >= window.beta {
            return best;
        }
        // 7. One capture after the other; in check, one way out after the other.
        let tt_move = known.and_then(|known| known.best);
        let tried = self.try_forcing(node, window, eval.searched, best, tt_move);
        if self.stop.is_some() {
            return DRAW;
        }
        // 9. The value of the node, which the table remembers.
        self.conclude_forcing(node, window, eval, tried)
    }

    /// Steps 4 to 6: what a position is worth where nobody must capture; not all of it once that is
    /// enough.
    fn stand_pat(&mut self, node: &Node<B>, window: Window, eval: Value) -> Value {
        // 4. It is worth what it is without captures.
        let mut best = eval;
        if best >= window.beta {
            return best;
        }
        // 5. With a change of sides at hand, what is bad for one is good for the other.
        if let Some(hoped) = self.game.evaluation.choice(eval)
            && hoped > window.alpha.max(best)
            && self.may_change_sides(node)
        {
            best = hoped;
            if best >= window.beta {
                return best;
            }
        }
        // 6. The captures of a turn's further moves are still to come, whatever this one is. But no
        // mate is certain: the move may shut the very line.
        if self.game.rules.moves_left(&node.position.info) > 1 {
            let value = self.skip_move(node, Window::new(window.alpha.max(best), window.beta));
            if value > best && !is_mate(value) {
                best = value;
            }
        }
        best
    }

    /// Steps 7 and 8: tries the forcing moves of a node that is worth `best` without them.
    fn try_forcing(
        &mut self,
        node: &Node<B>,
        window: Window,
        eval: Value,
        best: Value,
        tt_move: Option<Move>,
    ) -> Tried {
        let (in_check, delta) = (node.safety.in_check, self.data.parameters.delta);
        let wanted = if in_check { Wanted::All } else { Wanted::Noisy };
        let mut picker = Picker::new(self.game, self.data, node, wanted, tt_move);
        let mut tried = Tried { best, m: None, count: 0 };
        let (mut alpha, mut quiet) = (window.alpha.max(best), 0);
        while let Some(picked) = picker.next(self.data, node) {
            tried.count += 1;
            // Of the quiet ways out of a check a few are enough.
            if tried.best > -MATE_BOUND && !picked.is_noisy {
                quiet += 1;
                if in_check && quiet > EVASIONS {
                    continue;
                }
            }
            // Some captures cannot make up for what is missing; some a weak player does not see.
            let hopeless =
                !in_check && picked.is_noisy && eval + delta + self.gain(node, picked.m) <= alpha;
            if hopeless || tried.count > self.style.always_seen() && self.overlooks(node, picked.m)
            {
                continue;
            }
            // 8. Make it and look.
            let next = self.step(node, picked.m);
            let entry = self.data.stack_mut(node.ply);
            entry.current_move = PieceTo::of(&node.position, picked.m);
            entry.is_quiet = !picked.is_noisy;
            let value = self.follow(node, &next, Window::new(alpha, window.beta));
            if self.stop.is_some() {
                break;
            }
            tried.best = tried.best.max(value);
            if value > alpha {
                alpha = value;
                tried.m = Some(picked.m);
                if value >= window.beta {
                    break;
                }
            }
        }
        picker.finish(self.data);
        tried
    }

    /// Step 9.
    fn conclude_forcing(
        &mut self,
        node: &Node<B>,
        window: Window,
        eval: Eval,
        tried: Tried,
    ) -> Value {
        let Tried { best, m, count } = tried;
        if node.safety.in_check && count == 0 {
            return lost_at(node.distance);
        }
        let bound = match best >= window.beta {
            true => Bound::Lower,
            false => Bound::Upper,
        };
        let known = TtEntry { best: m, value: best, eval: eval.plain, depth: 0, bound };
        self.data.table.store(node.position.info.key(), node.distance, known);
        best
    }

    /// Is there a legal move with which the players change sides?
    pub fn may_change_sides(&mut self, node: &Node<B>) -> bool {
        let (rules, moves) = (self.game.rules, &mut self.data.moves);
        let base = moves.len();
        Role::ALL.into_iter().any(|role| {
            let roles = Roles::only(role);
            rules.generate_of(&node.position, &node.safety, Stage::All, roles, moves);
            let is_one =
                |m: Move| m.changes_sides() && rules.is_legal(&node.position, &node.safety, m);
            let found = moves[base..].iter().any(|&m| is_one(m));
            moves.truncate(base);
            found
        })
    }

    /// The value of the rest of a turn, as if this move had been made and changed nothing.
    fn skip_move(&mut self, node: &Node<B>, window: Window) -> Value {
        let mut position = node.position;
        position.info.set_made_in_turn(position.info.made_in_turn() + 1);
        let next = self.child(node, position);
        self.data.stack_mut(node.ply).current_move = PieceTo::NONE;
        self.follow(node, &next, window)
    }

    /// Looks at a child for the person to move at the parent.
    fn follow(&mut self, node: &Node<B>, next: &Node<B>, window: Window) -> Value {
        self.run.repetition.push(next.position.info.key());
        let value = if next.position.info.player() == node.position.info.player() {
            self.quiesce(next, window)
        } else {
            -self.quiesce(next, window.flipped())
        };
        self.run.repetition.pop();
        value
    }

    /// What a capture or promotion takes, in centipawns.
    pub fn gain(&self, node: &Node<B>, m: Move) -> Value {
        let position = &node.position;
        if let Some(sum) =
            self.game.evaluation.settles(position.boards(), position.info.turn(), m.plain())
        {
            return sum;
        }
        let worth = |role: Role| self.game.weights.exchange[role as usize];
        if m.is_en_passant() {
            return worth(Role::Pawn);
        }
        m.takes(position).map_or(0, worth) + m.promotion(position).map_or(0, worth)
    }
}
