//! A move as a game looks at it to say whether orthodox chess knows it.

use crate::board::{Board, BoardId, Boards, Position, PositionInfo};
use crate::rules::Move;

/// A legal move, and the position it is made in.
pub struct Played<'a> {
    pub boards: &'a [Board],
    pub info: &'a PositionInfo,
    /// The board of the last move, where that is known.
    pub last_on: Option<BoardId>,
    pub m: Move,
}

impl Played<'_> {
    /// A move of a position.
    pub fn of<B: Boards>(position: &Position<B>, last_on: Option<BoardId>, m: Move) -> Played<'_> {
        Played { boards: position.boards(), info: &position.info, last_on, m }
    }
}
