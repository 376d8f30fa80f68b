//! What speaks for trying a move early.

use super::Picker;
use crate::board::{Boards, Role};
use crate::engine::captures::Captures;
use crate::engine::history::{Learnt, PieceTo};
use crate::engine::parameters::Parameters;
use crate::engine::stack::{Node, SearchData};
use crate::evaluation::{Evaluated, Quiet};
use crate::rules::Move;

/// Orders killers and the like before all other quiet moves.
pub(super) const KILLER: i32 = 1 << 20;

/// What the search has learnt that bears on a node's moves.
struct Known<'a> {
    /// The two killers, and the move that last refuted the opponent's last one.
    killers: [Option<Move>; 3],
    learnt: Learnt<'a>,
    captures: &'a Captures,
    parameters: &'a Parameters,
}

impl Picker {
    /// Scores the moves on the stack from an index on.
    pub(super) fn score<B: Boards>(&self, data: &mut SearchData, node: &Node<B>, from: usize) {
        let killers = data.stack(node.ply).killers;
        let SearchData { moves, scores, history, captures, parameters, .. } = data;
        let known = Known {
            killers: [killers[0], killers[1], history.counter(&self.context)],
            learnt: history.learnt(&self.context),
            captures,
            parameters,
        };
        let made = moves.get(from..).unwrap_or_default();
        scores.extend(made.iter().map(|&m| match self.is_noisy(node, m) {
            true => self.noisy_score(&known, node, m),
            false => self.quiet_score(&known, node, m),
        }));
    }

    /// The greatest victim by the least piece first, unless experience speaks against it. Negative for
    /// promotions to less than a queen.
    fn noisy_score<B: Boards>(&self, known: &Known, node: &Node<B>, m: Move) -> i32 {
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
        let learnt =
            || known.captures.of(&node.position, m) * known.parameters.order_capture_history / 256;
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

    /// Killers first, then what has proved good elsewhere, and what the game says of the move.
    fn quiet_score<B: Boards>(&self, known: &Known, node: &Node<B>, m: Move) -> i32 {
        if let Some(place) = known.killers.iter().position(|&killer| killer == Some(m)) {
            return KILLER - place as i32;
        }
        let quiet = Quiet {
            m,
            us: node.position.info.turn(),
            saves: self.threatened.is_some() && m.origin() == self.threatened,
            gives_check: self.checks.gives(m),
            eval: self.eval,
            king: self.checks.king,
        };
        let learnt = known.learnt.of(PieceTo::of(&node.position, m));
        let check = if quiet.gives_check { known.parameters.order_check } else { 0 };
        learnt + self.game.hint(&quiet).order + check
    }
}

/// What a capture comes to, where the game tells; of promotions that to a queen speaks for all.
fn settled<B: Boards>(evaluation: Evaluated, node: &Node<B>, m: Move) -> Option<i32> {
    let position = &node.position;
    let usual = m.captures(position) && matches!(m.promotion(position), None | Some(Role::Queen));
    usual.then(|| evaluation.settles(position.boards(), position.info.turn(), m)).flatten()
}
