//! Who plays a game, and what they are called; whom somebody wants to play, and as what.

use serde::{Deserialize, Serialize};

use super::level;
use crate::board::{Color, Player};

/// Who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayedBy {
    #[serde(rename = "Human")]
    Human,
    /// The computer, at a level from 1 to 14.
    #[serde(rename = "Computer")]
    Computer(#[serde(with = "level")] u8),
    /// Somebody at another device, with whom links are exchanged, or to whom there is a connection. The number tells
    /// the game from others.
    #[serde(rename = "Afar")]
    Correspondence(u32),
    /// Nobody who would move by themselves: a side of a game that is only shown, or of a puzzle.
    #[serde(rename = "Nobody")]
    Nobody,
}

impl PlayedBy {
    /// The same, but the computer at another level.
    pub fn at_level(self, level: u8) -> PlayedBy {
        match self {
            PlayedBy::Computer(_) => PlayedBy::Computer(level),
            other => other,
        }
    }
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
    Numbered(Player),
    /// Whoever plays a color.
    Side(Color),
}

impl Person {
    pub const ALL: [Person; 7] = [
        Person::Side(Color::White),
        Person::Side(Color::Black),
        Person::You,
        Person::Computer,
        Person::Friend,
        Person::Numbered(Player::First),
        Person::Numbered(Player::Second),
    ];

    /// Its word, by which texts choose.
    pub fn word(self) -> &'static str {
        match self {
            Person::Computer => "computer",
            Person::Friend => "friend",
            Person::You => "you",
            Person::Numbered(Player::First) => "first",
            Person::Numbered(Player::Second) => "second",
            Person::Side(color) => color.pick("white", "black"),
        }
    }

    /// Its name in PGN, which is English everywhere.
    pub fn tag(self) -> &'static str {
        match self {
            Person::Computer => "Computer",
            Person::Friend => "Friend",
            Person::You => "You",
            Person::Numbered(Player::First) => "Player 1",
            Person::Numbered(Player::Second) => "Player 2",
            Person::Side(color) => color.pick("White", "Black"),
        }
    }
}

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opponent {
    #[serde(rename = "Computer")]
    Computer,
    /// Somebody at the same device.
    #[serde(rename = "Friend")]
    Friend,
    /// Somebody at another device, with whom links are exchanged.
    #[serde(rename = "Afar")]
    Correspondence,
    /// Somebody at another device, over a connection.
    #[serde(rename = "Device")]
    Device,
}

/// With which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    #[serde(rename = "White")]
    White,
    #[serde(rename = "Either")]
    Either,
    #[serde(rename = "Black")]
    Black,
}
