//! What speaks for trying a move early.

use super::exchange;
use super::history::PieceTo;
use super::picker::Picker;
use super::stack::{Node, SearchData};
use crate::board::{Boards, Role, State};
use crate::rules::{Move, Quiet, Variant};

/// Orders killers and the like before all other quiet moves.
pub const KILLER: i32 = 1 << 20;

impl Picker {
    /// Scores the moves on the stack from an index on.
    pub fn score<B: Boards>(
        &self,
        rules: &dyn Variant,
        data: &mut SearchData,
        node: &Node<B>,
        from: usize,
    ) {
        for i in from..data.moves.len() {
            let m = data.moves[i];
            let score = match is_noisy(&node.state, m) {
                true => self.noisy_score(rules, node, m),
                false => self.quiet_score(rules, data, node, m),
            };
            data.scores.push(score);
        }
    }

    /// The greatest victim by the least man first. Negative for promotions to less than a queen.
    fn noisy_score<B: Boards>(&self, rules: &dyn Variant, node: &Node<B>, m: Move) -> i32 {
        let worth = |role: Role| rules.weights().exchange[role as usize];
        let taken = exchange::taken(&node.state, m).map_or(0, worth);
        let gain = match m {
            // The army changes hands, with what it has and takes.
            Move::Switch(_) => -(self.eval + taken) * 8,
            _ => match settled(rules, node, m) {
                Some(sum) => sum * 8,
                None => self.gain(rules, node, m, taken),
            },
        };
        // Among evasions they come before all quiet moves.
        gain + if node.safety.in_check { 2 * KILLER } else { 0 }
    }

    /// What speaks for a capture or promotion within one army.
    fn gain<B: Boards>(&self, rules: &dyn Variant, node: &Node<B>, m: Move, taken: i32) -> i32 {
        let worth = |role: Role| rules.weights().exchange[role as usize];
        match m {
            Move::Walk { becomes, .. }
            | Move::Part { becomes, .. }
            | Move::Rocket { becomes, .. } => match m.promotion(&node.state) {
                None => taken * 8 - worth(becomes),
                Some(Role::Queen) => (taken + worth(Role::Queen)) * 8,
                Some(_) => taken - 2 * worth(Role::Queen),
            },
            Move::Flit { .. } => taken * 8,
            _ => worth(Role::Pawn) * 7,
        }
    }

    fn quiet_score<B: Boards>(
        &self,
        rules: &dyn Variant,
        data: &SearchData,
        node: &Node<B>,
        m: Move,
    ) -> i32 {
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
        let learnt = data.history.of(&self.context, PieceTo::of(&node.state, m));
        let saves = self.threatened.is_some() && m.origin() == self.threatened;
        let gives_check = self.checks.gives(m);
        let hinted = match m {
            Move::Switch(_) => (-self.eval * 32).clamp(-24_000, 24_000),
            _ => {
                let us = node.state.meta.turn();
                let king = self.checks.king;
                rules.hint(&Quiet { m, us, saves, gives_check, king }).order
            }
        };
        learnt + hinted + if gives_check { 8_000 } else { 0 }
    }
}

/// What a capture comes to, where the game tells; of promotions that to a queen speaks for all.
fn settled<B: Boards>(rules: &dyn Variant, node: &Node<B>, m: Move) -> Option<i32> {
    let state = &node.state;
    let usual = m.captures(state) && matches!(m.promotion(state), None | Some(Role::Queen));
    usual.then(|| rules.settles(state.boards(), state.meta.turn(), m)).flatten()
}

/// Is it a capture or a promotion?
pub fn is_noisy<B: Boards>(state: &State<B>, m: Move) -> bool {
    m.captures(state) || m.promotion(state).is_some()
}
