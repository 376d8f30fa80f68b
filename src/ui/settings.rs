//! What a person has chosen, kept between visits.

use serde::{Deserialize, Serialize};

use super::clock::TimeControl;
use super::view::Layout;

/// A person's choices. What an older version kept is read as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language, or empty for what the system says.
    pub language: String,
    /// `light`, `dark`, or empty for what the system says.
    pub theme: String,
    /// The colors of the squares: `glass`, `wood` or `slate`.
    pub board: String,
    /// How fast men move: `none`, `fast`, `normal`, `slow`, or empty for what the system says.
    pub pace: String,
    pub coordinates: bool,
    /// Are pieces shown as symbols where moves are listed?
    pub figurines: bool,
    pub sound: bool,
    /// Show the engine's thinking.
    pub thinking: bool,
    /// Ask before resigning.
    pub confirm_resign: bool,
    /// Where the boards of a game with several lie.
    pub layout: Layout,
    /// Is the board in front larger than the others? None: as it suits the number of boards.
    pub zoom: Option<bool>,
    /// What was chosen for the last new game.
    pub wish: Wish,
    /// The same for the game without turns.
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
    pub game: String,
    pub opponent: Opponent,
    pub side: Side,
    /// The computer's, 1 to 8.
    pub level: u8,
    pub time: Option<TimeControl>,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            game: crate::variants::CATALOGUE[0].slug.to_owned(),
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
    Computer,
    /// Somebody at the same device.
    Friend,
    /// Somebody at another device, with whom links are exchanged.
    Afar,
}

/// With which army.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    White,
    Either,
    Black,
}
