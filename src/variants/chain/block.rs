//! Pieces and the king's steps between them as a graph, and its blocks: sets of pieces of which every two
//! lie on a common closed line.

use crate::board::{Bitboard, Square, attacks};

/// A king's step between two pieces.
pub type Step = [Square; 2];

/// Pieces and the king's steps between them, but for some steps that are cut.
#[derive(Clone, Copy)]
pub struct Graph<'a> {
    pub pieces: Bitboard,
    pub cuts: &'a [Step],
}

impl Graph<'_> {
    /// The pieces a step away from a piece.
    pub fn next_to(&self, at: Square) -> Bitboard {
        let near = attacks::king(at) & self.pieces;
        self.cuts.iter().fold(near, |near, &[a, b]| match at {
            _ if a == at => near.without(b),
            _ if b == at => near.without(a),
            _ => near,
        })
    }

    /// Is there a step between two squares that touch?
    pub fn links(&self, [a, b]: Step) -> bool {
        self.pieces.has(a) && self.next_to(a).has(b)
    }

    /// Shows the blocks a piece belongs to until one is wanted; is one?
    pub fn any_block(&self, through: Square, mut wanted: impl FnMut(Bitboard) -> bool) -> bool {
        let near = self.next_to(through);
        if !near.several() {
            return false;
        }
        let mut search =
            BlockSearch { graph: self, order: [0; 64], low: [0; 64], count: 0, path: Path::EMPTY };
        search.enter(through);
        for next in near {
            if search.order[next.index()] == 0 {
                // From the root every branch is a block, and what hangs on it has been taken off.
                search.path.len = 0;
                search.visit(next, through);
                if search.path.len > 1 && wanted(search.path.pieces().with(through)) {
                    return true;
                }
            }
        }
        false
    }
}

/// Pieces in the order in which they were come to.
struct Path {
    squares: [Square; 64],
    len: usize,
}

impl Path {
    const EMPTY: Path = Path { squares: [Square::new(0); 64], len: 0 };

    fn push(&mut self, at: Square) {
        self.squares[self.len & 63] = at;
        self.len += 1;
    }

    fn pieces(&self) -> Bitboard {
        let squares = self.squares.iter().take(self.len);
        squares.fold(Bitboard::EMPTY, |pieces, &at| pieces.with(at))
    }
}

/// Hopcroft and Tarjan's search by depth.
struct BlockSearch<'a> {
    graph: &'a Graph<'a>,
    order: [u8; 64],
    low: [u8; 64],
    count: u8,
    /// The pieces of the block that is not complete yet.
    path: Path,
}

impl BlockSearch<'_> {
    fn enter(&mut self, at: Square) {
        self.count += 1;
        self.order[at.index()] = self.count;
        self.low[at.index()] = self.count;
    }

    fn visit(&mut self, at: Square, parent: Square) {
        self.enter(at);
        self.path.push(at);
        for next in self.graph.next_to(at).without(parent) {
            if self.order[next.index()] != 0 {
                self.low[at.index()] = self.low[at.index()].min(self.order[next.index()]);
                continue;
            }
            let height = self.path.len;
            self.visit(next, at);
            self.low[at.index()] = self.low[at.index()].min(self.low[next.index()]);
            if self.low[next.index()] >= self.order[at.index()] {
                // What lies beyond hangs on this piece alone.
                self.path.len = height;
            }
        }
    }
}
