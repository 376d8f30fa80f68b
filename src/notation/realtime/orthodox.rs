//! A position as ordinary chess sees it, for what both write alike.

use crate::board::{BoardId, Color, Plane, Site, Square, State};
use crate::realtime::Position;
use crate::rules::Variant;
use crate::variants::chess::Chess;

/// The position with a side to move, and the square on which that side may capture in passing.
pub fn state(position: &Position, side: Color, ep: Option<Square>) -> State<[Plane; 1]> {
    let site = |at| Site::new(BoardId::A, at);
    let mut state = State::EMPTY;
    for at in position.plane().occupied() {
        if let Some(man) = position.man_at(at) {
            state.put(Chess.weights(), site(at), man);
        }
    }
    for rook in position.plane().fresh() {
        state.set_fresh(site(rook));
    }
    state.meta.set_turn(side);
    if let Some(passed) = ep {
        state.set_ep(site(passed));
    }
    state
}
