//! A piece of a position that somebody sets up.

use crate::board::{BoardSquare, Piece, Role};
use crate::game::pieces::PieceScene;
use crate::realtime::Tick;

/// A piece, where it stands, and what is known of it in games that ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// It stays the same wherever the piece is carried.
    pub key: u16,
    pub site: BoardSquare,
    pub piece: Piece,
    /// Is it known to have been a pawn?
    pub was_pawn: bool,
    /// Has it never moved? Asked of pawns on their second rank.
    pub unmoved: bool,
    /// The tick from which on it may move.
    pub ready: Tick,
    /// Has it just made a double step? Asked of pawns on their fourth rank where there are no turns.
    pub passed: bool,
}

impl Man {
    /// Can the piece have been a pawn?
    pub fn can_be_promoted(&self) -> bool {
        Role::PROMOTIONS.contains(&self.piece.role)
    }

    /// Is it a king where kings begin?
    pub fn is_king_at_home(&self) -> bool {
        let at = self.site.square();
        self.piece.role == Role::King && (at.file(), at.rank_for(self.piece.color)) == (4, 0)
    }

    /// What there is to see of it.
    pub fn scene(&self) -> PieceScene {
        PieceScene {
            key: self.key,
            site: self.site,
            color: self.piece.color,
            role: self.piece.role,
            was_pawn: self.was_pawn,
        }
    }
}
