//! A chess clock, in whole milliseconds. It never reads the time: the caller says what time it is.

use serde::{Deserialize, Serialize};

use crate::board::Player;

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    #[serde(rename = "base_ms")]
    pub base_ms: u32,
    /// Added after each move.
    #[serde(rename = "increment_ms")]
    pub increment_ms: u32,
}

impl TimeControl {
    pub const fn minutes(minutes: u32, increment_seconds: u32) -> TimeControl {
        TimeControl { base_ms: minutes * 60_000, increment_ms: increment_seconds * 1000 }
    }
}

/// A chess clock. Time goes with the person, unless the persons change clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    pub control: TimeControl,
    /// Milliseconds left when the clock was last pressed, by seat.
    left: [u32; 2],
    /// Whose clock runs, and since when.
    running: Option<(Player, u64)>,
}

impl Clock {
    /// A clock at rest with full time on both sides.
    pub fn new(control: TimeControl) -> Clock {
        Clock::resumed(control, [control.base_ms; 2])
    }

    /// A clock at rest with so much time left to the first and the second person.
    pub fn resumed(control: TimeControl, left: [u32; 2]) -> Clock {
        Clock { control, left, running: None }
    }

    /// Milliseconds left to a person.
    pub fn left(&self, player: Player, now: u64) -> u32 {
        let spent = match self.running {
            Some((runs, since)) if runs == player => now.saturating_sub(since),
            _ => 0,
        };
        self.left[player as usize].saturating_sub(u32::try_from(spent).unwrap_or(u32::MAX))
    }

    /// Milliseconds left to both persons.
    pub fn both(&self, now: u64) -> [u32; 2] {
        [Player::First, Player::Second].map(|player| self.left(player, now))
    }

    pub fn running(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// The clock standing still.
    pub fn stopped(self, now: u64) -> Clock {
        Clock { left: self.both(now), running: None, ..self }
    }

    /// The clock with a person's time running.
    pub fn started(self, player: Player, now: u64) -> Clock {
        Clock { running: Some((player, now)), ..self.stopped(now) }
    }

    /// The clock after a move of one person, the other's time running. The first move of a game
    /// finds the clock at rest and costs nothing.
    pub fn pressed(self, mover: Player, next: Player, now: u64) -> Clock {
        let mut clock = self.stopped(now);
        if self.running.is_some() {
            let left = &mut clock.left[mover as usize];
            *left = left.saturating_add(self.control.increment_ms);
        }
        clock.started(next, now)
    }

    /// The persons change clocks, as they do when they switch sides. Nobody's time goes on running.
    pub fn exchanged(self, now: u64) -> Clock {
        let [first, second] = self.both(now);
        Clock { left: [second, first], running: None, ..self }
    }

    /// Whose time has run out.
    pub fn flag(&self, now: u64) -> Option<Player> {
        self.running().filter(|&player| self.left(player, now) == 0)
    }
}

/// Time left as people read it: `9:05`, below ten seconds `9.4`, above an hour `1:02:30`.
pub fn face(ms: u32) -> String {
    let seconds = ms.div_ceil(1000);
    match seconds {
        _ if ms < 10_000 => format!("{}.{}", ms / 1000, ms / 100 % 10),
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: TimeControl = TimeControl::minutes(3, 2);

    #[test]
    fn the_first_move_costs_nothing_and_later_ones_earn_the_increment() {
        let clock = Clock::new(BLITZ).pressed(Player::First, Player::Second, 5_000);
        assert_eq!(clock.both(15_000), [180_000, 170_000]);
        let clock = clock.pressed(Player::Second, Player::First, 15_000);
        assert_eq!(clock.both(16_500), [178_500, 172_000]);
    }

    #[test]
    fn the_flag_falls_on_whose_clock_runs() {
        let clock = Clock::new(BLITZ).started(Player::Second, 0);
        assert_eq!(clock.flag(179_999), None);
        assert_eq!(clock.flag(180_000), Some(Player::Second));
        assert_eq!(clock.stopped(180_000).flag(999_999), None);
        assert_eq!(clock.left(Player::Second, u64::MAX), 0);
    }

    #[test]
    fn a_face_shows_tenths_at_the_end_and_hours_at_the_start() {
        let faces = [0, 9_949, 10_000, 10_001, 185_000, 3_600_000, 5_415_000].map(face);
        assert_eq!(faces, ["0.0", "9.9", "0:10", "0:11", "3:05", "1:00:00", "1:30:15"]);
    }
}
