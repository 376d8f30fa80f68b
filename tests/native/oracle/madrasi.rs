//! Madrasi chess by its rule sheet: like paralyses like.

use super::attack::{ahead, seen};
use super::chess::{self, orthodox};
use super::position::{Place, Plain, name};
use super::{Candidate, Sheet};

/// Madrasi chess.
pub struct Madrasi;

/// Does the piece on the one place of a board attack the other, by lines alone?
fn sees(p: &Plain, board: usize, from: Place, letter: char, to: Place) -> bool {
    if "Pp".contains(letter) {
        return to.0 == from.0 + ahead(letter) && (to.1 - from.1).abs() == 1;
    }
    seen(p, board, from, letter).contains(&to)
}

/// "A man that is attacked by an enemy man of its own kind … Kings are neither paralysed nor
/// paralysing."
fn is_paralysed(p: &Plain, board: usize, at: Place, letter: char) -> bool {
    let like = match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    let by = |&(from, other): &(Place, char)| other == like && sees(p, board, from, other, at);
    !"Kk.".contains(letter) && p.places(board).iter().any(by)
}

impl Sheet for Madrasi {
    fn slug(&self) -> &'static str {
        "madrasi"
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    /// "It cannot move"; castling is the king's move.
    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let places = p.places(0);
        let stuck = places.iter().filter(|&&(at, letter)| is_paralysed(p, 0, at, letter));
        let stuck: Vec<String> = stuck.map(|place| name(place.0)).collect();
        let mut moves = orthodox(p, |_file| true);
        moves.retain(|m| !stuck.iter().any(|from| m.text.starts_with(from.as_str())));
        moves
    }

    /// "A king is in check if a man that is not paralysed attacks it."
    fn attacked(&self, p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
        p.places(board).into_iter().any(|(from, letter)| {
            letter != '.'
                && letter.is_ascii_uppercase() == by_white
                && sees(p, board, from, letter, at)
                && !is_paralysed(p, board, from, letter)
        })
    }

    fn fen(&self, p: &Plain) -> String {
        format!("{} {}", p.placement(), p.tail())
    }

    fn is_dead(&self, p: &Plain) -> bool {
        chess::Chess.is_dead(p)
    }
}
