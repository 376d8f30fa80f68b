//! What a position looks like, in the page's words: boards, pieces, trays and marks.

use std::rc::Rc;

use super::Spot;
use super::pieces::PieceScene;
use crate::board::{BoardId, BoardSquare, Color, Role, Square};

/// Everything there is to see of a position. Plain data: whoever draws it needs no rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub boards: Vec<BoardScene>,
    /// The sides' pockets, where the game has any.
    pub trays: Vec<Tray>,
    pub pieces: Rc<[PieceScene]>,
    pub marks: Vec<Mark>,
    /// The capture of the last move, if the captor has vanished with what it captured.
    pub blast: Option<Blast>,
    /// The pieces in the figure that the last move rested on, in order around it.
    pub figure: Vec<BoardSquare>,
}

/// One board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardScene {
    pub id: BoardId,
    pub files: u8,
    pub ranks: u8,
}

impl BoardScene {
    /// The square drawn so many squares from the left and from the top, with a side below.
    pub fn square(&self, (x, y): (u8, u8), below: Color) -> Square {
        let (right, bottom) = (self.files - 1, self.ranks - 1);
        below.pick(Square::at(x, bottom - y), Square::at(right - x, y))
    }

    /// How many squares lie left of and above a square as it is drawn with a side below.
    pub fn corner(&self, square: Square, below: Color) -> (u8, u8) {
        let (right, bottom) = (self.files - 1, self.ranks - 1);
        let (file, rank) = (square.file().min(right), square.rank().min(bottom));
        below.pick((file, bottom - rank), (right - file, rank))
    }

    /// The square so many squares to the right and down as drawn, or the last before the edge.
    pub fn beside(&self, square: Square, (right, down): (i8, i8), below: Color) -> Square {
        let (x, y) = self.corner(square, below);
        let along = |at: u8, by: i8, count: u8| at.saturating_add_signed(by).min(count - 1);
        self.square((along(x, right, self.files), along(y, down, self.ranks)), below)
    }
}

/// A capture that left its square empty, and perhaps those around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blast {
    /// Where the captor came from.
    pub from: BoardSquare,
    /// Where it captured.
    pub at: BoardSquare,
}

impl Blast {
    /// May whoever stood there be gone because of it?
    pub fn reaches(&self, site: BoardSquare) -> bool {
        let near = site.square().distance(self.at.square()) <= 1;
        site == self.from || site.board() == self.at.board() && near
    }
}

/// One side's pocket, by role, roles without a piece included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    pub color: Color,
    pub kind: TrayKind,
    pub pockets: Vec<(Role, u8)>,
}

/// Where the pieces of a tray come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrayKind {
    /// They left the board by a move.
    Zone,
    /// They were captured.
    Pocket,
}

/// Something drawn on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub spot: Spot,
    pub kind: MarkKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// Where the last move began or ended.
    LastMove,
    /// Where the last move left its own board for another.
    Passage,
    /// The king here is in check.
    Check,
    /// The king here could be captured.
    Threat,
    /// The piece here is paralysed by another of its kind.
    Stone,
}

impl Scene {
    /// Is a spot marked so?
    pub fn is_marked(&self, spot: Spot, kind: MarkKind) -> bool {
        self.marks.contains(&Mark { spot, kind })
    }

    /// A board's measures.
    pub fn board(&self, id: BoardId) -> Option<BoardScene> {
        self.boards.iter().copied().find(|board| board.id == id)
    }

    /// The piece on a spot of a board.
    pub fn piece_at(&self, spot: Spot) -> Option<&PieceScene> {
        self.pieces.iter().find(|piece| Spot::Square(piece.site) == spot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_drawn_where_it_is_found() {
        for files in [4, 8] {
            let board = BoardScene { id: BoardId::B, files, ranks: 8 };
            for below in Color::ALL {
                for place in (0..files).flat_map(|x| (0..8).map(move |y| (x, y))) {
                    assert_eq!(board.corner(board.square(place, below), below), place);
                }
            }
            assert_eq!(board.square((0, 7), Color::White), Square::at(0, 0));
            assert_eq!(board.square((0, 7), Color::Black), Square::at(files - 1, 7));
        }
    }

    #[test]
    fn nobody_walks_off_a_board() {
        let narrow = BoardScene { id: BoardId::A, files: 4, ranks: 8 };
        let d4 = Square::at(3, 3);
        assert_eq!(narrow.beside(d4, (1, 0), Color::White), d4);
        assert_eq!(narrow.beside(d4, (1, -1), Color::Black), Square::at(2, 2));
        assert_eq!(narrow.beside(d4, (-8, 8), Color::White), Square::at(0, 0));
    }
}
