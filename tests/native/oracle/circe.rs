//! Circe by its rule sheet: captured pieces are reborn.

use super::chess::{self, homes_of, orthodox};
use super::position::{Place, Plain};
use super::scatter::scattered;
use super::{Candidate, Sheet};
use crate::common::Chance;

/// Circe.
pub struct Circe;

/// Where White's pieces of a kind begin, by letter, and the color of those squares.
const HOMES: [(char, Place); 7] = [
    ('R', (0, 0)),
    ('N', (0, 1)),
    ('B', (0, 2)),
    ('Q', (0, 3)),
    ('B', (0, 5)),
    ('N', (0, 6)),
    ('R', (0, 7)),
];

/// "The 2nd rank of its own side, on the file it was captured on; … that one of its side's two
/// starting squares that has the colour of the square of capture."
fn home(letter: char, at: Place) -> Option<Place> {
    let mirror = |place: Place| match letter.is_ascii_uppercase() {
        true => place,
        false => (7 - place.0, place.1),
    };
    let shade = |place: Place| (place.0 + place.1) % 2;
    let kind = letter.to_ascii_uppercase();
    if kind == 'P' {
        return Some(mirror((1, at.1)));
    }
    let homes = HOMES.into_iter().filter(|home| home.0 == kind).map(|home| mirror(home.1));
    homes.into_iter().find(|&home| kind == 'Q' || shade(home) == shade(at))
}

/// The piece comes back where it began, if nobody stands there on any board. "A reborn rook counts as
/// unmoved."
fn be_reborn(p: &mut Plain, letter: char, at: Place) {
    let vacant = |home: &Place| (0..p.boards.len()).all(|board| p.at(board, *home) == Some('.'));
    let Some(home) = home(letter, at).filter(vacant) else { return };
    p.set(0, home, letter);
    let king = if letter.is_ascii_uppercase() { 'K' } else { 'k' };
    let sits = p.kings.contains(king) && p.at(0, (home.0, 4)) == Some(king);
    if letter.eq_ignore_ascii_case(&'r') && sits {
        let gained = |right: &char| homes_of(*right)[1] == home || p.castling.contains(*right);
        p.castling = "KQkq".chars().filter(gained).collect();
    }
}

impl Sheet for Circe {
    fn slug(&self) -> &'static str {
        "circe"
    }

    fn start(&self) -> Plain {
        Plain { kings: "Kk".to_owned(), ..Plain::orthodox() }
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut moves = orthodox(p, |_file| true);
        for m in &mut moves {
            let (_, to) = m.lands[0];
            if m.next.at(0, to) == Some(p.own('k')) {
                m.next.kings.retain(|king| king != p.own('k'));
            }
        }
        moves
    }

    fn follow(&self, next: &mut Plain, m: &Candidate) {
        if let Some((letter, at)) = m.takes {
            be_reborn(next, letter, at);
        }
    }

    fn fen(&self, p: &Plain) -> String {
        let kings = if p.kings.is_empty() { "-" } else { &p.kings };
        format!("{} {} {kings}", p.placement(), p.tail())
    }

    /// Kings at home have moved or not; if one may castle, it has not.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        for (king, rank) in [('K', 0), ('k', 7)] {
            let own = |right: char| right.is_ascii_uppercase() == king.is_ascii_uppercase();
            let sure = p.castling.chars().any(own);
            if sure || p.at(0, (rank, 4)) == Some(king) && chance.below(2) == 0 {
                p.kings.push(king);
            }
        }
        p
    }

    fn is_dead(&self, p: &Plain) -> bool {
        chess::Chess.is_dead(p)
    }
}
