//! The time of a game, in ticks. It is read off anchors, never counted, so that no late timer and no
//! lost frame can make it go wrong (R2).

use crate::realtime::Tick;

/// A clock that stands or runs. Moments (`now`) are milliseconds since the page was opened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TickClock {
    /// How long a time unit is, in milliseconds.
    pub tu_ms: u32,
    /// The tick at the anchor, or at which it stands.
    tick: Tick,
    /// The moment of the anchor. It may lie ahead: until then the clock waits.
    anchor: Option<f64>,
}

impl TickClock {
    /// A clock that stands at a tick.
    pub fn stopped(tu_ms: u32, tick: Tick) -> TickClock {
        TickClock { tu_ms: tu_ms.max(1), tick, anchor: None }
    }

    /// The clock running on from a moment.
    pub fn started(self, moment: f64) -> TickClock {
        TickClock { anchor: Some(moment), ..self }
    }

    /// The clock standing still.
    pub fn halted(self, now: f64) -> TickClock {
        TickClock { tick: self.tick(now), anchor: None, ..self }
    }

    /// The clock at another pace, at the tick it shows.
    pub fn paced(self, tu_ms: u32, now: f64) -> TickClock {
        let paced = TickClock { tu_ms: tu_ms.max(1), ..self.halted(now) };
        match self.anchor {
            Some(anchor) => paced.started(now.max(anchor)),
            None => paced,
        }
    }

    /// The clock at another tick, running or not as before.
    pub fn set(self, tick: Tick, now: f64) -> TickClock {
        TickClock { tick, anchor: self.anchor.map(|_| now), ..self }
    }

    pub fn runs(&self) -> bool {
        self.anchor.is_some()
    }

    /// The tick at a moment.
    pub fn tick(&self, now: f64) -> Tick {
        self.exact(now).max(0.0) as Tick
    }

    /// The same with the part of a tick that has passed; less than it shows while it waits.
    pub fn exact(&self, now: f64) -> f64 {
        let passed = self.anchor.map_or(0.0, |anchor| now - anchor);
        let ticks = f64::from(self.tick) + passed * 1000.0 / f64::from(self.tu_ms);
        // What a moment in floats loses must not cost a tick.
        if passed < 0.0 { ticks } else { ticks + 1e-6 }
    }

    /// How long it waits before it begins to run, in milliseconds.
    pub fn waits(&self, now: f64) -> f64 {
        self.anchor.map_or(0.0, |anchor| (anchor - now).max(0.0))
    }

    /// In how many milliseconds a tick comes; none if the clock stands.
    pub fn until(&self, tick: Tick, now: f64) -> Option<f64> {
        let anchor = self.anchor?;
        let ticks = f64::from(tick) - f64::from(self.tick);
        Some((anchor + ticks * f64::from(self.tu_ms) / 1000.0 - now).max(0.0))
    }

    /// So many ticks in milliseconds.
    pub fn ms(&self, ticks: f64) -> f64 {
        ticks * f64::from(self.tu_ms) / 1000.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_follow_from_the_anchor_alone() {
        let clock = TickClock::stopped(2_000, 500).started(100.0);
        assert_eq!(
            [100.0, 102.0, 2_099.9, 2_100.0].map(|now| clock.tick(now)),
            [500, 501, 1499, 1500]
        );
        assert_eq!(clock.until(1_500, 100.0), Some(2_000.0));
        assert_eq!(clock.until(400, 100.0), Some(0.0));
        assert_eq!(clock.tick(clock.until(777, 100.0).expect("it runs") + 100.0), 777);
    }

    #[test]
    fn a_clock_waits_for_its_anchor() {
        let clock = TickClock::stopped(1_000, 0).started(3_000.0);
        assert_eq!((clock.tick(0.0), clock.tick(2_999.0), clock.tick(3_001.0)), (0, 0, 1));
        assert_eq!((clock.waits(500.0), clock.waits(4_000.0)), (2_500.0, 0.0));
        assert_eq!(clock.until(10, 500.0), Some(2_510.0));
        assert!(clock.exact(1_000.0) < 0.0);
    }

    #[test]
    fn a_pause_costs_no_tick() {
        let clock = TickClock::stopped(500, 0).started(0.0).halted(1_000.0);
        assert_eq!((clock.tick(1_000.0), clock.tick(9_000.0)), (2_000, 2_000));
        assert_eq!(clock.until(3_000, 9_000.0), None);
        assert_eq!(clock.started(9_000.0).tick(9_500.0), 3_000);
    }

    #[test]
    fn another_pace_goes_on_from_the_same_tick() {
        let clock = TickClock::stopped(1_000, 0).started(0.0).paced(4_000, 2_000.0);
        assert_eq!((clock.tick(2_000.0), clock.tick(6_000.0)), (2_000, 3_000));
        let waiting = TickClock::stopped(1_000, 0).started(3_000.0).paced(500, 1_000.0);
        assert_eq!(waiting.waits(1_000.0), 2_000.0);
        assert_eq!(clock.set(100, 7_000.0).tick(11_000.0), 1_100);
    }
}
