//! A chess clock, in whole milliseconds. It never reads the time: the caller says what time it is.

use serde::{Deserialize, Serialize};

use crate::board::Player;

/// How much time there is. A delay is what American clocks call so: with each turn the clock waits that long
/// before it runs. What of a delay is not used is not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// The first person's.
    #[serde(rename = "base_ms")]
    pub base_ms: u32,
    /// Added after each turn.
    #[serde(rename = "increment_ms")]
    pub increment_ms: u32,
    #[serde(rename = "delay_ms", default, skip_serializing_if = "is_zero")]
    pub delay_ms: u32,
    /// The second person's time, where it is given at odds.
    #[serde(rename = "second_base_ms", default, skip_serializing_if = "Option::is_none")]
    pub second_base_ms: Option<u32>,
}

fn is_zero(ms: &u32) -> bool {
    *ms == 0
}

impl TimeControl {
    pub const fn minutes(minutes: u32, increment_seconds: u32) -> TimeControl {
        TimeControl {
            base_ms: minutes * 60_000,
            increment_ms: increment_seconds * 1000,
            delay_ms: 0,
            second_base_ms: None,
        }
    }

    /// The time that each person has at first.
    pub fn bases(self) -> [u32; 2] {
        [self.base_ms, self.second_base_ms.unwrap_or(self.base_ms)]
    }

    /// The same with other times for both persons.
    pub fn with_bases(self, [first, second]: [u32; 2]) -> TimeControl {
        let second_base_ms = Some(second).filter(|&second| second != first);
        TimeControl { base_ms: first, second_base_ms, ..self }
    }

    /// The same after the persons have changed places: time goes with the person.
    pub fn reversed(self) -> TimeControl {
        let [first, second] = self.bases();
        self.with_bases([second, first])
    }

    /// With less than this a person is short of time: an eighth of what there was at first, within bounds.
    pub fn emergency(self, player: Player) -> u32 {
        (self.bases()[player as usize] / 8).clamp(10_000, 60_000)
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
        Clock::resumed(control, control.bases())
    }

    /// A clock at rest with so much time left to the first and the second person.
    pub fn resumed(control: TimeControl, left: [u32; 2]) -> Clock {
        Clock { control, left, running: None }
    }

    /// Milliseconds left to a person.
    pub fn left(&self, player: Player, now: u64) -> u32 {
        let delay = u64::from(self.control.delay_ms);
        let spent = match self.running {
            Some((runs, since)) if runs == player => {
                now.saturating_sub(since).saturating_sub(delay)
            }
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

    /// Milliseconds of the delay that are left to a person, of whom no time is spent as long as there are any.
    pub fn delay_left(&self, player: Player, now: u64) -> u32 {
        let spent = self
            .running
            .filter(|running| running.0 == player)
            .map(|(_, since)| now.saturating_sub(since));
        let spent = spent.map(|spent| u32::try_from(spent).unwrap_or(u32::MAX));
        spent.map_or(0, |spent| self.control.delay_ms.saturating_sub(spent))
    }

    /// The clock after a move of one person, the next one's time running. A person whose turn goes on has the
    /// same turn's time. The first turn of a game finds the clock at rest and costs nothing.
    pub fn pressed(self, mover: Player, next: Player, now: u64) -> Clock {
        if mover == next {
            return self;
        }
        let mut clock = self.stopped(now);
        if self.running.is_some() {
            let left = &mut clock.left[mover as usize];
            *left = left.saturating_add(self.control.increment_ms);
        }
        clock.started(next, now)
    }

    /// The clock with so much time left to a person, running or not as before.
    pub fn with_left(mut self, player: Player, left: u32) -> Clock {
        self.left[player as usize] = left;
        self
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

    const DELAYED: TimeControl = TimeControl { delay_ms: 5_000, ..TimeControl::minutes(1, 0) };
    const ODDS: TimeControl = TimeControl { second_base_ms: Some(60_000), ..BLITZ };

    #[test]
    fn a_delay_is_waited_for_with_every_turn_and_never_saved() {
        let clock = Clock::new(DELAYED).started(Player::First, 0);
        assert_eq!(
            (clock.left(Player::First, 4_999), clock.delay_left(Player::First, 4_000)),
            (60_000, 1_000)
        );
        assert_eq!(
            (clock.left(Player::First, 7_000), clock.delay_left(Player::First, 7_000)),
            (58_000, 0)
        );
        let clock = clock.pressed(Player::First, Player::Second, 3_000);
        assert_eq!(clock.both(8_000), [60_000; 2]);
        assert_eq!(
            clock.pressed(Player::Second, Player::First, 9_000).both(14_000),
            [60_000, 59_000]
        );
        assert_eq!(clock.delay_left(Player::First, 4_000), 0);
    }

    #[test]
    fn a_flag_waits_for_the_delay() {
        let clock = Clock::resumed(DELAYED, [1_000; 2]).started(Player::First, 0);
        assert_eq!((clock.flag(5_999), clock.flag(6_000)), (None, Some(Player::First)));
    }

    #[test]
    fn time_at_odds_goes_with_the_person() {
        assert_eq!(Clock::new(ODDS).both(0), [180_000, 60_000]);
        assert_eq!(ODDS.reversed().bases(), [60_000, 180_000]);
        assert_eq!(ODDS.reversed().reversed(), ODDS);
        assert_eq!(BLITZ.with_bases([180_000; 2]), BLITZ);
        assert_eq!(Clock::new(ODDS).exchanged(0).both(0), [60_000, 180_000]);
        let short = [Player::First, Player::Second].map(|player| ODDS.emergency(player));
        assert_eq!(short, [22_500, 10_000]);
        assert_eq!(TimeControl::minutes(90, 0).emergency(Player::First), 60_000);
    }

    #[test]
    fn a_turn_that_goes_on_is_one_turn() {
        let control = TimeControl { delay_ms: 2_000, ..BLITZ };
        let clock = Clock::new(control).started(Player::First, 0);
        let clock = clock.pressed(Player::First, Player::First, 1_500);
        assert_eq!(clock.left(Player::First, 4_000), 178_000);
        assert_eq!(
            clock.pressed(Player::First, Player::Second, 4_000).left(Player::First, 0),
            180_000
        );
        let resting = Clock::new(control).pressed(Player::First, Player::First, 9_000);
        assert_eq!(resting.running(), None, "the first turn costs nothing");
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
