//! Simultaneous perturbation stochastic approximation (Spall 1992): all numbers are changed at once, each up or down by
//! chance, and the games of the two sets of numbers against each other say of all of them at once which way is better.

use crate::cli::opening::Noise;
use crate::engine::Parameters;

/// How fast steps and changes become smaller, as Spall has it.
const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;
/// This share of the pairs does not yet count for how small steps are.
const STABILITY: f64 = 0.1;
/// The last change of a number is this share of what it is looked for in, and at least half of one.
const LAST_CHANGE: f64 = 0.05;
/// By this share of its change a point more moves a number at last.
const LAST_RATE: f64 = 0.004;

/// The numbers as far as they have been found.
#[derive(Clone, PartialEq, Debug)]
pub struct Spsa {
    pub values: Vec<f64>,
    /// How many pairs there are to be.
    pairs: f64,
}

/// Two sets of numbers that are to play each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    pub up: Parameters,
    pub down: Parameters,
    /// How far a point more of the first moves each number.
    steps: Vec<f64>,
}

impl Spsa {
    /// Begins with the numbers that ship.
    pub fn new(pairs: u32) -> Spsa {
        let values = Parameters::SHIPPED.values();
        Spsa { values: values.into_iter().map(f64::from).collect(), pairs: f64::from(pairs) }
    }

    /// What the pair of that number is to be played with.
    pub fn trial(&self, pair: u32, noise: &mut Noise) -> Trial {
        let now = f64::from(pair) + 1.0;
        let changes = (self.pairs / now).powf(GAMMA);
        let stable = STABILITY * self.pairs;
        let rate = LAST_RATE * ((stable + self.pairs) / (stable + now)).powf(ALPHA) / changes;
        let mut trial =
            Trial { up: Parameters::SHIPPED, down: Parameters::SHIPPED, steps: Vec::new() };
        let (mut up, mut down) = (Vec::new(), Vec::new());
        for (parameter, value) in Parameters::LIST.iter().zip(&self.values) {
            let (low, high) = (*parameter.range.start(), *parameter.range.end());
            let last = (f64::from(high - low) * LAST_CHANGE).max(0.5);
            let sign = if noise.next() & 1 == 0 { 1.0 } else { -1.0 };
            // Numbers are whole; between two of them chance decides, for both sets alike.
            let part = noise.next() as f64 / (1_u64 << 48) as f64;
            let whole = |value: f64| ((value + part).floor() as i32).clamp(low, high);
            up.push(whole(value + sign * last * changes));
            down.push(whole(value - sign * last * changes));
            trial.steps.push(sign * last * rate);
        }
        trial.up.set(&up);
        trial.down.set(&down);
        trial
    }

    /// Learns by how many points the first set has won its pair of games, from -2 to 2.
    pub fn learn(&mut self, trial: &Trial, lead: i32) {
        let parameters = Parameters::LIST.iter();
        for ((value, step), parameter) in self.values.iter_mut().zip(&trial.steps).zip(parameters) {
            let [low, high] = parameter.bounds();
            *value = (*value + step * f64::from(lead)).clamp(low, high);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::parameters::Parameter;

    /// How far numbers are from three quarters of the way through what they are looked for in, the sum of squares.
    fn far(values: impl IntoIterator<Item = f64>) -> f64 {
        let part = |(value, parameter): (f64, &Parameter)| {
            let [low, high] = parameter.bounds();
            ((value - low) / (high - low) - 0.75).powi(2)
        };
        values.into_iter().zip(Parameters::LIST).map(part).sum()
    }

    /// Who is nearer to that wins both games.
    fn lead(trial: &Trial) -> i32 {
        let [up, down] =
            [&trial.up, &trial.down].map(|set| far(set.values().into_iter().map(f64::from)));
        if up < down { 2 } else { -2 }
    }

    #[test]
    fn numbers_go_where_games_are_won() {
        let pairs = 20_000;
        let mut spsa = Spsa::new(pairs);
        let before = far(spsa.values.clone());
        for pair in 0..pairs {
            let trial = spsa.trial(pair, &mut Noise::of(7, pair));
            spsa.learn(&trial, lead(&trial));
        }
        let after = far(spsa.values);
        assert!(after < before / 10.0, "{before} -> {after}");
    }

    #[test]
    fn sets_lie_on_both_sides_and_within_bounds() {
        let spsa = Spsa::new(1_000);
        let trial = spsa.trial(0, &mut Noise::of(1, 0));
        let pairs = trial.up.values().into_iter().zip(trial.down.values());
        for ((up, down), parameter) in pairs.zip(Parameters::LIST) {
            assert_ne!(up, down, "{}", parameter.name);
            assert!(parameter.range.contains(&up) && parameter.range.contains(&down));
        }
    }

    #[test]
    fn a_drawn_pair_changes_nothing() {
        let mut spsa = Spsa::new(1_000);
        let trial = spsa.trial(0, &mut Noise::of(1, 0));
        spsa.learn(&trial, 0);
        assert_eq!(spsa, Spsa::new(1_000));
    }
}
