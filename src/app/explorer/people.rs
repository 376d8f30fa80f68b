//! What people would play, by a model that was fitted to their games of chess ([`CHOOSERS`]). It knows what moves are worth and
//! nothing else, so that in another game it says what people would play who find its moves as easy as those of chess.

use super::survey::Survey;
use crate::choosing::{CHOOSERS, scaled_difference};

/// How likely a player of a rating is to play a move, in per cent.
pub type Likelihoods = [u32; RATINGS.len()];

/// The ratings of the people it tells of.
pub const RATINGS: [u32; 3] = [CHOOSERS[0].rating, CHOOSERS[1].rating, CHOOSERS[2].rating];

/// How likely people of each rating are to play a move, in the order of [`Survey::ranked`]. Nothing before a column is known
/// of every move.
pub fn likelihoods(survey: &Survey) -> Vec<Likelihoods> {
    let Some(last) = survey.columns().checked_sub(1) else { return Vec::new() };
    let worth: Vec<f64> = survey
        .ranked()
        .iter()
        .filter_map(|candidate| Some(f64::from(candidate.worth(last)?) / 100.0))
        .collect();
    let best = worth.first().copied().unwrap_or_default();
    let behind: Vec<f64> = worth.iter().map(|&worth| scaled_difference(best, worth)).collect();
    let [low, middle, high] = CHOOSERS.map(|chooser| chooser.probabilities(&behind));
    let percent = |likelihood: f64| (100.0 * likelihood).round() as u32;
    (0..worth.len()).map(|i| [low[i], middle[i], high[i]].map(percent)).collect()
}
