//! The generalised sequential probability ratio test (GSPRT) on pairs of games.
//!
//! Both games of a pair begin with the same opening, colors reversed, so they depend on each other and a
//! pair is one observation: 0, ½, 1, 1½ or 2 points (the pentanomial model). Under a hypothesis that fixes
//! the Elo, and with it the expected share of the points, the likeliest probabilities of the five are
//! `p / (1 + x (a - s))`, where `p` is how often each was seen, `a` its share of the points, `s` the
//! expected share, and `x` such that the expectation is `s`. The logarithm of the likelihoods' ratio is
//! compared with Wald's bounds.
//!
//! Sources: A. Wald, *Sequential Tests of Statistical Hypotheses* (1945); M. Van den Bergh, *Maximum
//! likelihood estimation of a multinomial distribution with a given expectation*, proposition 1.1
//! (hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf). Stockfish's fishtest computes the same.

use super::elo::{PairCounts, share_at};

/// What a pair that was never seen counts, so that no probability is 0 (as fishtest has it).
const UNSEEN: f64 = 1e-3;
/// Halvings after which two neighbouring numbers are left.
const HALVINGS: u32 = 100;
/// The share of each of the five results of a pair.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// Beyond this many Elo either way nothing can be tested.
const MOST_ELO: f64 = 800.0;

/// What is tested, and how often the test may err.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The logistic Elo of the two hypotheses.
    elo: [f64; 2],
    /// The log-likelihood ratios at which H0 and H1 are accepted.
    bounds: [f64; 2],
}

/// What a test has accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hypothesis {
    H0,
    H1,
}

impl Sprt {
    /// A test of `elo0` against `elo1`. H1 is accepted with the probability `alpha` if `elo0` is true, and H0
    /// with the probability `beta` if `elo1` is. None if these make no test.
    pub fn new([elo0, elo1]: [f64; 2], alpha: f64, beta: f64) -> Option<Sprt> {
        let is_test = elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO;
        let is_risk = |risk: f64| risk > 0.0 && risk < 0.5;
        let bounds = [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()];
        let sprt = Sprt { elo: [elo0, elo1], bounds };
        Some(sprt).filter(|_| is_test && is_risk(alpha) && is_risk(beta))
    }

    /// Reads `ELO0,ELO1` or `ELO0,ELO1,ALPHA,BETA`; none if that is no test. Both risks are 0.05 if left out.
    pub fn read(text: &str) -> Option<Sprt> {
        let numbers: Result<Vec<f64>, _> =
            text.split(',').map(|part| part.trim().parse()).collect();
        match numbers.ok()?[..] {
            [elo0, elo1] => Sprt::new([elo0, elo1], 0.05, 0.05),
            [elo0, elo1, alpha, beta] => Sprt::new([elo0, elo1], alpha, beta),
            _ => None,
        }
    }

    /// The logarithm of how much likelier the pairs are under H1 than under H0; 0 without pairs.
    pub fn llr(&self, pairs: &PairCounts) -> f64 {
        let count: u32 = pairs.iter().sum();
        if count == 0 {
            return 0.0;
        }
        let seen = pairs.map(|n| if n == 0 { UNSEEN } else { n as f64 });
        let total: f64 = seen.iter().sum();
        let frequencies = seen.map(|n| n / total);
        let [null, other] = self.elo.map(|elo| likeliest(&frequencies, share_at(elo)));
        (0..seen.len()).map(|i| seen[i] * (other[i] / null[i]).ln()).sum()
    }

    /// What the pairs have decided, if anything yet.
    pub fn accepted(&self, pairs: &PairCounts) -> Option<Hypothesis> {
        let (llr, [lower, upper]) = (self.llr(pairs), self.bounds);
        if llr <= lower {
            return Some(Hypothesis::H0);
        }
        (llr >= upper).then_some(Hypothesis::H1)
    }

    /// Where the test stands: `llr +0.53 [-2.94, +2.94]`.
    pub fn state(&self, pairs: &PairCounts) -> String {
        let [lower, upper] = self.bounds;
        format!("llr {:+.2} [{lower:+.2}, {upper:+.2}]", self.llr(pairs))
    }

    /// What it means that a hypothesis is accepted: `H1 accepted (elo 10, not 0)`.
    pub fn verdict(&self, accepted: Hypothesis) -> String {
        let [elo0, elo1] = self.elo;
        match accepted {
            Hypothesis::H0 => format!("H0 accepted (elo {elo0}, not {elo1})"),
            Hypothesis::H1 => format!("H1 accepted (elo {elo1}, not {elo0})"),
        }
    }
}

