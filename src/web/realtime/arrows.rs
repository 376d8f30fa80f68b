//! Moves as arrows: those just made, which fade, those never made, and those that are entered.

use yew::prelude::*;

use crate::app::realtime::picture::{Arrow, ArrowKind};
use crate::board::{Color, Square};
use crate::game::scene::BoardScene;
use crate::web::draw::glyphs::side;

/// The arrows over a board with a side below. `undo` hears of premoves that are taken back.
pub fn arrows(arrows: &[Arrow], board: BoardScene, below: Color, undo: &Callback<Square>) -> Html {
    html! {
        <div class="arrows" aria-hidden="true">
            for arrow in arrows { { draw(arrow, board, below, undo) } }
        </div>
    }
}

/// A place on the board, in hundredths of a square.
type ArrowPlace = (i32, i32);

fn draw(arrow: &Arrow, board: BoardScene, below: Color, undo: &Callback<Square>) -> Html {
    let middle = |at: Square| {
        let (x, y) = board.corner(at, below);
        (i32::from(x) * 100 + 50, i32::from(y) * 100 + 50)
    };
    let (from, to) = (middle(arrow.from), middle(arrow.to));
    let (kind, name) = match arrow.kind {
        ArrowKind::Made => ("made", 'm'),
        ArrowKind::Voided => ("voided", 'v'),
        ArrowKind::Premove => ("planned", 'p'),
    };
    let at = arrow.from;
    let line = path(from, to);
    html! {
        // A picture of its own fades without the page being drawn again.
        <svg
            key={format!("{name}{}", arrow.id)} class={classes!("arrow", kind, side(arrow.color))}
            viewBox="0 0 800 800"
        >
            <path class="under" d={line.clone()} />
            <path class="over" d={line} />
            if arrow.kind == ArrowKind::Premove {
                <g class="undo" onclick={undo.reform(move |_: MouseEvent| at)}>
                    <circle cx={to.0.to_string()} cy={to.1.to_string()} r="24" />
                    <path d={format!("M{} {}l24 24m0 -24l-24 24", to.0 - 12, to.1 - 12)} />
                </g>
            }
        </svg>
    }
}

/// A line with a head, a little short of the middle of its last square.
fn path((x, y): ArrowPlace, (to_x, to_y): ArrowPlace) -> String {
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // So far along the line, and so far to its left.
    let from = |(x, y): ArrowPlace, along: f64, aside: f64| {
        ((along * ux + aside * uy) as i32 + x, (along * uy - aside * ux) as i32 + y)
    };
    let (start, tip) = (from((x, y), 30.0, 0.0), from((to_x, to_y), -12.0, 0.0));
    let wings = [-20.0, 20.0].map(|aside| from(tip, -30.0, aside));
    let [(lx, ly), (rx, ry)] = wings;
    let (tx, ty) = tip;
    format!("M{} {}L{tx} {ty}M{lx} {ly}L{tx} {ty}L{rx} {ry}", start.0, start.1)
}
