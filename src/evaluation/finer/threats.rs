//! Who attacks what, and how well that is guarded.

use super::{Side, count};
use crate::board::{Role, attacks};
use crate::evaluation::Tapered;

impl Side<'_> {
    /// Attacks on pieces that are not well guarded, and on squares the enemy might want.
    pub fn threats(&self) -> Tapered {
        let (us, reach, terms) = (self.us, self.reach, self.terms);
        let guarded = self.well_guarded();
        let weak = self.board.color(!us) & !self.theirs(Role::King) & !guarded & reach.any(us);
        let minors = self.theirs(Role::Knight) | self.theirs(Role::Bishop);
        let pawns = self.theirs(Role::Pawn);
        let by_minor = reach.role(us, Role::Knight) | reach.role(us, Role::Bishop);
        let by_rook = reach.role(us, Role::Rook);
        let contested = reach.any(!us) & reach.any(us);
        terms.minor_on_pawn * count(weak & pawns & by_minor)
            + terms.minor_on_minor * count(minors & by_minor)
            + terms.rook_on_pawn * count(weak & pawns & by_rook)
            + terms.rook_on_minor * count(weak & minors & by_rook)
            + terms.king_threat * count(weak & reach.role(us, Role::King))
            + terms.outnumbered * count(weak & !pawns & contested & reach.twice(us))
            + terms.restricted * count(contested & !guarded)
    }

    /// Squares from which a piece could attack a queen in safety.
    pub fn threats_to_queens(&self) -> Tapered {
        let (us, reach, occupied) = (self.us, self.reach, self.board.occupied());
        let free = !(self.well_guarded() | self.board.color(us));
        let (knights, twice) = (free & reach.role(us, Role::Knight), free & reach.twice(us));
        let oblique = twice & reach.role(us, Role::Bishop);
        let straight = twice & reach.role(us, Role::Rook);
        let mut total = Tapered::ZERO;
        for queen in self.theirs(Role::Queen) {
            total += self.terms.knight_on_queen * count(attacks::knight(queen) & knights);
            let oblique = oblique & attacks::bishop_lines(queen);
            let straight = straight & attacks::rook_lines(queen);
            if !(oblique | straight).is_empty() {
                let lines = attacks::bishop(queen, occupied) & oblique
                    | attacks::rook(queen, occupied) & straight;
                total += self.terms.slider_on_queen * count(lines);
            }
        }
        total
    }
}
