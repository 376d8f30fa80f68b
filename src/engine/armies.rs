//! Whether the person to move may change armies, for games in which that is declared with a move.

use super::frame::Node;
use super::search::Walker;
use crate::board::{Boards, Role, Roles};
use crate::rules::{Memory, Move, Stage};

impl<B: Boards> Walker<'_, B> {
    /// Is there a legal move with which the person to move changes armies?
    pub fn may_change_armies(&mut self, node: &Node<B>) -> bool {
        self.rules.memory().contains(&Memory::Command)
            && Role::ALL.into_iter().any(|role| self.changes_with(node, role))
    }

    fn changes_with(&mut self, node: &Node<B>, role: Role) -> bool {
        let (rules, moves) = (self.rules, &mut self.mind.moves);
        let base = moves.len();
        let roles = Roles::only(role);
        rules.generate_of(&node.state, &node.safety, Stage::All, roles, moves);
        let found = moves[base..]
            .iter()
            .any(|&m| matches!(m, Move::Switch(_)) && rules.is_legal(&node.state, &node.safety, m));
        moves.truncate(base);
        found
    }
}
