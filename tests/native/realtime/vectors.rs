//! The vectors' files, and what their words mean.

use serde_json::Value;
use wonderboard::realtime::{CheckRule, EnPassantRule, Options, PromotionRule, StalemateRule};

/// The hand-written scenarios.
pub fn scenarios() -> Vec<Value> {
    serde_json::from_str(include_str!("../../vectors/realtime.json")).expect("JSON")
}

/// The recorded streams.
pub fn streams() -> Vec<Value> {
    serde_json::from_str(include_str!("../../vectors/realtime-streams.json")).expect("JSON")
}

pub fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

pub fn tick(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).expect("a tick")
}

/// The options of a scenario.
pub fn options(value: &Value) -> Options {
    let mut options = Options::default();
    for (name, value) in value.as_object().into_iter().flatten() {
        match (name.as_str(), value.as_str().unwrap_or_default()) {
            ("tie_window", _) => {
                options.tie_window = u32::try_from(value.as_i64().expect("a number")).ok()
            }
            ("check", "king_only") => options.check = CheckRule::KingOnly,
            ("stalemate", "wait") => options.stalemate = StalemateRule::Wait,
            ("ep", "next_move") => options.en_passant = EnPassantRule::NextMove,
            ("promo", "piece") => options.promotion = PromotionRule::Piece,
            _ => panic!("{name} {value}"),
        }
    }
    options
}
