//! What is to be achieved.

use std::fmt;

/// What the solver is to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// To mate in so many moves, or to win otherwise as the game's rules have it: take the king, blow it up,
    /// arrive. A turn of two halves is one move.
    Mate(u8),
    /// To win material, by the only move that does.
    Material,
    /// To find the only move that does not lose.
    Defence,
}

impl Kind {
    /// No puzzle mates in more moves.
    pub const LONGEST: u8 = 4;

    /// The kind of a word that `Display` wrote.
    pub fn of(word: &str) -> Option<Kind> {
        match word {
            "material" => Some(Kind::Material),
            "defence" => Some(Kind::Defence),
            _ => {
                let moves = word.strip_prefix("mate-")?.parse().ok()?;
                (1..=Kind::LONGEST).contains(&moves).then_some(Kind::Mate(moves))
            }
        }
    }
}

impl fmt::Display for Kind {
    /// `mate-2`, `material`, `defence`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Kind::Mate(moves) => write!(f, "mate-{moves}"),
            Kind::Material => write!(f, "material"),
            Kind::Defence => write!(f, "defence"),
        }
    }
}
