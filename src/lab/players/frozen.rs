//! What the models of people were fitted to orthodox chess once and for all. In no other game is anything of it changed.

use super::{Attention, Person, Sight};
use crate::evaluation::Rated;
use crate::findings::HORIZON;

/// P(r), as far as it was fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frozen {
    /// The rating of the people it stands for.
    pub rating: u32,
    /// In plies.
    pub depth: u32,
    /// The share of moves that are missed.
    pub missed: f64,
    /// In centipawns.
    pub whim: f64,
}

/// `wonderboard lab fit --scale full --seed 1`, of those tried the plies and the whim that come nearest to people's share of
/// best moves and err as much (`docs/laboratory.md` has the table).
pub const PEOPLE: [Frozen; 2] = [
    Frozen { rating: 1600, depth: HORIZON, missed: 0.006, whim: 10.0 },
    Frozen { rating: 2000, depth: HORIZON, missed: 0.001, whim: 10.0 },
];

/// The ruler of orthodox chess when they were fitted, in centipawns, and the mean number of legal moves there in games of
/// the engine: what values and numbers of moves of other games are compared with.
pub const CHESS_KAPPA: f64 = 226.0;
pub const CHESS_MOVES: f64 = 25.4;

impl Frozen {
    /// Looks as far and slips as rarely as in chess.
    pub fn sight(&self) -> Sight {
        Sight { missed: self.missed, whim: self.whim, ..Sight::default() }
    }

    /// Notices no more moves than in chess.
    pub fn attentive(&self) -> Sight {
        Sight { attention: Attention::Number(CHESS_MOVES), ..self.sight() }
    }

    /// Misses such a share of the moves that chess does not have.
    pub fn blind(&self, blindness: f64) -> Sight {
        Sight { blindness, ..self.sight() }
    }

    /// Somebody of this rating with such a sight.
    pub fn with(&self, game: Rated, sight: Sight) -> Person {
        Person::new(game, self.depth, sight)
    }
}
