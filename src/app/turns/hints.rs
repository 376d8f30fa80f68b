//! Asking what the computer would play. What is kept of the game says where that was.

use crate::app::common::shape::{Brush, Shape};
use crate::app::turns::hint::Hint;
use crate::app::turns::lines::pointer;
use crate::app::turns::table::Table;
use crate::board::Player;
use crate::notation::san;
use crate::rules::Move;

/// May somebody at this device ask for a move now?
pub fn can_ask(table: &Table) -> bool {
    table.study.is_none() && table.is_live() && table.lets_engine_speak()
}

/// Asks for a move, unless one has been asked for in this position.
pub(super) fn request(table: &mut Table) {
    if table.hint.is_some() || !can_ask(table) {
        return;
    }
    table.hint = Some(Hint::Asked);
    let ply = table.game.len() as u32;
    if !table.hints.contains(&ply) {
        table.hints.push(ply);
    }
    table.version = table.version.wrapping_add(1);
}

/// Takes the engine's move, in coordinates, as the hint that was asked for.
pub(super) fn given(table: &mut Table, coord: Option<&str>) {
    table.hint = coord.and_then(|coord| table.game.read(coord).ok()).map(Hint::Given);
    // Whoever watches the engine goes on watching.
    table.version = table.version.wrapping_add(1);
}

/// The hint that is to be seen, in SAN.
pub fn said(table: &Table) -> Option<String> {
    let m = shown(table)?;
    Some(san::write(table.game.rules(), table.game.position(), m))
}

/// The hint as it is drawn on the boards.
#[inline(never)]
pub fn pointers(table: &Table) -> Vec<Shape> {
    let drawn = |m| pointer(m, table.game.turn(), Brush::Blue);
    shown(table).and_then(drawn).into_iter().collect()
}

fn shown(table: &Table) -> Option<Move> {
    match table.hint.filter(|_| table.shown.is_none())? {
        Hint::Given(m) => Some(m),
        Hint::Asked => None,
    }
}

/// How many moves of the game a person had hints for.
pub fn count(table: &Table, player: Player) -> usize {
    let is_theirs = |&&ply: &&u32| {
        let there = table.game.first_plies(ply as usize);
        there.player_of(there.turn()) == player
    };
    table.hints.iter().filter(is_theirs).count()
}
