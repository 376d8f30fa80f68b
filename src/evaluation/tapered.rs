//! Worth in centipawns, for the middlegame and for the endgame.

use crate::board::{Color, Role};
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A worth in centipawns, once for the middlegame and once for the endgame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tapered {
    pub middle: i32,
    pub end: i32,
}

impl Tapered {
    pub const ZERO: Tapered = Tapered::new(0, 0);

    pub const fn new(middle: i32, end: i32) -> Tapered {
        Tapered { middle, end }
    }

    /// White's minus Black's of what is worth something to a side.
    #[inline]
    pub fn balance(worth: impl Fn(Color) -> Tapered) -> Tapered {
        worth(Color::White) - worth(Color::Black)
    }

    /// The sum of two scores, for tables built at compile time.
    pub const fn plus(self, other: Tapered) -> Tapered {
        Tapered::new(self.middle + other.middle, self.end + other.end)
    }
}

/// The weight of all pieces but pawns, in minor pieces, for so many of each role.
pub fn weight_of_pieces(count: impl Fn(Role) -> i32) -> i32 {
    let minors = count(Role::Knight) + count(Role::Bishop);
    minors + 2 * count(Role::Rook) + 4 * count(Role::Queen)
}

impl Add for Tapered {
    type Output = Tapered;
    fn add(self, other: Tapered) -> Tapered {
        self.plus(other)
    }
}

impl Sub for Tapered {
    type Output = Tapered;
    fn sub(self, other: Tapered) -> Tapered {
        self + -other
    }
}

impl Neg for Tapered {
    type Output = Tapered;
    fn neg(self) -> Tapered {
        Tapered::new(-self.middle, -self.end)
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;
    fn mul(self, times: i32) -> Tapered {
        Tapered::new(self.middle * times, self.end * times)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Tapered) {
        *self = *self - other;
    }
}