/// The likeliest probabilities of the five results among those with an expected share, given how often each
/// was seen. No frequency may be 0.
fn likeliest(frequencies: &[f64; 5], expected: f64) -> [f64; 5] {
    let from_expected = SHARES.map(|share| share - expected);
    let weighed = |x: f64| {
        let terms =
            (0..5).map(|i| frequencies[i] * from_expected[i] / (1.0 + x * from_expected[i]));
        terms.sum::<f64>()
    };
    // It falls from infinity to minus infinity between the poles.
    let (mut low, mut high) = (-1.0 / from_expected[4], -1.0 / from_expected[0]);
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if weighed(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|i| frequencies[i] / (1.0 + x * from_expected[i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::splitmix;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new([elo0, elo1], 0.05, 0.05).expect("a test")
    }

    /// The likeliest probabilities again, climbing: three of the five are free, the others follow from the sum
    /// and the expectation. Steps are halved where no step leads up.
    fn climbed(frequencies: &[f64; 5], expected: f64) -> [f64; 5] {
        let whole = |[b, c, d]: [f64; 3]| {
            let e = expected - 0.25 * b - 0.5 * c - 0.75 * d;
            [1.0 - b - c - d - e, b, c, d, e]
        };
        let height = |free| -> f64 {
            let p = whole(free);
            match p.iter().all(|&p| p > 0.0) {
                true => (0..5).map(|i| frequencies[i] * p[i].ln()).sum(),
                false => f64::NEG_INFINITY,
            }
        };
        // Something between the two ends, with the right expectation.
        let mut at = [0.0, 0.0, 0.0].map(|_: f64| 0.1 * expected.min(1.0 - expected));
        let mut step = 0.1;
        while step > 1e-10 {
            let steps = (0..27).map(|n| [n % 3, n / 3 % 3, n / 9].map(|n| (n as f64 - 1.0) * step));
            let tried = steps.map(|by| std::array::from_fn(|i| at[i] + by[i]));
            let best = tried.max_by(|a, b| height(*a).total_cmp(&height(*b))).expect("27 of them");
            if height(best) > height(at) { at = best } else { step /= 2.0 }
        }
        whole(at)
    }

    #[test]
    fn the_likelihoods_are_the_greatest_there_are() {
        for pairs in [[10, 40, 80, 50, 20], [3, 0, 65, 4, 2], [1, 2, 3, 4, 90], [200, 1, 1, 1, 1]] {
            let seen = pairs.map(|n: u32| (n as f64).max(UNSEEN));
            let total: f64 = seen.iter().sum();
            let frequencies = seen.map(|n| n / total);
            let [null, other] = [0.0, 10.0].map(|elo| climbed(&frequencies, share_at(elo)));
            let slow: f64 = (0..5).map(|i| seen[i] * (other[i] / null[i]).ln()).sum();
            let fast = sprt(0.0, 10.0).llr(&pairs);
            assert!((slow - fast).abs() < 1e-4 * fast.abs().max(1.0), "{pairs:?}: {slow} {fast}");
        }
    }

    #[test]
    fn many_pairs_are_nearly_normal() {
        let pairs = [900, 4000, 10_000, 4200, 1000];
        let count = pairs.iter().sum::<u32>() as f64;
        let moment = |f: &dyn Fn(f64) -> f64| -> f64 {
            (0..5).map(|i| pairs[i] as f64 * f(SHARES[i])).sum::<f64>() / count
        };
        let mean = moment(&|a| a);
        let variance = moment(&|a| (a - mean).powi(2));
        let [s0, s1] = [0.0, 5.0].map(share_at);
        let normal = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let llr = sprt(0.0, 5.0).llr(&pairs);
        assert!((llr / normal - 1.0).abs() < 0.01, "{llr} {normal}");
    }

    #[test]
    fn the_test_looks_the_same_from_either_side() {
        for pairs in [[10, 40, 80, 50, 20], [0, 3, 7, 1, 0], [0, 0, 5, 0, 0]] {
            let mut turned = pairs;
            turned.reverse();
            let (ours, theirs) = (sprt(-2.0, 10.0).llr(&pairs), sprt(-10.0, 2.0).llr(&turned));
            assert!((ours + theirs).abs() < 1e-6, "{pairs:?}: {ours} {theirs}");
        }
        assert!(sprt(-5.0, 5.0).llr(&[7, 9, 30, 9, 7]).abs() < 1e-9, "nothing speaks for either");
        assert_eq!(sprt(0.0, 10.0).llr(&[0; 5]), 0.0);
    }

    #[test]
    fn bounds_are_walds_and_nonsense_is_no_test() {
        let test = Sprt::read("0,10,0.05,0.1").expect("a test");
        assert_eq!(test.state(&[0; 5]), "llr +0.00 [-2.25, +2.89]");
        assert_eq!(Sprt::read("0,10"), Sprt::read(" 0, 10, 0.05, 0.05"));
        for text in ["", "5", "10,0", "0,0", "0,x", "0,10,0.05", "0,10,0,0.05", "0,nan", "0,1e9"] {
            assert_eq!(Sprt::read(text), None, "{text}");
        }
    }

    /// How often H1 is accepted of 400 tests of 0 against 60 Elo, at a true Elo. Results are drawn so
    /// that the expectation is right.
    fn accepted_h1(elo: f64) -> u32 {
        let probabilities = likeliest(&[0.1, 0.2, 0.4, 0.2, 0.1], share_at(elo));
        let mut state = 7;
        let mut draw = || {
            let mut left = splitmix::next(&mut state) as f64 / u64::MAX as f64;
            let hit = |p: &f64| {
                left -= p;
                left < 0.0
            };
            probabilities.iter().position(hit).unwrap_or(4)
        };
        let test = sprt(0.0, 60.0);
        let mut play = || {
            let mut pairs = [0; 5];
            loop {
                pairs[draw()] += 1;
                if let Some(accepted) = test.accepted(&pairs) {
                    return accepted;
                }
            }
        };
        (0..400).filter(|_| play() == Hypothesis::H1).count() as u32
    }

    #[test]
    fn errors_are_about_as_rare_as_promised() {
        // Five percent of 400 are 20; the standard deviation is 4.4.
        let (wrong, right) = (accepted_h1(0.0), accepted_h1(60.0));
        assert!((5..34).contains(&wrong), "{wrong} of 400");
        assert!((366..396).contains(&right), "{right} of 400");
        let between = accepted_h1(30.0);
        assert!((140..260).contains(&between), "{between} of 400");
    }
}
