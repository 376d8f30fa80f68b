//! How somebody wants a new game of turns.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::app::common::level;
use crate::app::common::player::{Opponent, PlayedBy, Side};
use crate::app::turns::table::Setup;
use crate::game::clock::TimeControl;
use crate::notation::name;
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
    /// The computer's, 1 to 14.
    #[serde(rename = "level", with = "level")]
    pub level: u8,
    #[serde(rename = "time")]
    pub time: Option<TimeControl>,
    /// What White and Black are called where two people play here; empty without a name.
    #[serde(rename = "names", skip_serializing_if = "is_nameless")]
    pub names: [String; 2],
    /// What the person here is called by a friend at another device.
    #[serde(rename = "name", skip_serializing_if = "String::is_empty")]
    pub name: String,
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

impl Wish {
    /// What the first and the second person of a game are called that begins as it is wished for.
    pub fn names_in(&self, setup: Setup) -> [Option<Rc<str>>; 2] {
        let [white, black] = &self.names;
        let told = |player, own| match player {
            _ if setup.is_shared() => own,
            PlayedBy::Human if setup.by_link().is_some() => &self.name,
            _ => "",
        };
        let [first, second] = setup.players;
        [told(first, white), told(second, black)].map(|name| name::tidy(name).map(Rc::from))
    }
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            game: Spec::FIRST.slug().to_owned(),
            opponent: Opponent::Computer,
            side: Side::White,
            level: 5,
            time: None,
            names: Default::default(),
            name: String::new(),
        }
    }
}
