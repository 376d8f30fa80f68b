//! Which half of a turn is due, as two small men: a pawn and a piece.

use yew::prelude::*;

use super::glyphs::{glyph, side};
use crate::board::{Color, Role};
use crate::game::Due;

/// The halves of a turn of an army: what is done, what is due, what will follow, and what cannot.
pub fn halves(color: Color, due: Due) -> Html {
    let (pawn, piece) = match due {
        Due::Pawn => ("now", "later"),
        Due::Either => ("now", "now"),
        Due::OfficerAlone => ("never", "now"),
        Due::OfficerNext => ("done", "now"),
    };
    html! {
        <span class={classes!("halves", side(color))} aria-hidden="true">
            <span class={pawn}>{ glyph(Role::Pawn) }</span>
            <span class={piece}>{ glyph(Role::Knight) }</span>
        </span>
    }
}
