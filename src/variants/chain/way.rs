//! Ways out: what else chains enclose through a piece inside of its block.
//!
//! A chain through the piece leaves a way from the piece to the outside that crosses none of its steps,
//! between the pieces of the block. If the steps that such a way crosses are cut, the piece comes to be on
//! the outer line of what is left of its block, and a chain encloses all that this still surrounds.
//! Only ways without a shortcut need to be tried.

use super::area::have_touching;
use super::block::{Graph, Step};
use super::sector::{self, Field, Sector};
use crate::board::{Bitboard, Square};

/// No way crosses more steps, for on crowded boards there are too many. On 30 000 random boards of
/// up to 40 pieces none needed more than six; where one did, the chain would be taken for a smaller one.
const MOST_CUTS: usize = 8;

/// The empty squares enclosed by chains of a block through a piece inside of it: `held` are those the
/// block surrounds, `found` those that are known already.
pub fn widen(block: Bitboard, through: Square, held: Bitboard, found: Bitboard) -> Bitboard {
    let graph = Graph { pieces: block, cuts: &[] };
    let mut search =
        WaySearch { graph, through, held, found, cuts: Vec::new(), closed: Field::EMPTY };
    let mut begun = Vec::new();
    for sector in sector::around(through) {
        begun.extend(search.enter(sector));
    }
    begun.iter().for_each(|face| search.go(face));
    search.found
}

struct WaySearch<'a> {
    graph: Graph<'a>,
    through: Square,
    held: Bitboard,
    found: Bitboard,
    /// The steps crossed by the way so far.
    cuts: Vec<Step>,
    /// Where the way has been, and where it could have gone sooner.
    closed: Field,
}

impl WaySearch<'_> {
    /// The face of a sector, unless it is closed; now it is.
    fn enter(&mut self, sector: Sector) -> Option<Field> {
        let face = (!self.closed.has(sector)).then(|| self.graph.face(sector))?;
        self.closed.add(&face);
        Some(face)
    }

    /// Goes on from a face that the way has come to.
    fn go(&mut self, face: &Field) {
        let left = self.left();
        if (left & !self.found).is_empty() {
            return;
        }
        if face.has(Sector::OUTSIDE) {
            self.found |= left;
            return;
        }
        if self.cuts.len() == MOST_CUTS {
            return;
        }
        let before = self.closed;
        let borders = self.graph.borders(face).into_iter();
        let next = borders.filter_map(|(step, sector)| Some((step, self.enter(sector)?)));
        let next: Vec<(Step, Field)> = next.collect();
        for (step, face) in &next {
            self.cuts.push(*step);
            self.go(face);
            self.cuts.pop();
        }
        self.closed = before;
    }

    /// What chains through the piece may still enclose together once the way is cut.
    fn left(&self) -> Bitboard {
        let cut = Graph { pieces: self.graph.pieces, cuts: &self.cuts };
        let mut left = Bitboard::EMPTY;
        cut.any_block(self.through, |pieces| {
            let outside = Graph { pieces, ..cut }.face(Sector::OUTSIDE);
            let inside = self.held.filter(|&at| !outside.has(sector::beside(at)));
            let inside = inside.fold(Bitboard::EMPTY, Bitboard::with);
            if have_touching(inside) {
                left |= inside;
            }
            false
        });
        left
    }
}
