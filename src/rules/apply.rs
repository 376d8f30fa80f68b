//! The only code that changes a position.

use super::moves::{castled, recoil};
use super::{Move, StateOf, Variant};
use crate::board::{Boards, Color, Man, Role, Site, Square, State, Weights};

/// Makes a move on a position, all but handing on the turn. Returns the role that moved.
///
/// A move whose man is not there changes nothing on the boards.
pub fn apply<V: Variant>(rules: &V, state: &mut StateOf<V>, m: Move) -> Role {
    let w = rules.weights();
    let us = state.meta.turn();
    state.meta.clear_ep();
    let captures = m.captures(state);
    let moved = match m {
        Move::Walk { from, to, becomes } => walk(state, w, us, from, to, becomes),
        Move::EnPassant { from, to, victim } => {
            lift(state, w, victim);
            let role = state.man_at(from).map_or(Role::Pawn, |man| man.role);
            walk(state, w, us, from, to, role)
        }
        Move::Castle { king, rook, onto } => {
            let (king_to, rook_to) = castled(king, rook, onto);
            lift(state, w, rook);
            walk(state, w, us, king, king_to, Role::King);
            state.put(w, rook_to, Man { color: us, role: Role::Rook });
            Role::King
        }
        Move::Warp { from } => {
            let role = lift(state, w, from).map_or(Role::Pawn, |man| man.role);
            state.meta.stock(w, us, role);
            role
        }
        Move::Drop { to, role, .. } => {
            state.meta.unstock(w, us, role);
            state.put(w, to, Man { color: us, role });
            role
        }
        Move::Flit { from, to } => flit(state, w, us, from, to),
        Move::Part { from, to, becomes } => part(state, w, us, from, to, becomes),
        Move::PartEnPassant { from, to, victim } => {
            lift(state, w, victim);
            part(state, w, us, from, to, Role::Pawn)
        }
        Move::Rocket { from, to, becomes } => {
            lift(state, w, from);
            state.put(w, recoil(from, to), Man { color: us, role: Role::Pawn });
            state.put(w, to, Man { color: us, role: becomes });
            Role::Tandem
        }
        // Who commands which army is a matter of the turn.
        Move::Switch(switched) => return apply(rules, state, switched.plain()),
    };
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

/// Takes off whatever stands there. An army without a king never castles.
fn lift<B: Boards>(state: &mut State<B>, w: &Weights, at: Site) -> Option<Man> {
    let man = state.man_at(at)?;
    state.lift(w, at, man);
    if man.role == Role::King {
        forgo_castling(state, man.color);
    }
    Some(man)
}

/// A man goes from one site to another, capturing on the board it sets out from.
fn walk<B: Boards>(
    state: &mut State<B>,
    w: &Weights,
    us: Color,
    from: Site,
    to: Site,
    becomes: Role,
) -> Role {
    let Some(mover) = state.man_at(from) else {
        return becomes;
    };
    lift(state, w, to.on(from.board()));
    state.lift(w, from, mover);
    state.put(w, to, Man { color: us, role: becomes });
    if mover.role == Role::King {
        forgo_castling(state, us);
    }
    if mover.role.is_pawn() {
        note_double_step(state, from, to);
    }
    mover.role
}

/// A pawn that has made a double step can be captured where it passed.
fn note_double_step<B: Boards>(state: &mut State<B>, from: Site, to: Site) {
    if from.square().rank().abs_diff(to.square().rank()) == 2 {
        let passed = (from.square().index() + to.square().index()) / 2;
        state.set_ep(Site::new(from.board(), Square::new(passed as u8)));
    }
}

/// One pawn of a yoked pair goes, capturing on the board it sets out from; the other stays.
fn part<B: Boards>(
    state: &mut State<B>,
    w: &Weights,
    us: Color,
    from: Site,
    to: Site,
    becomes: Role,
) -> Role {
    lift(state, w, to.on(from.board()));
    lift(state, w, from);
    state.put(w, from, Man { color: us, role: Role::Pawn });
    state.put(w, to, Man { color: us, role: becomes });
    note_double_step(state, from, to);
    Role::Tandem
}

/// A man goes straight through to another board.
fn flit<B: Boards>(state: &mut State<B>, w: &Weights, us: Color, from: Site, to: Site) -> Role {
    let Some(mover) = lift(state, w, from) else { return Role::Pawn };
    lift(state, w, to);
    state.put(w, to, mover);
    if mover.role == Role::King {
        forgo_castling(state, us);
    }
    mover.role
}

/// A king that has moved never castles, so nothing depends on its rooks any more.
fn forgo_castling<B: Boards>(state: &mut State<B>, us: Color) {
    for board in (0..state.boards().len() as u8).map(crate::board::BoardId::new) {
        let plane = state.plane(Site::new(board, Square::new(0)));
        for rook in plane.fresh() & plane.men(us, Role::Rook) {
            state.clear_fresh(Site::new(board, rook));
        }
    }
}
