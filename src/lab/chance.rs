//! Numbers that look random: what is drawn in a unit of work follows from what the unit is called, and from nothing else.

use crate::board::splitmix;

/// A source of random numbers.
pub struct Chance(u64);

impl Chance {
    /// The numbers of a piece of work: the seed of all, what the work is called (the game, the measure), and its number.
    pub fn of(seed: u64, names: &[&str], number: usize) -> Chance {
        let named = names.iter().fold(splitmix::first(seed), |state, name| mixed(state, name));
        Chance(splitmix::first(named ^ number as u64))
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        splitmix::next(&mut self.0)
    }

    /// A number below `n`; 0 if there is none.
    pub fn below(&mut self, n: usize) -> usize {
        (self.draw() % n.max(1) as u64) as usize
    }

    /// A number from 0 up to 1.
    pub fn share(&mut self) -> f64 {
        share(self.draw())
    }

    /// A place in a list of weights, each as likely as it is heavy.
    pub fn weighted(&mut self, weights: &[f64]) -> usize {
        let mut left = self.share() * weights.iter().sum::<f64>();
        for (place, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return place;
            }
        }
        weights.len().saturating_sub(1)
    }
}

/// A hash of a text, going on from another.
pub fn mixed(state: u64, text: &str) -> u64 {
    let bytes = text.bytes().chain([0xFF]);
    bytes.fold(state, |state, byte| splitmix::first(state ^ u64::from(byte)))
}

/// What tells results by these means from others.
pub fn signature(means: &[&str]) -> String {
    let state = means.iter().fold(0, |state, text| mixed(state, text));
    format!("{:016x}", splitmix::first(state))
}

/// A random number as a share of 1.
pub fn share(number: u64) -> f64 {
    (number >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_unit_is_called_decides() {
        let first = |seed, names: &[&str], number| Chance::of(seed, names, number).draw();
        assert_eq!(first(1, &["a", "b"], 2), first(1, &["a", "b"], 2));
        let others = [first(2, &["a", "b"], 2), first(1, &["ab"], 2), first(1, &["a", "b"], 3)];
        assert!(!others.contains(&first(1, &["a", "b"], 2)));
    }

    #[test]
    fn the_heavier_is_the_likelier() {
        let mut chance = Chance::of(1, &[], 0);
        let drawn: Vec<usize> = (0..4000).map(|_| chance.weighted(&[1.0, 0.0, 3.0])).collect();
        let count = |place| drawn.iter().filter(|&&drawn| drawn == place).count();
        assert_eq!(count(1), 0);
        assert!((2900..3100).contains(&count(2)), "{}", count(2));
    }
}
