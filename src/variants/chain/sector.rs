//! The board between the middles of squares, cut up into sectors: each meeting of four squares has
//! four, between its point and two of the squares side by side. Steps of pieces lie on their borders,
//! so the regions between the steps (the faces of the graph) are sets of sectors.

use super::block::{Graph, Step};
use crate::board::Square;

/// A sector, or all that is beyond the outermost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sector(u8);

/// A set of sectors.
#[derive(Clone, Copy)]
pub struct Field([u64; 4]);

/// The sides on which a sector lies of the point where four squares meet, clockwise.
const UP: u8 = 0;
const RIGHT: u8 = 1;
const DOWN: u8 = 2;

impl Sector {
    pub const OUTSIDE: Sector = Sector(196);

    /// The sector on a side of the upper right corner of a square.
    const fn at(file: u8, rank: u8, side: u8) -> Sector {
        if file < 7 && rank < 7 { Sector((rank * 7 + file) * 4 + side) } else { Sector::OUTSIDE }
    }

    /// The sectors that border on it, each with the squares of the step between, if pieces stand there.
    fn borders(self) -> [(Step, Sector); 3] {
        let Sector(index) = self;
        let (file, rank, side) = (index / 4 % 7, index / 28, index % 4);
        let square = |right: u8, up: u8| Square::at(file + right, rank + up);
        let [sw, se, nw, ne] = [square(0, 0), square(1, 0), square(0, 1), square(1, 1)];
        let (beyond, edge) = match side {
            UP => (Sector::at(file, rank + 1, DOWN), [nw, ne]),
            RIGHT => (Sector::at(file + 1, rank, 3), [ne, se]),
            DOWN => (Sector::at(file, rank.wrapping_sub(1), UP), [sw, se]),
            _ => (Sector::at(file.wrapping_sub(1), rank, RIGHT), [nw, sw]),
        };
        // Clockwise up and right, down and left share the rising diagonal.
        let (next, last) = if side % 2 == UP { ([sw, ne], [nw, se]) } else { ([nw, se], [sw, ne]) };
        let turned = |by: u8| Sector::at(file, rank, (side + by) % 4);
        [(edge, beyond), (next, turned(1)), (last, turned(3))]
    }

    fn all() -> impl Iterator<Item = Sector> {
        (0..Sector::OUTSIDE.0).map(Sector)
    }
}

impl Field {
    pub const EMPTY: Field = Field([0; 4]);

    pub fn has(&self, Sector(index): Sector) -> bool {
        self.0[(index / 64) as usize] >> (index % 64) & 1 == 1
    }

    fn put(&mut self, Sector(index): Sector) {
        self.0[(index / 64) as usize] |= 1 << (index % 64);
    }

    pub fn add(&mut self, other: &Field) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }
}

impl Graph<'_> {
    /// The sectors that no step separates from one.
    pub fn face(&self, of: Sector) -> Field {
        let mut face = Field::EMPTY;
        face.put(of);
        let mut waiting = vec![of];
        while let Some(sector) = waiting.pop() {
            for (step, next) in neighbors(sector) {
                if !face.has(next) && !self.links(step) {
                    face.put(next);
                    waiting.push(next);
                }
            }
        }
        face
    }

    /// The steps around a face, each with the sector beyond.
    pub fn borders(&self, face: &Field) -> Vec<(Step, Sector)> {
        let own = Sector::all().filter(|&sector| face.has(sector));
        let around = own.flat_map(Sector::borders);
        around.filter(|(step, next)| !face.has(*next) && self.links(*step)).collect()
    }
}

fn neighbors(of: Sector) -> Vec<(Step, Sector)> {
    if of != Sector::OUTSIDE {
        return of.borders().to_vec();
    }
    // From the outside, wherever a sector borders on it.
    let inward = |sector: Sector| {
        let outward = sector.borders().into_iter().filter(|border| border.1 == Sector::OUTSIDE);
        outward.map(move |(step, _)| (step, sector))
    };
    Sector::all().flat_map(inward).collect()
}

/// The sectors around a square's middle.
pub fn around(square: Square) -> Vec<Sector> {
    let (file, rank) = (square.file(), square.rank());
    let [west, south] = [file.wrapping_sub(1), rank.wrapping_sub(1)];
    let quarters =
        [(file, rank, [2, 3]), (west, rank, [1, 2]), (file, south, [0, 3]), (west, south, [0, 1])];
    let sectors =
        quarters.map(|(file, rank, sides)| sides.map(|side| Sector::at(file, rank, side)));
    sectors.concat()
}

/// One of the sectors around a square that is not at the edge.
pub const fn beside(square: Square) -> Sector {
    Sector::at(square.file(), square.rank(), DOWN)
}
