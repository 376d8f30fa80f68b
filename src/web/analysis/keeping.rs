//! What is looked into, between visits.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::app::share::sharing;
use crate::app::turns::study::Study;
use crate::app::turns::table::Table;
use crate::board::Color;
use crate::game::GameTree;
use crate::notation::{Fault, pgn};
use crate::web::common::store;

/// A game that is looked into, as it is kept.
#[derive(Serialize, Deserialize)]
struct SavedStudy {
    #[serde(rename = "pgn")]
    pgn: String,
    /// Which child of its parent each move is that leads to the one that is looked at.
    #[serde(rename = "place")]
    place: Vec<usize>,
    #[serde(rename = "black_below")]
    black_below: bool,
    #[serde(rename = "names", default)]
    names: [Option<Rc<str>>; 2],
}

impl SavedStudy {
    fn open(self) -> Result<Table, Fault> {
        let tree = GameTree::read(&pgn::read_one(&self.pgn)?)?;
        let at = tree.at_trail(&self.place);
        let orientation = if self.black_below { Color::Black } else { Color::White };
        let annotated = Some(self.pgn.into());
        Ok(Table {
            orientation,
            annotated,
            names: self.names,
            ..Table::studying(Study { tree, at })
        })
    }
}

/// Keeps what is looked into at a table for the next visit.
pub fn keep(table: &Table) {
    let Some(study) = &table.study else { return };
    let saved = SavedStudy {
        pgn: sharing::pgn(table),
        place: study.tree.trail(study.at),
        black_below: table.orientation == Color::Black,
        names: table.names.clone(),
    };
    store::keep(store::ANALYSIS, &saved);
}

/// What was looked into last, if anything was. What cannot be read any more is set aside; the error says why.
pub fn kept() -> Result<Option<Table>, String> {
    store::opened(store::ANALYSIS, |saved: SavedStudy| saved.open())
}
