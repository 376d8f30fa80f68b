//! How sure a number is, and how numbers are found.

mod bootstrap;
mod regression;

pub use bootstrap::{Bootstrap, mean, ratio};
pub use regression::coefficients;

/// The difference in strength at which a share of the points is to be expected, in Elo; at most 800, for what is never lost
/// tells nothing more.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.01, 0.99);
    400.0 * (share / (1.0 - share)).log10()
}

/// The number that such a share of numbers lies below.
pub fn quantile(numbers: &[f64], share: f64) -> f64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = share * (sorted.len().saturating_sub(1)) as f64;
    let [low, high] =
        [place.floor(), place.ceil()].map(|place| sorted.get(place as usize).copied());
    match (low, high) {
        (Some(low), Some(high)) => low + (high - low) * place.fract(),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_of_four_are_191_elo() {
        assert_eq!(elo(0.75).round(), 191.0);
        assert_eq!(elo(0.5), 0.0);
        assert_eq!(elo(1.0), elo(0.99));
    }

    #[test]
    fn quantiles_lie_between_numbers() {
        let numbers = [4.0, 1.0, 3.0, 2.0];
        assert_eq!(quantile(&numbers, 0.5), 2.5);
        assert_eq!(quantile(&numbers, 0.0), 1.0);
        assert_eq!(quantile(&numbers, 1.0), 4.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }
}
