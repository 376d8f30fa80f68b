//! What a person has chosen, kept between visits.

use serde::{Deserialize, Serialize};

use crate::app::draw::sets;
use crate::app::realtime::TimedWish;
use crate::app::turns::layout::Layout;
use crate::app::turns::wish::Wish;

/// How loud sounds are at first, in percent.
pub const VOLUME: u8 = 70;

/// The colors of squares that can be chosen.
pub const BOARDS: [&str; 6] = ["glass", "wood", "slate", "meadow", "sea", "print"];

/// What is wished for, of games with turns and of the one without.
#[derive(Clone, PartialEq)]
pub struct Wishes {
    pub wish: Wish,
    pub realtime: TimedWish,
    /// Does the board turn after each turn of two people here?
    pub turn_board: bool,
}

/// A person's choices. What an older version kept is read as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language, or empty for what the system says.
    #[serde(rename = "language")]
    pub language: String,
    /// `light`, `dark`, or empty for what the system says.
    #[serde(rename = "theme")]
    pub theme: String,
    /// The set of pieces: one of `SETS`.
    #[serde(rename = "pieces")]
    pub pieces: String,
    /// The colors of the squares: one of `BOARDS`.
    #[serde(rename = "board")]
    pub board: String,
    /// How fast pieces move: `none`, `fast`, `normal`, `slow`, or empty for what the system says.
    #[serde(rename = "pace")]
    pub pace: String,
    #[serde(rename = "coordinates")]
    pub coordinates: bool,
    /// Are pieces shown as symbols where moves are listed?
    #[serde(rename = "figurines")]
    pub figurines: bool,
    #[serde(rename = "sound")]
    pub sound: bool,
    /// How loud sounds are where there are any, in percent.
    #[serde(rename = "volume")]
    pub volume: u8,
    /// Show the engine's thinking.
    #[serde(rename = "thinking")]
    pub thinking: bool,
    /// Ask before resigning.
    #[serde(rename = "confirm_resign")]
    pub confirm_resign: bool,
    /// Turn the board after each turn where two people share it.
    #[serde(rename = "turn_board")]
    pub turn_board: bool,
    /// Where the boards of a game with several lie.
    #[serde(rename = "layout")]
    pub layout: Layout,
    /// Is the board in front larger than the others? None: as it suits the number of boards.
    #[serde(rename = "zoom")]
    pub zoom: Option<bool>,
    /// The server that tells this device its address on the internet, where somebody wants one to; empty for none.
    #[serde(rename = "stun", skip_serializing_if = "String::is_empty")]
    pub stun: String,
    /// What was chosen for the last new game.
    #[serde(rename = "wish")]
    pub wish: Wish,
    /// The same for the game without turns.
    #[serde(rename = "realtime")]
    pub realtime: TimedWish,
}

impl Settings {
    /// How loud sounds are, in percent; nothing where there are none.
    pub fn loudness(&self) -> u8 {
        if self.sound { self.volume.min(100) } else { 0 }
    }

    /// Has sounds or none. They are as loud as before, but never so that nothing is heard.
    pub fn set_sound(&mut self, on: bool) {
        self.sound = on;
        if on && self.volume == 0 {
            self.volume = VOLUME;
        }
    }

    /// Is one of so many boards larger than the others? Two are of one size unless somebody wants
    /// it otherwise; three of one size would be small.
    pub fn zooms(&self, boards: u8) -> bool {
        boards > 1 && self.zoom.unwrap_or(boards > 2)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            theme: String::new(),
            pieces: sets::ROUND.to_owned(),
            board: BOARDS[0].to_owned(),
            pace: String::new(),
            coordinates: true,
            figurines: false,
            sound: true,
            volume: VOLUME,
            thinking: false,
            confirm_resign: true,
            turn_board: false,
            layout: Layout::Apart,
            zoom: None,
            stun: String::new(),
            wish: Wish::default(),
            realtime: TimedWish::default(),
        }
    }
}
