//! A board of a rulebook to try things on: whoever reads makes the moves of both sides.

use crate::app::common::player::PlayedBy;
use crate::app::turns::table::{Setup, Table};
use crate::board::Color;
use crate::game::Game;
use crate::notation::Fault;
use crate::variants::Spec;

/// A table at which one person plays both sides, from a FEN or, where that is empty, from the start, after some
/// moves. White is below. The fault says what is wrong with the FEN or the moves.
pub fn table(spec: Spec, fen: &str, moves: &str) -> Result<Table, Fault> {
    let start = Some(fen).filter(|fen| !fen.is_empty());
    let game = Game::replay(spec, start, moves.split_whitespace())?;
    let setup = Setup { spec, players: [PlayedBy::Human; 2], time: None };
    Ok(Table { orientation: Color::White, ..Table::with(setup, game) })
}
