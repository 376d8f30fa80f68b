//! Pieces and signs as SVG.

use yew::prelude::*;

use crate::app::draw::emblems;
use crate::app::draw::icons::Icon;
use crate::board::{Color, Role};
use crate::notation::letter;
use crate::variants::Emblem;

/// A piece; its colors come from the class `white` or `black` around it.
#[inline(never)]
pub fn glyph(role: Role) -> Html {
    html! { <svg class="glyph" viewBox="0 0 45 45" aria-hidden="true">{ drawing(role) }</svg> }
}

/// The drawing of a piece in the set that is in force (`sets`), within an SVG.
#[inline(never)]
pub fn drawing(role: Role) -> Html {
    html! { <use href={format!("#piece-{}", letter(role))} /> }
}

/// A piece in a side's colors, wherever it stands.
pub fn colored_glyph(color: Color, role: Role) -> Html {
    html! {
        <svg class={classes!("glyph", side(color))} viewBox="0 0 45 45" aria-hidden="true">
            { drawing(role) }
        </svg>
    }
}

/// A sign.
pub fn icon(icon: Icon) -> Html {
    sign(icon.path())
}

/// The picture that stands for a game.
pub fn emblem(emblem: Emblem) -> Html {
    match emblem {
        Emblem::Piece(role) => colored_glyph(Color::White, role),
        Emblem::Reflected(other) => html! {
            <span class="reflected">{ crate::web::draw::glyphs::emblem(*other) }{ crate::web::draw::glyphs::emblem(*other) }</span>
        },
        _ => emblems::path(emblem).map(sign).unwrap_or_default(),
    }
}

/// A drawing of strokes in a box of 24 by 24.
pub fn sign(path: &'static str) -> Html {
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// The class of a side.
pub fn side(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// The sign of the house.
pub fn brand() -> Html {
    html! {
        <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path class="brand-sky" d="M0 16V8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v8z" />
            <path class="brand-sun" d="M0 16v8a8 8 0 0 0 8 8h16a8 8 0 0 0 8-8v-8z" />
            <path
                class="brand-piece"
                d="M8.5 16c2.7-1.6 4.3-3.6 4.8-6h5.4c.5 2.4 2.1 4.4 4.8 6zM16 3a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"
            />
            <path
                class="brand-image"
                d="M8.5 16c2.7 1.6 4.3 3.6 4.8 6h5.4c.5-2.4 2.1-4.4 4.8-6zM16 29a4 4 0 0 0 0-8a4 4 0 0 0 0 8z"
            />
        </svg>
    }
}
