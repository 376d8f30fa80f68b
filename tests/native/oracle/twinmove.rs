//! Twinmove Chess by its rule sheet: a pawn's half of the turn, then a piece's.

use super::chess::{Chess, non_pawns, pawns};
use super::position::Plain;
use super::scatter::{Kit, ORTHODOX, scattered};
use super::{Candidate, Sheet};
use crate::common::Chance;

/// Twinmove Chess on one board.
pub struct Twinmove {
    pub slug: &'static str,
    /// Whether a pawn must move first: `compelled` or `free`.
    pub pawns: &'static str,
    /// `free` or `strict`.
    pub castling: &'static str,
}

const PAWNS: Kit = Kit { pieces: "P", ..ORTHODOX };

impl Sheet for Twinmove {
    fn slug(&self) -> &'static str {
        self.slug
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let chosen = [("castling", self.castling)];
        chosen.into_iter().filter(|option| option.1 != "free").collect()
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut halves = pawns(p, |_file| true);
        for half in &mut halves {
            // The same player goes on.
            half.next.white_to_move = p.white_to_move;
            half.next.full = p.full;
            half.next.phase = 2;
            half.next.passed = None;
        }
        for mut half in non_pawns(p) {
            half.next.phase = 1;
            if self.castling == "free" {
                half.way.clear();
            }
            halves.push(half);
        }
        halves
    }

    /// "The pawn moves are compelled, until there exist no more pawn moves."
    fn due(&self, p: &Plain, all: Vec<Candidate>) -> Vec<Candidate> {
        let (pawns, non_pawns): (Vec<_>, Vec<_>) = all.into_iter().partition(|m| m.next.phase == 2);
        let must = self.pawns == "compelled" || p.full == 1 && p.white_to_move;
        match p.phase {
            2 => non_pawns,
            _ if pawns.is_empty() => non_pawns,
            _ if must => pawns,
            _ => [pawns, non_pawns].concat(),
        }
    }

    fn fallen(&self, p: &Plain) -> Option<char> {
        let pieces = p.pieces();
        ['K', 'k'].into_iter().find(|&king| !pieces.contains(king))
    }

    fn fen(&self, p: &Plain) -> String {
        format!("{} {}", Chess.fen(p), p.phase)
    }

    /// Some in either half of a turn, some with nothing but pawns about the kings, a few without
    /// a king.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        let kit = if chance.below(3) == 0 { &PAWNS } else { self.kit() };
        let mut p = scattered(Plain::empty(8), kit, chance);
        p.phase = 1 + chance.below(2) as u32;
        p.full = chance.below(4) as u32 + 1;
        p.passed = None;
        let king = if chance.below(40) == 0 { chance.pick(&['K', 'k']) } else { None };
        for (at, letter) in p.places(0) {
            if Some(letter) == king {
                p.set(0, at, '.');
                p.castling.retain(|c| c.is_ascii_uppercase() != letter.is_ascii_uppercase());
            }
        }
        p
    }

    /// "It is capture of the King that counts."
    fn in_check(&self, _p: &Plain, _white: bool) -> bool {
        false
    }

    fn is_dead(&self, p: &Plain) -> bool {
        p.pieces().chars().all(|letter| "kK".contains(letter))
    }
}
