//! Arrows and circles on the boards that are drawn together.

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::draw::shapes::paths;
use crate::board::Color;
use crate::game::scene::BoardScene;

/// Arrows and circles over a board with a side below, and whose they are: `drawn` by somebody, or a `pointer` of the
/// engine.
pub fn shapes(
    whose: &'static str,
    shapes: impl Iterator<Item = Shape>,
    board: BoardScene,
    below: Color,
) -> Html {
    html! {
        <div class="arrows" aria-hidden="true">
            for shape in shapes { { draw(whose, shape, board, below) } }
        </div>
    }
}

fn draw(whose: &str, shape: Shape, board: BoardScene, below: Color) -> Html {
    html! {
        <svg key={shape.code()} class={class(whose, shape)} viewBox={view_box(board)}>
            for (class, d) in paths(shape, board, below) { <path {class} {d} /> }
        </svg>
    }
}

/// The classes of a shape.
pub(super) fn class(whose: &str, shape: Shape) -> String {
    format!("arrow {whose} {}", shape.brush.name())
}

/// The measures of a board in hundredths of a square.
pub fn view_box(board: BoardScene) -> String {
    format!("0 0 {}00 {}00", board.files, board.ranks)
}
