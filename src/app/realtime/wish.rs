//! How somebody wants a new game.

use serde::{Deserialize, Serialize};

use crate::app::common::level;
use crate::app::common::player::{Opponent, Side};
use crate::realtime::{Delays, TU, Tick};

/// The speeds that are offered: milliseconds a time unit.
pub const PACES: [u32; 6] = [500, 1_000, 2_000, 5_000, 15_000, 60_000];

/// How long a time unit may be, in milliseconds: from a quarter of a second to a day.
pub const PACE_RANGE: (u32, u32) = (250, 86_400_000);

/// How the first waits of the pieces are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Waits {
    #[default]
    #[serde(rename = "Fractional")]
    Fractional,
    #[serde(rename = "Rounded")]
    Rounded,
    #[serde(rename = "Mirrored")]
    Mirrored,
    #[serde(rename = "None")]
    None,
}

impl Waits {
    pub const ALL: [Waits; 4] = [Waits::Fractional, Waits::Rounded, Waits::Mirrored, Waits::None];

    pub fn delays(self) -> Delays {
        match self {
            Waits::Fractional => Delays::Fractional,
            Waits::Rounded => Delays::Rounded,
            Waits::Mirrored => Delays::Mirrored,
            Waits::None => Delays::None,
        }
    }
}

/// A rule on which people may agree otherwise: its name in records, and its values there, the usual
/// one first.
pub struct Rule {
    pub key: &'static str,
    pub values: &'static [&'static str],
}

/// The rules that are offered, each open to another reading of its inventor's words.
pub const RULES: [Rule; 5] = [
    Rule { key: "check", values: &["any", "king_only"] },
    Rule { key: "promo", values: &["pawn", "piece"] },
    Rule { key: "ep", values: &["cooldown", "next_move", "off"] },
    Rule { key: "stalemate", values: &["draw", "wait"] },
    Rule { key: "tie_window", values: &["50", "-1"] },
];

/// How somebody wants a new game. What an older version kept is read as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TimedWish {
    /// How long a time unit is, in milliseconds.
    #[serde(rename = "tu_ms")]
    pub tu_ms: u32,
    #[serde(rename = "waits")]
    pub waits: Waits,
    /// Does every black piece wait a time unit more before its first move?
    #[serde(rename = "handicap")]
    pub handicap: bool,
    /// The rules that are not as usual: their names in records, and values.
    #[serde(rename = "rules")]
    pub rules: Vec<(String, String)>,
    /// Where the waits come from; none for new ones each time.
    #[serde(rename = "seed")]
    pub seed: Option<u32>,
    #[serde(rename = "opponent")]
    pub opponent: Opponent,
    #[serde(rename = "side")]
    pub side: Side,
    /// The computer's, 1 to 14.
    #[serde(rename = "level", with = "level")]
    pub level: u8,
    /// Do two people at one device sit face to face?
    #[serde(rename = "facing")]
    pub facing: bool,
}

impl TimedWish {
    /// The value that is wished for of a rule.
    pub fn rule(&self, rule: &Rule) -> &'static str {
        let is_chosen = |value: &str| self.rules.iter().any(|(k, v)| k == rule.key && v == value);
        let mut values = rule.values.iter().copied();
        let chosen = values.clone().find(|value| is_chosen(value));
        chosen.or(values.next()).unwrap_or_default()
    }

    /// Wishes a rule to be so.
    pub fn set_rule(&mut self, rule: &Rule, value: &str) {
        self.rules.retain(|(key, _)| key != rule.key);
        if rule.values.first().is_none_or(|usual| *usual != value) {
            self.rules.push((rule.key.to_owned(), value.to_owned()));
        }
    }

    /// How long every black piece waits more before its first move.
    pub fn black_extra(&self) -> Tick {
        if self.handicap { TU } else { 0 }
    }
}

impl Default for TimedWish {
    fn default() -> TimedWish {
        TimedWish {
            tu_ms: 2_000,
            waits: Waits::default(),
            handicap: true,
            rules: Vec::new(),
            seed: None,
            opponent: Opponent::Computer,
            side: Side::White,
            level: 5,
            facing: false,
        }
    }
}
