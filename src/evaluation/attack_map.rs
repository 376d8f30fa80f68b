//! Who attacks what on one board.

use crate::board::{Bitboard, ByColor, Color, Role};

/// Who attacks what on one board, for evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AttackMap {
    by_role: ByColor<[Bitboard; Role::COUNT]>,
    any: ByColor<Bitboard>,
    twice: ByColor<Bitboard>,
}

/// What a side attacks, while its pieces of one role are added.
#[derive(Clone, Copy)]
pub struct Attacks {
    role: Bitboard,
    any: Bitboard,
    twice: Bitboard,
}

impl Attacks {
    /// Adds what one more piece attacks.
    pub fn add(&mut self, attacks: Bitboard) {
        self.twice |= self.any & attacks;
        self.any |= attacks;
        self.role |= attacks;
    }
}

impl AttackMap {
    /// Adds what one more piece attacks.
    pub fn add(&mut self, color: Color, role: Role, attacks: Bitboard) {
        let mut all = self.of(color, role);
        all.add(attacks);
        self.set(color, role, all);
    }

    /// What a side attacks so far, to add pieces of one role.
    pub fn of(&self, color: Color, role: Role) -> Attacks {
        let by_role = self.by_role[color][role as usize];
        Attacks { role: by_role, any: self.any[color], twice: self.twice[color] }
    }

    /// What a side attacks by now, pieces of one role added.
    pub fn set(&mut self, color: Color, role: Role, attacks: Attacks) {
        self.by_role[color][role as usize] = attacks.role;
        self.any[color] = attacks.any;
        self.twice[color] = attacks.twice;
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
