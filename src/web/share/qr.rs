//! A link as a QR code on the page.

use yew::prelude::*;

use crate::app::share::qr;
use crate::texts::texts;

/// The code of a link, whatever the page's colors dark on white; or that there can be none.
pub fn code(name: &str, link: &str) -> Html {
    let Some(drawing) = qr::drawing(link) else {
        let (length, longest) = (link.len(), qr::LONGEST);
        return html! {
            <p class="too-long">
                { texts().qr_too_long(length, longest) }
            </p>
        };
    };
    let side = drawing.side.to_string();
    html! {
        <svg
            class="qr" role="img" aria-label={texts().qr_code_of(name)}
            viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges"
        >
            <rect width={side.clone()} height={side} fill="#fff" />
            <path d={drawing.path} fill="#000" />
        </svg>
    }
}
