//! Pawns that guard one another or cannot, and who goes with those that have passed all others.

use super::{Side, beside, count};
use crate::board::{Bitboard, Role};
use crate::evaluation::Tapered;

impl Side<'_> {
    /// Links between pawns, and pawns without any.
    pub fn pawns(&self) -> Tapered {
        let (us, terms) = (self.us, self.terms);
        let (own, theirs) = (self.own(Role::Pawn), self.theirs(Role::Pawn));
        // Squares with an enemy pawn ahead of them on their file.
        let opposed = theirs.fill_ahead(!us).ahead(!us);
        let (ahead, behind) = (beside(own.fill_ahead(us)), beside(own.fill_ahead(!us)));
        let [by_west, by_east] = [own.ahead(us).east(), own.ahead(us).west()];
        let levers = theirs.ahead(!us).east() & theirs.ahead(!us).west();
        let phalanx = own & beside(own);
        let unguarded = own & !(by_west | by_east);
        let isolated = own & !(ahead | behind);
        // Others could have guarded it, but have gone on.
        let left = unguarded & !phalanx & !ahead & behind;
        terms.isolated_open * count(isolated & !opposed)
            + terms.left_open * count(left & !opposed)
            + terms.supported * (count(own & by_west) + count(own & by_east))
            + terms.phalanx * count(phalanx)
            + terms.opposed * count((own & !unguarded | phalanx) & opposed)
            + terms.lever * count(unguarded & levers)
    }

    /// Pawns from the fourth rank on that no enemy pawn can stop: whether nothing else can either, who guards the next
    /// step, and whether a rook or queen of the enemy is behind them.
    pub fn passed(&self) -> Tapered {
        let (us, board, reach, terms) = (self.us, self.board, self.reach, self.terms);
        let (own, front) = (self.own(Role::Pawn), self.theirs(Role::Pawn).fill_ahead(!us));
        let watched = front | beside(front).ahead(!us);
        let first = own & !own.fill_ahead(!us).ahead(!us);
        let far = !(Bitboard::rank_for(us, 1) | Bitboard::rank_for(us, 2));
        let held = reach.any(!us) | board.color(!us);
        let majors = self.theirs(Role::Rook) | self.theirs(Role::Queen);
        let mut total = Tapered::ZERO;
        for pawn in first & far & !watched {
            let beyond = i32::from(pawn.rank_for(us)) - 2;
            let (weight, pawn) = (beyond * beyond, Bitboard::of(pawn));
            let next = pawn.ahead(us);
            if (next.fill_ahead(us) & held).is_empty() {
                total += terms.passed_free * weight;
            }
            if !(next & reach.any(us)).is_empty() {
                total += terms.passed_led * weight;
            }
            if !(pawn.fill_ahead(!us) & majors).is_empty() {
                total += terms.passed_chased * weight;
            }
        }
        total
    }
}
