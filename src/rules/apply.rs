//! The only code that changes a position.

use super::moves::{castled, recoil};
use super::{Captured, Memory, Move, Variant};
use crate::board::{
    BoardSquare, Boards, Color, Observing, Piece, Placement, Position, Role, Square,
};

/// Makes a move on a position, all but handing on the turn. Returns the role that moved.
///
/// A move whose piece is not there changes nothing on the boards. The observer, if there is one, hears of
/// every change on them.
pub fn apply<B: Boards>(
    rules: &dyn Variant,
    position: &mut Position<B>,
    m: Move,
    observer: Observing,
) -> Role {
    let us = position.info.turn();
    position.info.clear_ep();
    let on = &mut position.observed(observer);
    // Most moves are of one kind, which is made here where the compiler knows how many boards there are.
    let made = match m {
        Move::Normal { from, to, becomes } if B::COUNT > 1 => move_piece(on, us, from, to, becomes),
        Move::Normal { from, to, becomes }
            if on.has_plain(Piece { color: us, role: becomes }, from) =>
        {
            step(on, Piece { color: us, role: becomes }, from, to)
        }
        _ => make(on, us, m),
    };
    let Made { moved, taken, promotes } = made;
    if taken.is_some() || promotes {
        have_effects(rules, on, m, &made);
    }
    if position.info.ep().is_some() && !rules.has_en_passant() {
        position.info.clear_ep();
    }
    // Going straight through brings no pawn ahead.
    let progress = || rules.is_progress(moved) && !matches!(m, Move::Flit { .. });
    if taken.is_some() || progress() {
        position.info.clock = 0;
    } else {
        position.info.tick();
    }
    moved
}

/// What follows from a capture or a promotion.
#[inline(never)]
fn have_effects(rules: &dyn Variant, on: &mut Placement, m: Move, made: &Made) {
    if made.promotes && rules.memory().contains(&Memory::Promoted) {
        m.landing().into_iter().for_each(|at| on.set_promoted(at));
    }
    rules.effects(on, m, made.taken);
}

/// What a move did on the boards.
struct Made {
    /// The role that moved, as it set out.
    moved: Role,
    taken: Option<Captured>,
    promotes: bool,
}

impl Made {
    /// A move without capture or promotion.
    fn quietly(moved: Role) -> Made {
        Made { moved, taken: None, promotes: false }
    }
}

/// Makes a move on the boards.
#[inline(never)]
fn make(on: &mut Placement, us: Color, m: Move) -> Made {
    match m {
        Move::Normal { from, to, becomes } => move_piece(on, us, from, to, becomes),
        Move::EnPassant { from, to, victim } => {
            let taken = capture(on, victim);
            let role = on.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
            Made { taken, ..move_piece(on, us, from, to, role) }
        }
        Move::Castle { king, rook, onto } => {
            let (king_to, rook_to) = castled(king, rook, onto);
            take_off(on, rook);
            move_piece(on, us, king, king_to, Role::King);
            on.put(rook_to, Piece { color: us, role: Role::Rook });
            Made::quietly(Role::King)
        }
        Move::Warp { from } => {
            let role = take_off(on, from).map_or(Role::Pawn, |piece| piece.role);
            on.add_to_pocket(us, role);
            Made::quietly(role)
        }
        Move::Drop { to, role, .. } => {
            on.take_from_pocket(us, role);
            on.put(to, Piece { color: us, role });
            Made::quietly(role)
        }
        Move::Flit { from, to } => flit(on, from, to),
        Move::Part { from, to, becomes } => part(on, us, from, to, becomes),
        Move::PartEnPassant { from, to, victim } => {
            let taken = capture(on, victim);
            Made { taken, ..part(on, us, from, to, Role::Pawn) }
        }
        Move::Rocket { from, to, becomes } => {
            take_off(on, from);
            on.put(recoil(from, to), Piece { color: us, role: Role::Pawn });
            on.put(to, Piece { color: us, role: becomes });
            Made { promotes: becomes != Role::Pawn, ..Made::quietly(Role::Tandem) }
        }
        // Who commands which side is a matter of the turn.
        Move::Switch(switched) => make(on, us, switched.plain()),
    }
}

