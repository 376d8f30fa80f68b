//! A position as ordinary chess sees it, for what both write alike.

use crate::board::{BoardId, BoardSquare, Color, Position, Square};
use crate::realtime::TimedPosition;

/// The position with a side to move, and the square on which that side may capture in passing.
pub fn position(timed: &TimedPosition, side: Color, ep: Option<Square>) -> Position {
    let site = |at| BoardSquare::new(BoardId::A, at);
    let mut position = Position::empty(1);
    let mut on = position.placement();
    for at in timed.board().occupied() {
        if let Some(piece) = timed.piece_at(at) {
            on.put(site(at), piece);
        }
    }
    for rook in timed.board().unmoved() {
        on.set_unmoved(site(rook));
    }
    on.info().set_turn(side);
    if let Some(passed) = ep {
        on.set_ep(site(passed));
    }
    position
}
