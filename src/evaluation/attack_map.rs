//! Who attacks what on one board.

use crate::board::{Bitboard, ByColor, Color, Role};

/// Who attacks what on one board, for evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AttackMap {
    by_role: ByColor<[Bitboard; Role::COUNT]>,
    any: ByColor<Bitboard>,
    twice: ByColor<Bitboard>,
}

impl AttackMap {
    /// Adds what one more piece attacks.
    pub fn add(&mut self, color: Color, role: Role, attacks: Bitboard) {
        self.twice[color] |= self.any[color] & attacks;
        self.any[color] |= attacks;
        self.by_role[color][role as usize] |= attacks;
    }

    /// Squares attacked by a side.
    pub fn any(&self, by: Color) -> Bitboard {
        self.any[by]
    }

    /// Squares attacked by two pieces of a side or more.
    pub fn twice(&self, by: Color) -> Bitboard {
        self.twice[by]
    }

    /// Squares attacked by a side's pieces of a role.
    pub fn role(&self, by: Color, role: Role) -> Bitboard {
        self.by_role[by][role as usize]
    }
}
