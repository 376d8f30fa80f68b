//! What names a puzzle for good, wherever it stands in its file: a few letters that follow from the position and the
//! solution alone, so that a link to it holds as long as both are what they were.

use std::fmt;

/// The name of a puzzle among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u32);

/// Its letters: those that are easily told apart, five bits each.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many of them a name has.
const LENGTH: u32 = 6;

impl PuzzleId {
    /// The name of what a text says: FNV-1a, folded to 30 bits.
    pub(super) fn of(text: &str) -> PuzzleId {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
        PuzzleId((hash ^ hash >> 30) as u32 & ((1 << (5 * LENGTH)) - 1))
    }

    /// The name that `Display` wrote.
    pub fn read(text: &str) -> Option<PuzzleId> {
        let value = |letter: u8| LETTERS.iter().position(|&known| known == letter);
        let number = text.bytes().try_fold(0, |sum, letter| Some(sum << 5 | value(letter)? as u32));
        number.filter(|_| text.len() == LENGTH as usize).map(PuzzleId)
    }
}

impl fmt::Display for PuzzleId {
    /// Six letters: `0k3v9z`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|place| {
            let letter = LETTERS.get((self.0 >> (5 * place)) as usize & 31);
            write!(f, "{}", char::from(letter.copied().unwrap_or_default()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_read_as_it_is_written() {
        for text in ["", "4k3/8 e2e4", "4k3/8 e2e3"] {
            let id = PuzzleId::of(text);
            assert_eq!(PuzzleId::read(&id.to_string()), Some(id), "{id}");
        }
        assert_eq!(["", "0000", "0000000", "0000o0", "00000Z"].map(PuzzleId::read), [None; 5]);
    }
}
