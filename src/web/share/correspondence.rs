//! What sends a game by links to the friend whose turn it is.

use yew::prelude::*;

use crate::app::share::{correspondence, sharing, words};
use crate::app::turns::table::Table;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::share::link_row::LinkRow;

/// The link to send, while there is one to be sent, and what is to be known of such a game as it begins. It is
/// in the later part of the program.
#[inline(never)]
pub fn post(table: &Table) -> Html {
    let by_link = table.setup.by_link().is_some() && table.meeting().is_none();
    let begins = by_link && table.game.len() <= 2;
    html! {
        <>
            if let Some(letter) = sharing::letter(table) {
                <section class="post" aria-label={texts().friends_turn()}>
                    <LinkRow
                        name={words::prompt(correspondence::letter(table))}
                        text={format!("{}{letter}", browser::address())}
                    />
                </section>
            }
            if begins {
                <p class="note no-clock">{ texts().clock_not_by_link() }</p>
            }
        </>
    }
}
