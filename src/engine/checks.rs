//! Which moves give check, told from the landing square: for ordering and pruning.

use crate::board::{Bitboard, Boards, Role, Site, State, attacks};
use crate::rules::{Move, Variant};

/// Where men of the side to move would attack the enemy king.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The enemy king, where it must not be left attacked.
    pub king: Option<Site>,
    squares: [Bitboard; Role::COUNT],
    /// Own men that alone stand between a slider of their side and the enemy king.
    screens: Bitboard,
}

impl Checks {
    /// No move gives check.
    pub const NONE: Checks =
        Checks { king: None, squares: [Bitboard::EMPTY; Role::COUNT], screens: Bitboard::EMPTY };

    /// Looks from the enemy king.
    pub fn of<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Checks {
        let us = state.meta.turn();
        let Some(king) = rules.king(state, !us).filter(|_| rules.is_royal()) else {
            return Checks::NONE;
        };
        let (plane, at) = (state.plane(king), king.square());
        let occupied = plane.occupied();
        let pawn = Bitboard::of(at).pawn_attacks(!us);
        let bishop = attacks::bishop(at, occupied);
        let rook = attacks::rook(at, occupied);
        let knight = attacks::knight(at);
        Checks {
            king: Some(king),
            // In the order of the roles.
            squares: [pawn, knight, bishop, rook, bishop | rook, Bitboard::EMPTY, pawn],
            screens: plane.blockers(at, us) & plane.color(us),
        }
    }

    /// Where a man of that role attacks the enemy king.
    pub fn squares(&self, role: Role) -> Bitboard {
        self.squares[role as usize]
    }

    /// Does a move give check? Castling, promotions through the pawn's own square and en passant
    /// may go unnoticed.
    pub fn gives(&self, m: Move) -> bool {
        let Some(king) = self.king else { return false };
        let lands = |role| {
            m.landing()
                .is_some_and(|to| to.board() == king.board() && self.squares(role).has(to.square()))
        };
        let direct = match m {
            Move::Walk { becomes, .. } => lands(becomes),
            Move::Drop { role, .. } => lands(role),
            Move::EnPassant { .. } | Move::PartEnPassant { .. } => lands(Role::Pawn),
            Move::Part { becomes, .. } | Move::Rocket { becomes, .. } => lands(becomes),
            Move::Flit { .. } => false,
            Move::Castle { .. } | Move::Warp { .. } => false,
            // Whoever changes armies with it is in check.
            Move::Switch(_) => return false,
        };
        direct || self.uncovers(king, m)
    }

    /// Does a screen leave the line it stands on?
    fn uncovers(&self, king: Site, m: Move) -> bool {
        let Some(from) = m.origin() else { return false };
        if from.board() != king.board() || !self.screens.has(from.square()) {
            return false;
        }
        let stays =
            m.landing().is_some_and(|to| to.board() == king.board() && in_line(king, from, to));
        !stays
    }
}

/// Do two sites lie on one line with the king?
fn in_line(king: Site, a: Site, b: Site) -> bool {
    let (king, a, b) = (king.square(), a.square(), b.square());
    attacks::between(king, a).has(b) || attacks::between(king, b).has(a)
}
