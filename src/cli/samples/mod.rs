//! Positions with what became of them, as files: for fitting an evaluation and training networks.
//!
//! `docs/selfplay.md` describes the format byte by byte. A file has a head and then whole games, so one that was
//! cut off anywhere can be gone on with behind the last game that is whole.

mod bytes;
mod fault;
mod position;
mod read;
mod write;

pub use fault::{SampleFault, SampleProblem};
pub use read::SampleReader;
pub use write::{write_game, write_head};

use crate::board::{Player, Position};
use crate::variants::Spec;

/// What a file of samples begins with.
const MAGIC: [u8; 8] = *b"WBSAMPLE";
/// The number of the format that is written, and the only one that is read.
const VERSION: u16 = 1;

/// Where the samples of a file come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleHead {
    pub spec: Spec,
    /// Nodes a move.
    pub nodes: u64,
    pub seed: u64,
}

/// A game, and the positions of it that are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampleGame {
    /// From 0, in the order of the file.
    pub number: u32,
    /// Who won; none of a draw.
    pub winner: Option<Player>,
    pub samples: Vec<Sample>,
}

/// A position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Plies since the start of the game, those of a random opening counted.
    pub ply: u16,
    /// What a search says that it is worth to the person to move, in centipawns; never a mate.
    pub score: i16,
    pub position: Position,
}

impl SampleGame {
    /// The points of a person: 1, 0.5 or 0.
    pub fn points(&self, player: Player) -> f64 {
        match self.winner {
            None => 0.5,
            Some(winner) if winner == player => 1.0,
            Some(_) => 0.0,
        }
    }
}
