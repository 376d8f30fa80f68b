//! How somebody wants a new game.

use serde::{Deserialize, Serialize};

use crate::realtime::{Delays, TU, Tick};
use crate::ui::settings::{Opponent, Side};

/// The speeds that are offered: milliseconds a time unit, and a name.
pub const PACES: [(u32, &str); 6] = [
    (500, "Lightning"),
    (1_000, "Fast"),
    (2_000, "Normal"),
    (5_000, "Relaxed"),
    (15_000, "Thoughtful"),
    (60_000, "Slow"),
];

/// How long a time unit may be, in milliseconds: from a quarter of a second to a day.
pub const PACE_RANGE: (u32, u32) = (250, 86_400_000);

/// How the first waits of the men are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Waits {
    #[default]
    Fractional,
    Rounded,
    Mirrored,
    None,
}

impl Waits {
    pub const ALL: [(Waits, &str); 4] = [
        (Waits::Fractional, "By chance"),
        (Waits::Rounded, "Whole units"),
        (Waits::Mirrored, "Same for both"),
        (Waits::None, "None"),
    ];

    pub fn delays(self) -> Delays {
        match self {
            Waits::Fractional => Delays::Fractional,
            Waits::Rounded => Delays::Rounded,
            Waits::Mirrored => Delays::Mirrored,
            Waits::None => Delays::None,
        }
    }
}

/// How somebody wants a new game. What an older version kept is read as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// How long a time unit is, in milliseconds.
    pub tu_ms: u32,
    pub waits: Waits,
    /// Does every black man wait a time unit more before its first move?
    pub handicap: bool,
    /// Where the waits come from; none for new ones each time.
    pub seed: Option<u32>,
    pub opponent: Opponent,
    pub side: Side,
    /// The computer's, 1 to 8.
    pub level: u8,
    /// Do two people at one device sit face to face?
    pub facing: bool,
}

impl Wish {
    /// How long every black man waits more before its first move.
    pub fn black_extra(&self) -> Tick {
        if self.handicap { TU } else { 0 }
    }
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            tu_ms: 2_000,
            waits: Waits::default(),
            handicap: true,
            seed: None,
            opponent: Opponent::Computer,
            side: Side::White,
            level: 2,
            facing: false,
        }
    }
}

/// A length of a time unit as people read it: `0.5 s`, `15 s`, `1 min`.
pub fn span(ms: u32) -> String {
    match ms {
        60_000.. if ms.is_multiple_of(60_000) => format!("{} min", ms / 60_000),
        _ if ms.is_multiple_of(1_000) => format!("{} s", ms / 1_000),
        _ => format!("{} s", f64::from(ms) / 1_000.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_as_people_say_them() {
        assert_eq!(
            [500, 2_000, 15_000, 60_000, 90_000].map(span),
            ["0.5 s", "2 s", "15 s", "1 min", "90 s"]
        );
    }
}
