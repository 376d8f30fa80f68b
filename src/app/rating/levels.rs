//! What the computer's levels are worth among people.

use super::Rating;
use crate::engine::Level;

/// By level, the rating of people who score half against it: judged, not measured (docs/levels.md), and the same in every
/// game, for what people do not see in one they do not see in the others.
const LEVELS: [u16; Level::COUNT as usize] =
    [450, 550, 650, 750, 850, 1000, 1150, 1350, 1550, 1750, 1950, 2100, 2250, 2400];

/// How unsure that is.
const DEVIATION: f64 = 80.0;

/// The rating of the computer at a level.
pub fn of_level(level: u8) -> Rating {
    let index = usize::from(Level::nearest(level).number()) - 1;
    let rating = LEVELS.get(index).copied().unwrap_or(LEVELS[0]);
    Rating { rating: rating.into(), deviation: DEVIATION, volatility: 0.06 }
}

/// The level that plays most nearly as well as somebody.
pub fn matching(own: Rating) -> u8 {
    let gap = |level: &u8| (of_level(*level).rating - own.rating).abs();
    (1..=Level::COUNT).min_by(|a, b| gap(a).total_cmp(&gap(b))).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_matches_its_own_rating_and_what_is_near() {
        assert!((1..=Level::COUNT).all(|level| matching(of_level(level)) == level));
        let rated = |rating| matching(Rating { rating, ..Rating::UNKNOWN });
        assert_eq!([100.0, 490.0, 510.0, 3500.0].map(rated), [1, 1, 2, Level::COUNT]);
    }

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        let ratings: Vec<f64> = (1..=Level::COUNT).map(|level| of_level(level).rating).collect();
        assert!(ratings.windows(2).all(|pair| (100.0..=200.0).contains(&(pair[1] - pair[0]))));
        assert_eq!((of_level(0), of_level(255)), (of_level(1), of_level(Level::COUNT)));
    }
}
