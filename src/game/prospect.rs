//! What the side that waits for its turn looks forward to: the position as it would like it to be.

use std::rc::Rc;

use super::pieces::{self, PieceScene};
use super::scene::Scene;
use super::{Game, look};
use crate::board::{Color, Position};
use crate::rules::{Move, Rules};

/// A position as the waiting side imagines it, with moves of its own and none of the other side's.
pub struct Prospect {
    rules: Rules,
    us: Color,
    position: Position,
    pieces: Rc<[PieceScene]>,
}

impl Game {
    /// What a side that waits imagines, without a move of its own.
    pub fn prospect(&self, us: Color) -> Prospect {
        let pieces = self.last().pieces.clone();
        Prospect { rules: self.rules(), us, position: *self.position(), pieces }
    }
}

impl Prospect {
    pub fn color(&self) -> Color {
        self.us
    }

    /// All moves that may turn out to be legal.
    pub fn moves(&self) -> Vec<Move> {
        self.rules.ahead(&self.position, self.us)
    }

    /// The same after such a move.
    pub fn after(&self, m: Move) -> Prospect {
        let position = self.rules.after_ahead(&self.position, self.us, m);
        let pieces = pieces::follow(&self.pieces, m, &position).into();
        Prospect { position, pieces, ..*self }
    }

    /// What it looks like: the last position's scene with the pieces elsewhere.
    pub fn scene(&self, last: Scene) -> Scene {
        let trays = look::trays(self.rules, &self.position);
        Scene { trays, pieces: self.pieces.clone(), ..last }
    }
}
