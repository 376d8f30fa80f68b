//! Who a person is to the one at this device.

use super::table::{Player, Table};
use crate::board::{Color, Seat};

/// What a person is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    Computer,
    /// Somebody with whom links are exchanged.
    Friend,
    /// The one person at this device.
    You,
    /// One of two whose colors may change.
    Numbered(Seat),
    /// Whoever plays a color.
    Side(Color),
}

impl Person {
    /// Two people at one device are called by their colors, unless these may change.
    pub fn of(table: &Table, seat: Seat) -> Person {
        match table.setup.player(seat) {
            Player::Computer(_) => Person::Computer,
            Player::Afar(_) => Person::Friend,
            Player::Human if table.setup.is_shared() && table.game.changes().is_some() => {
                Person::Numbered(seat)
            }
            Player::Human if !table.setup.is_shared() => Person::You,
            Player::Human | Player::Nobody => Person::Side(table.color_of(seat)),
        }
    }

    /// Its word, by which texts choose.
    pub fn word(self) -> &'static str {
        match self {
            Person::Computer => "computer",
            Person::Friend => "friend",
            Person::You => "you",
            Person::Numbered(Seat::First) => "first",
            Person::Numbered(Seat::Second) => "second",
            Person::Side(color) => color.pick("white", "black"),
        }
    }

    /// Its name in PGN, which is English everywhere.
    pub fn tag(self) -> &'static str {
        match self {
            Person::Computer => "Computer",
            Person::Friend => "Friend",
            Person::You => "You",
            Person::Numbered(Seat::First) => "Player 1",
            Person::Numbered(Seat::Second) => "Player 2",
            Person::Side(color) => color.pick("White", "Black"),
        }
    }
}
