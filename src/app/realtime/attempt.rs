//! A board of the rulebook to try things on: whoever reads commands both sides.

use crate::app::common::player::Opponent;
use crate::app::realtime::demo::TU_MS;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wish::TimedWish;
use crate::notation::realtime::rtfen;
use crate::realtime::{Arbiter, Options};

/// A game from an RTFEN that waits to be begun; none if that makes no sense.
pub fn session(start: &str) -> Option<Session> {
    let (position, begins) = rtfen::read(start).ok()?;
    let arbiter = Arbiter::new(Options::default(), position, begins);
    let wish = TimedWish { tu_ms: TU_MS, opponent: Opponent::Friend, ..TimedWish::default() };
    Some(Session::with(TimedSetup::of(&wish, 0), arbiter))
}
