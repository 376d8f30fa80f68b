//! A game of the rulebook that plays itself.

use crate::app::realtime::TickClock;
use crate::app::realtime::picture::TimedPicture;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wish::TimedWish;
use crate::board::Color;
use crate::notation::realtime::{read_command, rtfen};
use crate::realtime::{Arbiter, Options, Status, Tick};
use crate::variants::rulebook::DemoDeed;

/// How long a time unit is, in milliseconds: long enough to see what happens.
pub(super) const TU_MS: u32 = 1_200;
/// How long one sees the end before it is over, in ticks.
const REST: Tick = 1_500;

/// The game as it stands at a tick, and what became of everything done until then. None if there is
/// a word in it that makes no sense.
pub fn at(start: &str, deeds: &[DemoDeed], tick: Tick) -> Option<(Arbiter, Vec<Status>)> {
    let (position, begins) = rtfen::read(start).ok()?;
    let mut arbiter = Arbiter::new(Options::default(), position, begins);
    let mut became = Vec::new();
    for deed in deeds.iter().filter(|deed| deed.tick <= tick) {
        let side = if deed.side == "b" { Color::Black } else { Color::White };
        let command = read_command(deed.command)?;
        became.push(arbiter.submit(deed.tick, side, command));
    }
    arbiter.advance(tick);
    Some((arbiter, became))
}

/// When it is over.
pub fn end(deeds: &[DemoDeed]) -> Tick {
    deeds.iter().map(|deed| deed.tick).max().unwrap_or(0) + REST
}

/// A clock that stands at its start.
pub fn clock() -> TickClock {
    TickClock::stopped(TU_MS, 0)
}

/// What there is to see of it at a moment of its clock.
pub fn picture(
    start: &str,
    deeds: &[DemoDeed],
    clock: TickClock,
    now: f64,
) -> Option<TimedPicture> {
    let (arbiter, _) = at(start, deeds, clock.tick(now))?;
    let setup = TimedSetup::of(&TimedWish { tu_ms: TU_MS, ..TimedWish::default() }, 0);
    Some(Session { clock, ..Session::with(setup, arbiter) }.picture(now))
}

/// In how many milliseconds something happens in it; none once it is over or while it stands.
pub fn due(start: &str, deeds: &[DemoDeed], clock: TickClock, now: f64) -> Option<f64> {
    let tick = clock.tick(now);
    let (arbiter, _) = at(start, deeds, tick)?;
    let position = arbiter.view(Color::Black);
    let ready = position.board().occupied().into_iter().map(|at| position.ready_at(at));
    let done = deeds.iter().map(|deed| deed.tick);
    let next = ready.chain(done).chain(arbiter.next_due()).chain([end(deeds)]);
    clock.until(next.filter(|&next| next > tick).min()?, now)
}

/// The number of the words that are said at a tick: 0 for those of the start.
pub fn said(deeds: &[DemoDeed], tick: Tick) -> usize {
    let done = deeds.iter().take_while(|deed| deed.tick <= tick);
    done.enumerate().filter(|(_, deed)| !deed.words.is_empty()).last().map_or(0, |(i, _)| i + 1)
}
