//! When a game between two devices runs, and when it stands still: one of the two, the host, decides starts, by its
//! own clock; either may have it stand still.

use crate::realtime::Tick;

/// Whether a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It stands still.
    Halted,
    /// It runs from a tick on, which is at a moment by the host's clock, in microseconds. That may be still to come.
    Running { from: Tick, moment: u64 },
}

/// The shortest time unit that suits a network on which a packet takes so long there and back, in microseconds: ten times
/// as long as one way, and a second at least. In milliseconds.
pub fn proposed_unit(trip: u64) -> u32 {
    let ten_ways = (trip / 2).saturating_mul(10).div_ceil(100_000).saturating_mul(100);
    u32::try_from(ten_ways).unwrap_or(u32::MAX).max(1_000)
}

/// A phase and the number of starts there have been until then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    pub epoch: u16,
    pub phase: Phase,
}

impl Run {
    /// The tick at a moment by the host's clock, where a time unit has so many milliseconds. None while it stands.
    pub fn tick(&self, moment: u64, tu_ms: u32) -> Option<Tick> {
        let Phase::Running { from, moment: since } = self.phase else { return None };
        // A tick is a thousandth of a unit, so it has as many microseconds as a unit has milliseconds.
        let passed = moment.saturating_sub(since) / u64::from(tu_ms.max(1));
        Some(from.saturating_add(Tick::try_from(passed).unwrap_or(Tick::MAX)))
    }

    /// From which tick on it runs, and since which moment by the host's clock; none while it stands.
    pub fn started(&self) -> Option<(Tick, u64)> {
        match self.phase {
            Phase::Halted => None,
            Phase::Running { from, moment } => Some((from, moment)),
        }
    }

    pub fn is_halted(&self) -> bool {
        self.phase == Phase::Halted
    }

    /// Is the start still to come?
    pub fn is_ahead(&self, at: u64) -> bool {
        matches!(self.phase, Phase::Running { moment, .. } if at < moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_network_asks_for_a_slow_game() {
        let trips = [0, 60_000, 200_000, 210_000, 500_000, u64::MAX];
        assert_eq!(trips.map(proposed_unit), [1_000, 1_000, 1_000, 1_100, 2_500, u32::MAX]);
    }

    #[test]
    fn a_tick_follows_from_the_moment_alone() {
        let run = Run { epoch: 1, phase: Phase::Running { from: 500, moment: 1_000_000 } };
        let ticks = [0, 1_000_000, 1_001_999, 1_002_000].map(|at| run.tick(at, 2_000));
        assert_eq!(ticks, [500, 500, 500, 501].map(Some));
        assert_eq!((run.is_ahead(999_999), run.is_ahead(1_000_000)), (true, false));
        assert_eq!(Run { phase: Phase::Halted, ..run }.tick(0, 1), None);
    }
}
