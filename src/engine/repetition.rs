//! Which positions have occurred, over the whole game and the line being searched.
//!
//! A scan that stops at the last irreversible move by the half-move clock would be wrong: in some
//! games moves that set the clock back can be taken back. So all keys are kept, and a small
//! counting filter says at once that a position is new, as it nearly always is.

use super::value::MAX_PLY;
use crate::board::key::Key;

const FILTER: usize = 4096;

/// The keys of the game and of the current line, the last one that of the current position.
pub struct Repetition {
    keys: Vec<Key>,
    filter: Vec<u16>,
    /// How many keys belong to the game, the position at the root excluded.
    game: usize,
}

impl Repetition {
    /// The positions of a game up to the one before the root.
    pub fn new(earlier: &[Key]) -> Repetition {
        let mut new = Repetition {
            keys: Vec::with_capacity(earlier.len() + MAX_PLY + 2),
            filter: vec![0; FILTER],
            game: 0,
        };
        // A filter's count holds no more.
        let last = earlier.len().saturating_sub(u16::MAX as usize / 2);
        earlier[last..].iter().for_each(|&key| new.push(key));
        new.game = new.keys.len();
        new
    }

    pub fn push(&mut self, key: Key) {
        self.keys.push(key);
        self.filter[slot(key)] += 1;
    }

    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.filter[slot(key)] -= 1;
        }
    }

    /// Is the current position to be taken for a draw: has it occurred since the root, or twice
    /// in the game before it?
    pub fn is_draw(&self) -> bool {
        let Some((&key, earlier)) = self.keys.split_last() else {
            return false;
        };
        if self.filter[slot(key)] < 2 {
            return false;
        }
        let (game, line) = earlier.split_at(self.game.min(earlier.len()));
        line.contains(&key) || game.iter().filter(|&&other| other == key).count() >= 2
    }
}

fn slot(key: Key) -> usize {
    (key >> 20) as usize % FILTER
}
