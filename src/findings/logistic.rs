//! At which dose half of the points are made: logistic regression of points on one number.

/// The share that a number stands for: 1 / (1 + e^-x).
pub fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// What was made at a dose: points of so many games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dose {
    pub at: f64,
    pub points: f64,
    pub games: f64,
}

/// Points of a game are to be expected as 1 / (1 + e^-(slope (dose - half))).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Logistic {
    /// The dose at which half of the points are made.
    pub half: f64,
    pub slope: f64,
}

/// Steps of Newton's method.
const STEPS: usize = 40;
/// So many games are added that were lost, or won, as far beyond the doses: where everything or nothing was won at all
/// of them there would be no end to the slope otherwise.
const PRIOR_GAMES: f64 = 1.0;
const PRIOR_REACH: f64 = 4.0;

impl Logistic {
    /// The greatest likelihood, of what was made at several doses.
    pub fn fit(doses: &[Dose]) -> Logistic {
        let at = doses.iter().map(|dose| dose.at);
        let (low, high) =
            at.fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(at), high.max(at)));
        let prior = |at, points| Dose { at, points, games: PRIOR_GAMES };
        let center = (low + high) / 2.0;
        let prior = [prior(low - PRIOR_REACH, 0.0), prior(high + PRIOR_REACH, PRIOR_GAMES)];
        let (mut base, mut slope) = (0.0, 0.5);
        for _ in 0..STEPS {
            // The gradient, and the matrix of curvature, which is symmetric.
            let (mut g, mut h) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
            for dose in doses.iter().chain(&prior) {
                let x = dose.at - center;
                let p = logistic(base + slope * x);
                let (miss, weight) = (dose.points - dose.games * p, dose.games * p * (1.0 - p));
                g = [g[0] + miss, g[1] + miss * x];
                h = [h[0] + weight, h[1] + weight * x, h[2] + weight * x * x];
            }
            let determinant = h[0] * h[2] - h[1] * h[1];
            if determinant.abs() < 1e-12 {
                break;
            }
            let step =
                [h[2] * g[0] - h[1] * g[1], h[0] * g[1] - h[1] * g[0]].map(|d| d / determinant);
            base += step[0].clamp(-1.0, 1.0);
            slope = (slope + step[1].clamp(-0.5, 0.5)).max(0.02);
        }
        Logistic { half: center - base / slope, slope }
    }
}

/// The dose at which half of the points are made where the slope is known, by greatest likelihood, and its standard error
/// (from Fisher's information).
pub fn half_of(doses: &[Dose], slope: f64) -> (f64, f64) {
    let at = doses.iter().map(|dose| dose.at);
    let (low, high) = at.fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(at), high.max(at)));
    let prior = |at, points| Dose { at, points, games: PRIOR_GAMES };
    let prior = [prior(low - PRIOR_REACH, 0.0), prior(high + PRIOR_REACH, PRIOR_GAMES)];
    let mut half = (low + high) / 2.0;
    let mut information = 1e-9;
    for _ in 0..STEPS {
        let (mut gradient, mut curvature) = (0.0, 1e-9);
        for dose in doses.iter().chain(&prior) {
            let p = logistic(slope * (dose.at - half));
            gradient -= slope * (dose.points - dose.games * p);
            curvature += slope * slope * dose.games * p * (1.0 - p);
        }
        half += (gradient / curvature).clamp(-2.0, 2.0);
        information = curvature;
    }
    (half, information.sqrt().recip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_is_found_where_the_slope_is_known() {
        let doses = [8.0, 9.0, 10.0, 11.0, 12.0].map(|at: f64| Dose {
            at,
            points: 40.0 * logistic(1.2 * (at - 10.3)),
            games: 40.0,
        });
        let (half, error) = half_of(&doses, 1.2);
        assert!((half - 10.3).abs() < 0.01 && (0.1..0.2).contains(&error), "{half} {error}");
        let won = [Dose { at: 9.0, points: 0.0, games: 3.0 }];
        let (half, error) = half_of(&won, 1.2);
        assert!(half > 9.0 && half.is_finite() && error.is_finite(), "{half} {error}");
    }

    /// N* of a player that is as strong as 700 nodes, whose points go by the Elo curve at 150 a doubling.
    #[test]
    fn a_known_strength_is_found() {
        let (truth, slope) = (700f64.log2(), 150.0 * 10f64.ln() / 400.0);
        let doses: Vec<Dose> = [7.0, 8.0, 9.0, 10.0, 11.0]
            .map(|at: f64| Dose {
                at,
                points: 200.0 * logistic(slope * (at - truth)),
                games: 200.0,
            })
            .to_vec();
        let found = Logistic::fit(&doses);
        assert!((found.half - truth).abs() < 0.02, "{found:?}");
        assert!((found.slope - slope).abs() < 0.02, "{found:?}");
    }

    #[test]
    fn all_or_nothing_has_an_answer() {
        let doses = |points: f64| [8.0, 9.0, 10.0].map(|at| Dose { at, points, games: 10.0 });
        assert!(Logistic::fit(&doses(0.0)).half > 10.0);
        assert!(Logistic::fit(&doses(10.0)).half < 8.0);
        assert!(Logistic::fit(&doses(0.0)).half.is_finite());
    }
}
