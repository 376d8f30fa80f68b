//! The figure that a move rests on: a closed line through the men that make it, over the squares it
//! surrounds.

use yew::prelude::*;

use crate::board::{BoardId, Color, Site};
use crate::game::scene::BoardScene;

/// The line through men of some worlds, in order, drawn with an army below.
pub fn figure(men: &[Site], board: BoardScene, worlds: &[BoardId], below: Color) -> Html {
    let here = |at: &Site| worlds.contains(&at.board());
    if men.is_empty() || !men.iter().all(here) {
        return html! {};
    }
    let middle = |at: &Site| {
        let (x, y) = board.corner(at.square(), below);
        format!("{x}.5,{y}.5")
    };
    let points = men.iter().map(middle).collect::<Vec<_>>().join(" ");
    html! {
        <svg class="figure" viewBox={format!("0 0 {} {}", board.files, board.ranks)} aria-hidden="true">
            <polygon class="figure-edge" points={points.clone()} />
            <polygon class="figure-line" {points} />
        </svg>
    }
}
