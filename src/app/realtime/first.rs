//! Somebody's first game: it is slower, and before it is shown how time passes.

use serde::{Deserialize, Serialize};

use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wish::TimedWish;
use crate::notation::realtime::TimedSettings;

/// How long a time unit is in a first game, in milliseconds: two and a half times as long as usual.
pub const SLOW_MS: u32 = 5_000;

/// What somebody has seen of the game, as the browser keeps it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Experience {
    /// Has a game been finished here?
    #[serde(rename = "finished")]
    pub is_finished: bool,
    /// Was it shown how time passes?
    #[serde(rename = "shown")]
    pub is_shown: bool,
    /// Was another speed chosen than the slow one?
    #[serde(rename = "full_speed")]
    pub has_chosen: bool,
}

impl Experience {
    /// That of somebody who needs nothing explained.
    pub const OF_OLD: Experience =
        Experience { is_finished: true, is_shown: true, has_chosen: true };

    /// Is the game still new to somebody?
    pub fn is_new(&self) -> bool {
        !self.is_finished && !self.has_chosen
    }

    /// Would a game of the usual speed be slowed down?
    fn slows(&self, usual: &TimedWish) -> bool {
        self.is_new() && usual.tu_ms == TimedWish::default().tu_ms
    }

    /// The game for somebody who wishes for nothing but the usual.
    pub fn proposed(&self, usual: &TimedWish) -> TimedWish {
        let tu_ms = if self.slows(usual) { SLOW_MS } else { usual.tu_ms };
        TimedWish { tu_ms, ..usual.clone() }
    }

    /// What is to be the usual after a choice: a slow speed that was only proposed is none.
    pub fn remembered(&self, chosen: &TimedWish, usual: &TimedWish) -> TimedWish {
        let is_proposed = self.slows(usual) && chosen.tu_ms == SLOW_MS;
        let tu_ms = if is_proposed { usual.tu_ms } else { chosen.tu_ms };
        TimedWish { tu_ms, ..chosen.clone() }
    }

    /// After somebody has chosen a game: another speed than the slow one is meant.
    pub fn after_choice(self, chosen: &TimedWish) -> Experience {
        Experience { has_chosen: self.has_chosen || chosen.tu_ms != SLOW_MS, ..self }
    }

    /// Is that the speed of a first game?
    pub fn is_proposed(&self, tu_ms: u32) -> bool {
        self.is_new() && tu_ms == SLOW_MS
    }

    /// Is a session the first one, slowed down, and has it not begun?
    pub fn is_slowed(&self, session: &Session) -> bool {
        self.is_proposed(session.setup.terms.tu_ms) && !session.arbiter.has_begun()
    }

    /// Was a game that has ended slower than usual because it was the first? Then another is proposed at full speed.
    pub fn was_slowed(session: &Session, usual: &TimedWish) -> bool {
        session.is_over() && session.setup.terms.tu_ms == SLOW_MS && usual.tu_ms < SLOW_MS
    }
}

/// A game that has not begun, at another speed.
pub fn at_speed(session: &Session, tu_ms: u32) -> Session {
    let setup = with_speed(session.setup, tu_ms);
    Session { below: session.below, ..Session::with(setup, session.arbiter.clone()) }
}

/// A setup at another speed.
pub fn with_speed(setup: TimedSetup, tu_ms: u32) -> TimedSetup {
    TimedSetup { terms: TimedSettings { tu_ms, ..setup.terms }, ..setup }
}
