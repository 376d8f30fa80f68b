//! What a person has chosen, kept between visits.

use serde::{Deserialize, Serialize};

use crate::app::realtime::TimedWish;
use crate::app::turns::layout::Layout;
use crate::app::turns::wish::Wish;

/// What is wished for, of games with turns and of the one without.
#[derive(Clone, PartialEq)]
pub struct Wishes {
    pub wish: Wish,
    pub realtime: TimedWish,
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
    /// The colors of the squares: `glass`, `wood` or `slate`.
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
    /// What was chosen for the last new game.
    #[serde(rename = "wish")]
    pub wish: Wish,
    /// The same for the game without turns.
    #[serde(rename = "realtime")]
    pub realtime: TimedWish,
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
            turn_board: false,
            layout: Layout::Apart,
            zoom: None,
            wish: Wish::default(),
            realtime: TimedWish::default(),
        }
    }
}
