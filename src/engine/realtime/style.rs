//! How strong the computer plays.

use crate::engine::Level;
use crate::engine::realtime::node::Pace;
use crate::realtime::Tick;

/// How a player thinks and acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedStyle {
    /// At most one move in so long, whichever is longer: in milliseconds and in ticks.
    pub gap: (u32, Tick),
    /// From what happens to the first move that answers it, in milliseconds.
    pub reaction: u32,
    /// How far it looks at most: in plies, and in nodes.
    pub depth: i32,
    pub nodes: u64,
    /// Captures it follows beyond that, at most.
    pub quiescence: i32,
    /// Of a hundred pieces, how many it does not think of for a while.
    pub unnoticed: u64,
    pub opponent: Opponent,
}

/// What a player thinks of the cooldowns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// They are as they are.
    Timed,
    /// Nobody is ever frozen and players take turns, as in ordinary chess: a player that searches
    /// without a notion of time, to measure the others by.
    Timeless,
}

/// By level: gap in milliseconds and ticks, reaction in milliseconds, plies, nodes, captures
/// beyond, pieces not thought of of a hundred.
const STYLES: [TimedStyle; Level::COUNT as usize] = [
    style((4600, 2300), 1600, (1, 1_500, 1), 30),
    style((3500, 1750), 1250, (1, 1_500, 2), 24),
    style((2750, 1375), 1050, (1, 2_000, 3), 16),
    style((2150, 1075), 900, (1, 2_500, 4), 12),
    style((1600, 800), 750, (1, 3_000, 6), 6),
    style((1700, 850), 750, (2, 5_000, 4), 6),
    style((1300, 650), 600, (3, 10_000, 6), 0),
    style((800, 390), 470, (4, 12_000, 8), 0),
    style((590, 270), 365, (5, 30_000, 8), 0),
    style((490, 210), 325, (5, 38_000, 8), 0),
    style((405, 162), 290, (6, 45_000, 8), 0),
    style((365, 138), 268, (7, 60_000, 8), 0),
    style((325, 115), 248, (9, 80_000, 8), 0),
    style((290, 95), 230, (60, 100_000, 8), 0),
];

const fn style(
    gap: (u32, Tick),
    reaction: u32,
    (depth, nodes, quiescence): (i32, u64, i32),
    unnoticed: u64,
) -> TimedStyle {
    TimedStyle { gap, reaction, depth, nodes, quiescence, unnoticed, opponent: Opponent::Timed }
}

impl TimedStyle {
    /// The style of a level.
    pub fn of(level: Level) -> TimedStyle {
        STYLES[level.number().clamp(1, Level::COUNT) as usize - 1]
    }

    /// How fast it acts where a time unit lasts so many milliseconds.
    pub fn pace(&self, tu_ms: u32) -> Pace {
        Pace {
            interval: ticks(self.gap.0, tu_ms).max(self.gap.1),
            reaction: ticks(self.reaction, tu_ms),
        }
    }

    /// How fast it takes a person to act.
    pub fn expected(tu_ms: u32) -> Pace {
        Pace { interval: ticks(450, tu_ms).max(50), reaction: ticks(200, tu_ms) }
    }
}

/// Milliseconds in ticks.
pub fn ticks(ms: u32, tu_ms: u32) -> Tick {
    (ms as u64 * crate::realtime::TU as u64 / tu_ms.max(1) as u64) as Tick
}
