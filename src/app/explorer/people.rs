//! What people would play, by a model that was fitted to their games of chess ([`Chooser`]). It knows what moves are worth and
//! nothing else, so that in another game it says what people would play who find its moves as easy as those of chess.

use super::survey::Survey;
use crate::lab::players::regan::CHOOSERS;
use crate::lab::ruler::scaled_difference;

/// The ratings of the people it tells of.
pub const RATINGS: [u32; CHOOSERS.len()] =
    [CHOOSERS[0].rating, CHOOSERS[1].rating, CHOOSERS[2].rating];

/// How likely people of each rating are to play a move, in per cent, in the order of [`Survey::ranked`]. Nothing before a
/// column is known of every move.
pub fn likelihoods(survey: &Survey) -> Vec<[u32; RATINGS.len()]> {
    let Some(last) = survey.columns().checked_sub(1) else { return Vec::new() };
    let ranked = survey.ranked();
    let pawns: Vec<f64> = ranked
        .iter()
        .filter_map(|candidate| candidate.cell(last))
        .map(|cell| f64::from(cell.score.centipawns()) / 100.0)
        .collect();
    let Some(&best) = pawns.first() else { return Vec::new() };
    let behind: Vec<f64> = pawns.iter().map(|&worth| scaled_difference(best, worth)).collect();
    let each = CHOOSERS.map(|chooser| chooser.probabilities(&behind));
    (0..pawns.len())
        .map(|i| [0, 1, 2].map(|who: usize| (100.0 * each[who][i]).round() as u32))
        .collect()
}
