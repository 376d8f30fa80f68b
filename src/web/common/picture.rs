//! A position, small: what it shows is said beside it.

use js_sys::encode_uri_component;
use yew::prelude::*;

use crate::app::share::picture::{PictureStyle, bare, squares};
use crate::board::Color;
use crate::game::Scene;
use crate::web::dom::browser;
use crate::web::draw::sets;

/// The picture of a position, with a side below, in an element of a class.
// It comes later than some of its callers (Cargo.toml).
#[inline(never)]
pub fn picture(scene: &Scene, below: Color, class: &'static str) -> Html {
    let board = browser::root_attribute("data-board").unwrap_or_default();
    let style =
        PictureStyle { squares: squares(&board), pieces: sets::pictured(), coordinates: false };
    let picture = bare(scene, below, style);
    // Of all addresses that need no file, a strict policy lets images have this kind.
    let src = format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture.svg)));
    html! {
        <img
            {class} alt="" {src}
            width={picture.width.to_string()} height={picture.height.to_string()}
        />
    }
}
