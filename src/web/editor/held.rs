//! What a pointer holds at the desk.

use web_sys::Element;

use crate::app::editor::{Change, Tool};
use crate::board::BoardSquare;
use crate::game::Spot;
use crate::web::draw::carry::Moving;

/// Something that a pointer went down on and has not left.
pub struct Held {
    pub pointer: i32,
    pub from: (f64, f64),
    pub what: Holding,
}

pub enum Holding {
    /// What stands on a square or lies in a pocket.
    Spot { spot: Spot, moving: Option<Moving> },
    /// A piece beside the boards, of which there are as many as one likes.
    Spare { tool: Tool, drawing: Element, moving: Option<Moving> },
    /// A stroke over squares, up to the last.
    Stroke { brush: Brush, last: BoardSquare },
}

/// What a stroke does to a square.
#[derive(Clone, Copy)]
pub enum Brush {
    Put(Tool),
    Erase,
}

impl Brush {
    pub fn on(self, at: BoardSquare) -> Change {
        match self {
            Brush::Put(Tool::Piece(piece)) => Change::Put(at, piece),
            Brush::Put(Tool::Promoted(piece)) => Change::PutPromoted(at, piece),
            Brush::Put(Tool::Hand | Tool::Eraser) | Brush::Erase => Change::Erase(at),
        }
    }
}
