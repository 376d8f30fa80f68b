//! What sends a game by links to the friend whose turn it is.

use yew::prelude::*;

use super::browser;
use super::link_row::LinkRow;
use crate::ui::table::Table;
use crate::ui::{post, sharing};

/// The link to send, while there is one to be sent.
pub fn post(table: &Table) -> Html {
    let Some(letter) = sharing::letter(table) else { return html! {} };
    html! {
        <section class="post" aria-label="Your friend’s turn">
            <LinkRow name={post::prompt(table)} text={format!("{}{letter}", browser::address())} />
        </section>
    }
}
