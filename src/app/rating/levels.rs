//! What the computer's levels are worth among people.

use super::Rating;

/// By level, the rating of people who score half against it: judged, not measured (docs/levels.md), and the same in every
/// game, for what people do not see in one they do not see in the others.
const LEVELS: [f64; 8] = [450.0, 700.0, 950.0, 1200.0, 1450.0, 1700.0, 2000.0, 2400.0];

/// How unsure that is.
const DEVIATION: f64 = 80.0;

/// The rating of the computer at a level.
pub fn of_level(level: u8) -> Rating {
    let index = usize::from(level.clamp(1, 8)) - 1;
    let rating = LEVELS.get(index).copied().unwrap_or(LEVELS[0]);
    Rating { rating, deviation: DEVIATION, volatility: 0.06 }
}

/// The level that plays most nearly as well as somebody.
pub fn matching(own: Rating) -> u8 {
    let gap = |level: &u8| (of_level(*level).rating - own.rating).abs();
    (1..=8).min_by(|a, b| gap(a).total_cmp(&gap(b))).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_matches_its_own_rating_and_what_is_near() {
        assert!((1..=8).all(|level| matching(of_level(level)) == level));
        let rated = |rating| matching(Rating { rating, ..Rating::UNKNOWN });
        assert_eq!([100.0, 560.0, 590.0, 3500.0].map(rated), [1, 1, 2, 8]);
    }

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        let ratings: Vec<f64> = (1..=8).map(|level| of_level(level).rating).collect();
        assert!(ratings.windows(2).all(|pair| (150.0..=400.0).contains(&(pair[1] - pair[0]))));
        assert_eq!((of_level(0), of_level(9)), (of_level(1), of_level(8)));
    }
}
