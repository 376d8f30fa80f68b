//! The king's safety: which pseudo-legal moves are legal.
//!
//! Most moves cannot expose the king, and [`is_legal`] knows them without playing: the king is
//! not in check and neither the mover nor its victim stands alone between the king and a slider.
//! All others are played and looked at.

use super::moves::{Pair, castled};
use super::{Legality, Move, Moves, Variant, apply};
use crate::board::{Bearing, Bitboard, Board, BoardSquare, Boards, Position, Role, attacks};

/// What bears on the king of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Safety {
    /// The king whose safety binds the moves; none where kings are captured.
    pub king: Option<BoardSquare>,
    pub in_check: bool,
    /// Pieces of either side that screen the king, alone, from a slider on its board.
    pub blockers: Bitboard,
    /// Where pieces other than the king must capture or come down to cure a check: on one board any that do cure it. All
    /// squares without a check, and where this does not tell.
    pub check_mask: Bitboard,
    /// Does this tell which moves are legal? Otherwise each must be made and looked at.
    pub sure: bool,
}

impl Safety {
    /// No king binds the moves.
    pub const NONE: Safety = Safety {
        king: None,
        in_check: false,
        blockers: Bitboard::EMPTY,
        check_mask: Bitboard::FULL,
        sure: true,
    };
}

/// Looks at the king of the side to move.
pub fn look<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> Safety {
    let us = position.info.turn();
    let Some(king) = rules.king(position, us).filter(|_| rules.is_royal()) else {
        return Safety::NONE;
    };
    if rules.legality() == Legality::PlayAndLook {
        let in_check = rules.attacked(position.boards(), king, !us);
        let king = Some(king);
        return Safety {
            king,
            in_check,
            blockers: Bitboard::EMPTY,
            check_mask: Bitboard::FULL,
            sure: false,
        };
    }
    let board = position.board(king);
    let Bearing { attackers, blockers } = board.bearing(king.square(), !us);
    // A check may come from another board as well; without one nobody need be looked for.
    let is_attacked = B::COUNT > 1 && rules.attacked(position.boards(), king, !us);
    let checkers = match B::COUNT == 1 || is_attacked && tells_at_a_glance::<B>() {
        true => attackers,
        false => Bitboard::EMPTY,
    };
    let check_mask = match checkers.first() {
        None => Bitboard::FULL,
        Some(_) if checkers.several() => Bitboard::EMPTY,
        Some(checker) => attacks::between(king.square(), checker).with(checker),
    };
    let in_check = is_attacked || !checkers.is_empty();
    Safety { king: Some(king), in_check, blockers, check_mask, sure: true }
}

/// Does a pseudo-legal move leave the mover's king safe? The move must come from a generator that
/// was given the same `safety`.
#[inline]
pub fn is_legal<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    m: Move,
) -> bool {
    let Some(king) = safety.king else { return true };
    is_free(close::<B>(safety, king), m) || is_legal_closely(rules, position, safety, king, m)
}

/// Takes the illegal ones off the moves from an index on.
pub fn keep_legal<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    first: usize,
    moves: &mut Moves,
) {
    let Some(king) = safety.king else { return };
    let close = close::<B>(safety, king);
    let is_legal =
        |m: Move| is_free(close, m) || is_legal_closely(rules, position, safety, king, m);
    let list = moves.get_mut(first..).unwrap_or_default();
    // Up to the first that goes nothing need be moved.
    let Some(mut kept) = list.iter().position(|&m| !is_legal(m)) else { return };
    for i in kept + 1..list.len() {
        let m = list[i];
        list[kept] = m;
        kept += usize::from(is_legal(m));
    }
    moves.truncate(first + kept);
}

/// Are most moves judged without being made? Not where there is room for three boards: a search seldom needs it, and
/// the page, whose positions all have it, must be small and has the time.
const fn tells_at_a_glance<B: Boards>() -> bool {
    B::COUNT < 3
}

/// Where pieces stand whose moves must be looked at closely: the king and its screens on a single board, else all.
#[inline(always)]
fn close<B: Boards>(safety: &Safety, king: BoardSquare) -> Bitboard {
    match B::COUNT == 1 && safety.sure {
        true => safety.blockers.with(king.square()),
        false => Bitboard::FULL,
    }
}

/// Is it one of the many moves that cannot expose the king?
#[inline(always)]
fn is_free(close: Bitboard, m: Move) -> bool {
    matches!(m, Move::Normal { from, .. } if !close.has(from.square()))
}

