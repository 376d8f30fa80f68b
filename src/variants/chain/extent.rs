//! Is a piece part of a chain, and what do its chains enclose?
//!
//! Within a block, whatever squares its outer line surrounds are enclosed by chains through every piece
//! of that line. A piece further inside has a chain around any one region between the block's steps,
//! for two ways without a common piece lead from it to a line around the region.

use super::area::{self, around, beside, borders_on, have_touching};
use super::block::{Graph, Step};
use super::way;
use crate::board::{Bitboard, Square, attacks};

/// Is a piece part of a chain? All enclosed empty squares of the board are given.
pub fn is_part(pieces: Bitboard, through: Square, enclosed: Bitboard) -> bool {
    if !have_touching(enclosed) || !(attacks::king(through) & pieces).several() {
        return false;
    }
    // Here the inside, there the outside: the line between them goes through the piece.
    let inside = beside(Bitboard::of(through)) & enclosed;
    let touched = !(inside & around(enclosed)).is_empty();
    if touched && borders_on(through, !pieces & !enclosed) {
        return true;
    }
    let graph = Graph { pieces, cuts: &[] };
    graph.any_block(through, |block| Block::new(block, through, enclosed).has_chain())
}

/// The empty squares enclosed by one or another of the chains through a piece.
pub fn enclosed_through(pieces: Bitboard, through: Square) -> Bitboard {
    let enclosed = !pieces & !area::outside(pieces);
    let mut found = Bitboard::EMPTY;
    Graph { pieces, cuts: &[] }.any_block(through, |block| {
        found |= Block::new(block, through, enclosed).chained();
        false
    });
    found
}

/// A block that a piece belongs to.
struct Block {
    pieces: Bitboard,
    through: Square,
    /// The empty squares that it surrounds.
    held: Bitboard,
    /// Is the piece on the outer line?
    is_outermost: bool,
}

impl Block {
    fn new(pieces: Bitboard, through: Square, enclosed: Bitboard) -> Block {
        let outside = area::outside(pieces);
        let is_outermost = borders_on(through, outside);
        Block { pieces, through, held: enclosed & !outside, is_outermost }
    }

    fn has_chain(&self) -> bool {
        have_touching(self.held)
            && (self.is_outermost
                || self.regions().any(have_touching)
                || self.pairs().any(|pair| self.surrounds(pair)))
    }

    /// The empty squares enclosed by chains of the block through the piece.
    fn chained(&self) -> Bitboard {
        if !have_touching(self.held) {
            return Bitboard::EMPTY;
        }
        if self.is_outermost {
            return self.held;
        }
        let alone = self.regions().filter(|&region| have_touching(region));
        let paired = self.pairs().filter(|&pair| self.surrounds(pair));
        let paired = paired.map(|pair| self.region(pair[0]) | self.region(pair[1]));
        let found = alone.chain(paired).fold(Bitboard::EMPTY, |found, region| found | region);
        match self.held & !found {
            Bitboard::EMPTY => found,
            _ => way::widen(self.pieces, self.through, self.held, found),
        }
    }

    /// The empty squares that no step of the block separates from one of them.
    fn region(&self, of: Square) -> Bitboard {
        area::flood(Bitboard::of(of), !self.pieces) & self.held
    }

    fn regions(&self) -> impl Iterator<Item = Bitboard> {
        let mut rest = self.held;
        std::iter::from_fn(move || {
            let region = self.region(rest.first()?);
            rest &= !region;
            Some(region)
        })
    }

    /// Empty squares that touch at a corner where a step of the block separates them.
    fn pairs(&self) -> impl Iterator<Item = [Square; 2]> {
        let corners = |a| attacks::king(a) & self.held & !beside(Bitboard::of(a));
        let pairs = self.held.flat_map(move |a| corners(a).map(move |b| [a, b]));
        pairs.filter(|&[a, b]| a < b && across([a, b]).iter().all(|&at| self.pieces.has(at)))
    }

    /// Is there a chain of the block around such a pair? The step between them is none of it.
    fn surrounds(&self, pair: [Square; 2]) -> bool {
        let cut = [across(pair)];
        let graph = Graph { pieces: self.pieces, cuts: &cut };
        let is_inside = |block| !pair.iter().any(|&at| area::outside(block).has(at));
        graph.any_block(self.through, is_inside)
    }
}

/// The other two corners of two squares that touch at a corner.
fn across([a, b]: [Square; 2]) -> Step {
    [Square::at(a.file(), b.rank()), Square::at(b.file(), a.rank())]
}
