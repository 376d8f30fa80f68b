//! What a person has chosen, kept between visits.

use serde::{Deserialize, Serialize};

use super::clock::TimeControl;
use super::view::Layout;
use crate::variants::Spec;

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
    /// The colors of the squares: `glass`, `wood` or `slate`.
    #[serde(rename = "board")]
    pub board: String,
    /// How fast men move: `none`, `fast`, `normal`, `slow`, or empty for what the system says.
    #[serde(rename = "pace")]
    pub pace: String,
    #[serde(rename = "coordinates")]
    pub coordinates: bool,
    /// Are pieces shown as symbols where moves are listed?
    #[serde(rename = "figurines")]
    pub figurines: bool,
    #[serde(rename = "sound")]
    pub sound: bool,
    /// Show the engine's thinking.
    #[serde(rename = "thinking")]
    pub thinking: bool,
    /// Ask before resigning.
    #[serde(rename = "confirm_resign")]
    pub confirm_resign: bool,
    /// Where the boards of a game with several lie.
    #[serde(rename = "layout")]
    pub layout: Layout,
    /// Is the board in front larger than the others? None: as it suits the number of boards.
    #[serde(rename = "zoom")]
    pub zoom: Option<bool>,
    /// What was chosen for the last new game.
    #[serde(rename = "wish")]
    pub wish: Wish,
    /// The same for the game without turns.
    #[serde(rename = "realtime")]
    pub realtime: super::realtime::Wish,
}

impl Settings {
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
            board: "glass".to_owned(),
            pace: String::new(),
            coordinates: true,
            figurines: false,
            sound: true,
            thinking: false,
            confirm_resign: true,
            layout: Layout::Apart,
            zoom: None,
            wish: Wish::default(),
            realtime: super::realtime::Wish::default(),
        }
    }
}

/// How somebody wants a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// The game and its options, as `Spec::text` writes them.
    #[serde(rename = "game")]
    pub game: String,
    #[serde(rename = "opponent")]
    pub opponent: Opponent,
    #[serde(rename = "side")]
    pub side: Side,
    /// The computer's, 1 to 8.
    #[serde(rename = "level")]
    pub level: u8,
    #[serde(rename = "time")]
    pub time: Option<TimeControl>,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            game: Spec::FIRST.slug().to_owned(),
            opponent: Opponent::Computer,
            side: Side::White,
            level: 2,
            time: None,
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
    Afar,
}

/// With which army.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    #[serde(rename = "White")]
    White,
    #[serde(rename = "Either")]
    Either,
    #[serde(rename = "Black")]
    Black,
}
