//! Texts that bring a position in, in every dialect that is read anywhere here.

use super::address::{self, Addressed};
use super::dialect::position_of;
use super::draft::Draft;
use super::game::EditedGame;
use crate::app::common::player::PlayedBy;
use crate::app::realtime::card;
use crate::app::share::opening;
use crate::app::turns::table::Setup;
use crate::board::Color;
use crate::notation::Fault;
use crate::notation::address::{LONGEST, split, without_codes};
use crate::notation::elsewhere::{self, Shown};
use crate::notation::fault::{Part, Problem};
use crate::notation::realtime::{link, rtfen};
use crate::variants::Spec;

/// The position that a text shows, to somebody who sets up one of a game: a FEN of that game or of another,
/// an RTFEN, a link of ours or of another site, a PGN. It may be one that cannot be played. The fault is
/// that of the game which is meant.
pub fn read(game: EditedGame, text: &str) -> Result<Draft, Fault> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    if let Some(foreign) = elsewhere::read(text) {
        return from_elsewhere(game, foreign?);
    }
    if text.contains("#/") {
        return from_link(text);
    }
    let here = position_of(game, text);
    let fault = match here {
        Ok(draft) => return Ok(draft),
        Err(fault) => fault,
    };
    if let Ok((timed, tick)) = rtfen::read_draft(text) {
        return Ok(Draft::of_timed(&timed, tick));
    }
    let spec = game.spec().unwrap_or(Spec::CHESS);
    let other = opening::read(text, looker(spec));
    other.map(|table| Draft::of(table.setup.spec, table.shown_game().position())).map_err(|_| fault)
}

/// The same to somebody who means the game at hand: a FEN that only another one reads is refused, with what is wrong
/// with it here.
pub fn read_here(game: EditedGame, text: &str) -> Result<Draft, Fault> {
    let draft = read(game, text)?;
    let is_other = draft.game.slug() != game.slug();
    match is_other && draft.game.spec().is_some() && opening::is_fen(text) {
        true => position_of(game, text).map(|_| draft),
        false => Ok(draft),
    }
}

fn from_elsewhere(game: EditedGame, link: elsewhere::ForeignLink) -> Result<Draft, Fault> {
    let game = link.spec.map_or(game, EditedGame::Turns);
    match link.shown {
        Shown::Start => Ok(Draft::start(game)),
        Shown::Fen(fen) => read(game, &fen).map_err(|it| it.within(Part::Fen).within(Part::Link)),
        Shown::Moves(moves) => read(game, &moves),
    }
}

/// What a link of ours shows.
fn from_link(text: &str) -> Result<Draft, Fault> {
    let plain = without_codes(text);
    let (path, _) = split(&plain);
    if address::is_editor(path) {
        return match address::read(text) {
            Addressed::Anything => Ok(Draft::start(EditedGame::Turns(Spec::FIRST))),
            Addressed::Position(draft, _) => Ok(*draft),
            Addressed::Wrong(wrong) => Err(wrong.fault.within(Part::Link)),
        };
    }
    if path == card::SLUG {
        let arbiter = link::decode(text)?.arbiter;
        let position = arbiter.scene(Color::White).position;
        return Ok(Draft::of_timed(&position, arbiter.now()));
    }
    let table = opening::from_link(text, looker(Spec::CHESS))?;
    Ok(Draft::of(table.setup.spec, table.shown_game().position()))
}

/// Somebody who only looks.
fn looker(spec: Spec) -> Setup {
    Setup { spec, players: [PlayedBy::Human; 2], time: None }
}
