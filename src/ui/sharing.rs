//! A table's game as links and PGN.

use super::player::Person;
use super::player::Player;
use super::table::Table;
use crate::board::{Color, Seat};
use crate::game::Game;
use crate::game::link::{self, Link};
use crate::notation::pgn;
use crate::notation::words::Verdict;

/// The link to the position that is shown, from its `#` on.
pub fn position_link(table: &Table) -> String {
    let here = Game::from(table.setup.spec, *table.shown_game().state());
    link::encode(&Link { orientation: turned(table), ..Link::to(here) })
}

/// The link to the whole game, from its `#` on.
pub fn game_link(table: &Table) -> String {
    link::encode(&Link {
        orientation: turned(table),
        ply: table.shown,
        ..Link::to(table.game.clone())
    })
}

/// The link that asks whoever is afar for an answer, from its `#` on: the whole game, while they are
/// the ones to move or to see how it ended. How people ended it no link tells.
pub fn letter(table: &Table) -> Option<String> {
    let number = table.setup.by_link().filter(|_| table.ended.is_none())?;
    let game = &table.game;
    let link = Link { by_link: Some(number), ..Link::to(game.clone()) };
    let theirs = table.setup.player(game.seat_of(game.turn())) == Player::Afar(number);
    theirs.then(|| link::encode(&link))
}

/// The address of what is shown: the position or, while somebody afar is to answer, what to send them.
pub fn address(table: &Table) -> String {
    let letter = letter(table).filter(|_| table.shown.is_none());
    letter.unwrap_or_else(|| position_link(table))
}

/// The number of moves made in the position of this game that a link shows, if it does.
pub fn place(table: &Table, link: &str) -> Option<usize> {
    if matches!(link, "" | "#" | "#/") || link == game_link(table) {
        return Some(table.ply());
    }
    if letter(table).is_some_and(|letter| letter == link) {
        return Some(table.game.len());
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
    pgn::write(&pgn_game(table))
}

/// The whole game for a PGN file, with who plays it.
pub fn pgn_game(table: &Table) -> pgn::Game {
    let verdict = Verdict::of(table.outcome());
    let game = &table.game;
    let mut record =
        pgn::Game::of_moves(table.setup.spec, game.start_fen(), &game.moves(), verdict);
    for (tag, seat) in [("White", Seat::First), ("Black", Seat::Second)] {
        record.tags.set(tag, Person::of(table, seat).tag());
    }
    record
}
