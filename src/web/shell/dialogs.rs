//! The dialogs of the page, which are in the later part of its program.

use yew::prelude::*;

use crate::app::shell::route::Route;
use crate::web::embed::EmbedSheet;
use crate::web::shell::help_sheet::help_sheet;
use crate::web::shell::new_game::{NewGame, last_wishes};
use crate::web::shell::page::{Open, Page};
use crate::web::shell::settings_sheet::settings_sheet;
use crate::web::turns::share::share;

/// A dialog. Only the later part of the program can draw one.
#[inline(never)]
pub fn dialog(page: &Page, open: Open) -> Html {
    match open {
        Open::NewGame => html! {
            <NewGame
                wishes={last_wishes(&page.settings, *page.route)} on_start={page.start()}
                on_close={page.close()} on_leave={page.leave()}
            />
        },
        // Whatever draws the game shares it.
        Open::Share if *page.route == Route::RealTime => html! {},
        Open::Share => share(&page.room, page.bring(), page.show(Open::Embed), page.close()),
        Open::Embed => html! { <EmbedSheet room={page.room.clone()} on_close={page.close()} /> },
        Open::Settings => {
            settings_sheet(&page.settings, &page.change(), page.show(Open::Help), page.close())
        }
        Open::Help => help_sheet(page.close()),
    }
}
