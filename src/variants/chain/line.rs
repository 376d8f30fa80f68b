//! The shortest chain through a piece, to be drawn.
//!
//! Lines are tried in order of their length, so the first that closes around two empty squares is
//! the shortest. Whether there is any chain at all is not asked here.

use crate::board::{Bitboard, Square, attacks};

/// No more steps are tried: a chain so long that more were needed is not drawn.
const MOST_STEPS: u32 = 200_000;
/// The largest chain goes all around the edge.
const LONGEST: usize = 28;

/// The pieces of the shortest chain through a piece, in order; empty if none is found.
pub fn line(pieces: Bitboard, through: Square) -> Vec<Square> {
    let mut steps = 0;
    for length in 6..=LONGEST.min(pieces.len() as usize) {
        let mut search = LineSearch { pieces, length, path: vec![through], steps };
        if search.closes() {
            return search.path;
        }
        steps = search.steps;
        if steps > MOST_STEPS {
            break;
        }
    }
    Vec::new()
}

struct LineSearch {
    pieces: Bitboard,
    /// How many pieces the line is to have.
    length: usize,
    path: Vec<Square>,
    steps: u32,
}

impl LineSearch {
    /// Goes on with the line until it closes; the path is then the line.
    fn closes(&mut self) -> bool {
        let (Some(&first), Some(&last)) = (self.path.first(), self.path.last()) else {
            return false;
        };
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return false;
        }
        if self.path.len() == self.length {
            return attacks::king(last).has(first)
                && !self.is_crossed([last, first])
                && surrounds(self.pieces, &self.path);
        }
        let left = self.length - self.path.len();
        for next in attacks::king(last) & self.pieces {
            let near = next.distance(first) as usize <= left;
            if near && !self.path.contains(&next) && !self.is_crossed([last, next]) {
                self.path.push(next);
                if self.closes() {
                    return true;
                }
                self.path.pop();
            }
        }
        false
    }

    /// Does the line cross a diagonal step already?
    fn is_crossed(&self, [a, b]: [Square; 2]) -> bool {
        let c = Square::at(a.file(), b.rank());
        let d = Square::at(b.file(), a.rank());
        let slants = a.file() != b.file() && a.rank() != b.rank();
        slants && self.path.windows(2).any(|step| *step == [c, d] || *step == [d, c])
    }
}

/// Does a closed line surround two empty squares that touch each other?
fn surrounds(pieces: Bitboard, line: &[Square]) -> bool {
    let steps: Vec<[Square; 2]> =
        line.iter().zip(line.iter().cycle().skip(1)).map(|(&a, &b)| [a, b]).collect();
    let is_inside =
        |&square: &Square| steps.iter().filter(|&&step| crosses(step, square)).count() % 2 == 1;
    let inside = (!pieces).filter(is_inside).fold(Bitboard::EMPTY, Bitboard::with);
    let parted = |a: Square, b: Square| {
        let (c, d) = (Square::at(a.file(), b.rank()), Square::at(b.file(), a.rank()));
        steps.iter().any(|step| *step == [c, d] || *step == [d, c])
    };
    inside.into_iter().any(|a| (attacks::king(a) & inside).into_iter().any(|b| !parted(a, b)))
}

/// Does a step cross the ray from a little above the middle of an empty square to the right?
fn crosses([a, b]: [Square; 2], inside: Square) -> bool {
    let (low, high) = if a.rank() < b.rank() { (a, b) } else { (b, a) };
    low.rank() == inside.rank() && high.rank() == inside.rank() + 1 && low.file() > inside.file()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{square, square_of};

    fn pieces(names: &str) -> Bitboard {
        names
            .split(' ')
            .map(|name| square_of(name).expect(name))
            .fold(Bitboard::EMPTY, Bitboard::with)
    }

    fn found(names: &str, through: &str) -> Vec<String> {
        let through = square_of(through).expect("a square");
        let mut line: Vec<String> = line(pieces(names), through).into_iter().map(square).collect();
        line.sort();
        line
    }

    #[test]
    fn the_smallest_chain_has_six_pieces() {
        let ring = "d4 d5 e3 e6 f4 f5";
        assert_eq!(found(ring, "f4").join(" "), ring);
        // A piece beside it does not belong to it, and is in none itself.
        assert_eq!(found("d4 d5 e3 e6 f4 f5 c6", "f4").join(" "), ring);
        assert_eq!(found("d4 d5 e3 e6 f4 f5 b7", "b7"), [""; 0]);
    }

    #[test]
    fn every_line_is_a_chain_by_the_test_without_lines() {
        // All pieces of a position of the vectors, and one that closes nothing.
        let all = pieces("c2 d3 b2 a2 d2 e2 f2 g2 h2 a1 b1 c1 d1 e1 f1 g1 h1");
        for through in all {
            let line = line(all, through);
            assert_eq!(
                line.is_empty(),
                super::super::enclosed(all, through) == 0,
                "{}",
                square(through)
            );
        }
    }
}
