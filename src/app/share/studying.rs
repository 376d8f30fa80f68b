//! Looking into a table's game.

use crate::app::share::{annotations, sharing};
use crate::app::turns::action::Action;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::study::Study;
use crate::app::turns::table::Table;
use crate::app::turns::words;
use crate::board::Player;

/// The game of a table, looked into where it is looked at. What is told of it stays.
pub fn studied(table: &Table) -> Table {
    let study = Table::studying(Study::of(annotations::tree(table)));
    let study = study.act(Action::Show(MoveStep::To(table.ply())), 0);
    let names = [Player::First, Player::Second].map(|it| Some(words::name(table, it).into()));
    let annotated = Some(sharing::pgn(table).into());
    Table { orientation: table.orientation, names, annotated, ..study }
}
