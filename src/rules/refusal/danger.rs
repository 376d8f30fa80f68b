//! What the king has to do with a refusal. It asks what `rules/safety.rs` asks, in the same order,
//! and names who attacks; it may play every move, for nobody waits for it.

use super::{Attack, Refusal};
use crate::board::{Board, BoardSquare, Boards, Color, Position, Roles, Square, attacks};
use crate::rules::moves::{Pair, castled};
use crate::rules::{Move, Moves, Stage, Variant, apply};

/// Why the king's safety forbids a pseudo-legal move; none if it does not.
pub fn of<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> Option<Refusal> {
    let (us, check) = (position.info.turn(), check(rules, position));
    let king = rules.king(position, us);
    match (m, check) {
        (Move::Castle { .. }, Some(check)) => return Some(Refusal::CastlingInCheck(check)),
        (Move::Flit { from, .. }, Some(_)) if Some(from) == king && rules.bars_in_check(m) => {
            return Some(Refusal::CrossingInCheck);
        }
        _ => {}
    }
    if let Some(passed) = attack_on_the_way(rules, position, m) {
        return Some(Refusal::Passing(passed));
    }
    let stays = m.onto(m.board());
    let goes_through = matches!(m, Move::Normal { from, .. } if Some(from) == king)
        || matches!(m, Move::Castle { .. });
    if goes_through
        && m != stays
        && let Some(attack) = check_after(rules, position, stays)
    {
        return Some(Refusal::Passing(attack));
    }
    let own = check_after(rules, position, m).map(|attack| match check {
        Some(_) => Refusal::StillInCheck(attack),
        None => Refusal::IntoCheck(attack),
    });
    own.or_else(|| forbidden(rules, position, m))
}

/// Why a move is forbidden that leaves its own king safe.
fn forbidden<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> Option<Refusal> {
    let (us, mut next) = (position.info.turn(), *position);
    apply::apply(rules, &mut next, m, None);
    if !rules.forbids(next.boards(), &next.info, us) {
        return None;
    }
    let in_series = rules.has_series();
    match rules.king(&next, us) {
        None => Some(Refusal::OwnKingVanishes),
        Some(_) if in_series => check_on(rules, &next, !us).map(Refusal::ChecksTooSoon),
        Some(_) => check_on(rules, &next, !us).map(Refusal::GivesCheck),
    }
}

/// The check the side to move is in.
pub fn check<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> Option<Attack> {
    check_on(rules, position, position.info.turn())
}

fn check_after<B: Boards>(rules: &dyn Variant, position: &Position<B>, m: Move) -> Option<Attack> {
    check_on(rules, &rules.play(position, m), position.info.turn())
}

fn check_on<B: Boards>(rules: &dyn Variant, position: &Position<B>, us: Color) -> Option<Attack> {
    let king = rules.king(position, us).filter(|_| rules.is_royal())?;
    attack(rules, position.boards(), king, !us)
}

/// A square that a castling king passes under attack.
fn attack_on_the_way<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    m: Move,
) -> Option<Attack> {
    let Move::Castle { king, rook, .. } = m else { return None };
    let (king_to, _) = castled(king, rook, Pair::new(king.board(), king.board()));
    let mut path = attacks::between(king.square(), king_to.square());
    let them = !position.info.turn();
    path.find_map(|at| attack(rules, position.boards(), BoardSquare::new(king.board(), at), them))
}

/// The attack on a square, if there is one.
fn attack(rules: &dyn Variant, boards: &[Board], on: BoardSquare, by: Color) -> Option<Attack> {
    if !rules.attacked(boards, on, by) {
        return None;
    }
    let free = |&at: &Square| rules.paralyser(boards, BoardSquare::new(on.board(), at)).is_none();
    let here = boards
        .get(on.board().index())
        .and_then(|board| board.attackers(on.square(), by, board.occupied()).find(free));
    // Else it comes straight through from another board.
    let beyond = || {
        let mut through = Moves::new();
        rules.across(boards, by, Roles::ALL, Stage::All, &mut through);
        through.into_iter().find_map(|m| match m {
            Move::Flit { from, to } if to == on => Some(from),
            _ => None,
        })
    };
    let by = here.map(|square| BoardSquare::new(on.board(), square)).or_else(beyond);
    Some(Attack { on, by })
}
