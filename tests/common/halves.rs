//! A game made for tests: its turns have two halves and its kings are captured.

use wonderboard::board::{Color, Meta, Phase, Plane, Role, Roles, Weights};
use wonderboard::rules::{Move, Moves, Outcome, Reason, StateOf, Variant, View, generate};
use wonderboard::variants::Chess;

/// A pawn must move, if one can, and then an officer; the king is captured.
#[derive(Clone, Copy)]
pub struct PawnThenOfficer;

impl Variant for PawnThenOfficer {
    type Boards = [Plane; 1];
    fn allows_null_move(&self) -> bool {
        false
    }

    fn setup(&self, state: &mut StateOf<Self>) {
        Chess.setup(state);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        out.retain(|m| !matches!(m, Move::EnPassant { .. }));
    }

    fn is_royal(&self) -> bool {
        false
    }

    fn duty(&self, meta: &Meta) -> [Roles; 2] {
        match meta.phase() {
            Phase::First => [Roles::PAWNS, Roles::OFFICERS],
            Phase::Second => [Roles::OFFICERS, Roles::NONE],
        }
    }

    fn pass_turn(&self, meta: &mut Meta, moved: Role) {
        if moved.is_pawn() {
            meta.set_phase(Phase::Second);
        } else {
            meta.set_phase(Phase::First);
            meta.hand_over();
        }
    }

    fn ending(&self, state: &StateOf<Self>) -> Option<Outcome> {
        let lost = Color::ALL.into_iter().find(|&color| state.boards()[0].king(color).is_none())?;
        Some(Outcome::win(state.meta.seat_of(!lost), Reason::KingCaptured))
    }

    fn weights(&self) -> &'static Weights {
        Chess.weights()
    }
}
