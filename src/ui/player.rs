//! Who plays a game, and what they are called.

use crate::board::{Color, Seat};

/// Who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Player {
    #[serde(rename = "Human")]
    Human,
    /// The computer, at a level from 1 to 8.
    #[serde(rename = "Computer")]
    Computer(u8),
    /// Somebody at another device, with whom links are exchanged. The number tells the game from
    /// others.
    #[serde(rename = "Afar")]
    Afar(u32),
    /// Nobody who would move by themselves: a side of a game that is only shown, or of a puzzle.
    #[serde(rename = "Nobody")]
    Nobody,
}

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
