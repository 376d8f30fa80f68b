//! Static evaluation: what a position is worth without looking ahead.
//!
//! Material and placement are kept up to date by the search. Here every board is surveyed once: mobility, king safety, pawns, threats, each with a view to where pieces come down;
//! then the finer points where a game counts them, and its own terms.

mod across;
mod board_eval;
mod kings;
mod pawns;
mod siege;
mod whole;

use super::value::{EVAL_BOUND, Value};
use crate::board::{Bitboard, Board, Boards, Color, Position, Role};
use crate::evaluation::network::{Ground, Sums};
use crate::evaluation::{Rated, Tally, Tapered, finer, weight_of_pieces};
use board_eval::BoardEval;
use whole::{LandingInfo, Whole, passages};

/// The weight of the pieces at the start of a game of one board.
pub const FULL_PHASE: i32 = 24;

/// The value of a position for the side to move, in centipawns, the bonus for being to move
/// included.
pub fn evaluate<B: Boards>(game: Rated, position: &Position<B>) -> Value {
    let placed = Tally::of(game.weights, position.boards(), &position.info).sum;
    // A position with room for more boards than it has is looked at without.
    match position.boards().len() {
        n if n == B::COUNT => evaluate_placed(game, position, placed),
        1 => evaluate_placed::<[Board; 1]>(game, &position.fitted(), placed),
        _ => evaluate_placed::<[Board; 2]>(game, &position.fitted(), placed),
    }
}

/// The same of a position with just the room it needs, of which is known what its pieces are worth where
/// they stand.
pub fn evaluate_placed<B: Boards>(game: Rated, position: &Position<B>, placed: Tapered) -> Value {
    let mut total = sum(game, position, placed);
    total.end = total.end * winnable(game, position.boards(), total.end) / finer::ALL;
    let value = taper(total, phase(position));
    let own = position.info.turn().pick(value, -value);
    (own + game.weights.terms.tempo).clamp(-EVAL_BOUND, EVAL_BOUND)
}

/// How much of an endgame's worth counts, in 64ths of all; `end` is that of White's minus Black's.
fn winnable(game: Rated, boards: &[Board], end: Value) -> i32 {
    match boards {
        [board] if game.weights.discounts_endgames => {
            let ahead = if end > 0 { Color::White } else { Color::Black };
            finer::winnable(&game.weights.terms, board, ahead)
        }
        _ => finer::ALL,
    }
}

/// What all numbers come to, White's minus Black's.
fn sum<B: Boards>(game: Rated, position: &Position<B>, placed: Tapered) -> Tapered {
    let Rated { rules, evaluation, weights: w, .. } = game;
    let boards = position.boards();
    let mut total = placed;
    let whole = Whole::of(position, game.files);
    let mut surveys = B::each(|i| BoardEval::new(&boards[i], &w.terms, &whole));
    let surveys = surveys.as_mut();
    let passages = B::each(|from| passages(rules, position, from));
    let passages = passages.as_ref();
    let beyond = |i: usize, reach: &dyn Fn(usize, Color) -> Bitboard| {
        LandingInfo::of(boards, passages[i].as_ref(), reach)
    };
    let pawns = B::each(|i| beyond(i, &|j, color| surveys[j].reach.role(color, Role::Pawn)));
    let pawns = pawns.as_ref();
    for (survey, pawns) in surveys.iter_mut().zip(pawns) {
        total += survey.non_pawns(pawns);
    }
    for (i, survey) in surveys.iter().enumerate() {
        let beyond = beyond(i, &|j, color| surveys[j].reach.any(color));
        total += pawns::evaluate(survey.board, &whole, &pawns[i], &w.terms);
        total += kings::evaluate(surveys, i, &beyond) + survey.threats(&beyond, &pawns[i]);
        if w.has_finer_points {
            total += finer::evaluate(&w.terms, survey.board, &survey.reach);
        }
        total += evaluation.evaluate(w, &position.info, survey.board, &survey.reach);
    }
    total
}

/// How much of a worth for the middlegame counts in a position, and of one for the endgame, as parts of 1.
#[cfg(not(target_arch = "wasm32"))]
pub fn shares(game: Rated, position: &Position) -> [f32; 2] {
    let middle = phase(position) as f32 / FULL_PHASE as f32;
    let kept = match position.boards().len() {
        1 if game.weights.discounts_endgames => {
            let position = position.fitted::<[Board; 1]>();
            let placed = Tally::of(game.weights, position.boards(), &position.info).sum;
            winnable(game, position.boards(), sum(game, &position, placed).end)
        }
        _ => finer::ALL,
    };
    [middle, (1.0 - middle) * kept as f32 / finer::ALL as f32]
}

/// The value in centipawns up to which a network is heeded in full, and from which on not at all: games it learnt from end
/// where one side is a thousand ahead, so of how to win them it knows nothing.
const HEEDED: [Value; 2] = [600, 1200];

/// The same by a network, which knows its sums of the plies before.
pub fn evaluate_by_network<B: Boards>(
    game: Rated,
    sums: &mut Sums,
    position: &Position<B>,
    placed: Tapered,
    ply: usize,
) -> Value {
    let value = match sums.network().ground {
        Ground::Nothing => sums.value(position, ply),
        Ground::Places => places(position, placed) + sums.value(position, ply),
        Ground::Evaluation => {
            let own = evaluate_placed(game, position, placed);
            let [all, nothing] = HEEDED;
            match nothing - own.abs().clamp(all, nothing) {
                0 => own,
                heed => own + sums.value(position, ply) * heed / (nothing - all),
            }
        }
    };
    value.clamp(-EVAL_BOUND, EVAL_BOUND)
}

/// What the pieces are worth to the side to move where they stand.
pub fn places<B: Boards>(position: &Position<B>, placed: Tapered) -> Value {
    let value = taper(placed, phase(position));
    position.info.turn().pick(value, -value)
}

/// How much of the middlegame is left, by the pieces on the boards and in pockets: from 0 to [`FULL_PHASE`].
pub fn phase<B: Boards>(position: &Position<B>) -> i32 {
    let count = |role| {
        let on_boards: u32 = position.boards().iter().map(|p| p.role(role).len()).sum();
        let in_pocket = Color::ALL.map(|color| position.info.pocket(color).count(role) as u32);
        (on_boards + in_pocket[0] + in_pocket[1]) as i32
    };
    phase_of(count)
}

/// How much of the middlegame is left where there are so many pieces of each role: from 0 to
/// [`FULL_PHASE`].
pub(crate) fn phase_of(count: impl Fn(Role) -> i32) -> i32 {
    weight_of_pieces(count).min(FULL_PHASE)
}

/// Between middlegame and endgame by what is left.
pub(crate) fn taper(score: Tapered, phase: i32) -> Value {
    (score.middle * phase + score.end * (FULL_PHASE - phase)) / FULL_PHASE
}
