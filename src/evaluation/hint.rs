//! What a game tells a search of a quiet move before it is made.

use crate::board::{BoardSquare, Color};
use crate::rules::Move;

/// A quiet move, and what is known of it before it is made.
#[derive(Clone, Copy, Debug)]
pub struct Quiet {
    pub m: Move,
    pub us: Color,
    /// Does it take a piece away that the opponent threatens to capture?
    pub saves: bool,
    pub gives_check: bool,
    /// What the position seems to be worth to the player to move, in centipawns.
    pub eval: i32,
    /// The enemy king, if it matters where it stands.
    pub king: Option<BoardSquare>,
}

/// What speaks for and against a quiet move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// How much earlier it is tried, on the scale of what a search learns: 16384 is certainty.
    pub order: i32,
    /// How much less deep it is searched when it comes late, in 64ths of a ply.
    pub less: i32,
    /// Does it only pass, so that there is nothing to be seen at the horizon?
    pub is_idle: bool,
}

impl Hint {
    /// Of a move of orthodox chess: whoever is threatened should go.
    pub fn usual(quiet: &Quiet) -> Hint {
        Hint { order: if quiet.saves { 8_000 } else { 0 }, less: 0, is_idle: false }
    }
}
