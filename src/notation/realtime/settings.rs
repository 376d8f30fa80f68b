//! What a game was agreed to be, as keys and values: in records, links, PGN and scenario files.

use crate::notation::Fault;
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::realtime::{
    CheckRule, Delays, EnPassantRule, FirstDelays, Options, PromotionRule, StalemateRule, TU, Tick,
    TimedPosition,
};

/// What a game was agreed to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedSettings {
    /// How long a time unit lasts, in milliseconds.
    pub tu_ms: u32,
    pub setup: FirstDelays,
    pub options: Options,
}

impl Default for TimedSettings {
    fn default() -> TimedSettings {
        TimedSettings { tu_ms: 2000, setup: FirstDelays::default(), options: Options::default() }
    }
}

impl TimedSettings {
    /// The usual start with the first waits: what a record starts from if it does not say.
    pub fn start(&self) -> TimedPosition {
        let mut start = TimedPosition::start();
        self.setup.freeze(&self.options, &mut start);
        start
    }

    /// All that a record says: how time is counted, how the first waits came about, and the options
    /// that are not as usual.
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let FirstDelays { delays, seed, black_extra } = self.setup;
        let delays = DELAYS.iter().find(|known| known.1 == delays).map_or("", |known| known.0);
        let mut pairs = vec![
            ("tpt", TU.to_string()),
            ("tu_ms", self.tu_ms.to_string()),
            ("seed", seed.to_string()),
            ("delays", delays.to_owned()),
            ("black_extra", black_extra.to_string()),
        ];
        pairs.extend(options(&self.options));
        pairs
    }

    /// Sets what a key stands for; false if there is no such key.
    pub fn set(&mut self, key: &str, value: &str) -> Result<bool, Fault> {
        match key {
            "tpt" if value == TU.to_string() => {}
            "tpt" => return Err(odd(key, value)),
            "tu_ms" | "tu" => self.tu_ms = number(key, value)?,
            "seed" => self.setup.seed = value.parse().map_err(|_| odd(key, value))?,
            "delays" => {
                let known = DELAYS.iter().find(|known| known.0 == value);
                self.setup.delays = known.ok_or_else(|| odd(key, value))?.1;
            }
            "black_extra" => self.setup.black_extra = number(key, value)?,
            _ => return set_option(&mut self.options, key, value),
        }
        Ok(true)
    }
}

const DELAYS: [(&str, Delays); 5] = [
    ("fractional", Delays::Fractional),
    ("rounded", Delays::Rounded),
    ("mirrored", Delays::Mirrored),
    ("none", Delays::None),
    ("table", Delays::Table),
];

/// The options that are not as usual.
fn options(options: &Options) -> Vec<(&'static str, String)> {
    let all = |options: &Options| {
        [
            ("values", options.values.map(|value| value.to_string()).join(",")),
            ("tie_window", options.tie_window.map_or("-1".to_owned(), |ticks| ticks.to_string())),
            ("check", word(&["any", "king_only"], options.check as usize)),
            ("stalemate", word(&["draw", "wait"], options.stalemate as usize)),
            ("ep", word(&["cooldown", "next_move", "off"], options.en_passant as usize)),
            ("promo", word(&["pawn", "piece"], options.promotion as usize)),
            ("min_gap", options.min_gap.to_string()),
            ("idle_limit", options.idle_limit.to_string()),
            ("offer_ticks", options.offer_ticks.to_string()),
            ("auto75", options.auto75.to_string()),
            ("auto5", options.auto5.to_string()),
            ("premoves", options.premoves.to_string()),
        ]
    };
    let pairs = all(options).into_iter().zip(all(&Options::default()));
    pairs.filter(|(given, usual)| given != usual).map(|(given, _)| given).collect()
}

fn word(words: &[&str], index: usize) -> String {
    words.get(index).copied().unwrap_or_default().to_owned()
}

/// Sets an option by its name; false if there is none of that name.
pub fn set_option(options: &mut Options, key: &str, value: &str) -> Result<bool, Fault> {
    match (key, value) {
        ("values", _) => options.values = values(key, value)?,
        ("tie_window", "-1") => options.tie_window = None,
        ("tie_window", _) => options.tie_window = Some(number(key, value)?),
        ("check", "any") => options.check = CheckRule::Any,
        ("check", "king_only") => options.check = CheckRule::KingOnly,
        ("stalemate", "draw") => options.stalemate = StalemateRule::Draw,
        ("stalemate", "wait") => options.stalemate = StalemateRule::Wait,
        ("ep", "cooldown") => options.en_passant = EnPassantRule::Cooldown,
        ("ep", "next_move") => options.en_passant = EnPassantRule::NextMove,
        ("ep", "off") => options.en_passant = EnPassantRule::Off,
        ("promo", "pawn") => options.promotion = PromotionRule::Pawn,
        ("promo", "piece") => options.promotion = PromotionRule::Piece,
        ("min_gap", _) => options.min_gap = number(key, value)?,
        ("idle_limit", _) => options.idle_limit = number(key, value)?,
        ("offer_ticks", _) => options.offer_ticks = number(key, value)?,
        ("auto75", _) => options.auto75 = flag(key, value)?,
        ("auto5", _) => options.auto5 = flag(key, value)?,
        ("premoves", "1" | "2" | "3") => options.premoves = number(key, value)? as u8,
        ("check" | "stalemate" | "ep" | "promo" | "premoves", _) => return Err(odd(key, value)),
        _ => return Ok(false),
    }
    Ok(true)
}

fn values(key: &str, value: &str) -> Result<[Tick; 6], Fault> {
    let read: Option<Vec<Tick>> = value.split(',').map(|tick| tick.parse().ok()).collect();
    read.and_then(|values| values.try_into().ok()).ok_or_else(|| odd(key, value))
}

fn flag(key: &str, value: &str) -> Result<bool, Fault> {
    value.parse().map_err(|_| odd(key, value))
}

fn number(key: &str, value: &str) -> Result<Tick, Fault> {
    value.parse().map_err(|_| odd(key, value))
}

/// Something is set to what it cannot be.
fn odd(key: &str, value: &str) -> Fault {
    Problem::NotUnderstood(Excerpt::of(value)).at(Part::key(key))
}
