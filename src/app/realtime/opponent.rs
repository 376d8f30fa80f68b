//! The computer as the page has it play: what it is asked, what it does, and when. No browser is
//! needed; the thinking is done elsewhere.

use crate::app::realtime::session::Session;
use crate::board::Color;
use crate::engine::Level;
use crate::engine::realtime::TimedStyle;
use crate::engine::realtime::driver::{Driver, Wish};
use crate::notation::realtime::TimedSettings;
use crate::realtime::{Command, TU, Tick};
use crate::worker::realtime::{Ask, Tell};

/// It agrees to a draw once it has thought itself no better for so many ticks (4.5 of the sheet).
const RELUCTANCE: Tick = 10 * TU;

/// The computer on its side of a session, from one moment at which time begins to run to the next
/// at which it stops.
pub struct ComputerOpponent {
    driver: Driver,
    level: Level,
    settings: TimedSettings,
    epoch: u32,
    /// Since when it thinks itself no better.
    doubts: Option<Tick>,
    /// Its answer to an offer of a draw.
    answer: Option<Command>,
}

/// How long the computer of a level waits between two moves at least, and before it answers, where a
/// time unit lasts so many milliseconds: in tenths of a second.
pub fn pace_of(level: u8, tu_ms: u32) -> [u64; 2] {
    let pace = TimedStyle::of(Level::new(level).unwrap_or_default()).pace(tu_ms);
    [pace.interval, pace.reaction]
        .map(|ticks| (u64::from(ticks) * u64::from(tu_ms)).div_ceil(u64::from(TU) * 100))
}

/// What is to be done for the computer.
pub enum ComputerDeed {
    /// Ask its engine.
    Ask(Box<Ask>),
    /// Tell the arbiter.
    Tell(Command),
}

impl ComputerOpponent {
    /// The computer as the session has it, if it plays; games with different seeds differ.
    pub fn new(session: &Session, seed: u64) -> Option<ComputerOpponent> {
        let (side, level) = session.setup.computer()?;
        let level = Level::new(level).unwrap_or_default();
        let settings = TimedSettings { tu_ms: session.clock.tu_ms, ..session.setup.terms };
        let arbiter = &session.arbiter;
        let start = (arbiter.now(), *arbiter.view(side));
        let style = TimedStyle::of(level);
        let driver = Driver::new(side, &style, settings.tu_ms, *arbiter.options(), start, seed);
        Some(ComputerOpponent {
            driver,
            level,
            settings,
            epoch: session.epoch,
            doubts: None,
            answer: None,
        })
    }

    pub fn side(&self) -> Color {
        self.driver.side()
    }

    /// The epoch of the session it was made for.
    pub fn epoch(&self) -> u32 {
        self.epoch
    }

    /// Sees how things stand at a tick.
    pub fn observe(&mut self, session: &Session, now: Tick) {
        let side = self.side();
        self.driver.observe(now, session.arbiter.view(side));
        if session.arbiter.offers(!side) {
            let agrees = self.doubts.is_some_and(|since| now >= since.saturating_add(RELUCTANCE));
            self.answer = Some(if agrees { Command::Offer } else { Command::Decline });
        }
    }

    /// The tick at which [`ComputerOpponent::poll`] is to be called next, if nothing happens before.
    pub fn next(&self) -> Tick {
        if self.answer.is_some() { 0 } else { self.driver.next() }
    }

    /// What is to be done at a tick, if anything.
    pub fn poll(&mut self, now: Tick) -> Option<ComputerDeed> {
        if let Some(answer) = self.answer.take() {
            return Some(ComputerDeed::Tell(answer));
        }
        match self.driver.poll(now)? {
            Wish::Think(number, question) => {
                let ask = Ask::of(number, self.level, &self.settings, &question);
                Some(ComputerDeed::Ask(Box::new(ask)))
            }
            Wish::Act(m) => Some(ComputerDeed::Tell(Command::Move(m))),
        }
    }

    /// What its engine tells.
    pub fn hear(&mut self, tell: &Tell) {
        let Some(number) = self.driver.asked() else { return };
        let Some(choice) = tell.choice(number) else { return };
        if let Tell::Thought { score, .. } = tell {
            let doubts = score.centipawns() <= 0;
            self.doubts = self.doubts.or(Some(self.driver.next())).filter(|_| doubts);
        }
        self.driver.hear(number, choice);
    }
}
