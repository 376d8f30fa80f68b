//! Progressive chess by its rule sheet: turns are series of moves.

use super::position::{Plain, name};
use super::{Candidate, End, Sheet};
use crate::common::Chance;
use wonderboard::rules::Reason;

/// Progressive chess over a game.
pub struct Progressive {
    pub slug: &'static str,
    pub inner: &'static dyn Sheet,
    pub rules: &'static str,
}

/// "White's n odd": 1, 3, 5 …; Black's 2, 4, 6 …
fn length(p: &Plain) -> u32 {
    if p.white_to_move { 2 * p.full - 1 } else { 2 * p.full }
}

/// The rank, from 0, that a pawn of a side passes over, and the one on which it comes down.
fn passed_rank(white: bool) -> (i32, i32) {
    if white { (2, 3) } else { (5, 4) }
}

impl Progressive {
    /// The same move, not yet handed on: "several pawns can qualify", the mover's own of this series.
    fn in_series(&self, p: &Plain, mut m: Candidate) -> Candidate {
        let white = p.white_to_move;
        let (over, down) = passed_rank(white);
        let last = p.made + 1 == length(p)
            || self.rules == "scottish" && self.inner.in_check(&m.next, !white);
        let next = &mut m.next;
        let mut files = if p.made == 0 { Vec::new() } else { p.files_passed.clone() };
        files.retain(|&file| !m.text.starts_with(&name((down, file))));
        files.extend(next.passed.take().map(|(_, at)| at.1));
        files.sort();
        let quiet = if next.half == 0 { 0 } else { p.quiet };
        if last {
            files.retain(|&file| next.at(0, (over, file)) == Some('.'));
            next.made = 0;
            next.quiet = if next.half > p.made { quiet + 1 } else { 0 };
        } else {
            (next.white_to_move, next.full) = (white, p.full);
            next.made = p.made + 1;
            next.quiet = quiet;
        }
        next.files_passed = files;
        m
    }
}

impl Sheet for Progressive {
    fn slug(&self) -> &'static str {
        self.slug
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        if self.rules == "italian" { Vec::new() } else { vec![("rules", self.rules)] }
    }

    fn start(&self) -> Plain {
        self.inner.start()
    }

    /// With the first move of a series one may capture in passing; a check only ends a series.
    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut moves = self.inner.whole(p);
        if p.made == 0 {
            for &file in &p.files_passed {
                let passed = Some((0, (passed_rank(!p.white_to_move).0, file)));
                let found = self.inner.whole(&Plain { passed, ..p.clone() });
                moves.extend(found.into_iter().filter(|m| m.in_passing.is_some()));
            }
        }
        let mut moves: Vec<Candidate> = moves.into_iter().map(|m| self.in_series(p, m)).collect();
        let early =
            |m: &Candidate| m.next.made > 0 && self.inner.in_check(&m.next, !p.white_to_move);
        moves.retain(|m| self.rules == "scottish" || !early(m));
        moves
    }

    fn attacked(&self, p: &Plain, board: usize, at: (i32, i32), by_white: bool) -> bool {
        self.inner.attacked(p, board, at, by_white)
    }

    /// "All passed squares joined, by file."
    fn fen(&self, p: &Plain) -> String {
        let white = if p.made == 0 { !p.white_to_move } else { p.white_to_move };
        let rank = passed_rank(white).0;
        let passed: String = p.files_passed.iter().map(|&file| name((rank, file))).collect();
        let all = self.inner.fen(p);
        let mut fields: Vec<&str> = all.split(' ').collect();
        if !passed.is_empty() {
            fields[3] = &passed;
        }
        format!("{} {}/{}", fields.join(" "), p.made, p.quiet)
    }

    fn over(&self, p: &Plain, _moves: &dyn Fn() -> Vec<Candidate>) -> Option<End> {
        (p.quiet >= 10).then_some((None, Reason::QuietSeries))
    }

    /// At the beginning of a series or in the middle of it.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = self.inner.scatter(chance);
        let passed = p.passed.take();
        p.full = 1 + chance.below(9) as u32;
        p.quiet = chance.below(11) as u32;
        p.half = chance.below(90) as u32;
        if chance.below(2) == 0 {
            p.made = chance.below(length(&p) as usize) as u32;
        }
        if p.made == 0 {
            p.files_passed.extend(passed.map(|(_, at)| at.1));
        }
        p
    }

    fn is_dead(&self, p: &Plain) -> bool {
        self.inner.is_dead(p)
    }
}
