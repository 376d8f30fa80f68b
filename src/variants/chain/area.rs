//! Empty squares: which of them are connected with the edge of the board, and which are enclosed.

use crate::board::{Bitboard, Color, Square};

const FIRST: Bitboard = Bitboard::rank_for(Color::White, 0);
const LAST: Bitboard = Bitboard::rank_for(Color::White, 7);
/// The squares at the edge of the board, which closes no chain.
const EDGE: Bitboard = Bitboard(FIRST.0 | LAST.0 | Bitboard::A_FILE.0 | Bitboard::H_FILE.0);

/// A board before a move, to know quickly what each move encloses.
#[derive(Clone, Copy)]
pub struct Ground {
    pieces: Bitboard,
    /// The empty squares connected with the edge.
    outside: Bitboard,
    /// Those that may connect others with it, as far as the squares around them tell.
    ties: Bitboard,
}

impl Ground {
    pub fn of(pieces: Bitboard) -> Ground {
        let outside = outside(pieces);
        Ground { pieces, outside, ties: ties(outside) }
    }

    /// The empty squares that are enclosed once pieces have left some squares and come to others; none
    /// if no two of them touch.
    pub fn enclosed_after(&self, left: Bitboard, come: Bitboard) -> Bitboard {
        let free = !(self.pieces & !left | come);
        // What was connected with the edge mostly still is.
        let unties = come.several() || !(come & self.ties).is_empty();
        let kept = if unties { Bitboard::EMPTY } else { self.outside };
        let known = (kept | EDGE) & free;
        if !have_touching(free & !known) {
            return Bitboard::EMPTY;
        }
        free & !flood(known, free)
    }
}

/// The squares without pieces that are connected with the edge by steps to the side.
pub fn outside(pieces: Bitboard) -> Bitboard {
    flood(EDGE & !pieces, !pieces)
}

/// Is a square connected with what is beyond the edge, or with one of these by a step to the side?
pub fn borders_on(at: Square, outside: Bitboard) -> bool {
    EDGE.has(at) || !(beside(Bitboard::of(at)) & outside).is_empty()
}

/// Do two of these squares touch by side or corner?
pub fn have_touching(squares: Bitboard) -> bool {
    let above = squares.ahead(Color::White);
    let next = squares.east() | above | above.east() | above.west();
    !(squares & next).is_empty()
}

/// The squares next to these, by their sides.
pub fn beside(squares: Bitboard) -> Bitboard {
    let files = squares.west() | squares.east();
    files | squares.ahead(Color::White) | squares.ahead(Color::Black)
}

/// The squares around these, by side or corner; some of these may be among them.
pub fn around(squares: Bitboard) -> Bitboard {
    let row = squares | squares.west() | squares.east();
    row.ahead(Color::White) | row.ahead(Color::Black) | squares.west() | squares.east()
}

/// All squares of a set that can be reached from a start by steps to the side.
pub fn flood(start: Bitboard, within: Bitboard) -> Bitboard {
    let mut reached = start;
    loop {
        let next = reached | beside(reached) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The squares whose outside neighbors are not all connected by steps to the side among the eight
/// squares around. Beyond the edge all is outside.
fn ties(outside: Bitboard) -> Bitboard {
    // Of each square, whether its neighbor there is outside.
    let up = |squares: Bitboard| squares.ahead(Color::Black) | LAST;
    let down = |squares: Bitboard| squares.ahead(Color::White) | FIRST;
    let left = |squares: Bitboard| squares.east() | Bitboard::A_FILE;
    let right = |squares: Bitboard| squares.west() | Bitboard::H_FILE;
    let [n, e, s, w] = [up(outside), right(outside), down(outside), left(outside)];
    let [ne, se, sw, nw] = [right(n), right(s), left(s), left(n)];
    // Going around, where a stretch of them begins.
    let begins = [n & !(w & nw), e & !(n & ne), s & !(e & se), w & !(s & sw)];
    let [a, b, c, d] = begins;
    a & b | c & d | (a | b) & (c | d)
}
