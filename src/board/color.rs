//! The two sides, and the two persons who command them.

use std::ops::{Index, IndexMut, Not};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    White,
    Black,
}

impl Color {
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// `one` for White, `other` for Black.
    pub fn pick<T>(self, one: T, other: T) -> T {
        match self {
            Color::White => one,
            Color::Black => other,
        }
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        self.pick(Color::Black, Color::White)
    }
}

/// One thing for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; 2]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}

/// A person at the board. The first begins the game with White.
///
/// In most games a person keeps a side for life; where sides change hands the score of a
/// position follows the person, not the side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Player {
    First,
    Second,
}

impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}
