//! What a position looks like, in the page's words: boards, men, trays and marks.

use std::rc::Rc;

use super::Spot;
use super::men::ManScene;
use crate::board::{BoardId, Color, Role};

/// Everything there is to see of a position. Plain data: whoever draws it needs no rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub boards: Vec<BoardScene>,
    /// The armies' reserves, where the game has any.
    pub trays: Vec<Tray>,
    pub men: Rc<[ManScene]>,
    pub marks: Vec<Mark>,
}

/// One board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardScene {
    pub id: BoardId,
    pub files: u8,
    pub ranks: u8,
}

/// One army's reserve, by role, roles without a man included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    pub color: Color,
    pub pockets: Vec<(Role, u8)>,
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
    /// The king here is in check.
    Check,
}

impl Scene {
    /// Is a spot marked so?
    pub fn is_marked(&self, spot: Spot, kind: MarkKind) -> bool {
        self.marks.contains(&Mark { spot, kind })
    }

    /// The man on a spot of a board.
    pub fn man_at(&self, spot: Spot) -> Option<&ManScene> {
        self.men.iter().find(|man| Spot::Site(man.site) == spot)
    }
}
