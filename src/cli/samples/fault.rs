//! What is wrong with a file of samples.

use std::fmt;

use crate::board::BoardSquare;
use crate::notation::fault::PositionProblem;
use crate::notation::square;

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampleFault {
    /// The byte, from 0, at which it begins.
    pub at: usize,
    pub what: SampleProblem,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SampleProblem {
    /// It does not begin as such files do.
    Magic,
    /// It is of another version of the format.
    Version(u16),
    /// There is no such game, and why.
    Game(String),
    /// The file ends within its head.
    HeadCutOff,
    /// The file ends within a game.
    GameCutOff,
    /// A position is longer than what is left of its game.
    Overrun,
    /// The games are not in order.
    Number { found: u32, expected: u32 },
    /// There is no such result.
    Result(u8),
    /// There is no such piece in the game.
    Piece(u8),
    /// The game's boards have no such square.
    Square(BoardSquare),
    /// Something is noted of a piece that is not there.
    NoPiece,
    /// A pocket holds more than it can.
    Pocket(u8),
    /// A turn has fewer moves.
    Turn(u8),
    /// No pawn has just passed over that square.
    NotPassed(BoardSquare),
    /// The position cannot be played.
    Position(PositionProblem),
}

impl SampleProblem {
    /// The fault of this kind that begins at a byte.
    pub(super) fn at(self, at: usize) -> SampleFault {
        SampleFault { at, what: self }
    }
}

impl fmt::Display for SampleFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "byte {}: {}", self.at, self.what)
    }
}

impl fmt::Display for SampleProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name =
            |at: &BoardSquare| format!("{} on board {}", square(at.square()), at.board().letter());
        match self {
            SampleProblem::Magic => f.write_str("this is no file of samples"),
            SampleProblem::Version(found) => {
                write!(f, "version {found} of the format is not known")
            }
            SampleProblem::Game(why) => f.write_str(why),
            SampleProblem::HeadCutOff => f.write_str("the file ends within its head"),
            SampleProblem::GameCutOff => f.write_str("the file ends within a game"),
            SampleProblem::Overrun => f.write_str("a position is longer than its game"),
            SampleProblem::Number { found, expected } => {
                write!(f, "game {found} stands where game {expected} is expected")
            }
            SampleProblem::Result(found) => write!(f, "{found} is no result"),
            SampleProblem::Piece(found) => write!(f, "{found} is no piece of this game"),
            SampleProblem::Square(at) => write!(f, "there is no {}", name(at)),
            SampleProblem::NoPiece => f.write_str("a note is of no piece"),
            SampleProblem::Pocket(found) => write!(f, "a pocket cannot hold {found} of a kind"),
            SampleProblem::Turn(found) => write!(f, "no turn goes on after {found} moves"),
            SampleProblem::NotPassed(at) => write!(f, "no pawn has just passed {}", name(at)),
            SampleProblem::Position(problem) => write!(f, "{problem}"),
        }
    }
}
