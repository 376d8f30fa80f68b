//! A position as ordinary chess sees it, for what both write alike.

use crate::board::{BoardId, Color, Site, Square, State};
use crate::realtime::Position;
use crate::rules::Variant;

use crate::variants::chess::Chess;

/// The position with a side to move, and the square on which that side may capture in passing.
pub fn state(position: &Position, side: Color, ep: Option<Square>) -> State {
    let site = |at| Site::new(BoardId::A, at);
    let mut state = State::empty(1);
    let mut on = state.placement(Chess.weights());
    for at in position.plane().occupied() {
        if let Some(man) = position.man_at(at) {
            on.put(site(at), man);
        }
    }
    for rook in position.plane().fresh() {
        on.set_fresh(site(rook));
    }
    on.meta().set_turn(side);
    if let Some(passed) = ep {
        on.set_ep(site(passed));
    }
    state
}
