//! A king's danger where there is one board.

use super::board_eval::{BoardEval, lines};
use super::kings::before;
use super::pawns::around;
use crate::board::{Bitboard, Color, Role, Square, attacks};
use crate::evaluation::Tapered;

/// What the shelter of a king is divided by where it counts as a part of the danger.
const SHELTER_UNIT: i32 = 16;
/// What `besieged` says where all of a danger counts.
const BESIEGED_ONE: i32 = 64;

/// What a part of the board looks like around a king.
struct Flank {
    /// Squares that the enemy attacks, those it attacks twice, and those its own side guards.
    attacked: i32,
    twice: i32,
    guarded: i32,
}

impl BoardEval<'_> {
    /// The weight of the attack on a king that is sheltered so well, and what else its place is worth.
    pub fn siege(&self, us: Color, king: Square, shelter: i32) -> (i32, Tapered) {
        let (board, terms) = (self.board, self.terms);
        let files = flank(king);
        let flank = self.flank(us, files);
        let storm = self.storm(us, king);
        let mut place = Tapered::new(storm, 0)
            + terms.flank_guarded * flank.guarded
            + terms.king_pinned * board.blockers(king, !us).len() as i32;
        if (board.role(Role::Pawn) & files).is_empty() {
            place += terms.pawnless_flank;
        }
        let danger = match self.besiegers[us] {
            0 => 0,
            besiegers => {
                let danger = self.danger(us, king, &flank)
                    - terms.shelter_danger * (shelter + storm) / SHELTER_UNIT;
                let danger =
                    if board.pieces(!us, Role::Queen).is_empty() { danger / 2 } else { danger };
                danger * terms.besieged[besiegers.min(4) as usize - 1] / BESIEGED_ONE
            }
        };
        (danger, place)
    }

    /// Attacks on the squares by a king, weak squares there, checks, and who else is near.
    fn danger(&self, us: Color, king: Square, flank: &Flank) -> i32 {
        let (board, reach, terms) = (self.board, &self.reach, self.terms);
        let guarded = reach.any(us) & !(reach.role(us, Role::King) & !reach.twice(us));
        let weak = reach.any(!us) & !guarded & self.rings[us];
        let near = attacks::king(king);
        let mut danger = self.king_attack[us]
            + terms.weak_square * weak.len() as i32
            + terms.ring_attack * (near & reach.any(!us)).len() as i32
            + terms.flank_attack * flank.attacked
            + terms.flank_twice * flank.twice
            + terms.flank_guard * flank.guarded;
        let mut unsafe_checks = Bitboard::EMPTY;
        for (role, squares) in lines(king, board.occupied()) {
            let checks = squares & reach.role(!us, role) & !board.color(!us);
            match (checks & !guarded).is_empty() {
                true => unsafe_checks |= checks,
                false => danger += terms.safe_check[role as usize],
            }
        }
        danger += terms.unsafe_check * unsafe_checks.len() as i32;
        match (near & reach.role(us, Role::Knight)).is_empty() {
            true => danger,
            false => danger + terms.knight_guard,
        }
    }

    /// The five ranks nearest to a side, on some files.
    fn flank(&self, us: Color, files: Bitboard) -> Flank {
        let reach = &self.reach;
        let camp = files & Bitboard::rank_for(us, 4).fill_ahead(!us);
        let count = |set: Bitboard| (set & camp).len() as i32;
        Flank {
            attacked: count(reach.any(!us)),
            twice: count(reach.twice(!us)),
            guarded: count(reach.any(us)),
        }
    }

    /// Enemy pawns that come towards a king, or have been stopped before it.
    fn storm(&self, us: Color, king: Square) -> i32 {
        let (own, theirs) = (self.board.pawns(us), self.board.pawns(!us));
        let before = before(king, us);
        let mut total = 0;
        for file in around(king) {
            let Some(pawn) = (theirs & file & before).nearest(us) else {
                total += self.terms.storm[0];
                continue;
            };
            let rank = pawn.rank_for(us) as usize;
            total += self.terms.storm[rank.min(6)];
            if rank <= 3 && !(Bitboard::of(pawn).ahead(!us) & own).is_empty() {
                total += self.terms.rammed;
            }
        }
        total
    }
}

/// The files of the part of the board that a king is on.
fn flank(king: Square) -> Bitboard {
    match king.file() {
        0..=2 => Bitboard::files_below(4),
        3..=4 => Bitboard::CENTER,
        _ => !Bitboard::files_below(4),
    }
}
