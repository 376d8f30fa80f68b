//! Boards of rulebooks and courses to try things on.

use crate::app::common::player::PlayedBy;
use crate::app::realtime::demo::TU_MS;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wish::TimedWish;
use crate::board::ByColor;
use crate::notation::realtime::rtfen;
use crate::realtime::{Arbiter, Options};

/// A game from an RTFEN that waits to be begun, in which whoever reads commands both sides; none if that makes no
/// sense.
pub fn session(start: &str) -> Option<Session> {
    set_up(start, [PlayedBy::Human; 2], TU_MS)
}

/// A game from an RTFEN that waits to be begun, of such players and with time units of so many milliseconds.
pub fn set_up(start: &str, players: [PlayedBy; 2], tu_ms: u32) -> Option<Session> {
    let (position, begins) = rtfen::read(start).ok()?;
    let arbiter = Arbiter::new(Options::default(), position, begins);
    let setup = TimedSetup::of(&TimedWish { tu_ms, ..TimedWish::default() }, 0);
    Some(Session::with(TimedSetup { players: ByColor(players), ..setup }, arbiter))
}
