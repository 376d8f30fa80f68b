//! A position of an ending as its pieces and where they are.

use super::material::{Kind, MOST, Material};
use crate::board::key::{self, Key};
use crate::board::{BoardId, BoardSquare, Color, Piece, Position, Role, Square};

/// Where a piece can be: a square of a board, by its number, or, after those of all boards, the pocket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

impl Site {
    /// The square; none of the pocket.
    pub fn square(self, boards: usize) -> Option<BoardSquare> {
        let at = BoardSquare::new(BoardId::new(self.0 >> 6), Square::new(self.0));
        ((self.0 as usize) < boards * Square::COUNT).then_some(at)
    }

    fn pocket(boards: usize) -> Site {
        Site((boards * Square::COUNT) as u8)
    }
}

/// A piece, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placed {
    pub kind: Kind,
    pub site: Site,
}

impl Placed {
    const NOTHING: Placed = Placed { kind: Kind::NONE, site: Site(0) };
}

/// Whose turn it is, and the pieces in the order of their names; of those of one name, in the order of their sites.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrangement {
    pub turn: Color,
    placed: [Placed; MOST],
}

impl Arrangement {
    /// The pieces of an ending at these sites, in the order of their names.
    pub fn new(turn: Color, material: &Material, sites: [Site; MOST]) -> Arrangement {
        let mut placed = [Placed::NOTHING; MOST];
        for ((placed, kind), site) in placed.iter_mut().zip(material.0).zip(sites) {
            if kind != Kind::NONE {
                *placed = Placed { kind, site };
            }
        }
        placed.sort_unstable();
        Arrangement { turn, placed }
    }

    /// That of a position; none where there are more than [`MOST`] pieces.
    pub fn of(position: &Position) -> Option<Arrangement> {
        let boards = position.boards().len();
        let mut placed = [Placed::NOTHING; MOST];
        let mut slots = placed.iter_mut();
        for (board, id) in position.boards().iter().zip(0..) {
            for square in board.occupied() {
                let site = Site(BoardSquare::new(BoardId::new(id), square).index() as u8);
                *slots.next()? = Placed { kind: Kind::of(board.piece_at(square)?), site };
            }
        }
        for color in Color::ALL.into_iter().filter(|&color| !position.info.pocket(color).is_empty())
        {
            for role in Role::RESERVABLE {
                for _ in 0..position.info.pocket(color).count(role) {
                    let kind = Kind::of(Piece { color, role });
                    *slots.next()? = Placed { kind, site: Site::pocket(boards) };
                }
            }
        }
        placed.sort_unstable();
        Some(Arrangement { turn: position.info.turn(), placed })
    }

    /// The same pieces elsewhere.
    pub fn moved(&self, to: impl Fn(Site) -> Site) -> Arrangement {
        let mut moved = *self;
        for placed in moved.placed.iter_mut().filter(|placed| placed.kind != Kind::NONE) {
            placed.site = to(placed.site);
        }
        moved.placed.sort_unstable();
        moved
    }

    pub fn material(&self) -> Material {
        Material(self.placed.map(|placed| placed.kind))
    }

    /// Its pieces, in order.
    pub fn placed(&self) -> impl DoubleEndedIterator<Item = &Placed> {
        self.placed.iter().filter(|placed| placed.kind != Kind::NONE)
    }

    /// The position in which there is nothing more to know; none where two pieces are on one square.
    pub fn position(&self, boards: usize) -> Option<Position> {
        let mut position = Position::empty(boards);
        position.info.set_turn(self.turn);
        let mut placement = position.placement();
        for &Placed { kind, site } in self.placed() {
            let piece = kind.piece()?;
            match site.square(boards) {
                Some(at) if placement.piece_at(at).is_some() => return None,
                Some(at) => placement.put(at, piece),
                None => placement.add_to_pocket(piece.color, piece.role),
            }
        }
        Some(position)
    }

    /// The key of that position: that of another shows that there is more to it, a right to castle or to capture in
    /// passing, half a turn.
    pub fn key(&self, boards: usize) -> Key {
        let mut sum = self.turn.pick(0, key::TURN);
        let mut alike = (Placed::NOTHING, 0);
        for &placed in self.placed() {
            let Some(piece) = placed.kind.piece() else { continue };
            alike = (placed, if alike.0 == placed { alike.1 + 1 } else { 1 });
            sum ^= match placed.site.square(boards) {
                Some(at) => key::piece(piece, at),
                None => {
                    let held = |count| key::pocket(piece.color, piece.role, count);
                    held(alike.1 - 1) ^ held(alike.1)
                }
            };
        }
        sum
    }
}
