//! How a level of the computer is kept, in the browser and with a game: under a number that stays its own when levels
//! are added between others, so that whatever was kept before still means who it meant.

use serde::{Deserialize, Deserializer, Serializer};

use crate::engine::Level;

/// The levels by the numbers under which they are kept, from 1 on. The first eight were all there were at first.
const BY_NUMBER: [u8; Level::COUNT as usize] = [1, 5, 6, 7, 8, 9, 11, 14, 2, 3, 4, 10, 12, 13];

/// The number under which a level is kept; 0 if there is no such level.
pub fn kept(level: u8) -> u8 {
    BY_NUMBER.iter().position(|&of| of == level).map_or(0, |index| index as u8 + 1)
}

/// The level that is kept under a number; 0 if none is.
pub fn of_kept(number: u8) -> u8 {
    let index = usize::from(number).wrapping_sub(1);
    BY_NUMBER.get(index).copied().unwrap_or(0)
}

/// Writes a level as it is kept.
pub fn serialize<S: Serializer>(level: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(kept(*level))
}

/// Reads a level that was kept. An error says that there is no number.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    u8::deserialize(deserializer).map(of_kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_was_kept() {
        let mut numbers: Vec<u8> = (1..=Level::COUNT).map(kept).collect();
        assert!((0..=Level::COUNT).all(|level| of_kept(kept(level)) == level));
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(1..=Level::COUNT));
        assert_eq!([0, 15, 255].map(of_kept), [0; 3]);
    }

    #[test]
    fn each_of_the_first_eight_levels_is_one_of_todays() {
        let of_eight: Vec<u8> = (1..=8).map(of_kept).collect();
        assert!(of_eight.is_sorted_by(|a, b| a < b));
        assert_eq!((of_eight[0], of_eight[7]), (1, Level::COUNT));
    }
}
