//! What a session has to show of its game over the connection.

use std::rc::Rc;

use super::Duel;
use crate::app::common::line::Line;
use crate::app::common::wishes::Wishes;
use crate::app::realtime::TickClock;
use crate::app::realtime::afar::TimedReport;
use crate::app::realtime::session::{Phase, Why};
use crate::app::realtime::wire::TimedWire;
use crate::board::Color;
use crate::meet::timed::kept;
use crate::realtime::Arbiter;

/// The clock on the page is set anew where it is off by more, in milliseconds.
const OFF: f64 = 4.0;

impl Duel {
    pub(super) fn report(&mut self, wire: &TimedWire, now: u64) -> TimedReport {
        let (phase, clock) = self.time(now);
        TimedReport {
            meeting: self.meeting(),
            setup: self.setup(),
            phase,
            clock,
            arbiter: self.fresh(now),
            refused: std::mem::take(&mut self.refused),
            news: std::mem::take(&mut self.news),
            wire: TimedWire {
                line: self.line(now),
                game: self.game,
                life: self.life,
                is_host: self.is_host,
                is_agreed: self.live.is_some(),
                name: self.names[1].as_deref().map(Rc::from),
                rematch: self.rematch,
                proposal: self.proposal,
                trip: self.talk.trip().map(milliseconds),
                apart: self.apart().map(milliseconds),
                lanes: self.lanes(wire),
                wants: Wishes::heard_so_far(self.heard),
            },
        }
    }

    /// By how much the two clocks may be apart, in microseconds.
    pub(super) fn apart(&self) -> Option<u64> {
        self.live.as_ref()?.offset().error()
    }

    /// What both have commanded, packed anew where there is more of it.
    pub(super) fn lanes(&self, wire: &TimedWire) -> Rc<[u8]> {
        let Some(live) = &self.live else { return Rc::new([]) };
        let packed = kept::write(live.lanes());
        if *packed == *wire.lanes { wire.lanes.clone() } else { Rc::from(packed) }
    }

    /// The game as it is shown, if something has happened in it.
    pub(super) fn fresh(&mut self, now: u64) -> Option<Arbiter> {
        let live = self.live.as_mut()?;
        let lanes = live.lanes();
        let count = |side| lanes[side].commands.len();
        let key =
            (count(Color::White), count(Color::Black), live.run(), live.sure().ending().is_some());
        if self.told == Some(key) {
            return None;
        }
        self.told = Some(key);
        Some(live.shown(now).clone())
    }

    /// Whether the game runs, and its time as the page's clock has it.
    pub(super) fn time(&mut self, now: u64) -> (Phase, TickClock) {
        let tu_ms = self.settings.tu_ms;
        let stopped = |tick| TickClock::stopped(tu_ms, tick);
        let Some(live) = &mut self.live else {
            return (Phase::Paused(Why::Waiting), stopped(0));
        };
        if let Some(ending) = live.shown(now).ending() {
            return (Phase::Over, stopped(ending.tick));
        }
        let run = live.run();
        let started = live.common(now).zip(run.started());
        let Some((common, (from, moment))) = started.filter(|_| self.stop.is_none()) else {
            let lanes = live.lanes();
            let tick = lanes[Color::White].horizon.max(lanes[Color::Black].horizon);
            let why = if self.is_ready { Why::Waiting } else { Why::Asked };
            self.clock = None;
            return (Phase::Paused(why), stopped(tick));
        };
        // The moment by the host's clock, as this page's has it.
        let here = (now as f64 - common as f64 + moment as f64) / 1_000.0;
        let fresh = stopped(from).started(here);
        let at = now as f64 / 1_000.0;
        let is_off = |clock: &TickClock| {
            clock.ms((clock.exact(at) - fresh.exact(at)).abs()) > OFF || clock.tu_ms != tu_ms
        };
        let clock = self.clock.filter(|clock| !is_off(clock)).unwrap_or(fresh);
        self.clock = Some(clock);
        (if run.is_ahead(common) { Phase::Countdown } else { Phase::Running }, clock)
    }

    pub(super) fn line(&self, now: u64) -> Line {
        Line::of(self.stop, self.is_left, self.is_lost, self.talk.pulse(now))
    }
}

fn milliseconds(us: u64) -> u32 {
    u32::try_from(us.div_ceil(1_000)).unwrap_or(u32::MAX)
}

/// What is shown of a connection, and what is kept of it.
pub(super) fn told(wire: &TimedWire) -> impl PartialEq + use<> {
    let TimedWire { line, game, life, is_host, is_agreed, ref name, rematch, proposal, .. } = *wire;
    let round = |ms: Option<u32>| ms.map(|ms| ms / 10);
    let kept = (line, game, life, is_host, is_agreed, name.clone());
    (kept, rematch, proposal, round(wire.trip), wire.lanes.clone(), wire.wants.heard())
}
