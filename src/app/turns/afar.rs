//! A table whose other player sits at another device, over a connection: what is wanted here is noted for that, and what it
//! tells is shown.

use std::rc::Rc;

use crate::app::common::line::Line;
use crate::app::turns::moves::{own_below, sit_behind};
use crate::app::turns::notice::Saying;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::wire::{Want, Wire, WireNews};
use crate::board::Color;
use crate::game::Game;
use crate::game::clock::Clock;
use crate::meet::turns::Wish;
use crate::rules::Outcome;

/// What a connection tells the table of its game.
#[derive(Clone, PartialEq)]
pub struct Report {
    /// The number of the meeting.
    pub meeting: u32,
    pub line: Line,
    /// The number of the game in it.
    pub number: u16,
    pub takebacks: u16,
    pub life: u32,
    pub game: Game,
    pub clock: Option<Clock>,
    pub ended: Option<Outcome>,
    pub names: [Option<Rc<str>>; 2],
    pub asked: [Option<Wish>; 2],
    /// How often the connection has changed the game.
    pub turn: u32,
    /// How many of the table's wishes have been heard since there is a connection.
    pub heard: u32,
    pub news: Vec<WireNews>,
}

impl Setup {
    /// The number of the meeting in which this is the game of a number.
    pub fn meeting(&self, game: u16) -> Option<u32> {
        Some(self.by_link()?.wrapping_sub(game.into()))
    }
}

impl Table {
    /// The number of the meeting to which the game belongs, if it is played over a connection.
    pub fn meeting(&self) -> Option<u32> {
        self.setup.meeting(self.wire.as_ref()?.game)
    }

    /// May somebody here ask for a move back over the connection?
    pub(super) fn can_ask_back(&self, wire: &Wire) -> bool {
        let own = self.setup.human();
        let is_own = |moves: usize| {
            let before = self.game.first_plies(moves);
            before.player_of(before.turn()) == own
        };
        let is_free = wire.asked[own as usize].is_none() && self.outcome().is_none();
        wire.carries() && is_free && (0..self.game.len()).rev().any(is_own)
    }
}

/// Notes what somebody wants, for the connection to hear.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn want(table: &mut Table, want: Want) {
    table.let_go();
    match &mut table.wire {
        Some(wire) if wire.carries() => wire.wants.push(want),
        Some(_) => table.say(Saying::Wire(WireNews::NotNow)),
        None => {}
    }
}

/// The game goes on by links, which need no connection. No clock runs from link to link.
#[inline(never)]
pub fn go_on_by_links(table: &mut Table) {
    table.wire = None;
    table.setup.time = None;
    table.clock = None;
    table.times.clear();
    table.version = table.version.wrapping_add(1);
}

/// Has the table show what the connection tells of its game.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn hear(table: &mut Table, report: Report, now: u64) {
    if table.meeting() != Some(report.meeting) {
        return;
    }
    if table.wire.as_ref().is_some_and(|wire| report.number == wire.game.wrapping_add(1)) {
        begin_next(table);
    }
    let Some(wire) = table.wire.as_mut().filter(|wire| wire.game == report.number) else { return };
    let is_kept = (wire.life, wire.takebacks) == (report.life, report.takebacks);
    wire.wants.note_heard(report.heard);
    (wire.line, wire.asked) = (report.line, report.asked);
    (wire.life, wire.takebacks) = (report.life, report.takebacks);
    let is_changed = std::mem::replace(&mut wire.turn, report.turn) != report.turn;
    // A move that was made here may not have been heard yet.
    if is_changed && table.game != report.game {
        bring(table, report.game, report.clock, now);
    }
    table.names = report.names;
    match report.ended {
        Some(ended) if table.ended != Some(ended) => table.end(ended, now),
        ended => table.ended = ended,
    }
    if table.outcome().is_some() {
        table.premoves.clear();
    }
    table.clock = report.clock;
    if !is_kept {
        table.version = table.version.wrapping_add(1);
    }
    report.news.into_iter().for_each(|news| table.say(Saying::Wire(news)));
}

/// The next game of the meeting takes the place of the one that is over.
fn begin_next(table: &mut Table) {
    let Some(mut wire) = table.wire.take() else { return };
    wire.wants.forget();
    let next = Wire { game: wire.game.wrapping_add(1), takebacks: 0, ..wire };
    table.replace(table.again(table.setup.rematch()));
    table.wire = Some(next);
}

/// Puts the game as the connection has it on the table. A move does not tear a player away who looks back.
fn bring(table: &mut Table, game: Game, clock: Option<Clock>, now: u64) {
    let own = own_below(table);
    let (then, looking_back) = (table.game.clone(), table.shown);
    let made = game.len().checked_sub(then.len());
    table.changed(game);
    let mover = then.player_of(then.turn());
    match (made, clock) {
        (Some(1), Some(clock)) if table.times.len() == then.len() => {
            table.times.push(clock.left(mover, now));
        }
        (Some(_), _) => {}
        (None, _) => table.times.truncate(table.game.len()),
    }
    table.shown = looking_back.filter(|_| made.is_some());
    if then.player_of(Color::White) != table.game.player_of(Color::White) {
        sit_behind(table, own);
        table.say(Saying::Switched(mover, table.color_of(mover)));
    }
}
