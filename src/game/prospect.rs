//! What the side that waits for its turn looks forward to: the position as it would like it to be.

use std::rc::Rc;

use super::pieces::{self, PieceScene};
use super::scene::Scene;
use super::{Game, look};
use crate::board::{Color, Position};
use crate::notation::{coords, san};
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

    /// The one of these moves that a text means, in coordinates or SAN. Whether it captures is not known yet, so
    /// that sign says nothing; a pawn that says nothing else becomes a queen.
    pub fn read(&self, text: &str) -> Option<Move> {
        let moves = self.moves();
        let plain = |text: &str| text.replace(['x', '+', '#'], "").replace(['o', '0'], "O");
        let wanted = plain(text);
        let means = |text: String| {
            let written = plain(&text);
            written == wanted || written.strip_suffix("=Q") == Some(&wanted)
        };
        let mut found = moves.iter().copied().filter(|&m| {
            let san = san::write_imagined(&self.position, &moves, m);
            means(san) || coords::write(&self.position, m) == text
        });
        found.next().filter(|_| found.next().is_none())
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
