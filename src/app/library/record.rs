//! A kept game.

use serde::{Deserialize, Serialize};

use crate::app::common::finish::Finish;
use crate::app::common::id::Id;
use crate::app::realtime;
use crate::app::turns::saved;
use crate::app::turns::table::Table;

/// A game as it is kept, with or without turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kept {
    #[serde(rename = "Turns")]
    Turns(Box<saved::SavedTable>),
    #[serde(rename = "Timed")]
    Timed(realtime::saved::SavedSession),
}

/// A kept game and what is known about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    #[serde(rename = "id")]
    pub id: Id,
    /// What somebody calls it.
    #[serde(rename = "name", default)]
    pub name: Option<String>,
    /// What somebody wants to find it by (`labels`).
    #[serde(rename = "tags", default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// When it was first and last played, in milliseconds since 1970.
    #[serde(rename = "begun")]
    pub begun: u64,
    #[serde(rename = "changed")]
    pub changed: u64,
    /// How it ended; none while it goes on.
    #[serde(rename = "result", default)]
    pub finish: Option<Finish>,
    #[serde(rename = "game")]
    pub game: Kept,
}

/// A game that is to be kept as it stands now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keep {
    pub id: Id,
    pub finish: Option<Finish>,
    pub game: Kept,
}

impl Keep {
    /// What is to be kept of a table at a time in milliseconds, once there is something.
    pub fn of_table(table: &Table, now: u64) -> Option<Keep> {
        let id = table.record?;
        let saved =
            Box::new(saved::SavedTable { record: None, ..saved::SavedTable::of(table, now) });
        let finish = table.finish();
        Some(Keep { id, finish, game: Kept::Turns(saved) })
    }
}
