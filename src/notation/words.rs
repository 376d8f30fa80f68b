//! Results and their reasons, in tokens and in words; the names of pieces.

use crate::board::{Player, Role};
use crate::rules::{Outcome, Reason};

/// What PGN's result tokens say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`: the person who began the game won.
    First,
    /// `0-1`
    Second,
    /// `1/2-1/2`
    Draw,
    /// `*`: still going on, or not known.
    #[default]
    Open,
}

impl GameResult {
    pub const ALL: [GameResult; 4] =
        [GameResult::First, GameResult::Second, GameResult::Draw, GameResult::Open];

    /// The verdict of an end, or of none.
    pub fn of(outcome: Option<Outcome>) -> GameResult {
        match outcome.map(|end| end.winner) {
            None => GameResult::Open,
            Some(None) => GameResult::Draw,
            Some(Some(Player::First)) => GameResult::First,
            Some(Some(Player::Second)) => GameResult::Second,
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn token(self) -> &'static str {
        match self {
            GameResult::First => "1-0",
            GameResult::Second => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    /// The verdict of a token.
    pub fn from_token(token: &str) -> Option<GameResult> {
        GameResult::ALL.into_iter().find(|verdict| verdict.token() == token)
    }
}

/// A reason in a few words, lower case: `checkmate`, `seventy-five moves`.
pub const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::KingCaptured => "king captured",
        Reason::KingExploded => "king exploded",
        Reason::KingArrived => "king arrived",
        Reason::BothArrived => "both kings arrived",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead position",
        Reason::FiftyMoves => "fifty moves",
        Reason::SeventyFiveMoves => "seventy-five moves",
        Reason::QuietSeries => "ten quiet series",
        Reason::Threefold => "threefold repetition",
        Reason::Fivefold => "fivefold repetition",
        Reason::Agreement => "agreement",
        Reason::Unstated => "unstated",
    }
}

/// The token of an end and its reason: `1-0 checkmate`, `1/2-1/2 stalemate`.
pub fn ending(outcome: Outcome) -> String {
    let token = GameResult::of(Some(outcome)).token();
    format!("{token} {}", reason(outcome.reason))
}

/// A role's name.
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
        Role::Tandem => "tandem",
    }
}
