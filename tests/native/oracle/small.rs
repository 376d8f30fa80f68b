//! Parton's smaller chess of four files and eight ranks, as the seed's diagram shows it. His Alice
//! chess is played on two of its boards; here is one of them.

use super::chess::{Chess, orthodox};
use super::position::Plain;
use super::scatter::scattered;
use super::{Candidate, Sheet};
use crate::common::Chance;

/// Chess of four files: no double step, no castling.
pub struct Small;

impl Sheet for Small {
    fn slug(&self) -> &'static str {
        "8x4"
    }

    fn start(&self) -> Plain {
        Plain::array(&["RQKR", "NBBN", "PPPP"])
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        orthodox(p, |_file| false)
    }

    fn fen(&self, p: &Plain) -> String {
        Chess.fen(p)
    }

    fn scatter(&self, chance: &mut Chance) -> Plain {
        scattered(Plain::empty(4), self.kit(), chance)
    }

    fn is_dead(&self, p: &Plain) -> bool {
        Chess.is_dead(p)
    }
}
