//! How far a run is, on standard error.

use std::io::Write;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::lab::workers::Observer;

/// No line follows another sooner.
const PAUSE: Duration = Duration::from_secs(5);

/// Tells what is being measured and for how long yet.
pub struct Progress {
    slug: &'static str,
    state: Mutex<State>,
}

struct State {
    what: String,
    begun: Instant,
    told: Instant,
}

impl Progress {
    pub fn new(slug: &'static str) -> Progress {
        let now = Instant::now();
        Progress { slug, state: Mutex::new(State { what: String::new(), begun: now, told: now }) }
    }
}

impl Observer for Progress {
    fn tell(&self, what: &str, done: usize, of: usize) {
        let Ok(mut state) = self.state.lock() else { return };
        let now = Instant::now();
        if state.what != what {
            (state.what, state.begun) = (what.to_owned(), now);
        }
        if done < of && state.told.elapsed() < PAUSE {
            return;
        }
        state.told = now;
        let left = left(state.begun.elapsed(), done, of);
        // Nobody need listen.
        let _ = writeln!(std::io::stderr(), "{}: {what} {done} of {of}, {left} s left", self.slug);
    }
}

/// Seconds left if the rest goes as what is done did.
fn left(elapsed: Duration, done: usize, of: usize) -> u64 {
    (elapsed.as_secs_f64() / done.max(1) as f64 * of.saturating_sub(done) as f64).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_goes_as_before() {
        assert_eq!(left(Duration::from_secs(30), 10, 40), 90);
        assert_eq!(left(Duration::ZERO, 0, 40), 0);
    }
}
