//! A session of the game without turns whose other side is played at another device, over a connection: what is wanted here
//! is noted for that, and what it tells is shown.

use crate::app::realtime::clock::TickClock;
use crate::app::realtime::commands::refuse;
use crate::app::realtime::notice::{Remark, Voided};
use crate::app::realtime::refusing::role_of;
use crate::app::realtime::session::{Phase, Session};
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wire::{TimedWant, TimedWire, TimedWireNews};
use crate::board::Color;
use crate::realtime::arbiter::Entry;
use crate::realtime::{Arbiter, ArbiterNews, Move, Refusal, Status};

/// What a connection tells the session of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedReport {
    /// The number of the meeting.
    pub meeting: u32,
    /// What the session is to know; its wishes stay.
    pub wire: TimedWire,
    pub setup: TimedSetup,
    pub phase: Phase,
    pub clock: TickClock,
    /// The game, where something has happened in it.
    pub arbiter: Option<Arbiter>,
    /// Moves of somebody here that are not made.
    pub refused: Vec<(Move, Refusal)>,
    pub news: Vec<TimedWireNews>,
}

impl Session {
    /// The number of the meeting to which the game belongs, if it is played over a connection.
    pub fn meeting(&self) -> Option<u32> {
        let wire = self.wire.as_ref()?;
        Some(self.setup.afar()?.wrapping_sub(wire.game.into()))
    }

    /// Notes what somebody wants, for the connection to hear.
    pub(crate) fn want(&mut self, want: TimedWant) {
        match &mut self.wire {
            Some(wire) if wire.carries() => wire.wants.push(want),
            Some(_) => self.say(Remark::Wire(TimedWireNews::NotNow)),
            None => {}
        }
    }
}

/// Has the session show what the connection tells of its game.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn hear(session: &mut Session, report: TimedReport) {
    if session.meeting() != Some(report.meeting) {
        return;
    }
    if session.setup != report.setup {
        begin(session, &report);
    }
    let Some(wire) = &mut session.wire else { return };
    let mut wants = std::mem::take(&mut wire.wants);
    wants.note_heard(report.wire.wants.heard());
    *wire = TimedWire { wants, ..report.wire };
    if let Some(arbiter) = report.arbiter {
        bring(session, arbiter);
    }
    if (session.phase, session.clock) != (report.phase, report.clock) {
        (session.phase, session.clock) = (report.phase, report.clock);
        session.epoch = session.epoch.wrapping_add(1);
        if session.phase == Phase::Over {
            session.picked = Default::default();
        }
    }
    let own = session.setup.own().unwrap_or(Color::White);
    report.refused.into_iter().for_each(|(m, why)| refuse(session, own, m, why));
    report.news.into_iter().for_each(|news| session.say(Remark::Wire(news)));
}

/// Another game of the meeting, or the first one, takes its place.
fn begin(session: &mut Session, report: &TimedReport) {
    let wire = session.wire.take();
    let start = Arbiter::new(report.setup.terms.options, report.setup.terms.start(), 0);
    session.replace(Session::with(report.setup, start));
    session.wire = wire;
}

/// Puts the game as the connection has it on the board. What was heard of it before is not heard again.
fn bring(session: &mut Session, mut arbiter: Arbiter) {
    let made = |entry: &Entry| (entry.tick, entry.side, entry.asked());
    let all = |arbiter: &Arbiter| -> Vec<Entry> {
        arbiter.log().iter().chain(arbiter.pending()).copied().collect()
    };
    let before: Vec<_> = all(&session.arbiter).iter().map(made).collect();
    let known = all(&arbiter).into_iter().filter(|entry| before.contains(&made(entry)));
    session.known = known.map(|entry| entry.serial).collect();
    session.told = 0;
    let news = arbiter.take_news();
    session.ended &= arbiter.ending().is_some();
    session.is_played_on |= !arbiter.log().is_empty();
    session.arbiter = arbiter;
    tell_voids(session, &news);
}

/// Says once of each move of somebody here that it was never made.
fn tell_voids(session: &mut Session, news: &[ArbiterNews]) {
    let mut known: Vec<Move> = session.voided.iter().map(|&(_, m)| m).collect();
    for news in news.iter().filter(|news| news.status == Status::Voided) {
        if let Some(at) = known.iter().position(|&m| m == news.asked) {
            known.swap_remove(at);
            continue;
        }
        session.voided.push((news.serial, news.asked));
        let role = role_of(session, news.side, news.asked);
        session.say(Remark::Voided(Voided { role, from: news.asked.from }));
    }
}
