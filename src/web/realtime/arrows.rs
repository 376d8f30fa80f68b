//! Moves as arrows: those just made, which fade, those never made, and those that are entered.

use yew::prelude::*;

use crate::app::draw::arrows::{arrow as lines, middle};
use crate::app::realtime::picture::{Arrow, ArrowKind};
use crate::board::{Color, Square};
use crate::game::scene::BoardScene;
use crate::web::draw::glyphs::side;
use crate::web::draw::shapes::view_box;

/// The arrows over a board with a side below. `undo` hears of premoves that are taken back.
pub fn arrows(arrows: &[Arrow], board: BoardScene, below: Color, undo: &Callback<Square>) -> Html {
    html! {
        <div class="arrows" aria-hidden="true">
            for arrow in arrows { { draw(arrow, board, below, undo) } }
        </div>
    }
}

fn draw(arrow: &Arrow, board: BoardScene, below: Color, undo: &Callback<Square>) -> Html {
    let [from, to] = [arrow.from, arrow.to].map(|at| middle(board, at, below));
    let (kind, name) = match arrow.kind {
        ArrowKind::Made => ("made", 'm'),
        ArrowKind::Voided => ("voided", 'v'),
        ArrowKind::Premove => ("planned", 'p'),
    };
    let at = arrow.from;
    let lines = lines(from, to);
    let line = lines.shaft + &lines.head;
    html! {
        // A picture of its own fades without the page being drawn again.
        <svg
            key={format!("{name}{}", arrow.id)} class={classes!("arrow", kind, side(arrow.color))}
            viewBox={view_box(board)}
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
