//! How well somebody plays, as a number: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), in which each
//! game is a period of its own.

mod form;
mod levels;

pub use form::{Ended, Form};
pub use levels::{matching, of_level};

use serde::{Deserialize, Serialize};

/// What Glicko-2 divides ratings and deviations by.
const SCALE: f64 = 173.7178;

/// How fast volatility changes: small, for results of a person against a program.
const TAU: f64 = 0.5;

/// A rating that is this sure is shown without a question mark.
const SURE: f64 = 110.0;

/// The least a deviation becomes: who plays on for years may still become better.
const LEAST_DEVIATION: f64 = 45.0;

/// What is known of how well somebody plays.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    #[serde(rename = "rating")]
    pub rating: f64,
    /// How unsure that is: the standard deviation.
    #[serde(rename = "deviation")]
    pub deviation: f64,
    #[serde(rename = "volatility")]
    pub volatility: f64,
}

impl Rating {
    /// Of somebody of whom nothing is known.
    pub const UNKNOWN: Rating = Rating { rating: 1200.0, deviation: 350.0, volatility: 0.06 };

    /// What was kept, if it can be meant.
    pub fn checked(self) -> Rating {
        let is_meant =
            [self.rating, self.deviation, self.volatility].iter().all(|it| it.is_finite())
                && (0.0..4000.0).contains(&self.rating)
                && (0.0..=350.0).contains(&self.deviation)
                && (0.0..1.0).contains(&self.volatility);
        if is_meant { self } else { Rating::UNKNOWN }
    }

    /// The rating, to be shown.
    pub fn rounded(self) -> u32 {
        self.rating.round().max(0.0) as u32
    }

    /// Is it more than a guess?
    pub fn is_sure(self) -> bool {
        self.deviation <= SURE
    }

    /// After a game against somebody whose rating is known, with a score of 0, a half or 1.
    pub fn after(self, other: Rating, score: f64) -> Rating {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.deviation / SCALE);
        let (other_mu, other_phi) = ((other.rating - 1500.0) / SCALE, other.deviation / SCALE);
        let g = 1.0 / (1.0 + 3.0 * other_phi.powi(2) / std::f64::consts::PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - other_mu)).exp());
        let variance = 1.0 / (g * g * expected * (1.0 - expected));
        let delta = variance * g * (score - expected);
        let volatility = volatility(self.volatility, phi, variance, delta);
        let before = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let mu = mu + phi * phi * g * (score - expected);
        Rating {
            rating: (mu * SCALE + 1500.0).clamp(100.0, 3500.0),
            deviation: (phi * SCALE).clamp(LEAST_DEVIATION, 350.0),
            volatility,
        }
    }
}

/// The new volatility: step 5 of the paper, by the Illinois algorithm.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + variance + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let beyond = delta * delta - phi * phi - variance;
    let (mut low, mut high) = (a, if beyond > 0.0 { beyond.ln() } else { a - TAU });
    while beyond <= 0.0 && f(high) < 0.0 && high > a - 100.0 * TAU {
        high -= TAU;
    }
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() <= 1e-6 {
            break;
        }
        let next = low + (low - high) * at_low / (at_high - at_low);
        let at_next = f(next);
        if at_next * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (next, at_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_worth_what_the_paper_says() {
        // The first game of Glickman's example by itself, worked out with his formulas.
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let weaker = Rating { rating: 1400.0, deviation: 30.0, volatility: 0.06 };
        let after = player.after(weaker, 1.0);
        assert!((after.rating - 1563.56).abs() < 0.1, "{after:?}");
        assert!((after.deviation - 175.4).abs() < 0.1, "{after:?}");
        assert!((after.volatility - 0.06).abs() < 1e-4);
    }

    #[test]
    fn results_pull_where_they_should_and_make_it_surer() {
        let (mut high, mut low) = (Rating::UNKNOWN, Rating::UNKNOWN);
        for _ in 0..20 {
            (high, low) = (high.after(of_level(4), 1.0), low.after(of_level(4), 0.0));
        }
        assert!(high.rating > of_level(4).rating + 200.0, "{high:?}");
        assert!(low.rating < of_level(4).rating - 200.0, "{low:?}");
        let mut even = Rating::UNKNOWN;
        for n in 0..40 {
            even = even.after(of_level(4), f64::from(n % 2));
        }
        assert!((even.rating - of_level(4).rating).abs() < 60.0 && even.is_sure(), "{even:?}");
        assert!(!Rating::UNKNOWN.is_sure());
    }

    #[test]
    fn nonsense_is_not_believed() {
        for rating in [f64::NAN, -1.0, 1e9] {
            assert_eq!(Rating { rating, ..Rating::UNKNOWN }.checked(), Rating::UNKNOWN);
        }
        assert_eq!(Rating::UNKNOWN.checked(), Rating::UNKNOWN);
        let extreme = Rating { rating: 3500.0, deviation: 45.0, volatility: 0.06 };
        assert!(extreme.after(of_level(1), 0.0).rating.is_finite());
    }
}
