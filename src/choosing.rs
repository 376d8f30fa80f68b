//! R(r): how people choose among moves whose values are known, as a model fitted to games of chess players. It says how likely
//! each move is, and never plays.
//!
//! K. W. Regan and G. McC. Haworth, "Intrinsic Chess Ratings", AAAI 2011: p_i = p_0^exp((δ_i/s)^c), all p_i together 1.

/// How well somebody chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chooser {
    /// The rating of the people it was fitted to.
    pub rating: u32,
    /// How small a difference is still felt, in pawns scaled.
    pub sensitivity: f64,
    /// How seldom a much worse move is chosen.
    pub consistency: f64,
}

/// Regan and Haworth 2011, table 2.
pub const CHOOSERS: [Chooser; 3] = [
    Chooser { rating: 1600, sensitivity: 0.168, consistency: 0.436 },
    Chooser { rating: 2000, sensitivity: 0.143, consistency: 0.464 },
    Chooser { rating: 2400, sensitivity: 0.100, consistency: 0.492 },
];

/// Halvings until the likelihood of the best move is known to the last digit.
const HALVINGS: usize = 60;

impl Chooser {
    /// How likely each move is, given how much worse than the best it is, in pawns scaled
    /// ([`scaled_difference`]).
    pub fn probabilities(&self, behind: &[f64]) -> Vec<f64> {
        let powers: Vec<f64> = behind
            .iter()
            .map(|delta| (delta.max(0.0) / self.sensitivity).powf(self.consistency).exp())
            .collect();
        let all = |best: f64| powers.iter().map(|power| best.powf(*power)).sum::<f64>();
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            match all(middle) > 1.0 {
                true => high = middle,
                false => low = middle,
            }
        }
        let sum = all(low).max(f64::MIN_POSITIVE);
        powers.iter().map(|power| low.powf(*power) / sum).collect()
    }
}

/// How much values differ as people feel it, in pawns: near zero a pawn is a pawn, far away it is less (Regan and Haworth
/// 2011, with ln(1 + |v|)). Values are in pawns.
pub fn scaled_difference(better: f64, worse: f64) -> f64 {
    let scaled = |v: f64| v.signum() * v.abs().ln_1p();
    scaled(better) - scaled(worse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_moves_are_equally_likely() {
        for n in [1, 2, 5, 40] {
            let p = CHOOSERS[1].probabilities(&vec![0.0; n]);
            assert!(p.iter().all(|p| (p - 1.0 / n as f64).abs() < 1e-9), "{p:?}");
        }
    }

    /// With delta = s the power is e, so p + p^e = 1, of which the solution is 0.66717.
    #[test]
    fn a_worked_example() {
        let chooser = CHOOSERS[0];
        let p = chooser.probabilities(&[0.0, chooser.sensitivity]);
        assert!((p[0] - 0.66717).abs() < 1e-5 && (p[1] - 0.33283).abs() < 1e-5, "{p:?}");
    }

    #[test]
    fn better_players_choose_better_moves_more_often() {
        let behind = [0.0, 0.05, 0.2, 0.7];
        let best = CHOOSERS.map(|chooser| chooser.probabilities(&behind)[0]);
        assert!(best[0] < best[1] && best[1] < best[2], "{best:?}");
        let p = CHOOSERS[2].probabilities(&behind);
        assert!(p.is_sorted_by(|better, worse| better > worse), "{p:?}");
    }

    #[test]
    fn differences_shrink_far_from_zero() {
        // ln 2 at zero; ln(4/3) from three pawns to two.
        assert!((scaled_difference(1.0, 0.0) - 2f64.ln()).abs() < 1e-12);
        assert!((scaled_difference(3.0, 2.0) - (4.0f64 / 3.0).ln()).abs() < 1e-12);
        assert!((scaled_difference(1.0, -1.0) - 2.0 * 2f64.ln()).abs() < 1e-12);
    }
}
