//! A king's danger where there are several boards.
//!
//! Whoever moves comes down on another board. So a piece gives check from the board the king is not
//! on, or by leaving the king's board and a line open behind it; a king flees through a square that
//! is safe on both boards; and a piece that blockers its king may not move at all.

use super::board_eval::{BoardEval, lines};
use super::whole::LandingInfo;
use crate::board::{Bitboard, Color, Role, Square, attacks};
use crate::evaluation::Tapered;

/// The weight of the attack on the king of `us` on board `i`, and what else its place is worth.
pub fn danger(
    surveys: &[BoardEval],
    i: usize,
    beyond: &LandingInfo,
    us: Color,
    king: Square,
) -> (i32, Tapered) {
    let here = &surveys[i];
    let (board, reach, terms) = (here.board, &here.reach, here.terms);
    let mut danger = surveys.iter().map(|survey| survey.king_attack[us]).sum::<i32>();

    let safe = beyond.open & !(reach.any(!us) | beyond.met[!us] | board.color(us));
    let flights = (attacks::king(king) & here.rings[us] & safe).len() as usize;
    danger += terms.flights[flights.min(terms.flights.len() - 1)];

    let others = || surveys.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other);
    for other in others() {
        danger += checks(here, other, us, king);
    }
    let blockers = board.blockers(king, !us);
    danger += terms.uncovers * (blockers & board.color(!us)).len() as i32;
    let queens = |survey: &BoardEval| !survey.board.pieces(!us, Role::Queen).is_empty();
    if !surveys.iter().any(queens) {
        danger /= 2;
    }
    let pinned = terms.pinned * (blockers & board.color(us)).len() as i32;
    (danger, pinned - driven(surveys, us, king))
}

/// How far a king whose pieces are all gone has been driven. Mates are made at the edge and with the
/// help of the other king, and nothing else says so.
fn driven(surveys: &[BoardEval], us: Color, king: Square) -> Tapered {
    let alone = |survey: &BoardEval| survey.board.color(us) == survey.board.pieces(us, Role::King);
    let other = surveys.iter().find_map(|survey| survey.board.king(!us));
    let Some(other) = other.filter(|_| surveys.iter().all(alone)) else {
        return Tapered::ZERO;
    };
    let steps = |n: u8| (if n < 4 { 3 - n } else { n - 4 }) as i32;
    let terms = surveys[0].terms;
    terms.cornered * (steps(king.file()) + steps(king.rank()))
        + terms.faced * (7 - king.distance(other) as i32)
}

/// The weight of the safe checks that pieces on another board can give to the king of `us`.
fn checks(here: &BoardEval, other: &BoardEval, us: Color, king: Square) -> i32 {
    let (board, terms) = (here.board, here.terms);
    // Who gives check is taken where it comes down. A king takes only what nobody else guards.
    let alone = here.reach.role(us, Role::King) & !here.reach.twice(us);
    let guarded = here.reach.any(us) & !(alone & (here.reach.any(!us) | other.reach.twice(!us)));
    let arrivals = !(board.occupied() | other.board.color(!us) | guarded);
    let weigh = |role: Role, squares: Bitboard| match squares.len() as i32 {
        0 => 0,
        n => terms.safe_check[role as usize] + terms.more_checks * (n - 1),
    };
    let mut total = 0;
    for (role, squares) in lines(king, board.occupied()) {
        total += weigh(role, squares & other.reach.role(!us, role) & arrivals);
    }
    let steps = other.board.pawns(!us).ahead(!us) & !other.board.occupied();
    let takes = other.reach.role(!us, Role::Pawn) & other.board.color(us);
    total + weigh(Role::Pawn, Bitboard::of(king).pawn_attacks(us) & (steps | takes) & arrivals)
}
