//! A link to take along: to copy, to hand to another program of the device, and as a QR code for
//! another device.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::share::copied::{Copied, CopiedProps};
use crate::web::share::qr;

/// A link and the ways to take it along.
#[component]
pub fn LinkRow(props: &CopiedProps) -> Html {
    let shows = use_state(|| false);
    let toggle = {
        let shows = shows.clone();
        move |_| shows.set(!*shows)
    };
    html! {
        <div class="field">
            <Copied name={props.name.clone()} text={props.text.clone()}>
                { hand_on(&props.name, &props.text) }
                <button
                    class="button" type="button" onclick={toggle}
                    aria-label={texts().qr_code_of(&props.name)}
                    aria-expanded={if *shows { "true" } else { "false" }}
                >
                    { icon(Icon::Code) }<span class="label">{ texts().qr_code() }</span>
                </button>
            </Copied>
            if *shows {
                { qr::code(&props.name, &props.text) }
            }
        </div>
    }
}

/// The button that hands a link to another program, where the device has a sheet for that.
pub fn hand_on(name: &str, link: &str) -> Html {
    let onclick = {
        let link = link.to_owned();
        move |_| browser::hand_on(&link)
    };
    html! {
        if browser::can_hand_on() {
            <button class="button" type="button" {onclick} aria-label={texts().send_named(name)}>
                { icon(Icon::Share) }<span class="label">{ texts().send() }</span>
            </button>
        }
    }
}
