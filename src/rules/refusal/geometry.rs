//! Why a man does not go there on its board, whatever its king says.

use super::Refusal;
use crate::board::{
    Bitboard, Boards, Color, Man, Plane, Role, Roles, Site, Square, State, attacks,
};
use crate::rules::{Attempt, Memory, Move, Moves, Stage, Variant};

/// Why no man of that role does what is attempted; none if no reason is known.
pub fn of<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    role: Role,
    attempt: Attempt,
) -> Option<Refusal> {
    match attempt {
        Attempt::Leave { .. } if !rules.memory().contains(&Memory::Reserve) => {
            Some(Refusal::NoReserve)
        }
        Attempt::Leave { .. } => Some(Refusal::StaysOnBoard { role }),
        Attempt::Enter { to, .. } => entering(rules, state, role, to),
        Attempt::Go { from, to } if from.square() == to.square() && from != to => {
            Some(crossing(rules, state.meta.turn(), role, [from, to]))
        }
        Attempt::Go { from, to } if from.board() != to.board() => {
            Some(Refusal::OtherBoard { role, on: from.board() })
        }
        Attempt::Go { from, to } => walking(rules, state, role, [from, to]),
    }
}

fn entering<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    role: Role,
    to: Site,
) -> Option<Refusal> {
    let us = state.meta.turn();
    if state.meta.reserve(us).count(role) == 0 {
        Some(Refusal::NotInReserve { role })
    } else if state.man_at(to).is_some() {
        Some(Refusal::Taken(vec![to]))
    } else {
        let barred = role == Role::Pawn && !rules.pawn_squares(us).has(to.square());
        barred.then_some(Refusal::PawnDrop { at: to })
    }
}

/// Why a man does not go straight through to another board. Whether its like ever do is found out
/// with one man on empty boards.
fn crossing(rules: &dyn Variant, us: Color, role: Role, [from, to]: [Site; 2]) -> Refusal {
    let crosses = |role| {
        let mut lone: State = State::empty(rules.boards());
        lone.placement(rules.weights()).put(from, Man { color: us, role });
        let mut moves = Moves::new();
        rules.across(lone.boards(), us, Roles::ALL, Stage::All, &mut moves);
        moves.contains(&Move::Flit { from, to })
    };
    if crosses(role) {
        Refusal::Taken(vec![to])
    } else if Role::ALL.into_iter().any(crosses) {
        Refusal::NeverCrosses { role }
    } else {
        Refusal::NoCrossing
    }
}

fn walking<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    role: Role,
    [from, to]: [Site; 2],
) -> Option<Refusal> {
    let (us, plane) = (state.meta.turn(), state.plane(from));
    if role == Role::King && wants_to_castle(rules, state, [from, to]) {
        return castling(rules, plane, us, [from, to]);
    }
    if plane.color(us).has(to.square()) {
        let role = plane.role_at(to.square())?;
        return Some(Refusal::OwnMan { at: to, role });
    }
    if role.is_pawn() {
        let may_double = rules.doubles(plane, us).has(from.square());
        return pawn(plane, us, [from, to])
            .filter(|why| *why != Refusal::DoubleStep || !may_double);
    }
    let reach = match role {
        Role::Bishop => attacks::bishop(from.square(), Bitboard::EMPTY),
        Role::Rook => attacks::rook(from.square(), Bitboard::EMPTY),
        Role::Queen => attacks::queen(from.square(), Bitboard::EMPTY),
        _ => Bitboard::EMPTY,
    };
    if reach.has(to.square()) { blocked(plane, from, to) } else { None }
}

/// The man nearest to the first of two sites that stands between them.
fn blocked(plane: &Plane, from: Site, to: Site) -> Option<Refusal> {
    let screen = attacks::between(from.square(), to.square()) & plane.occupied();
    let nearest = screen.min_by_key(|at| at.distance(from.square()))?;
    Some(Refusal::Blocked { at: Site::new(from.board(), nearest) })
}

/// Why a pawn does not go there, if it goes so at all.
fn pawn(plane: &Plane, us: Color, [from, to]: [Site; 2]) -> Option<Refusal> {
    let (start, end) = (from.square(), to.square());
    if Bitboard::of(start).pawn_attacks(us).has(end) {
        return Some(Refusal::PawnDiagonal { at: to });
    }
    let steps = (1..=2).find(|&ranks| start.ahead(us, ranks) == Some(end))?;
    if let Some(refusal) = blocked(plane, from, to) {
        return Some(refusal);
    }
    if plane.occupied().has(end) {
        return Some(Refusal::PawnAhead { at: to });
    }
    // One of a pair goes two squares ahead if the other can go one back.
    let behind = start.ahead(us, -1).filter(|&at| plane.occupied().has(at));
    match behind.filter(|_| steps == 2 && plane.role_at(start) == Some(Role::Tandem)) {
        Some(at) => Some(Refusal::Blocked { at: Site::new(from.board(), at) }),
        None => (steps == 2).then_some(Refusal::DoubleStep),
    }
}

/// Does a king make for a square, or for a rook, as if to castle? Only from where it stands at the
/// start.
fn wants_to_castle<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    [from, to]: [Site; 2],
) -> bool {
    let us = state.meta.turn();
    let (home, end) = (from.square(), to.square());
    let sideways = home.rank() == end.rank() && home.distance(end) >= 2;
    let rook = || state.plane(to).men(us, Role::Rook).has(end);
    sideways
        && (matches!(end.file(), 2 | 6) || rook())
        && rules.king(&rules.start::<B>(), us) == Some(from)
}

fn castling(
    rules: &dyn Variant,
    plane: &Plane,
    us: Color,
    [king, to]: [Site; 2],
) -> Option<Refusal> {
    if !rules.has_castling() {
        return Some(Refusal::NoCastling);
    }
    let side = |square: Square| square.file() > king.square().file();
    let mut rooks = plane.fresh() & plane.men(us, Role::Rook);
    match rooks.find(|&rook| side(rook) == side(to.square())) {
        None => Some(Refusal::CastlingLost),
        Some(rook) => blocked(plane, king, Site::new(king.board(), rook)),
    }
}
