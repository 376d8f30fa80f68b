//! What a value is worth in points: the ruler of a game, by which centipawns of different games can be compared.

use crate::engine::Value;
use crate::findings::logistic::logistic;

/// Values beyond this say no more, in centipawns: a mate is as good as won.
const MOST: Value = 3_000;
/// Values further from zero do not make a ruler: one game that is drawn though it was won for long has dozens of them.
const OPEN: Value = 1_000;
/// Steps of Newton's method; it doubles the right digits with each.
const STEPS: usize = 12;

/// The expected points of a value are 1 / (1 + e^(-value/kappa)).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ruler {
    /// In centipawns.
    pub kappa: f64,
}

impl Ruler {
    /// What there is before anything is measured.
    pub const PROVISIONAL: Ruler = Ruler { kappa: 250.0 };

    /// The points to be expected, from 0 to 1.
    pub fn expected(&self, value: Value) -> f64 {
        logistic(capped(value) / self.kappa)
    }

    /// The ruler of the greatest likelihood, of values and the points that were made from there. Values of more than ten pawns
    /// are left out.
    pub fn fit(samples: &[(Value, f64)]) -> Ruler {
        let mut slope = 1.0 / Ruler::PROVISIONAL.kappa;
        for _ in 0..STEPS {
            let (mut gradient, mut curvature) = (0.0, 1e-9);
            for &(value, points) in samples.iter().filter(|(value, _)| value.abs() <= OPEN) {
                let value = capped(value);
                let p = logistic(slope * value);
                gradient += value * (points - p);
                curvature += value * value * p * (1.0 - p);
            }
            // No step goes further than twice or half of where it was, for far away there is little curvature.
            let next = slope + gradient / curvature;
            slope = next.clamp(slope / 2.0, slope * 2.0).clamp(1e-4, 0.1);
        }
        Ruler { kappa: 1.0 / slope }
    }
}

fn capped(value: Value) -> f64 {
    f64::from(value.clamp(-MOST, MOST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Chance;

    #[test]
    fn a_known_ruler_is_found() {
        let mut chance = Chance::of(1, &[], 0);
        for kappa in [120.0, 250.0, 600.0] {
            let truth = Ruler { kappa };
            let samples: Vec<(Value, f64)> = (0..20_000)
                .map(|_| {
                    let value = chance.below(1201) as Value - 600;
                    (value, f64::from(u8::from(chance.share() < truth.expected(value))))
                })
                .collect();
            let found = Ruler::fit(&samples).kappa;
            assert!((found / kappa - 1.0).abs() < 0.05, "{found} is not {kappa}");
        }
    }

    #[test]
    fn mates_are_as_good_as_won() {
        let ruler = Ruler { kappa: 200.0 };
        assert_eq!(ruler.expected(0), 0.5);
        assert!(ruler.expected(32_000) > 0.999_99 && ruler.expected(-32_000) < 0.000_01);
    }
}
