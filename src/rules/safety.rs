//! The king's safety: which pseudo-legal moves are legal.
//!
//! Most moves cannot expose the king, and [`is_legal`] knows them without playing: the king is
//! not in check and neither the mover nor its victim stands alone between the king and a slider.
//! All others are played and looked at.

use super::moves::{Pair, castled};
use super::{Legality, Move, Variant, apply};
use crate::board::{Bitboard, Boards, Role, Site, State, attacks};

/// What bears on the king of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Safety {
    /// The king whose safety binds the moves; none where kings are captured.
    pub king: Option<Site>,
    pub in_check: bool,
    /// Men of either army that screen the king, alone, from a slider on its board.
    pub blockers: Bitboard,
    /// Where men other than the king must come down to cure a check; all squares without one.
    pub goals: Bitboard,
    /// Does this tell which moves are legal? Otherwise each must be made and looked at.
    pub sure: bool,
}

impl Safety {
    /// No king binds the moves.
    pub const NONE: Safety = Safety {
        king: None,
        in_check: false,
        blockers: Bitboard::EMPTY,
        goals: Bitboard::FULL,
        sure: true,
    };
}

/// Looks at the king of the side to move.
pub fn look<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Safety {
    let us = state.meta.turn();
    let Some(king) = rules.king(state, us).filter(|_| rules.is_royal()) else {
        return Safety::NONE;
    };
    if rules.legality() == Legality::PlayAndLook {
        let in_check = rules.attacked(state.boards(), king, !us);
        let king = Some(king);
        return Safety {
            king,
            in_check,
            blockers: Bitboard::EMPTY,
            goals: Bitboard::FULL,
            sure: false,
        };
    }
    let plane = state.plane(king);
    let blockers = plane.blockers(king.square(), !us);
    if B::COUNT > 1 {
        let in_check = rules.attacked(state.boards(), king, !us);
        return Safety { king: Some(king), in_check, blockers, goals: Bitboard::FULL, sure: true };
    }
    let checkers = plane.attackers(king.square(), !us, plane.occupied());
    let goals = match checkers.first() {
        None => Bitboard::FULL,
        Some(_) if checkers.several() => Bitboard::EMPTY,
        Some(checker) => attacks::between(king.square(), checker).with(checker),
    };
    Safety { king: Some(king), in_check: !checkers.is_empty(), blockers, goals, sure: true }
}

/// Does a pseudo-legal move leave the mover's king safe? The move must come from a generator that
/// was given the same `safety`.
pub fn is_legal<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    safety: &Safety,
    m: Move,
) -> bool {
    let Some(king) = safety.king else { return true };
    if !safety.sure {
        return is_allowed_after(rules, state, m);
    }
    // On one board the generators offer only moves that cure a check.
    let cured = B::COUNT == 1 || !safety.in_check;
    let kept = match m {
        Move::Castle { .. } => return castles_safely(rules, state, m),
        Move::Walk { from, .. } if from == king => return king_walks_safely(rules, state, m),
        Move::EnPassant { .. } => false,
        Move::Walk { from, to, .. } => cured && keeps_screens(state, king, safety, from, to),
        Move::Warp { from } => cured && keeps_screens(state, king, safety, from, from),
        Move::Drop { .. } => cured,
        Move::Flit { from, .. } if from == king => {
            return !(safety.in_check && rules.bars_in_check(m)) && is_safe_after(rules, state, m);
        }
        Move::Flit { .. } => false,
        // The pawn that stays goes on screening.
        Move::Part { .. } => B::COUNT == 1 && cured,
        Move::PartEnPassant { .. } | Move::Rocket { .. } => false,
        Move::Switch(switched) => return is_legal(rules, state, safety, switched.plain()),
    };
    kept || is_safe_after(rules, state, m)
}

/// Do all men that screen the king stay where they are?
///
/// A capturer that comes down on another board takes two men off this one, and the two may have
/// screened the king together; such captures are looked at closely.
fn keeps_screens<B: Boards>(
    state: &State<B>,
    king: Site,
    safety: &Safety,
    from: Site,
    to: Site,
) -> bool {
    let takes_two = || from.board() != to.board() && state.plane(from).occupied().has(to.square());
    from.board() != king.board() || !safety.blockers.has(from.square()) && !takes_two()
}

/// Plays the move and looks whether the mover's king is attacked.
fn is_safe_after<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> bool {
    let us = state.meta.turn();
    let mut next = *state;
    apply::apply(rules, &mut next, m);
    !rules.in_check(&next, us)
}

/// Plays the move and looks whether the position after it is open to the mover. A king that passes
/// the glass, or castles, must be safe on its way as well.
fn is_allowed_after<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> bool {
    let us = state.meta.turn();
    let passes = B::COUNT > 1 && is_king_walk(state, m);
    if passes && !is_safe_after(rules, state, m.onto(m.board())) {
        return false;
    }
    if matches!(m.plain(), Move::Castle { .. }) && !castles_safely(rules, state, m) {
        return false;
    }
    let mut next = *state;
    apply::apply(rules, &mut next, m);
    !rules.in_check(&next, us) && !rules.forbids(next.boards(), &next.meta, us)
}

/// Is it the king that walks?
fn is_king_walk<B: Boards>(state: &State<B>, m: Move) -> bool {
    matches!(m, Move::Walk { from, .. } if state.plane(from).role(Role::King).has(from.square()))
}

/// A king must be safe where it arrives on its own board and, if it comes down on another, there.
fn king_walks_safely<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> bool {
    if B::COUNT > 1 {
        return is_safe_after(rules, state, m.onto(m.board())) && is_safe_after(rules, state, m);
    }
    let Move::Walk { from, to, .. } = m else {
        return false;
    };
    let plane = state.plane(from);
    let them = !state.meta.turn();
    let occupied = plane.occupied().without(from.square());
    (plane.attackers(to.square(), them, occupied) & !Bitboard::of(to.square())).is_empty()
}

/// A king castles neither out of check nor over an attacked square nor into check, on the board
/// where it castles and, if it comes down on another, there.
fn castles_safely<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> bool {
    let Move::Castle { king, rook, .. } = m else {
        return false;
    };
    let us = state.meta.turn();
    let (king_to, _) = castled(king, rook, Pair::new(king.board(), king.board()));
    let path = attacks::between(king.square(), king_to.square()).with(king.square());
    let attacked = |at: Site| rules.attacked(state.boards(), at, !us);
    if path.into_iter().any(|square| attacked(Site::new(king.board(), square))) {
        return false;
    }
    let stays = B::COUNT == 1 || is_safe_after(rules, state, m.onto(m.board()));
    stays && is_safe_after(rules, state, m)
}
