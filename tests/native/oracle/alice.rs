//! Alice chess by its rule sheet, laid over any game of one board.

use super::attack;
use super::chess::homes_of;
use super::position::{BARE, Place, Plain};
use super::scatter::{Kit, spread};
use super::{Candidate, End, Sheet, zero};
use crate::common::Chance;

/// What going through the looking-glass is like.
#[derive(Clone, Copy, PartialEq)]
pub enum Glass {
    Alice,
    MsAlice,
    ODonohue,
    Duo,
}

/// A game on several boards.
pub struct Alice {
    pub inner: &'static dyn Sheet,
    pub slug: &'static str,
    pub boards: usize,
    /// Where Black starts.
    pub black_on: usize,
    pub glass: Glass,
    /// `on` or `off`.
    pub castling: &'static str,
    /// En passant: `none`, `first`, `second` or `either`.
    pub ep: &'static str,
}

impl Sheet for Alice {
    fn slug(&self) -> &'static str {
        self.slug
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let usual = [("castling", "on"), ("ep", "none")];
        let chosen = [("castling", self.castling), ("ep", self.ep)];
        chosen.into_iter().filter(|option| !usual.contains(option)).collect()
    }

    /// All pieces start on A; in some games the black side starts on B.
    fn start(&self) -> Plain {
        let mut p = self.inner.start();
        p.boards.resize(self.boards, BARE);
        for (at, letter) in p.places(0) {
            if letter.is_ascii_lowercase() {
                p.set(0, at, '.');
                p.set(self.black_on, at, letter);
            }
        }
        if self.castling == "off" {
            p.castling.clear();
        }
        p
    }

    fn fen(&self, p: &Plain) -> String {
        self.inner.fen(p)
    }

    fn kit(&self) -> &'static Kit {
        self.inner.kit()
    }

    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = self.inner.scatter(chance);
        spread(&mut p, self.kit(), self.boards, chance);
        p.passed = p.passed.filter(|_| self.ep != "none");
        if self.castling == "off" {
            p.castling.clear();
        }
        p
    }

    /// Only bare kings are dead, if they are in the game: a king on the other board takes flight squares away.
    fn is_dead(&self, p: &Plain) -> bool {
        let bare = p.zone.is_empty() && p.pieces().chars().all(|letter| "kK".contains(letter));
        bare && self.inner.is_dead(p)
    }

    fn over(&self, p: &Plain, moves: &dyn Fn() -> Vec<Candidate>) -> Option<End> {
        self.inner.over(p, moves)
    }

    fn refused(&self, p: &Plain) -> Option<&'static str> {
        let check = self.in_check(p, !p.white_to_move).then_some("in check");
        check.or_else(|| self.inner.refused(p))
    }

    fn follow(&self, next: &mut Plain, m: &Candidate) {
        self.inner.follow(next, m);
    }

    fn permits(&self, next: &Plain, mover: bool, check: &dyn Fn(bool) -> bool) -> bool {
        self.inner.permits(next, mover, check)
    }

    fn due(&self, p: &Plain, all: Vec<Candidate>) -> Vec<Candidate> {
        self.inner.due(p, all)
    }

    fn declared(&self, p: &Plain, m: &Candidate) -> Option<Candidate> {
        self.inner.declared(p, m)
    }

    fn fallen(&self, p: &Plain) -> Option<char> {
        self.inner.fallen(p)
    }

    /// A piece attacks only its own board, Duo apart.
    fn attacked(&self, p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
        self.inner.attacked(p, board, at, by_white) || self.faced(p, board, at, by_white)
    }

    fn in_check(&self, p: &Plain, white: bool) -> bool {
        attack::king(p, white).is_some_and(|(board, at)| {
            self.inner.in_check(p, white) || self.faced(p, board, at, !white)
        })
    }

    /// Every move the game has on each board, its pieces gone through; and zero moves.
    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut found = zero::moves(self, p);
        for board in 0..self.boards {
            let here = self.looking_at(p, board);
            for played in self.inner.candidates(&here) {
                // Nobody castles over an attacked square.
                let over = |at: &Place| self.attacked(p, board, *at, !p.white_to_move);
                if !self.is_exposed(p, board, &played) && !played.way.iter().any(over) {
                    let ways = self.ways(p, board, &played.lands);
                    found.extend(ways.iter().map(|lands| self.through(p, board, &played, lands)));
                }
            }
        }
        found
    }
}

impl Alice {
    /// In Duo "a king is checked when an opposing piece sits on the king's zero square"; pawns are
    /// no pieces.
    fn faced(&self, p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
        let pieces = if by_white { "KQRBN" } else { "kqrbn" };
        let sits = |other| p.at(other, at).is_some_and(|there| pieces.contains(there));
        self.glass == Glass::Duo && self.others(board).any(sits)
    }

    /// "A player must not be in check on the first board after making the move but before the transfer":
    /// "this matters for moves of the king only".
    fn is_exposed(&self, p: &Plain, board: usize, played: &Candidate) -> bool {
        let stay: Vec<(usize, Place)> = played.lands.iter().map(|&(_, at)| (board, at)).collect();
        let is_king = |land: &(usize, Place)| played.next.at(0, land.1) == Some(p.own('k'));
        let mut stayed = self.through(p, board, played, &stay);
        let mut next = stayed.next.clone();
        self.follow(&mut next, &stayed);
        stayed.next = next;
        played.lands.iter().any(is_king) && self.inner.in_check(&stayed.next, p.white_to_move)
    }

    pub fn others(&self, board: usize) -> impl Iterator<Item = usize> {
        (0..self.boards).filter(move |&other| other != board)
    }

    /// One board as its own game sees it: rights are seen where king and rook stand at home, marks
    /// of unmoved pawns on the board of the start, and a passed square where it may be taken on.
    pub fn looking_at(&self, p: &Plain, board: usize) -> Plain {
        let mut here = p.clone();
        here.boards = vec![p.boards[board]];
        here.castling.retain(|right| {
            let pieces = if right.is_ascii_uppercase() { ['K', 'R'] } else { ['k', 'r'] };
            homes_of(right).map(|at| p.at(board, at)) == pieces.map(Some)
        });
        here.promoted.retain(|mark| mark.0 == board);
        here.promoted.iter_mut().for_each(|mark| mark.0 = 0);
        if board != 0 {
            here.unmoved = [[false; 8]; 2];
        }
        here.passed = p.passed.and_then(|(left, at)| {
            let taken_on = match self.ep {
                "first" => left == board,
                "second" => left != board,
                _ => self.ep == "either",
            };
            taken_on.then_some((0, at))
        });
        here
    }
}
