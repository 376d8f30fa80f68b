//! How a game ended. What its file does not say is not known.

use super::model::PgnGame;
use super::tree::NodeId;
use crate::board::Player;
use crate::notation::words::{GameResult, reason};
use crate::rules::{Outcome, Reason};

/// How other programs say it, in a tag or behind the last move: what their sentences end with.
const SAID: [(&str, Reason); 11] = [
    ("resigns", Reason::Resignation),
    ("by resignation", Reason::Resignation),
    // As PGN's standard has it.
    ("time forfeit", Reason::Time),
    ("on time", Reason::Time),
    ("by agreement", Reason::Agreement),
    ("by mutual agreement", Reason::Agreement),
    ("by repetition", Reason::Threefold),
    ("3-fold repetition", Reason::Threefold),
    ("by threefold repetition", Reason::Threefold),
    ("50-move rule", Reason::FiftyMoves),
    ("fifty moves rule", Reason::FiftyMoves),
];

/// What people can decide a game by, and what they can call it a draw for.
const WON: [Reason; 2] = [Reason::Resignation, Reason::Time];
const DRAWN: [Reason; 4] = [Reason::Agreement, Reason::Threefold, Reason::FiftyMoves, Reason::Time];

impl PgnGame {
    /// How people ended the game, if it is over and its rules did not end it.
    pub fn outcome(&self) -> Option<Outcome> {
        let (winner, possible) = match self.verdict {
            GameResult::Open => return None,
            GameResult::First => (Some(Player::First), &WON[..]),
            GameResult::Second => (Some(Player::Second), &WON[..]),
            GameResult::Draw => (None, &DRAWN[..]),
        };
        let tag = self.tags.get("Termination").unwrap_or_default().to_ascii_lowercase();
        let own = possible.iter().copied().find(|&known| reason(known) == tag);
        let last = self.tree.main_line_from(NodeId::START).last().unwrap_or(NodeId::START);
        let comment = self.tree.notes(last).comment().to_ascii_lowercase();
        let told = own.or_else(|| said(&tag)).or_else(|| said(&comment));
        let told = told.filter(|told| possible.contains(told));
        Some(Outcome { winner, reason: told.unwrap_or(Reason::Unstated) })
    }
}

/// The reason with which a sentence ends.
fn said(text: &str) -> Option<Reason> {
    let text = text.trim_end_matches(['.', '!', ' ']);
    SAID.iter().find(|(ending, _)| text.ends_with(ending)).map(|&(_, reason)| reason)
}
