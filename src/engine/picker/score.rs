//! What speaks for trying a move early.

use super::Picker;
use crate::board::{Boards, Role};
use crate::engine::history::PieceTo;
use crate::engine::stack::{Node, SearchData};
use crate::evaluation::{Evaluated, Quiet};
use crate::rules::Move;

/// Orders killers and the like before all other quiet moves.
pub(super) const KILLER: i32 = 1 << 20;

impl Picker {
    /// Scores the moves on the stack from an index on.
    pub(super) fn score<B: Boards>(&self, data: &mut SearchData, node: &Node<B>, from: usize) {
        let Some(&m) = data.moves.get(from) else { return };
        let (us, king) = (node.position.info.turn(), self.checks.king);
        let mut quiet = Quiet { m, us, saves: false, gives_check: false, eval: self.eval, king };
        for i in from..data.moves.len() {
            quiet.m = data.moves[i];
            let score = match self.is_noisy(node, quiet.m) {
                true => self.noisy_score(data, node, quiet.m),
                false => self.quiet_score(data, node, &mut quiet),
            };
            data.scores.push(score);
        }
    }

    /// The greatest victim by the least piece first, unless experience speaks against it. Negative for
    /// promotions to less than a queen.
    fn noisy_score<B: Boards>(&self, data: &SearchData, node: &Node<B>, m: Move) -> i32 {
        let worth = |role: Role| self.game.weights.exchange[role as usize];
        let taken = m.takes(&node.position).map_or(0, worth);
        let gain = if m.changes_sides() {
            // The other gets what one has and takes.
            -(self.eval + taken) * 8
        } else {
            match settled(self.game.evaluation, node, m) {
                Some(sum) => sum * 8,
                None => self.gain(node, m, taken),
            }
        };
        let learnt = || data.captures.of(&node.position, m) / 4;
        let gain = if gain > 0 { (gain + learnt()).max(0) } else { gain };
        // Among evasions they come before all quiet moves.
        gain + if node.safety.in_check { 2 * KILLER } else { 0 }
    }

    /// What speaks for a capture or promotion with which nobody changes sides.
    fn gain<B: Boards>(&self, node: &Node<B>, m: Move, taken: i32) -> i32 {
        let worth = |role: Role| self.game.weights.exchange[role as usize];
        if m.is_en_passant() {
            return worth(Role::Pawn) * 7;
        }
        match m.promotion(&node.position) {
            // By whom tells victims of one kind apart and no more: what a king takes is no loss.
            None => taken * 8 - m.arrival().map_or(0, |(role, _)| worth(role) / 16),
            Some(Role::Queen) => (taken + worth(Role::Queen)) * 8,
            Some(_) => taken - 2 * worth(Role::Queen),
        }
    }

    /// Notes what is known of a quiet move, and scores it.
    fn quiet_score<B: Boards>(&self, data: &SearchData, node: &Node<B>, quiet: &mut Quiet) -> i32 {
        let m = quiet.m;
        let entry = data.stack(node.ply);
        if entry.killers[0] == Some(m) {
            return KILLER;
        }
        if entry.killers[1] == Some(m) {
            return KILLER - 1;
        }
        if data.history.counter(&self.context) == Some(m) {
            return KILLER - 2;
        }
        let learnt = data.history.of(&self.context, PieceTo::of(&node.position, m));
        quiet.saves = self.threatened.is_some() && m.origin() == self.threatened;
        quiet.gives_check = self.checks.gives(m);
        learnt + self.game.hint(quiet).order + if quiet.gives_check { 8_000 } else { 0 }
    }
}

/// What a capture comes to, where the game tells; of promotions that to a queen speaks for all.
fn settled<B: Boards>(evaluation: Evaluated, node: &Node<B>, m: Move) -> Option<i32> {
    let position = &node.position;
    let usual = m.captures(position) && matches!(m.promotion(position), None | Some(Role::Queen));
    usual.then(|| evaluation.settles(position.boards(), position.info.turn(), m)).flatten()
}
