//! Which moves give check, told from the landing square: for ordering and pruning.

use crate::board::{Bitboard, BoardSquare, Boards, Position, Role, attacks};
use crate::rules::{Move, Variant};

/// Where pieces of the side to move would attack the enemy king.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The enemy king, where it must not be left attacked.
    pub king: Option<BoardSquare>,
    squares: [Bitboard; Role::COUNT],
    /// Own pieces that alone stand between a slider of their side and the enemy king.
    discoverers: Bitboard,
}

impl Checks {
    /// No move gives check.
    pub const NONE: Checks = Checks {
        king: None,
        squares: [Bitboard::EMPTY; Role::COUNT],
        discoverers: Bitboard::EMPTY,
    };

    /// Looks from the enemy king.
    pub fn of<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> Checks {
        let us = position.info.turn();
        let Some(king) = rules.king(position, !us).filter(|_| rules.is_royal()) else {
            return Checks::NONE;
        };
        let (board, at) = (position.board(king), king.square());
        let occupied = board.occupied();
        let pawn = Bitboard::of(at).pawn_attacks(!us);
        let bishop = attacks::bishop(at, occupied);
        let rook = attacks::rook(at, occupied);
        let knight = attacks::knight(at);
        Checks {
            king: Some(king),
            // In the order of the roles.
            squares: [pawn, knight, bishop, rook, bishop | rook, Bitboard::EMPTY, pawn],
            discoverers: board.blockers(at, us) & board.color(us),
        }
    }

    /// Where a piece of that role attacks the enemy king.
    pub fn squares(&self, role: Role) -> Bitboard {
        self.squares[role as usize]
    }

    /// Does a move give check? Castling, promotions through the pawn's own square and en passant
    /// may go unnoticed.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn gives(&self, m: Move) -> bool {
        // Whoever changes sides with it is in check.
        let Some(king) = self.king.filter(|_| !m.changes_sides()) else { return false };
        let attacks = |role: Role, to: BoardSquare| {
            to.board() == king.board() && self.squares(role).has(to.square())
        };
        let direct = match m {
            Move::Normal { to, becomes, .. } => attacks(becomes, to),
            _ => m.arrival().is_some_and(|(role, to)| attacks(role, to)),
        };
        direct || !self.discoverers.is_empty() && self.uncovers(king, m)
    }

    /// Does a screen leave the line it stands on?
    fn uncovers(&self, king: BoardSquare, m: Move) -> bool {
        let Some(from) = m.origin() else { return false };
        if from.board() != king.board() || !self.discoverers.has(from.square()) {
            return false;
        }
        let stays =
            m.landing().is_some_and(|to| to.board() == king.board() && in_line(king, from, to));
        !stays
    }
}

/// Do two squares lie on one line with the king?
fn in_line(king: BoardSquare, a: BoardSquare, b: BoardSquare) -> bool {
    let (king, a, b) = (king.square(), a.square(), b.square());
    attacks::between(king, a).has(b) || attacks::between(king, b).has(a)
}
