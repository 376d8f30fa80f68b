//! Whose time it is, between two devices: each owns its clock, and the network's delay costs nobody anything, within
//! bounds.

use crate::board::Player;
use crate::game::clock::{Clock, TimeControl};

/// What is given back for the network at most with a move, in milliseconds.
pub const MOST_A_MOVE: u32 = 500;

/// The same in a game.
pub const MOST_A_GAME: u32 = 5_000;

/// What is given back beyond the trip that was measured: no trip is as long as another.
const JITTER: u32 = 100;

/// A clock of a game at two devices. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedClock {
    pub clock: Clock,
    /// What has been given back to the other side.
    given: u32,
    /// Since when the time of the other side seems to be over.
    late: Option<u64>,
}

impl SharedClock {
    pub fn new(control: TimeControl) -> SharedClock {
        SharedClock { clock: Clock::new(control), given: 0, late: None }
    }

    /// The other side has moved and says what it has left; this clock has been pressed for it. What it has left
    /// then is told, and whether that is less than it said.
    pub fn settle(&mut self, them: Player, said: u32, trip: Option<u64>, now: u64) -> (u32, bool) {
        self.late = None;
        // A turn that goes on is not over for the clock either.
        if self.clock.running() == Some(them) {
            return (said, false);
        }
        let measured = self.clock.left(them, now);
        let grant = self.grant(trip);
        let left = said.min(measured.saturating_add(grant));
        self.given += left.saturating_sub(measured);
        self.clock = self.clock.with_left(them, left);
        (left, left < said)
    }

    fn grant(&self, trip: Option<u64>) -> u32 {
        let trip = trip.map_or(MOST_A_MOVE, |us| u32::try_from(us / 1_000).unwrap_or(u32::MAX));
        let rest = MOST_A_GAME.saturating_sub(self.given);
        trip.saturating_add(JITTER).min(MOST_A_MOVE).min(rest)
    }

    /// Whose time is over. That of the other side is so only once its last move cannot be on its way any more.
    pub fn flag(&mut self, us: Player, trip: Option<u64>, now: u64) -> Option<Player> {
        let late = self.clock.flag(now);
        if late != Some(!us) {
            self.late = None;
            return late;
        }
        let since = *self.late.get_or_insert(now);
        (now.saturating_sub(since) >= u64::from(self.grant(trip))).then_some(!us)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_networks_delay_is_given_back_within_bounds() {
        let control = TimeControl::minutes(1, 0);
        let mut shared = SharedClock::new(control);
        let (us, them) = (Player::First, Player::Second);
        let mut given = 0;
        for round in 0..30_u64 {
            let began = round * 1_000;
            shared.clock = shared.clock.started(them, began).stopped(began + 1_000);
            let measured = shared.clock.left(them, 0);
            // They say that they took no time at all: that is more than any network takes.
            let (left, is_less) = shared.settle(them, 60_000, Some(300_000), began + 1_000);
            assert!(left - measured <= 400 && is_less);
            given += left - measured;
        }
        assert_eq!(given, MOST_A_GAME);
        assert_eq!(shared.clock.left(us, 0), 60_000);
    }

    #[test]
    fn a_flag_waits_for_a_move_on_its_way() {
        let (us, them) = (Player::First, Player::Second);
        let mut shared = SharedClock::new(TimeControl::minutes(1, 0));
        shared.clock = shared.clock.started(them, 0);
        let flags = [59_999, 60_000, 60_299, 60_300].map(|now| shared.flag(us, Some(200_000), now));
        assert_eq!(flags, [None, None, None, Some(them)]);
        shared.clock = shared.clock.started(us, 60_300);
        assert_eq!(shared.flag(us, None, 120_300), Some(us));
    }
}
