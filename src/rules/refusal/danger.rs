//! What the king has to do with a refusal. It asks what `rules/safety.rs` asks, in the same order,
//! and names who attacks; it may play every move, for nobody waits for it.

use super::{Attack, Refusal};
use crate::board::{Boards, Color, Plane, Roles, Site, State, attacks};
use crate::rules::moves::{Pair, castled};
use crate::rules::{Move, Moves, Stage, Variant};

/// Why the king's safety forbids a pseudo-legal move; none if it does not.
pub fn of<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> Option<Refusal> {
    let (us, check) = (state.meta.turn(), check(rules, state));
    let king = rules.king(state, us);
    match (m, check) {
        (Move::Castle { .. }, Some(check)) => return Some(Refusal::CastlingInCheck(check)),
        (Move::Flit { from, .. }, Some(_)) if Some(from) == king && rules.bars_in_check(m) => {
            return Some(Refusal::CrossingInCheck);
        }
        _ => {}
    }
    if let Some(passed) = attack_on_the_way(rules, state, m) {
        return Some(Refusal::Passing(passed));
    }
    let stays = m.onto(m.board());
    let goes_through = matches!(m, Move::Walk { from, .. } if Some(from) == king)
        || matches!(m, Move::Castle { .. });
    if goes_through
        && m != stays
        && let Some(attack) = check_after(rules, state, stays)
    {
        return Some(Refusal::Passing(attack));
    }
    let own = check_after(rules, state, m).map(|attack| match check {
        Some(_) => Refusal::StillInCheck(attack),
        None => Refusal::IntoCheck(attack),
    });
    own.or_else(|| forbidden(rules, state, m))
}

/// Why a move is forbidden that leaves its own king safe.
fn forbidden<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> Option<Refusal> {
    let (us, next) = (state.meta.turn(), rules.play(state, m));
    if !rules.forbids(next.boards(), &next.meta, us) {
        return None;
    }
    match rules.king(&next, us) {
        None => Some(Refusal::OwnKingVanishes),
        Some(_) => check_on(rules, &next, !us).map(Refusal::GivesCheck),
    }
}

/// The check the side to move is in.
pub fn check<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Option<Attack> {
    check_on(rules, state, state.meta.turn())
}

fn check_after<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> Option<Attack> {
    check_on(rules, &rules.play(state, m), state.meta.turn())
}

fn check_on<B: Boards>(rules: &dyn Variant, state: &State<B>, us: Color) -> Option<Attack> {
    let king = rules.king(state, us).filter(|_| rules.is_royal())?;
    attack(rules, state.boards(), king, !us)
}

/// A square that a castling king passes under attack.
fn attack_on_the_way<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move) -> Option<Attack> {
    let Move::Castle { king, rook, .. } = m else { return None };
    let (king_to, _) = castled(king, rook, Pair::new(king.board(), king.board()));
    let mut path = attacks::between(king.square(), king_to.square());
    let them = !state.meta.turn();
    path.find_map(|at| attack(rules, state.boards(), Site::new(king.board(), at), them))
}

/// The attack on a site, if there is one.
fn attack(rules: &dyn Variant, boards: &[Plane], on: Site, by: Color) -> Option<Attack> {
    if !rules.attacked(boards, on, by) {
        return None;
    }
    let here = boards
        .get(on.board().index())
        .and_then(|plane| plane.attackers(on.square(), by, plane.occupied()).first());
    // Else it comes straight through from another board.
    let beyond = || {
        let mut through = Moves::new();
        rules.across(boards, by, Roles::ALL, Stage::All, &mut through);
        through.into_iter().find_map(|m| match m {
            Move::Flit { from, to } if to == on => Some(from),
            _ => None,
        })
    };
    let by = here.map(|square| Site::new(on.board(), square)).or_else(beyond);
    Some(Attack { on, by })
}
