//! The arrows and circles that somebody has drawn on the boards drawn together.

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::draw::shapes::paths;
use crate::board::Color;
use crate::game::scene::BoardScene;

/// Arrows and circles over a board with a side below.
pub fn shapes(shapes: impl Iterator<Item = Shape>, board: BoardScene, below: Color) -> Html {
    html! {
        <div class="arrows" aria-hidden="true">
            for shape in shapes { { draw(shape, board, below) } }
        </div>
    }
}

fn draw(shape: Shape, board: BoardScene, below: Color) -> Html {
    html! {
        <svg key={shape.code()} class={class(shape)} viewBox={view_box(board)}>
            for (class, d) in paths(shape, board, below) { <path {class} {d} /> }
        </svg>
    }
}

/// The classes of a shape.
pub(super) fn class(shape: Shape) -> String {
    format!("arrow drawn {}", shape.brush.name())
}

/// The measures of a board in hundredths of a square.
pub fn view_box(board: BoardScene) -> String {
    format!("0 0 {}00 {}00", board.files, board.ranks)
}
