//! The dialogs of the page, which are in the later part of its program.

use yew::prelude::*;

use crate::app::shell::route::Route;
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, again, use_part};
use crate::web::embed::EmbedSheet;
use crate::web::shell::help_sheet::help_sheet;
use crate::web::shell::invitation::Invitation;
use crate::web::shell::new_game::{NewGame, last_wishes};
use crate::web::shell::page::{Open, Page};
use crate::web::shell::settings_sheet::settings_sheet;
use crate::web::shell::share::share;

/// A dialog. Only the later part of the program can draw one.
#[inline(never)]
pub fn dialog(page: &Page, open: Open) -> Html {
    let part = match open {
        Open::NewGame | Open::Settings => Part::Choices,
        // Whatever draws the game shares it.
        Open::Share if *page.route == Route::RealTime => return html! {},
        Open::Share | Open::Embed | Open::Invitation => Part::Sharing,
        Open::Help => return help_sheet(page.close()),
    };
    html! { <Fetched key={part as u32} page={page.clone()} {open} {part} /> }
}

#[derive(PartialEq, Properties)]
struct FetchedProps {
    page: Page,
    open: Open,
    part: Part,
}

/// A dialog that is in a part of its own.
#[component]
fn Fetched(props: &FetchedProps) -> Html {
    let FetchedProps { page, open, part } = props;
    match (use_part(*part, true), *open) {
        (PartStage::There, Open::Settings) => {
            settings_sheet(&page.settings, &page.change(), page.show(Open::Help), page.close())
        }
        (PartStage::There, Open::Share) => share(page),
        (PartStage::There, Open::Embed) => {
            html! { <EmbedSheet room={page.seen()} on_close={page.close()} /> }
        }
        (PartStage::There, Open::Invitation) => {
            html! { <Invitation page={page.clone()} /> }
        }
        (PartStage::There, _) => html! {
            <NewGame
                wishes={last_wishes(page)} on_start={page.start()}
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
