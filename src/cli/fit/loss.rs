//! How well values tell what becomes of positions.

use super::corpus::Example;

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
        1.0 / (1.0 + (-value / self.scale).exp())
    }

    /// The points that an example calls for.
    pub fn wanted(&self, example: &Example) -> f64 {
        self.blend * example.result + (1.0 - self.blend) * self.points(example.score)
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
        let pairs = values.iter().zip(examples);
        let total: f64 =
            pairs.map(|(&value, example)| self.loss(value, self.wanted(example))).sum();
        total / examples.len().max(1) as f64
    }
}

/// The scale by which values tell results best. It is found once, so that a centipawn stays what it was: the search
/// has margins in centipawns.
pub fn scale(values: &[f64], examples: &[Example]) -> f64 {
    let loss = |scale: f64| Goal { scale, blend: 1.0 }.mean(values, examples);
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
