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
        let mut rest = self.next_to(through);
        if !rest.several() {
            return false;
        }
        let mut search = BlockSearch::new(self, through);
        while let Some(next) = rest.first() {
            // From the root every branch is a block, and what hangs on it has been taken off.
            search.block = Bitboard::EMPTY;
            search.visit(next, through);
            if search.block.several() && wanted(search.block.with(through)) {
                return true;
            }
            rest &= !search.seen;
        }
        false
    }
}

/// Hopcroft and Tarjan's search by depth.
struct BlockSearch<'a> {
    graph: &'a Graph<'a>,
    seen: Bitboard,
    /// The numbers of the pieces that were seen, as they were come to.
    order: [u8; 64],
    count: u8,
    /// The pieces of the block that is not complete yet.
    block: Bitboard,
}

impl<'a> BlockSearch<'a> {
    fn new(graph: &'a Graph<'a>, root: Square) -> BlockSearch<'a> {
        let (seen, block) = (Bitboard::of(root), Bitboard::EMPTY);
        BlockSearch { graph, seen, order: [0; 64], count: 0, block }
    }

    /// Takes a piece and what hangs on it into the block. The least number of a piece that touches one of these.
    fn visit(&mut self, at: Square, parent: Square) -> u8 {
        self.count += 1;
        let own = self.count;
        self.order[at.index()] = own;
        let near = self.graph.next_to(at).without(parent);
        let back = near & self.seen;
        let mut low = back.fold(own, |low, seen| low.min(self.order[seen.index()]));
        self.seen = self.seen.with(at);
        self.block = self.block.with(at);
        let mut rest = near & !back;
        while let Some(next) = rest.first() {
            let block = self.block;
            let beyond = self.visit(next, at);
            if beyond >= own {
                // What lies there hangs on this piece alone.
                self.block = block;
            }
            low = low.min(beyond);
            rest &= !self.seen;
        }
        low
    }
}
