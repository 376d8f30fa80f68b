//! How the boards of a game with several lie, and which is in front.

use serde::{Deserialize, Serialize};

use crate::board::BoardId;

/// Where the boards lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Layout {
    /// Each for itself.
    #[default]
    #[serde(rename = "Apart")]
    Apart,
    /// All over one another: one board that shows every world.
    #[serde(rename = "Merged")]
    Merged,
}

impl Layout {
    /// The other layout.
    pub fn other(self) -> Layout {
        match self {
            Layout::Apart => Layout::Merged,
            Layout::Merged => Layout::Apart,
        }
    }
}

/// How the boards are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub layout: Layout,
    /// The board that lies in front of the others, or is the large one among them.
    pub front: BoardId,
    /// Do two people at one device have the board turned to whoever is to move?
    pub turns: bool,
}

impl Default for View {
    fn default() -> View {
        View { layout: Layout::Apart, front: BoardId::A, turns: false }
    }
}
