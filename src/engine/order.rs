//! What speaks for trying a move early.

use super::exchange;
use super::frame::{Mind, Node};
use super::history::Short;
use super::picker::Picker;
use crate::board::{Boards, Role, Site, State};
use crate::rules::{Move, Variant};

/// Orders killers and the like before all other quiet moves.
pub const KILLER: i32 = 1 << 20;

impl Picker {
    /// Scores the moves on the stack from an index on.
    pub fn score<B: Boards>(
        &self,
        rules: &dyn Variant,
        mind: &mut Mind,
        node: &Node<B>,
        from: usize,
    ) {
        for i in from..mind.moves.len() {
            let m = mind.moves[i];
            let score = match is_noisy(&node.state, m) {
                true => self.noisy_score(rules, node, m),
                false => self.quiet_score(mind, node, m),
            };
            mind.scores.push(score);
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

    fn quiet_score<B: Boards>(&self, mind: &Mind, node: &Node<B>, m: Move) -> i32 {
        let frame = mind.frame(node.ply);
        if frame.killers[0] == Some(m) {
            return KILLER;
        }
        if frame.killers[1] == Some(m) {
            return KILLER - 1;
        }
        if mind.history.counter(&self.context) == Some(m) {
            return KILLER - 2;
        }
        let learnt = mind.history.of(&self.context, Short::of(&node.state, m));
        let saves = self.threatened.is_some() && m.origin() == self.threatened;
        learnt
            + match m {
                Move::Warp { .. } if saves => 16_000,
                Move::Warp { .. } => -12_000,
                Move::Switch(_) => (-self.eval * 32).clamp(-24_000, 24_000),
                Move::Drop { to, role, .. } => self.drop_score(node, to, role) - 3_000,
                _ if saves => 8_000,
                _ => 0,
            }
            + if self.checks.gives(m) { 8_000 } else { 0 }
    }

    /// What speaks for a drop: the enemy king is near, or the last rank.
    fn drop_score<B: Boards>(&self, node: &Node<B>, to: Site, role: Role) -> i32 {
        let near = self.checks.king.is_some_and(|king| {
            king.board() == to.board() && king.square().distance(to.square()) <= 2
        });
        let us = node.state.meta.turn();
        let far = match (role, to.square().rank_for(us)) {
            (Role::Pawn, 6) => 6_000,
            (Role::Pawn, 5) => 2_000,
            _ => 0,
        };
        far + if near { 2_500 } else { 0 }
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
