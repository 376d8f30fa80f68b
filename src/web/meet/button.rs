//! A button as the view has them, written once: each that is written where it stands takes a fifth of a kilobyte.

use yew::prelude::*;

/// The looks of what one came for.
pub const PRIMARY: &str = "button primary";

/// A button that does something, with its label.
pub fn button(class: &'static str, label: Html, press: Callback<MouseEvent>) -> Html {
    html! { <button {class} type="button" onclick={press}>{ label }</button> }
}

/// Buttons beside one another.
pub fn row(buttons: Html) -> Html {
    html! { <div class="button-row">{ buttons }</div> }
}
