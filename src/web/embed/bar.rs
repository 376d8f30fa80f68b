//! The bar of a frame: which game it is, and the way to the whole page.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::{brand, icon};

/// The bar over a game of a title; the link leads to the same game on a page of its own.
pub fn bar(title: &str, link: &str) -> Html {
    let href = format!("{}{link}", browser::address());
    html! {
        <header class="bar">
            <a
                class="frame-name" {href} target="_blank" rel="noopener"
                aria-label={texts().frame_link(title)}
            >
                { brand() }<span class="label">{ title.to_owned() }</span>{ icon(Icon::Enlarge) }
            </a>
        </header>
    }
}