/// Takes off whatever stands there, as what is captured.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn capture(on: &mut Placement, at: BoardSquare) -> Option<Captured> {
    let piece = on.piece_at(at)?;
    let was_promoted = on.is_promoted(at);
    take(on, at, piece);
    Some(Captured { piece, at, was_promoted })
}

/// Takes off whatever stands there.
pub fn take_off(on: &mut Placement, at: BoardSquare) -> Option<Piece> {
    let piece = on.piece_at(at)?;
    take(on, at, piece);
    Some(piece)
}

/// Takes off a piece that stands there. A side without a king never castles.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn take(on: &mut Placement, at: BoardSquare, piece: Piece) {
    on.lift(at, piece);
    if piece.role == Role::King {
        forgo_castling(on, piece.color);
    }
}

/// A piece of which nothing is noted goes to another square of its board, as what it is; so it is with most moves.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn step(on: &mut Placement, mover: Piece, from: BoardSquare, to: BoardSquare) -> Made {
    let taken = capture(on, to);
    on.shift(mover, from, to);
    after_step(on, mover, from, to);
    Made { moved: mover.role, taken, promotes: false }
}

/// A piece goes from one square to another, capturing on the board it sets out from.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn move_piece(
    on: &mut Placement,
    us: Color,
    from: BoardSquare,
    to: BoardSquare,
    becomes: Role,
) -> Made {
    let Some(mover) = on.piece_at(from) else {
        return Made::quietly(becomes);
    };
    let taken = capture(on, to.on(from.board()));
    let was_pawn = on.is_promoted(from);
    on.lift(from, mover);
    on.put(to, Piece { color: us, role: becomes });
    if was_pawn {
        on.set_promoted(to);
    }
    after_step(on, mover, from, to);
    Made { moved: mover.role, taken, promotes: becomes != mover.role }
}

/// What follows for castling and for en passant when a piece has gone from one square to another.
#[inline]
fn after_step(on: &mut Placement, mover: Piece, from: BoardSquare, to: BoardSquare) {
    match mover.role {
        Role::King => forgo_castling(on, mover.color),
        role if role.is_pawn() => note_double_step(on, from, to),
        _ => {}
    }
}

/// A pawn that has made a double step can be captured where it passed.
fn note_double_step(on: &mut Placement, from: BoardSquare, to: BoardSquare) {
    if from.square().rank().abs_diff(to.square().rank()) == 2 {
        let passed = (from.square().index() + to.square().index()) / 2;
        on.set_ep(BoardSquare::new(from.board(), Square::new(passed as u8)));
    }
}

/// One pawn of a yoked pair goes, capturing on the board it sets out from; the other stays.
fn part(on: &mut Placement, us: Color, from: BoardSquare, to: BoardSquare, becomes: Role) -> Made {
    let taken = capture(on, to.on(from.board()));
    take_off(on, from);
    on.put(from, Piece { color: us, role: Role::Pawn });
    on.put(to, Piece { color: us, role: becomes });
    note_double_step(on, from, to);
    Made { moved: Role::Tandem, taken, promotes: becomes != Role::Pawn }
}

/// A piece goes straight through to another board.
fn flit(on: &mut Placement, from: BoardSquare, to: BoardSquare) -> Made {
    let Some(mover) = take_off(on, from) else { return Made::quietly(Role::Pawn) };
    let taken = capture(on, to);
    on.put(to, mover);
    Made { taken, ..Made::quietly(mover.role) }
}

/// A king that has moved never castles, so nothing depends on its rooks any more.
fn forgo_castling(on: &mut Placement, us: Color) {
    for id in 0..on.boards().len() {
        let board = &on.boards()[id];
        for rook in board.unmoved() & board.pieces(us, Role::Rook) {
            on.clear_unmoved(BoardSquare::new(crate::board::BoardId::new(id as u8), rook));
        }
    }
}
