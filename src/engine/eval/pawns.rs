//! Pawns among themselves and on their way.

use super::whole::{LandingInfo, Whole};
use crate::board::{Bitboard, Board, Color, Role, Square};
use crate::evaluation::{Tapered, Terms};

/// Structure and passed pawns among the pawns of one board, White's minus Black's. `beyond` says
/// which squares pawns guard. On whichever boards pawns stand, they are on each other's way.
pub fn evaluate(board: &Board, whole: &Whole, beyond: &LandingInfo, terms: &Terms) -> Tapered {
    one_side(board, whole, beyond, terms, Color::White)
        - one_side(board, whole, beyond, terms, Color::Black)
}

fn one_side(
    board: &Board,
    whole: &Whole,
    beyond: &LandingInfo,
    terms: &Terms,
    us: Color,
) -> Tapered {
    let own = board.pieces(us, Role::Pawn);
    let beside = own.west() | own.east();
    let guarded = own & beyond.met[us];
    let behind_own = whole.pawns_behind[us].ahead(!us);
    let files = whole.pawns_ahead[us] | whole.pawns_behind[us];
    let neighbors = files.west() | files.east();

    let mut total = terms.doubled * (own & behind_own).len() as i32;
    total += terms.isolated * (own & !neighbors).len() as i32;
    // Where own pawns can come to guard: the attacks of all squares ahead of them.
    let guardable = whole.pawns_ahead[us].pawn_attacks(us);
    let driven = own.ahead(us) & whole.pawns[!us].pawn_attacks(!us);
    let backward = own & neighbors & !guardable & !beside & driven.ahead(!us);
    total += terms.backward * backward.len() as i32;
    for pawn in guarded | own & beside {
        total += terms.connected[pawn.rank_for(us) as usize];
    }
    let front = whole.pawns_ahead[!us].ahead(!us);
    let watched = front | front.west() | front.east();
    for pawn in own & !watched & !behind_own {
        total += passed(board.occupied() | !beyond.open, whole, terms, us, pawn);
    }
    total
}

/// A pawn that no enemy pawn can stop; what it cannot pass is `closed`.
fn passed(closed: Bitboard, whole: &Whole, terms: &Terms, us: Color, pawn: Square) -> Tapered {
    let rank = pawn.rank_for(us) as usize;
    let mut total = terms.passed[rank];
    let Some(next) = pawn.ahead(us, 1) else {
        return total;
    };
    if closed.has(next) {
        total += terms.passed_blocked[rank];
    }
    if rank >= 3 {
        let far = |color| whole.kings[color].map_or(4, |king| king.distance(next)) as i32;
        let weight = rank as i32 - 2;
        total += terms.passed_own_king * (far(us) * weight);
        total += terms.passed_enemy_king * (far(!us) * weight);
    }
    total
}

/// The files around a king, three of them.
pub fn around(king: Square) -> impl Iterator<Item = Bitboard> {
    let center = king.file().clamp(1, 6);
    (center - 1..=center + 1).map(Bitboard::file)
}
