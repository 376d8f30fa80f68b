//! The page's time in a test's hands: nobody waits a minute for what takes the page a minute.
//!
//! A clock that is held stands still but for what the test lets pass: by [`Page::advance`], and a moment
//! at each look while it waits for something. It is the time of timers, of `performance.now()`, of
//! `Date.now()` and of events. Workers, the network and CSS keep the time of the wall.

use super::page::Page;
use std::thread;
use std::time::Duration;

/// What passes between two looks at a page whose clock is held, in milliseconds.
const MOMENT: u32 = 20;

/// How long workers, the network and CSS then have.
const BREATH: Duration = Duration::from_millis(5);

/// How often a condition is looked at where time passes by itself.
pub(super) const PAUSE: Duration = Duration::from_millis(25);

impl Page {
    /// Takes the clock of every document to come.
    pub fn hold_clock(&self) {
        self.before_load(include_str!("clock.js"));
        self.holds_clock.set(true);
    }

    /// Lets so many milliseconds pass on the page, with all that is due in them, one after the other.
    #[track_caller]
    pub fn advance(&self, ms: u32) {
        self.eval(&format!("__clock.advance({ms})"));
    }

    /// Lets so many milliseconds pass at a stroke, as over a machine that sleeps.
    #[track_caller]
    pub fn oversleep(&self, ms: u32) {
        self.eval(&format!("__clock.oversleep({ms})"));
    }

    /// The time between two looks.
    pub(super) fn pause(&self) {
        if !self.holds_clock.get() {
            return thread::sleep(PAUSE);
        }
        // A page that is just loading has no clock yet.
        let _ = self.try_eval(&format!("window.__clock?.advance({MOMENT})"));
        thread::sleep(BREATH);
    }
}
