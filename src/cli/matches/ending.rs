//! How a game of a match ends.

use std::fmt;

use crate::board::Player;
use crate::notation::fault::Excerpt;
use crate::notation::words;
use crate::rules::Outcome;

/// An end, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Ruled(Outcome),
    /// One is far ahead, or it went on for too long.
    Adjudicated(Option<Player>),
    /// That person has lost by a fault of theirs.
    Forfeited(Player, Forfeit),
}

/// What loses a game beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// The program has ended.
    Dead,
    /// The program has not answered for too long, where there is no clock.
    Silent,
    /// The clock has run out.
    Late,
    /// What was played is no legal move.
    Illegal(String),
}

impl Ending {
    pub fn winner(&self) -> Option<Player> {
        match self {
            Ending::Ruled(outcome) => outcome.winner,
            Ending::Adjudicated(winner) => *winner,
            Ending::Forfeited(loser, _) => Some(!*loser),
        }
    }

    /// The points of the person who began: 1, 0.5 or 0.
    pub fn points_of_first(&self) -> f64 {
        match self.winner() {
            Some(Player::First) => 1.0,
            Some(Player::Second) => 0.0,
            None => 0.5,
        }
    }

    /// PGN's tag `Termination`. What is beside the board is called as PGN's standard has it.
    pub fn termination(&self) -> &'static str {
        match self {
            Ending::Ruled(outcome) => words::reason(outcome.reason),
            Ending::Adjudicated(_) => "adjudication",
            Ending::Forfeited(_, Forfeit::Dead | Forfeit::Silent) => "abandoned",
            Ending::Forfeited(_, Forfeit::Late) => "time forfeit",
            Ending::Forfeited(_, Forfeit::Illegal(_)) => "rules infraction",
        }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Forfeit::Dead => write!(f, "its program has ended"),
            Forfeit::Silent => write!(f, "its program is silent"),
            Forfeit::Late => write!(f, "its time is over"),
            Forfeit::Illegal(text) => write!(f, "{} is not a legal move", Excerpt::of(text)),
        }
    }
}
