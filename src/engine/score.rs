//! What a position is worth, as people and programs are told it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::value::{MATE, MATE_BOUND, Value};

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    Centipawns(i32),
    /// The player mates in so many own moves; is mated in so many where negative.
    Mate(i32),
}

impl Score {
    /// A value of the search, told.
    pub const fn of(value: Value) -> Score {
        if value >= MATE_BOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::Mate(-((MATE + value + 1) / 2))
        } else {
            Score::Centipawns(value)
        }
    }

    /// The same, seen from the other side.
    pub fn turned(self) -> Score {
        match self {
            Score::Centipawns(n) => Score::Centipawns(-n),
            Score::Mate(n) => Score::Mate(-n),
        }
    }

    /// In centipawns, a mate counting as more than all pieces together.
    pub fn centipawns(self) -> i32 {
        match self {
            Score::Centipawns(n) => n,
            Score::Mate(n) => n.signum() * 100_000 - n,
        }
    }
}

impl fmt::Display for Score {
    /// As UCI has it: `cp 25`, `mate -3`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Score::Centipawns(cp) => write!(f, "cp {cp}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}
