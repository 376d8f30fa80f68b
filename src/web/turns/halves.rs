//! Which half of a turn is due, as two small pieces: a pawn and a piece.

use yew::prelude::*;

use crate::board::{Color, Role};
use crate::game::Due;
use crate::web::draw::glyphs::{glyph, side};

/// The halves of a turn of a side: what is done, what is due, what will follow, and what cannot.
pub fn halves(color: Color, due: Due) -> Html {
    let (pawn, piece) = match due {
        // It is told in words.
        Due::Series(_) => return html! {},
        Due::Pawn => ("now", "later"),
        Due::Either => ("now", "now"),
        Due::PieceAlone => ("never", "now"),
        Due::PieceNext => ("done", "now"),
    };
    html! {
        <span class={classes!("halves", side(color))} aria-hidden="true">
            <span class={pawn}>{ glyph(Role::Pawn) }</span>
            <span class={piece}>{ glyph(Role::Knight) }</span>
        </span>
    }
}
