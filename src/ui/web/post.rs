//! What sends a game by links to the friend whose turn it is.

use yew::prelude::*;

use super::browser;
use super::link_row::LinkRow;
use crate::texts::texts;
use crate::ui::table::Table;
use crate::ui::{post, sharing, words};

/// The link to send, while there is one to be sent.
pub fn post(table: &Table) -> Html {
    let Some(letter) = sharing::letter(table) else { return html! {} };
    html! {
        <section class="post" aria-label={texts().friends_turn()}>
            <LinkRow name={words::prompt(post::letter(table))} text={format!("{}{letter}", browser::address())} />
        </section>
    }
}
