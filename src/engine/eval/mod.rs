//! Static evaluation: what a position is worth without looking ahead.
//!
//! Material and placement are kept up to date by the position itself. Here every board is
//! surveyed once: mobility, king safety, pawns, threats, each with a view to where men come down;
//! then the game adds its own terms.

mod across;
mod kings;
mod pawns;
mod survey;
mod whole;

use super::value::{EVAL_BOUND, Value};
use crate::board::{Boards, Color, Plane, Role, Score, State};
use crate::rules::Variant;
use survey::Survey;
use whole::{Beyond, Whole};

/// The weight of the officers at the start of a game of one board.
const FULL_PHASE: i32 = 24;

/// The value of a position for the army to move, in centipawns, the bonus for being to move
/// included.
pub fn evaluate<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Value {
    // A position with room for more boards than it has is looked at without.
    match state.boards().len() {
        n if n == B::COUNT => evaluate_fitted(rules, state),
        1 => evaluate_fitted::<[Plane; 1]>(rules, &state.fitted()),
        _ => evaluate_fitted::<[Plane; 2]>(rules, &state.fitted()),
    }
}

fn evaluate_fitted<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Value {
    let mut total = state.meta.score();
    let w = rules.weights();
    let boards = state.boards();
    let whole = Whole::of(state, rules.files());
    let mut surveys = B::each(|i| Survey::new(&boards[i], &w.terms, &whole));
    let surveys = surveys.as_mut();
    let pawns = B::each(|i| {
        Beyond::of(rules, state, i, |j, color| surveys[j].reach.role(color, Role::Pawn))
    });
    let pawns = pawns.as_ref();
    for (survey, pawns) in surveys.iter_mut().zip(pawns) {
        total += survey.officers(pawns);
    }
    for (i, survey) in surveys.iter().enumerate() {
        let beyond = Beyond::of(rules, state, i, |j, color| surveys[j].reach.any(color));
        total += pawns::evaluate(survey.plane, &whole, &pawns[i], &w.terms);
        total += kings::evaluate(surveys, i, &beyond) + survey.threats(&beyond, &pawns[i]);
        total += rules.evaluate(w, &state.meta, survey.plane, &survey.reach);
    }
    let value = taper(total, phase(state));
    let own = state.meta.turn().pick(value, -value);
    (own + w.terms.tempo).clamp(-EVAL_BOUND, EVAL_BOUND)
}

/// How much of the middlegame is left, by the officers on the boards and in reserve.
fn phase<B: Boards>(state: &State<B>) -> i32 {
    let count = |role| {
        let on_boards: u32 = state.boards().iter().map(|p| p.role(role).len()).sum();
        let in_reserve = Color::ALL.map(|color| state.meta.reserve(color).count(role) as u32);
        (on_boards + in_reserve[0] + in_reserve[1]) as i32
    };
    phase_of(count)
}

/// How much of the middlegame is left where there are so many officers of each role: from 0 to
/// [`FULL_PHASE`].
pub(crate) fn phase_of(count: impl Fn(Role) -> i32) -> i32 {
    let officers = count(Role::Knight) + count(Role::Bishop);
    (officers + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(FULL_PHASE)
}

/// Between middlegame and endgame by what is left.
pub(crate) fn taper(score: Score, phase: i32) -> Value {
    (score.middle * phase + score.end * (FULL_PHASE - phase)) / FULL_PHASE
}
