//! The last position of a kept game, small.

use js_sys::encode_uri_component;
use yew::prelude::*;

use crate::app::library::row::GamePreview;
use crate::web::dom::browser;

/// The picture; what it shows is said beside it.
pub fn picture(seen: &GamePreview) -> Html {
    let board = browser::root_attribute("data-board").unwrap_or_default();
    let picture = seen.picture(&board);
    // Of all addresses that need no file, a strict policy lets images have this kind.
    let src = format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture.svg)));
    html! {
        <img
            class="record-picture" alt="" {src}
            width={picture.width.to_string()} height={picture.height.to_string()}
        />
    }
}
