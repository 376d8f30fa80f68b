//! Worth in centipawns, for the middlegame and for the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use super::{Man, Role, Square, Terms};

/// A worth in centipawns, once for the middlegame and once for the endgame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub middle: i32,
    pub end: i32,
}

impl Score {
    pub const ZERO: Score = Score::new(0, 0);

    pub const fn new(middle: i32, end: i32) -> Score {
        Score { middle, end }
    }

    /// The sum of two scores, for tables built at compile time.
    pub const fn plus(self, other: Score) -> Score {
        Score::new(self.middle + other.middle, self.end + other.end)
    }
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        self.plus(other)
    }
}

impl Sub for Score {
    type Output = Score;
    fn sub(self, other: Score) -> Score {
        self + -other
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score::new(-self.middle, -self.end)
    }
}

impl Mul<i32> for Score {
    type Output = Score;
    fn mul(self, times: i32) -> Score {
        Score::new(self.middle * times, self.end * times)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        *self = *self + other;
    }
}

impl SubAssign for Score {
    fn sub_assign(&mut self, other: Score) {
        *self = *self - other;
    }
}

/// What men are worth where they stand, in a game.
#[derive(Debug)]
pub struct Weights {
    /// By role and square, as White sees the board.
    pub men: [[Score; 64]; Role::COUNT],
    /// In a reserve, by role.
    pub reserve: [Score; Role::COUNT],
    /// What a man counts in exchanges, by role, in centipawns.
    pub exchange: [i32; Role::COUNT],
    /// What else counts.
    pub terms: Terms,
}

impl Weights {
    /// The worth of a man to its own side.
    pub fn of(&self, man: Man, at: Square) -> Score {
        self.men[man.role as usize][at.seen_by(man.color).index()]
    }
}