/// The same of a move that is not free.
#[inline(never)]
fn is_legal_closely<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    king: BoardSquare,
    m: Move,
) -> bool {
    if !safety.sure {
        return is_allowed_after(rules, position, m);
    }
    // On one board the generators offer only moves that cure a check.
    let cured = B::COUNT == 1 || !safety.in_check;
    let kept = match m {
        Move::Castle { king, rook, .. } if B::COUNT == 1 => {
            return !safety.in_check && castles_safely_on_one_board(position, king, rook);
        }
        Move::Castle { .. } => return castles_safely(rules, position, m),
        Move::Normal { from, .. } if from == king => return king_moves_safely(rules, position, m),
        Move::EnPassant { .. } => false,
        // Where captors come down where they capture, a screen stays one as long as it keeps to its line.
        Move::Normal { from, to, .. } if B::COUNT == 1 => {
            return attacks::line(king.square(), from.square()).has(to.square());
        }
        // In check most pieces do nothing about it, on whichever board they arrive.
        Move::Normal { to, .. }
            if tells_at_a_glance::<B>() && !safety.check_mask.has(to.square()) =>
        {
            return false;
        }
        Move::Normal { from, to, .. } => {
            cured && keeps_to_its_pin(position, king, safety, from, to)
        }
        Move::Warp { from } => cured && keeps_to_its_pin(position, king, safety, from, from),
        Move::Drop { .. } => cured,
        Move::Flit { from, .. } if from == king => {
            return !(safety.in_check && rules.bars_in_check(m))
                && is_safe_after(rules, position, m);
        }
        Move::Flit { .. } => false,
        // The pawn that stays goes on screening.
        Move::Part { .. } => B::COUNT == 1 && cured,
        Move::PartEnPassant { .. } | Move::Rocket { .. } => false,
        Move::Switch(switched) => return is_legal(rules, position, safety, switched.plain()),
    };
    kept || is_safe_after(rules, position, m)
}

/// Do all pieces that screen the king stay where they are?
///
/// A capturer that comes down on another board takes two pieces off this one, and the two may have
/// screened the king together; such captures are looked at closely.
fn keeps_to_its_pin<B: Boards>(
    position: &Position<B>,
    king: BoardSquare,
    safety: &Safety,
    from: BoardSquare,
    to: BoardSquare,
) -> bool {
    let takes_two =
        || from.board() != to.board() && position.board(from).occupied().has(to.square());
    from.board() != king.board() || !safety.blockers.has(from.square()) && !takes_two()
}

/// Plays the move and looks whether the mover's king is attacked.
fn is_safe_after<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> bool {
    let us = position.info.turn();
    let mut next = *position;
    apply::apply(rules, &mut next, m, None);
    !rules.in_check(&next, us)
}

/// Plays the move and looks whether the position after it is open to the mover. A king that passes
/// the glass, or castles, must be safe on its way as well.
fn is_allowed_after<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> bool {
    let us = position.info.turn();
    let passes = B::COUNT > 1 && is_king_move(position, m);
    if passes && !is_safe_after(rules, position, m.onto(m.board())) {
        return false;
    }
    if matches!(m.plain(), Move::Castle { .. }) && !castles_safely(rules, position, m) {
        return false;
    }
    let mut next = *position;
    apply::apply(rules, &mut next, m, None);
    !rules.in_check(&next, us) && !rules.forbids(next.boards(), &next.info, us)
}

/// Is it the king that walks?
fn is_king_move<B: Boards>(position: &Position<B>, m: Move) -> bool {
    matches!(m, Move::Normal { from, .. } if position.board(from).role(Role::King).has(from.square()))
}

/// A king must be safe where it arrives on its own board and, if it comes down on another, there.
fn king_moves_safely<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> bool {
    let Move::Normal { from, to, .. } = m else {
        return false;
    };
    let them = !position.info.turn();
    // Sliders see through the square that the king has left.
    let is_safe = |at: BoardSquare| {
        let board = position.board(at);
        let occupied = match B::COUNT == 1 || at.board() == from.board() {
            true => board.occupied().without(from.square()),
            false => board.occupied(),
        };
        board.attackers(at.square(), them, occupied).is_empty()
    };
    if B::COUNT == 1 {
        return is_safe(to);
    }
    // Only who stands on that square of a board can give check from another.
    let is_met = |board: &Board| board.color(them).has(to.square());
    if !tells_at_a_glance::<B>() || position.boards().iter().any(is_met) {
        return is_safe_after(rules, position, m.onto(m.board()))
            && is_safe_after(rules, position, m);
    }
    let stops = [to.on(from.board()), to];
    let passes = B::COUNT > 1 && stops[0] != to;
    stops.into_iter().skip(usize::from(!passes)).all(is_safe)
}

/// A king that is not in check castles neither over an attacked square nor into check. On its last square it is
/// looked for as everybody stands afterwards.
fn castles_safely_on_one_board<B: Boards>(
    position: &Position<B>,
    king: BoardSquare,
    rook: BoardSquare,
) -> bool {
    let (king_to, rook_to) = castled(king, rook, Pair::new(king.board(), king.board()));
    let (board, them) = (position.board(king), !position.info.turn());
    let stands = board.occupied();
    let after = stands.without(king.square()).without(rook.square()).with(rook_to.square());
    let attacked = |square, occupied| !board.attackers(square, them, occupied).is_empty();
    let mut path = attacks::between(king.square(), king_to.square());
    !path.any(|square| attacked(square, stands)) && !attacked(king_to.square(), after)
}

/// A king castles neither out of check nor over an attacked square nor into check, on the board
/// where it castles and, if it comes down on another, there.
fn castles_safely<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> bool {
    let Move::Castle { king, rook, .. } = m else {
        return false;
    };
    let us = position.info.turn();
    let (king_to, _) = castled(king, rook, Pair::new(king.board(), king.board()));
    let path = attacks::between(king.square(), king_to.square()).with(king.square());
    let attacked = |at: BoardSquare| rules.attacked(position.boards(), at, !us);
    if path.into_iter().any(|square| attacked(BoardSquare::new(king.board(), square))) {
        return false;
    }
    let stays = B::COUNT == 1 || is_safe_after(rules, position, m.onto(m.board()));
    stays && is_safe_after(rules, position, m)
}
