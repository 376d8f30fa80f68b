//! How far another device's clock is from this one's, as NTP measures it: of a message and its answer, half the time
//! both took on their way. The quickest of late counts, for it has least to be unsure about.

use std::cmp::Ordering;

use super::frame::Stamps;

/// How long a measurement counts, in microseconds: by then a bad clock has gone wrong by two milliseconds.
const LASTS: u64 = 10_000_000;

/// So many measurements are kept.
const MOST: usize = 64;

/// From so many measurements on the offset is believed.
pub const ENOUGH: usize = 5;

/// A measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sample {
    at: u64,
    trip: u64,
    /// The other clock less this one.
    offset: i64,
}

/// What is known of another device's clock. All times are in microseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offset {
    /// The life of the other page, whose clock goes from its beginning.
    life: u32,
    samples: Vec<Sample>,
    count: usize,
    /// The offset in force, and since when.
    held: Option<(i64, u64)>,
    /// When the last message was sent, by the other clock, and heard, by this one.
    heard: Option<(u64, u64)>,
}

impl Offset {
    /// The stamps of a message sent now.
    pub fn stamps(&self, now: u64) -> Stamps {
        let (echo, at) = self.heard.unwrap_or((0, now));
        let held = u32::try_from(now.saturating_sub(at)).unwrap_or(u32::MAX);
        Stamps { sent: now, echo, held }
    }

    /// Hears the stamps of a message that comes now, from a life of the other page. Another life has another clock, of
    /// which nothing is known yet.
    pub fn hear(&mut self, life: u32, stamps: Stamps, now: u64) {
        match life.cmp(&self.life) {
            Ordering::Less => return,
            Ordering::Equal => {}
            Ordering::Greater => *self = Offset { life, ..Offset::default() },
        }
        if self.heard.is_none_or(|(sent, _)| sent < stamps.sent) {
            self.heard = Some((stamps.sent, now));
        }
        let trip = now.checked_sub(stamps.echo).and_then(|all| all.checked_sub(stamps.held.into()));
        // What says nothing of this clock, or what cannot be, measures nothing.
        let Some(trip) = trip.filter(|&trip| stamps.echo > 0 && trip < LASTS) else { return };
        let theirs = i64::try_from(stamps.sent.saturating_add(trip / 2));
        let offset = theirs.ok().zip(i64::try_from(now).ok());
        let Some(offset) = offset.and_then(|(theirs, ours)| theirs.checked_sub(ours)) else {
            return;
        };
        self.samples.retain(|sample| now.saturating_sub(sample.at) < LASTS);
        if self.samples.len() == MOST {
            self.samples.remove(0);
        }
        self.samples.push(Sample { at: now, trip, offset });
        self.count = self.count.saturating_add(1);
        self.follow(now);
    }

    /// Brings the offset in force nearer to the best measurement: at once at first, later so slowly that no clock
    /// which follows it would run backwards.
    fn follow(&mut self, now: u64) {
        let Some(best) = self.best() else { return };
        let held = match self.held {
            Some((held, since)) if self.count > ENOUGH => {
                let most = i64::try_from(now.saturating_sub(since) / 20).unwrap_or(i64::MAX);
                held.saturating_add(best.offset.saturating_sub(held).clamp(-most, most))
            }
            _ => best.offset,
        };
        self.held = Some((held, now));
    }

    fn best(&self) -> Option<Sample> {
        self.samples.iter().copied().min_by_key(|sample| sample.trip)
    }

    /// Is it measured well enough to play by?
    pub fn is_known(&self) -> bool {
        self.count >= ENOUGH
    }

    /// How long a message takes there and back, at best of late.
    pub fn trip(&self) -> Option<u64> {
        self.best().map(|best| best.trip)
    }

    /// How long one took there and back of late, at worst but for the odd one.
    pub fn slow_trip(&self) -> Option<u64> {
        let trips = || self.samples.iter().map(|sample| sample.trip);
        let odd = self.samples.len() - self.samples.len() * 9 / 10;
        // To sort them would take the page's part 4 kB.
        trips().filter(|&trip| trips().filter(|&other| other > trip).count() < odd).min()
    }

    /// By how much the offset may be wrong.
    pub fn error(&self) -> Option<u64> {
        self.trip().map(|trip| trip / 2)
    }

    /// What the other clock shows now.
    pub fn theirs(&self, now: u64) -> Option<u64> {
        now.checked_add_signed(self.held?.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two clocks with a message each way: what the first makes of the second.
    fn exchange(offset: &mut Offset, there: u64, back: u64, at: u64, ahead: u64) {
        let echo = at;
        let sent = at + there + ahead + 7;
        offset.hear(1, Stamps { sent, echo, held: 7 }, at + there + 7 + back);
    }

    #[test]
    fn the_quickest_measurement_counts() {
        let mut offset = Offset::default();
        for (round, (there, back)) in [(90, 10), (20, 20), (400, 10)].into_iter().enumerate() {
            exchange(&mut offset, there, back, 1_000 + 1_000 * round as u64, 5_000);
        }
        assert_eq!((offset.trip(), offset.error()), (Some(40), Some(20)));
        assert_eq!(offset.theirs(10_000), Some(15_000));
        assert!(!offset.is_known());
    }

    #[test]
    fn the_odd_slow_message_does_not_count() {
        let mut offset = Offset::default();
        assert_eq!(offset.slow_trip(), None);
        for count in 1..=30 {
            exchange(&mut offset, 31 - count, 0, 1_000 * count, 5_000);
            // They took from so long to 30: of thirty three do not count.
            let quickest = 31 - count;
            assert_eq!(offset.slow_trip(), Some(quickest + count * 9 / 10));
        }
    }

    #[test]
    fn a_late_change_is_followed_slowly() {
        let mut offset = Offset::default();
        for round in 0..8 {
            exchange(&mut offset, 50, 50, 1_000 + 1_000 * round, 5_000);
        }
        let before = offset.theirs(20_000);
        exchange(&mut offset, 10, 10, 20_000, 9_000);
        let after = offset.theirs(20_000);
        assert_eq!(before, Some(25_000));
        assert!(after > before && after < Some(26_000), "{after:?}");
    }

    #[test]
    fn another_life_has_another_clock() {
        let mut offset = Offset::default();
        for round in 0..8 {
            exchange(&mut offset, 50, 50, 10_000 + 1_000 * round, 5_000);
        }
        let stale = offset.stamps(20_000);
        offset.hear(2, Stamps { sent: 3, echo: 0, held: 0 }, 20_000);
        assert_eq!((offset.trip(), offset.theirs(20_000), offset.is_known()), (None, None, false));
        assert_eq!(offset.stamps(20_004), Stamps { sent: 20_004, echo: 3, held: 4 });
        // What comes late from the life before says nothing any more.
        offset.hear(1, stale, 20_010);
        assert_eq!(offset.stamps(20_010).echo, 3);
    }

    #[test]
    fn nonsense_measures_nothing() {
        let mut offset = Offset::default();
        offset.hear(1, Stamps { sent: u64::MAX, echo: 5, held: u32::MAX }, 10);
        offset.hear(1, Stamps { sent: 3, echo: u64::MAX, held: 0 }, 10);
        offset.hear(1, Stamps { sent: u64::MAX, echo: 5, held: 0 }, 10);
        assert_eq!((offset.trip(), offset.theirs(9)), (None, None));
    }
}
