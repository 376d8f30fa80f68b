//! Which positions have occurred, over the whole game and the line being searched.
//!
//! A scan that stops at the last irreversible move by the half-move clock would be wrong: in some
//! games moves that set the clock back can be taken back. So all keys are kept, and a small
//! counting filter says at once that a position is new, as it nearly always is.

use std::mem;

use super::value::MAX_PLY;
use crate::board::key::Key;

const FILTER: usize = 4096;

/// The keys of the game and of the current line, the last one that of the current position.
pub struct Repetition {
    keys: Vec<Key>,
    filter: Vec<u16>,
    /// How many keys belong to the game, the position at the root excluded.
    game: usize,
    /// The first position that can be repeated by moves: the one after the line's last null move, if there was one.
    first: usize,
}

impl Repetition {
    /// The positions of a game up to the one before the root.
    pub fn new(earlier: &[Key]) -> Repetition {
        let mut new = Repetition {
            keys: Vec::with_capacity(earlier.len() + MAX_PLY + 2),
            filter: vec![0; FILTER],
            game: 0,
            first: 0,
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

    /// A null move comes next: what occurred before it cannot be repeated, for nobody may pass. What
    /// is returned is for [`Repetition::resume`].
    pub fn pass(&mut self) -> usize {
        mem::replace(&mut self.first, self.keys.len())
    }

    /// The null move has been taken back.
    pub fn resume(&mut self, first: usize) {
        self.first = first;
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
        if self.first > 0 {
            return earlier.get(self.first..).is_some_and(|since| since.contains(&key));
        }
        let (game, line) = earlier.split_at(self.game.min(earlier.len()));
        line.contains(&key) || game.iter().filter(|&&other| other == key).count() >= 2
    }
}

fn slot(key: Key) -> usize {
    (key >> 20) as usize % FILTER
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game's positions before the root, then the root and the line.
    fn after(game: &[Key], line: &[Key]) -> Repetition {
        let mut repetition = Repetition::new(game);
        line.iter().for_each(|&key| repetition.push(key));
        repetition
    }

    #[test]
    fn once_in_the_line_or_twice_in_the_game_is_a_draw() {
        assert!(after(&[], &[1, 2, 3, 1]).is_draw());
        assert!(!after(&[], &[1, 2, 3, 4]).is_draw());
        assert!(!after(&[4, 5], &[1, 2, 4]).is_draw());
        assert!(after(&[4, 5, 4], &[1, 2, 4]).is_draw());
    }

    #[test]
    fn nothing_before_a_null_move_is_repeated() {
        let mut repetition = after(&[4, 5, 4], &[1, 2]);
        let first = repetition.pass();
        for key in [3, 4, 1, 2] {
            repetition.push(key);
            assert!(!repetition.is_draw(), "{key}");
        }
        repetition.push(3);
        assert!(repetition.is_draw(), "since the null move");
        (0..5).for_each(|_| repetition.pop());
        repetition.resume(first);
        repetition.push(1);
        assert!(repetition.is_draw(), "the null move is taken back");
    }
}
