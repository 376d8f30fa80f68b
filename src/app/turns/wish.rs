//! How somebody wants a new game of turns.

use serde::{Deserialize, Serialize};

use crate::app::common::player::{Opponent, Side};
use crate::app::turns::clock::TimeControl;
use crate::variants::Spec;

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
