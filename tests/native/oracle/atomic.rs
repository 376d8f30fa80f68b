//! Atomic chess by its rule sheet: captures explode.

use super::attack::{attacked, king};
use super::chess::{homes_of, orthodox};
use super::position::{Place, Plain};
use super::scatter::scattered;
use super::{Candidate, End, Sheet};
use crate::common::Chance;
use wonderboard::rules::Reason;

/// Atomic chess.
pub struct Atomic;

/// Squares a king's step apart, and the square itself.
fn touch_each_other(a: Place, b: Place) -> bool {
    (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

/// "The captured piece and the captor vanish, and every piece on the eight squares around that is not
/// a pawn."
fn explode(p: &mut Plain, board: usize, center: Place) {
    for (at, letter) in p.places(board) {
        if touch_each_other(at, center) && (at == center || !"Pp".contains(letter)) {
            p.set(board, at, '.');
        }
    }
    let stand = |board: usize, right: char| {
        let pieces = if right.is_ascii_uppercase() { ['K', 'R'] } else { ['k', 'r'] };
        homes_of(right).map(|at| p.at(board, at)) == pieces.map(Some)
    };
    let kept = p.castling.chars().filter(|&right| (0..p.boards.len()).any(|on| stand(on, right)));
    p.castling = kept.collect();
}

impl Sheet for Atomic {
    fn slug(&self) -> &'static str {
        "atomic"
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    /// A captor comes down nowhere.
    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut moves = orthodox(p, |_file| true);
        for m in moves.iter_mut().filter(|m| m.takes.is_some()) {
            m.blast = m.lands.pop();
        }
        moves
    }

    fn follow(&self, next: &mut Plain, m: &Candidate) {
        if let Some((board, center)) = m.blast {
            explode(next, board, center);
        }
    }

    /// "Squares neighbouring the enemy king count as safe", on its board.
    fn attacked(&self, p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
        let touches = |(there, enemy)| there == board && touch_each_other(enemy, at);
        !king(p, by_white).is_some_and(touches) && attacked(p, board, at, by_white)
    }

    /// Once a king is gone there is no check any more.
    fn in_check(&self, p: &Plain, white: bool) -> bool {
        let attacked = |(board, at)| self.attacked(p, board, at, !white);
        king(p, !white).is_some() && king(p, white).is_some_and(attacked)
    }

    /// "A move that makes the own king vanish is illegal", one that makes the enemy king vanish is legal.
    fn permits(&self, next: &Plain, mover: bool, check: &dyn Fn(bool) -> bool) -> bool {
        king(next, mover).is_some() && (king(next, !mover).is_none() || !check(mover))
    }

    fn fen(&self, p: &Plain) -> String {
        format!("{} {}", p.placement(), p.tail())
    }

    fn over(&self, p: &Plain, _moves: &dyn Fn() -> Vec<Candidate>) -> Option<End> {
        let gone = |white| king(p, white).is_none();
        let lost = [true, false].into_iter().find(|&white| gone(white))?;
        Some((Some(!lost), Reason::KingExploded))
    }

    /// "Side not to move in check"; it must have a king, too.
    fn refused(&self, p: &Plain) -> Option<&'static str> {
        let check = self.in_check(p, !p.white_to_move).then_some("in check");
        let lacks = king(p, !p.white_to_move).is_none().then_some("has no king");
        lacks.or(check)
    }

    /// A few without a king.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        let lost = if chance.below(20) == 0 { chance.pick(&['K', 'k']) } else { None };
        for (at, letter) in p.places(0) {
            if Some(letter) == lost {
                p.set(0, at, '.');
                p.castling.retain(|c| c.is_ascii_uppercase() != letter.is_ascii_uppercase());
            }
        }
        p
    }

    fn is_dead(&self, p: &Plain) -> bool {
        let rest = |white: bool| -> Vec<(Place, char)> {
            let own = |letter: char| letter != '.' && letter.is_ascii_uppercase() == white;
            let pieces = p.places(0).into_iter().filter(|(_, letter)| own(*letter));
            pieces.filter(|piece| !"Kk".contains(piece.1)).collect()
        };
        let (white, black) = (rest(true), rest(false));
        let shades = |pieces: &[(Place, char)]| -> Vec<i32> {
            let mut shades: Vec<i32> = pieces.iter().map(|((r, f), _)| (r + f) % 2).collect();
            shades.dedup();
            shades
        };
        let both = [&white[..], &black[..]].concat();
        let letters: String = both.iter().map(|piece| piece.1.to_ascii_uppercase()).collect();
        match (white.is_empty(), black.is_empty()) {
            (false, false) => {
                let [a, b] = [shades(&white), shades(&black)];
                letters.chars().all(|l| l == 'B') && a.len() == 1 && b.len() == 1 && a != b
            }
            _ => ["", "R", "B", "N", "NN"].contains(&&letters[..]),
        }
    }
}
