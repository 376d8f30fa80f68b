//! How far a run is, on standard error.

use std::time::{Duration, Instant};

use super::archive::Archive;
use crate::cli::tell;

/// No line follows another sooner.
const PAUSE: Duration = Duration::from_secs(5);

/// Tells how far a run is.
pub struct Progress {
    slug: &'static str,
    /// How many games there are to be.
    games: u32,
    /// Positions that were there before.
    before: usize,
    begun: Instant,
    told: Instant,
}

impl Progress {
    /// A run that begins now and goes on with an archive.
    pub fn new(slug: &'static str, games: u32, archive: &Archive) -> Progress {
        let now = Instant::now();
        Progress { slug, games, before: archive.positions(), begun: now, told: now }
    }

    /// Writes a line, if there was none for some seconds.
    pub fn tell(&mut self, archive: &Archive) {
        if self.told.elapsed() >= PAUSE {
            self.told = Instant::now();
            self.close(archive);
        }
    }

    /// Writes a line.
    pub fn close(&self, archive: &Archive) {
        let positions = archive.positions();
        let pace = pace(positions - self.before, self.begun.elapsed());
        let (slug, games, done) = (self.slug, self.games, archive.games());
        tell(&format!(
            "{slug}: games {done} of {games}, positions {positions}, {pace} positions a minute"
        ));
    }
}

/// Positions a minute.
fn pace(positions: usize, elapsed: Duration) -> u64 {
    (positions as f64 * 60.0 / elapsed.as_secs_f64().max(1e-3)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_is_by_the_minute() {
        assert_eq!(pace(500, Duration::from_secs(30)), 1000);
        assert_eq!(pace(0, Duration::ZERO), 0);
    }
}
