//! The figure that a move rests on: a closed line through the pieces that make it, over the squares it
//! surrounds.

use yew::prelude::*;

use crate::board::{BoardId, BoardSquare, Color};
use crate::game::scene::BoardScene;

/// The line through pieces of some worlds, in order, drawn with a side below.
pub fn figure(pieces: &[BoardSquare], board: BoardScene, worlds: &[BoardId], below: Color) -> Html {
    let here = |at: &BoardSquare| worlds.contains(&at.board());
    if pieces.is_empty() || !pieces.iter().all(here) {
        return html! {};
    }
    let middle = |at: &BoardSquare| {
        let (x, y) = board.corner(at.square(), below);
        format!("{x}.5,{y}.5")
    };
    let points = pieces.iter().map(middle).collect::<Vec<_>>().join(" ");
    html! {
        <svg class="figure" viewBox={format!("0 0 {} {}", board.files, board.ranks)} aria-hidden="true">
            <polygon class="figure-edge" points={points.clone()} />
            <polygon class="figure-line" {points} />
        </svg>
    }
}
