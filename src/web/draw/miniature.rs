//! A small picture of a few squares, in the colors of the side around it.

use yew::prelude::*;

use crate::app::draw::miniature::Miniature;
use crate::app::draw::sets::BOX;
use crate::web::draw::glyphs::drawing;

/// The picture. Its size in squares stands in its style, for the sheet to measure it by.
pub fn miniature(picture: &Miniature) -> Html {
    let Miniature { width, height, light, origin, .. } = *picture;
    let squares = (0..width).flat_map(|x| (0..height).map(move |y| (x, y)));
    html! {
        <svg
            class="miniature" viewBox={format!("0 0 {} {}", width as u32 * BOX, height as u32 * BOX)}
            ~style={format!("--width:{width};--height:{height}")} aria-hidden="true"
        >
            for (x, y) in squares {
                { square((x, y), light == ((x + y) % 2 == 0), origin == Some((x, y))) }
            }
            for &(place, role) in &picture.pieces {
                <g transform={format!("translate({} {})", left(place.0), left(place.1))}>
                    { drawing(role) }
                </g>
            }
        </svg>
    }
}

fn left(count: u8) -> u32 {
    count as u32 * BOX
}

fn square((x, y): (u8, u8), light: bool, origin: bool) -> Html {
    let class = classes!(if light { "light" } else { "dark" }, origin.then_some("origin"));
    let side = BOX.to_string();
    html! {
        <rect {class} x={left(x).to_string()} y={left(y).to_string()} width={side.clone()} height={side} />
    }
}
