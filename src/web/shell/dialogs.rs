//! The dialogs of the page, which are in the later part of its program.

use yew::prelude::*;

use crate::app::shell::route::Route;
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, again, use_part};
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
        Open::NewGame | Open::Settings => html! { <Choices page={page.clone()} {open} /> },
        // Whatever draws the game shares it.
        Open::Share if *page.route == Route::RealTime => html! {},
        Open::Share => {
            share(&page.room, page.bring(), page.show(Open::Embed), page.leave(), page.close())
        }
        Open::Embed => html! { <EmbedSheet room={page.room.clone()} on_close={page.close()} /> },
        Open::Help => help_sheet(page.close()),
    }
}

#[derive(PartialEq, Properties)]
struct ChoicesProps {
    page: Page,
    open: Open,
}

/// A dialog in which something is chosen. They are in a part of their own.
#[component]
fn Choices(props: &ChoicesProps) -> Html {
    let ChoicesProps { page, open } = props;
    match (use_part(Part::Choices, true), *open) {
        (PartStage::There, Open::Settings) => {
            settings_sheet(&page.settings, &page.change(), page.show(Open::Help), page.close())
        }
        (PartStage::There, _) => html! {
            <NewGame
                wishes={last_wishes(&page.settings, *page.route)} on_start={page.start()}
                on_close={page.close()} on_leave={page.leave()}
            />
        },
        (PartStage::Missing, _) => lacking(),
        _ => html! {},
    }
}

/// Said where a dialog cannot be fetched.
fn lacking() -> Html {
    html! { <div class="toast" role="alert">{ texts().not_loaded() }{ again() }</div> }
}
