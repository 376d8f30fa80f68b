//! A kept game.

use serde::{Deserialize, Serialize};

use super::Id;
use crate::ui::realtime;
use crate::ui::saved;
use crate::ui::table::Table;
use crate::ui::words;

/// A game as it is kept, with or without turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Kept {
    #[serde(rename = "Turns")]
    Turns(saved::Saved),
    #[serde(rename = "Timed")]
    Timed(realtime::saved::Saved),
}

/// A kept game and what is known about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    #[serde(rename = "id")]
    pub id: Id,
    /// What somebody calls it.
    #[serde(rename = "name", default)]
    pub name: Option<String>,
    /// When it was first and last played, in milliseconds since 1970.
    #[serde(rename = "begun")]
    pub begun: u64,
    #[serde(rename = "changed")]
    pub changed: u64,
    /// How it ended; none while it goes on.
    #[serde(rename = "result", default)]
    pub result: Option<String>,
    #[serde(rename = "game")]
    pub game: Kept,
}

/// A game that is to be kept as it stands now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Keep {
    pub id: Id,
    pub result: Option<String>,
    pub game: Kept,
}

impl Keep {
    /// What is to be kept of a table at a time in milliseconds, once there is something.
    pub fn of_table(table: &Table, now: u64) -> Option<Keep> {
        let id = table.record?;
        let saved = saved::Saved { record: None, ..saved::Saved::of(table, now) };
        let result = table.outcome().map(|outcome| words::result(table, outcome));
        Some(Keep { id, result, game: Kept::Turns(saved) })
    }
}
