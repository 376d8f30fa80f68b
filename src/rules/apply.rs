//! The only code that changes a position.

use super::moves::{castled, recoil};
use super::{Captured, Memory, Move, Variant};
use crate::board::{Boards, Color, Man, Placement, Role, Site, Square, State};

/// Makes a move on a position, all but handing on the turn. Returns the role that moved.
///
/// A move whose man is not there changes nothing on the boards.
pub fn apply<B: Boards>(rules: &dyn Variant, state: &mut State<B>, m: Move) -> Role {
    let us = state.meta.turn();
    state.meta.clear_ep();
    let taken = m.victim(state).and_then(|at| Captured::at(state, at));
    let captures = taken.is_some();
    let promotes = m.promotion(state).is_some();
    let on = &mut state.placement(rules.weights());
    let moved = make(on, us, m);
    if let Some(at) = m.landing().filter(|_| promotes)
        && rules.memory().contains(&Memory::Promoted)
    {
        on.set_promoted(at);
    }
    if captures || promotes {
        rules.effects(on, m, taken);
    }
    if !rules.has_en_passant() {
        state.meta.clear_ep();
    }
    // Going straight through brings no pawn ahead.
    let progress = rules.is_progress(moved) && !matches!(m, Move::Flit { .. });
    if captures || progress {
        state.meta.clock = 0;
    } else {
        state.meta.tick();
    }
    moved
}

/// Makes a move on the boards.
fn make(on: &mut Placement, us: Color, m: Move) -> Role {
    match m {
        Move::Walk { from, to, becomes } => walk(on, us, from, to, becomes),
        Move::EnPassant { from, to, victim } => {
            take_off(on, victim);
            let role = on.man_at(from).map_or(Role::Pawn, |man| man.role);
            walk(on, us, from, to, role)
        }
        Move::Castle { king, rook, onto } => {
            let (king_to, rook_to) = castled(king, rook, onto);
            take_off(on, rook);
            walk(on, us, king, king_to, Role::King);
            on.put(rook_to, Man { color: us, role: Role::Rook });
            Role::King
        }
        Move::Warp { from } => {
            let role = take_off(on, from).map_or(Role::Pawn, |man| man.role);
            on.stock(us, role);
            role
        }
        Move::Drop { to, role, .. } => {
            on.unstock(us, role);
            on.put(to, Man { color: us, role });
            role
        }
        Move::Flit { from, to } => flit(on, us, from, to),
        Move::Part { from, to, becomes } => part(on, us, from, to, becomes),
        Move::PartEnPassant { from, to, victim } => {
            take_off(on, victim);
            part(on, us, from, to, Role::Pawn)
        }
        Move::Rocket { from, to, becomes } => {
            take_off(on, from);
            on.put(recoil(from, to), Man { color: us, role: Role::Pawn });
            on.put(to, Man { color: us, role: becomes });
            Role::Tandem
        }
        // Who commands which army is a matter of the turn.
        Move::Switch(switched) => make(on, us, switched.plain()),
    }
}

/// Takes off whatever stands there. A side without a king never castles.
#[inline]
pub fn take_off(on: &mut Placement, at: Site) -> Option<Man> {
    let man = on.man_at(at)?;
    on.lift(at, man);
    if man.role == Role::King {
        forgo_castling(on, man.color);
    }
    Some(man)
}

/// A man goes from one site to another, capturing on the board it sets out from.
#[inline]
fn walk(on: &mut Placement, us: Color, from: Site, to: Site, becomes: Role) -> Role {
    let Some(mover) = on.man_at(from) else {
        return becomes;
    };
    take_off(on, to.on(from.board()));
    let was_pawn = on.is_promoted(from);
    on.lift(from, mover);
    on.put(to, Man { color: us, role: becomes });
    if was_pawn {
        on.set_promoted(to);
    }
    if mover.role == Role::King {
        forgo_castling(on, us);
    }
    if mover.role.is_pawn() {
        note_double_step(on, from, to);
    }
    mover.role
}

/// A pawn that has made a double step can be captured where it passed.
#[inline]
fn note_double_step(on: &mut Placement, from: Site, to: Site) {
    if from.square().rank().abs_diff(to.square().rank()) == 2 {
        let passed = (from.square().index() + to.square().index()) / 2;
        on.set_ep(Site::new(from.board(), Square::new(passed as u8)));
    }
}

/// One pawn of a yoked pair goes, capturing on the board it sets out from; the other stays.
fn part(on: &mut Placement, us: Color, from: Site, to: Site, becomes: Role) -> Role {
    take_off(on, to.on(from.board()));
    take_off(on, from);
    on.put(from, Man { color: us, role: Role::Pawn });
    on.put(to, Man { color: us, role: becomes });
    note_double_step(on, from, to);
    Role::Tandem
}

/// A man goes straight through to another board.
fn flit(on: &mut Placement, us: Color, from: Site, to: Site) -> Role {
    let Some(mover) = take_off(on, from) else { return Role::Pawn };
    take_off(on, to);
    on.put(to, mover);
    if mover.role == Role::King {
        forgo_castling(on, us);
    }
    mover.role
}

/// A king that has moved never castles, so nothing depends on its rooks any more.
#[inline]
fn forgo_castling(on: &mut Placement, us: Color) {
    for board in 0..on.boards().len() {
        let plane = &on.boards()[board];
        for rook in plane.fresh() & plane.men(us, Role::Rook) {
            on.clear_fresh(Site::new(crate::board::BoardId::new(board as u8), rook));
        }
    }
}
