//! The clocks of a match: seconds for the whole game, and an increment after each turn.

use std::fmt;

use crate::board::{ByColor, Color, Player};
use crate::engine::Clock;

/// How far a clock may be overstepped before the game is lost, in milliseconds: what the way from one program to
/// another and a busy machine may take.
pub const MARGIN_MS: u64 = 100;
/// The longest time on a clock, in seconds.
const LONGEST_S: f64 = 1e6;

/// What everybody's clock shows at first, and what is added after each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    base_ms: u64,
    increment_ms: u64,
}

impl TimeControl {
    /// Reads `10+0.1` or `10`, in seconds; none if that is no clock.
    pub fn read(text: &str) -> Option<TimeControl> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let control = TimeControl { base_ms: millis(base)?, increment_ms: millis(increment)? };
        Some(control).filter(|control| control.base_ms > 0)
    }
}

impl fmt::Display for TimeControl {
    /// As PGN has it: `10+0.1`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}+{}", self.base_ms as f64 / 1e3, self.increment_ms as f64 / 1e3)
    }
}

fn millis(seconds: &str) -> Option<u64> {
    let seconds: f64 = seconds.trim().parse().ok()?;
    (0.0..=LONGEST_S).contains(&seconds).then_some((seconds * 1e3).round() as u64)
}

/// The clocks of a game, which go with the persons and not with the colors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchClock {
    control: TimeControl,
    left_ms: [u64; 2],
}

impl MatchClock {
    /// Both clocks as they are at first.
    pub fn new(control: TimeControl) -> MatchClock {
        MatchClock { control, left_ms: [control.base_ms; 2] }
    }

    /// The clocks as an engine is told them, while a person is to move with that color.
    pub fn told(&self, mover: Player, turn: Color) -> ByColor<Option<Clock>> {
        let clock = |remaining_ms| Clock {
            remaining_ms,
            increment_ms: self.control.increment_ms,
            moves_to_go: None,
        };
        let mut clocks = ByColor::default();
        clocks[turn] = Some(clock(self.left_ms[mover as usize]));
        clocks[!turn] = Some(clock(self.left_ms[!mover as usize]));
        clocks
    }

    /// How long a move may take before it loses, in ms.
    pub fn allowed_ms(&self, mover: Player) -> u64 {
        self.left_ms[mover as usize] + MARGIN_MS
    }

    /// Takes from a clock what a move has taken. Was that in time?
    pub fn spend(&mut self, mover: Player, elapsed_ms: u64) -> bool {
        let in_time = elapsed_ms <= self.allowed_ms(mover);
        let left = &mut self.left_ms[mover as usize];
        *left = left.saturating_sub(elapsed_ms);
        in_time
    }

    /// Adds what is due after a turn.
    pub fn earn(&mut self, mover: Player) {
        self.left_ms[mover as usize] += self.control.increment_ms;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written_in_seconds() {
        let written = |text| TimeControl::read(text).map(|control| control.to_string());
        assert_eq!(written("10+0.1").as_deref(), Some("10+0.1"));
        assert_eq!(written(" 60").as_deref(), Some("60+0"));
        for text in ["", "+1", "0+1", "ten", "-1+0", "1+-1", "nan", "inf", "1+1+1", "40/60"] {
            assert_eq!(written(text), None, "{text}");
        }
    }

    #[test]
    fn who_oversteps_by_more_than_the_margin_is_late() {
        let mut clock = MatchClock::new(TimeControl::read("1+0.5").expect("a clock"));
        assert!(clock.spend(Player::First, 900));
        clock.earn(Player::First);
        assert_eq!(clock.allowed_ms(Player::First), 600 + MARGIN_MS);
        assert!(clock.spend(Player::First, 600 + MARGIN_MS), "the margin costs nothing");
        assert_eq!(clock.allowed_ms(Player::First), MARGIN_MS);
        assert!(!clock.spend(Player::First, MARGIN_MS + 1));
        assert_eq!(clock.allowed_ms(Player::Second), 1000 + MARGIN_MS, "the other clock stood");
    }

    #[test]
    fn engines_are_told_the_clock_of_whoever_has_the_color() {
        let mut clock = MatchClock::new(TimeControl::read("1+0.5").expect("a clock"));
        clock.spend(Player::First, 400);
        let told = clock.told(Player::First, Color::Black);
        let left = |color| told[color].map(|clock: Clock| clock.remaining_ms);
        assert_eq!((left(Color::White), left(Color::Black)), (Some(1000), Some(600)));
    }
}
