//! Puzzles of the games of turns: positions in which one line is right, the moves of that line, and what
//! is to be seen in it.
//!
//! What the page needs is plain rules: a puzzle, its text (`text`), packed as it is fetched (`packed`), and its themes
//! (`theme`). That there is no second solution is shown with the engine (`proof`), which only the command line and the tests ask.

pub mod difficulty;
pub mod id;
pub mod index;
pub mod kind;
pub mod line;
pub mod motifs;
pub mod packed;
pub mod proof;
pub mod strike;
mod tactics;
pub mod text;
pub mod theme;

pub use difficulty::Difficulty;
pub use id::PuzzleId;
pub use kind::Kind;
pub use line::{Line, Step};
pub use theme::{Theme, Themes};

use crate::board::{Player, Position};
use crate::rules::Move;
use crate::variants::Spec;

/// A position to solve, and its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub game: Spec,
    /// Whoever moves here is the solver.
    pub start: Position,
    /// The solver's moves and the replies, from the first move to the solver's last.
    pub line: Vec<Move>,
    pub kind: Kind,
    pub themes: Themes,
    /// How hard it is, in points like those of a player, from 600 to 2600.
    pub rating: u16,
}

impl Puzzle {
    /// Who is to solve it.
    pub fn solver(&self) -> Player {
        self.start.info.player()
    }

    /// The positions along the solution.
    pub fn steps(&self) -> Line {
        Line::of(self.game.rules(), &self.start, &self.line)
    }

    /// The themes that the solution shows.
    pub fn recognised(&self) -> Themes {
        motifs::recognise(&self.steps())
    }
}
