//! Moves and moments as they are listed.

use crate::board::Role;
use crate::notation::{letter, square};
use crate::realtime::{Effect, Kind, TU, Tick};

/// A move as it is listed: `Nf3`, `exd5`, `e8=Q`, `O-O`.
pub fn short(effect: &Effect) -> String {
    if let Kind::Castle { .. } = effect.kind {
        return if effect.to.file() == 6 { "O-O" } else { "O-O-O" }.to_owned();
    }
    let takes = if effect.captured.is_some() { "x" } else { "" };
    let who = match effect.mover.role {
        Role::Pawn if takes.is_empty() => String::new(),
        Role::Pawn => square(effect.from).chars().take(1).collect(),
        role => letter(role).to_string(),
    };
    let becomes = effect.promotion.map(|role| format!("={}", letter(role)));
    format!("{who}{takes}{}{}", square(effect.to), becomes.unwrap_or_default())
}

/// A tick as it is listed: `12.35`.
pub fn stamp(tick: Tick) -> String {
    format!("{}.{:02}", tick / TU, tick % TU / 10)
}
