//! The bootstrap: a sample is drawn anew from itself many times, and where 95 % of what comes out lies is how sure it is
//! (Efron 1979, by percentiles).

use super::quantile;
use crate::lab::Chance;

/// What is drawn anew, and how often.
pub struct Bootstrap {
    pub chance: Chance,
    pub resamples: usize,
}

impl Bootstrap {
    /// Between which numbers a statistic of `n` things lies in 95 % of the samples. It is told which of them are drawn.
    pub fn interval(&mut self, n: usize, mut statistic: impl FnMut(&[usize]) -> f64) -> [f64; 2] {
        self.interval_of(&[n], |drawn| statistic(&drawn[0]))
    }

    /// The same of several groups of things, each drawn from itself.
    pub fn interval_of(
        &mut self,
        groups: &[usize],
        mut statistic: impl FnMut(&[Vec<usize>]) -> f64,
    ) -> [f64; 2] {
        let found: Vec<f64> = (0..self.resamples)
            .map(|_| {
                let draw = |&n: &usize| (0..n).map(|_| self.chance.below(n)).collect();
                let drawn: Vec<Vec<usize>> = groups.iter().map(draw).collect();
                statistic(&drawn)
            })
            .collect();
        [quantile(&found, 0.025), quantile(&found, 0.975)]
    }
}

/// The ratio of two sums over those parts that are drawn, the first above the line; 0 where nothing is below.
pub fn ratio(parts: &[(f64, f64)], drawn: &[usize]) -> f64 {
    let drawn = drawn.iter().filter_map(|&i| parts.get(i));
    let (above, below) = drawn.fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
    if below > 0.0 { above / below } else { 0.0 }
}

/// The mean of those numbers that are drawn; 0 of none.
pub fn mean(numbers: &[f64], drawn: &[usize]) -> f64 {
    let sum: f64 = drawn.iter().filter_map(|&i| numbers.get(i)).sum();
    sum / drawn.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bootstrap() -> Bootstrap {
        Bootstrap { chance: Chance::of(3, &[], 0), resamples: 2_000 }
    }

    /// The standard error of the mean of a hundred zeros and ones is 0.05.
    #[test]
    fn a_mean_is_as_sure_as_the_textbook_says() {
        let numbers: Vec<f64> = (0..100).map(|i| f64::from(i % 2)).collect();
        let [low, high] = bootstrap().interval(100, |drawn| mean(&numbers, drawn));
        assert!((low - 0.402).abs() < 0.02 && (high - 0.598).abs() < 0.02, "{low} {high}");
    }

    #[test]
    fn what_never_differs_is_certain() {
        assert_eq!(bootstrap().interval(5, |drawn| mean(&[2.0; 5], drawn)), [2.0, 2.0]);
    }

    #[test]
    fn groups_are_drawn_each_from_itself() {
        let [low, high] = bootstrap().interval_of(&[4, 6], |drawn| {
            assert_eq!((drawn[0].len(), drawn[1].len()), (4, 6));
            assert!(drawn[0].iter().all(|&i| i < 4));
            f64::from(u8::try_from(drawn[1].iter().filter(|&&i| i < 3).count()).unwrap_or(0)) / 6.0
        });
        assert!(low < 0.5 && high > 0.5, "{low} {high}");
    }
}
