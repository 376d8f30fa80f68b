//! A table's game as links and PGN.

use super::table::Table;
use super::words;
use crate::board::{Color, Seat};
use crate::notation::link::{self, Link};
use crate::notation::pgn;
use crate::notation::words::Verdict;

/// The link to the position that is shown, from its `#` on.
pub fn position_link(table: &Table) -> String {
    let game = table.shown_game();
    let fen = Some(game.fen()).filter(|_| !game.is_empty() || game.start_fen().is_some());
    link::encode(&Link { fen, orientation: turned(table), ..Link::new(table.setup.spec) })
}

/// The link to the whole game, from its `#` on.
pub fn game_link(table: &Table) -> String {
    link::encode(&Link {
        fen: table.game.start_fen(),
        moves: table.game.moves(),
        orientation: turned(table),
        ply: table.shown,
        ..Link::new(table.setup.spec)
    })
}

/// The number of moves made in the position of this game that a link shows, if it does.
pub fn place(table: &Table, link: &str) -> Option<usize> {
    if matches!(link, "" | "#" | "#/") || link == game_link(table) {
        return Some(table.ply());
    }
    let last = table.game.len();
    let at = |ply: usize| Table { shown: Some(ply).filter(|&ply| ply < last), ..table.clone() };
    (0..=last).rev().find(|&ply| position_link(&at(ply)) == link)
}

/// The side drawn below, where it is not the usual one.
fn turned(table: &Table) -> Option<Color> {
    Some(table.orientation).filter(|&color| color == Color::Black)
}

/// The whole game as PGN.
pub fn pgn(table: &Table) -> String {
    let verdict = Verdict::of(table.outcome());
    let game = &table.game;
    let mut record =
        pgn::Game::of_moves(table.setup.spec, game.start_fen(), &game.moves(), verdict);
    for (tag, seat) in [("White", Seat::First), ("Black", Seat::Second)] {
        record.tags.set(tag, words::name(table, seat));
    }
    pgn::write(&record)
}
