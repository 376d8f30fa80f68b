//! How well values tell what becomes of positions.

use super::corpus::Example;
use crate::findings::logistic::logistic;

/// What values are held to.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// How many centipawns make the expected points `1 / (1 + 1/e)`.
    pub scale: f64,
    /// The share of the result; the rest is what a search says.
    pub blend: f64,
}

impl Goal {
    /// The points that a value promises.
    pub fn points(&self, value: f64) -> f64 {
        logistic(value / self.scale)
    }

    /// The points that an example calls for.
    pub fn wanted(&self, example: &Example) -> f64 {
        self.blended(example.result, example.score)
    }

    /// The points that a result and what a search says call for.
    pub fn blended(&self, result: f64, score: f64) -> f64 {
        self.blend * result + (1.0 - self.blend) * self.points(score)
    }

    /// The cross-entropy between what a value promises and what is called for, in nats.
    pub fn loss(&self, value: f64, wanted: f64) -> f64 {
        // ln(1 + e^x) for either sign of x, without overflow.
        let softplus = |x: f64| x.max(0.0) + (-x.abs()).exp().ln_1p();
        let x = value / self.scale;
        wanted * softplus(-x) + (1.0 - wanted) * softplus(x)
    }

    /// The mean loss of some values.
    pub fn mean(&self, values: &[f64], examples: &[Example]) -> f64 {
        self.mean_of(values, examples.iter().map(|example| self.wanted(example)))
    }

    /// The mean loss of values, and of the points they ought to promise.
    fn mean_of(&self, values: &[f64], wanted: impl Iterator<Item = f64>) -> f64 {
        let losses = values.iter().zip(wanted).map(|(&value, wanted)| self.loss(value, wanted));
        losses.sum::<f64>() / values.len().max(1) as f64
    }
}

/// The scale by which values tell results best. It is found once, so that a centipawn stays what it was: the search
/// has margins in centipawns.
pub fn scale(values: &[f64], results: &[f64]) -> f64 {
    let loss = |scale: f64| Goal { scale, blend: 1.0 }.mean_of(values, results.iter().copied());
    let (mut low, mut high) = (20.0, 2000.0);
    // By thirds, until they are within a centipawn.
    while high - low > 1.0 {
        let third = (high - low) / 3.0;
        match loss(low + third) < loss(high - third) {
            true => high -= third,
            false => low += third,
        }
    }
    ((low + high) / 2.0).round()
}
