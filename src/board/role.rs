//! What a piece is.

use super::Color;

/// The kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
    /// Two yoked pawns on one square; it attacks like one pawn.
    Tandem,
}

impl Role {
    pub const COUNT: usize = 7;
    pub const ALL: [Role; Role::COUNT] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King, Role::Tandem];

    /// Those of orthodox chess but the king, the cheapest first.
    pub const BUT_KING: [Role; 5] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    /// What a pawn may become, the usual choice first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    /// The roles a pocket can hold, in the order in which it is shown and written.
    pub const RESERVABLE: [Role; 5] =
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

    /// A pawn or a yoked pair of them.
    pub const fn is_pawn(self) -> bool {
        matches!(self, Role::Pawn | Role::Tandem)
    }
}

/// A piece: its side and its role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub color: Color,
    pub role: Role,
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roles(u8);

impl Roles {
    pub const NONE: Roles = Roles(0);
    pub const ALL: Roles = Roles((1 << Role::COUNT) - 1);
    pub const PAWNS: Roles = Roles(1 << Role::Pawn as u8 | 1 << Role::Tandem as u8);
    pub const NON_PAWNS: Roles = Roles(Roles::ALL.0 & !Roles::PAWNS.0);

    /// A set of one role.
    pub const fn only(role: Role) -> Roles {
        Roles(1 << role as u8)
    }

    /// The roles that are in both sets.
    pub const fn shared(self, other: Roles) -> Roles {
        Roles(self.0 & other.0)
    }

    pub const fn without(self, role: Role) -> Roles {
        Roles(self.0 & !(1 << role as u8))
    }

    pub const fn has(self, role: Role) -> bool {
        self.0 >> role as u8 & 1 == 1
    }
}
