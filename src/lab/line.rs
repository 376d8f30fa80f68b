//! A position in the course of its game, as players of the laboratory see it.

use crate::board::{BoardId, Position};
use crate::engine::Root;
use crate::evaluation::{Played, Rated};
use crate::rules::{Move, Rules};

/// A position, what came before it, and on which board the last move was played.
pub struct Line {
    pub root: Root,
    pub last_on: Option<BoardId>,
    /// Plies since the start of the game.
    pub ply: usize,
}

impl Line {
    /// A position of which is known what was played last, and when, but not what came before.
    pub fn of(position: Position, last_on: Option<BoardId>, ply: usize) -> Line {
        Line { root: Root::of(position), last_on, ply }
    }

    pub fn position(&self) -> &Position {
        &self.root.position
    }

    /// Goes on to the position after a move.
    pub fn advance(&mut self, rules: Rules, m: Move) {
        self.last_on = Some(m.board());
        self.root.advance(rules, m);
        self.ply += 1;
    }

    /// The line with one more move.
    pub fn after(&self, rules: Rules, m: Move) -> Line {
        let mut next = self.clone();
        next.advance(rules, m);
        next
    }

    /// Is a legal move one that orthodox chess does not know?
    pub fn is_unfamiliar(&self, game: Rated, m: Move) -> bool {
        game.evaluation.is_unfamiliar(&Played::of(self.position(), self.last_on, m))
    }
}

impl Clone for Line {
    fn clone(&self) -> Line {
        let root = Root { position: self.root.position, earlier: self.root.earlier.clone() };
        Line { root, last_on: self.last_on, ply: self.ply }
    }
}
