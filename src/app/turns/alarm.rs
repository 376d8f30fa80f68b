//! When somebody is told that time is short: once, until there is more of it again.

/// Somebody is told at most once in so many milliseconds.
const APART: u64 = 20_000;

/// Whether somebody has been told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeAlarm {
    /// Is there nothing to tell before there is more time?
    is_told: bool,
    last: Option<u64>,
}

impl TimeAlarm {
    /// For a clock as it stands: whoever is short of time already knows.
    pub fn new(left: u32, emergency: u32) -> TimeAlarm {
        TimeAlarm { is_told: left < emergency, last: None }
    }

    /// Looks at the time left. Is it to be told now?
    pub fn rings(&mut self, left: u32, emergency: u32, now: u64) -> bool {
        if left > emergency.saturating_add(emergency / 2) {
            self.is_told = false;
        }
        let is_early = self.last.is_some_and(|last| now.saturating_sub(last) < APART);
        let rings = left < emergency && !self.is_told && !is_early;
        if rings {
            *self = TimeAlarm { is_told: true, last: Some(now) };
        }
        rings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_once_until_there_is_half_as_much_again() {
        let mut alarm = TimeAlarm::new(60_000, 10_000);
        let seen = [(10_000, 0), (9_999, 1), (9_000, 2), (14_000, 30_000), (9_000, 40_000)];
        let rings = seen.map(|(left, now)| alarm.rings(left, 10_000, now));
        assert_eq!(rings, [false, true, false, false, false]);
        assert!(!alarm.rings(15_001, 10_000, 50_000));
        assert!(alarm.rings(9_000, 10_000, 60_000));
    }

    #[test]
    fn does_not_ring_twice_in_a_breath() {
        let mut alarm = TimeAlarm::new(60_000, 10_000);
        assert!(alarm.rings(9_000, 10_000, 0));
        assert!(!alarm.rings(16_000, 10_000, 5_000));
        assert!(!alarm.rings(9_000, 10_000, 19_999));
        assert!(alarm.rings(9_000, 10_000, 20_000), "later it does");
    }

    #[test]
    fn whoever_comes_back_short_of_time_knows() {
        assert!(!TimeAlarm::new(5_000, 10_000).rings(4_000, 10_000, 0));
    }
}
