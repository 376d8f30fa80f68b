//! Where minor pieces stand well, room behind the pawns, and which pieces go with how many pawns.

use super::{Side, count};
use crate::board::{Bitboard, Role, attacks};
use crate::evaluation::Tapered;

/// The four squares in the middle.
const MIDDLE: Bitboard = Bitboard(0x0000_0018_1800_0000);
/// By this space is divided, which grows with the square of a side's pieces: so it is a small number.
const SPACE_UNIT: i32 = 256;

impl Side<'_> {
    /// Minor pieces behind pawns, and how far they are from their king.
    pub fn minors(&self) -> Tapered {
        let (knights, bishops) = (self.own(Role::Knight), self.own(Role::Bishop));
        let behind = (knights | bishops).ahead(self.us) & self.board.role(Role::Pawn);
        let mut total = self.terms.behind_pawn * count(behind);
        if let Some(king) = self.board.king(self.us) {
            let far = |set: Bitboard| set.into_iter().map(|at| i32::from(king.distance(at))).sum();
            total += self.terms.knight_from_king * far(knights);
            total += self.terms.bishop_from_king * far(bishops);
        }
        total
    }

    /// What stands in the way of bishops: own pawns on squares of their color, all the more when the center is blocked,
    /// enemy pawns on their lines, and whether one looks at both squares in the middle past all pawns.
    pub fn bishops(&self) -> Tapered {
        let (board, terms, own) = (self.board, self.terms, self.own(Role::Pawn));
        let blocked = 1 + count(own & Bitboard::CENTER & board.occupied().ahead(!self.us));
        let mut total = Tapered::ZERO;
        for bishop in self.own(Role::Bishop) {
            let lines = attacks::bishop_lines(bishop);
            let color = if bishop.is_light() { Bitboard::LIGHT } else { !Bitboard::LIGHT };
            total += terms.bishop_pawns * (count(own & color) * blocked);
            total += terms.bishop_on_pawns * count(lines & self.theirs(Role::Pawn));
            let seen = || attacks::bishop(bishop, board.role(Role::Pawn)) & MIDDLE;
            if (lines & MIDDLE).several() && seen().several() {
                total += terms.long_diagonal;
            }
        }
        total
    }

    /// Safe squares in the center before the own camp, those behind pawns twice: the more pieces there are, the more they
    /// need it.
    pub fn space(&self) -> Tapered {
        let (us, reach, pawns) = (self.us, self.reach, self.own(Role::Pawn));
        let near =
            Bitboard::rank_for(us, 1) | Bitboard::rank_for(us, 2) | Bitboard::rank_for(us, 3);
        let safe = Bitboard::CENTER & near & !pawns & !reach.role(!us, Role::Pawn);
        let behind = pawns.ahead(!us).fill_ahead(!us) & !reach.any(!us);
        let pieces = count(self.board.color(us));
        let room = count(safe) + count(safe & behind);
        self.terms.space * (room * pieces * pieces / SPACE_UNIT)
    }

    /// What pieces gain or lose with each pawn more than five, and by being two.
    pub fn imbalance(&self) -> Tapered {
        let [pawns, knights, bishops, rooks] =
            [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook].map(|role| count(self.own(role)));
        let (terms, pawns) = (self.terms, pawns - 5);
        terms.knight_by_pawns * (knights * pawns)
            + terms.bishop_by_pawns * (bishops * pawns)
            + terms.rook_by_pawns * (rooks * pawns)
            + terms.knight_pair * (knights - 1).max(0)
            + terms.rook_pair * (rooks - 1).max(0)
    }
}
