//! The position editor on the page. It is in a part of the program of its own.

use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::editor::Draft;
use crate::app::realtime::protocol::Begin;
use crate::app::realtime::{TimedWish, card};
use crate::app::shell::route::Route;
use crate::app::shell::settings::Settings;
use crate::app::turns::table::{Setup, Table};
use crate::web::dom::browser;
use crate::web::editor::PositionEditor;
use crate::web::realtime::first;
use crate::web::shell::page::Page;

/// What sets up positions.
#[inline(never)]
pub fn editor(page: &Page) -> Html {
    let table = &page.room.table;
    let first = Draft::of(table.setup.spec, table.shown_game().position());
    html! { <PositionEditor {first} on_play={play(page)} on_study={study(page)} /> }
}

/// Plays from a position against somebody, otherwise as was wished for last.
fn play(page: &Page) -> Callback<(Draft, Opponent)> {
    let page = page.clone();
    Callback::from(move |(draft, opponent): (Draft, Opponent)| match draft.begun() {
        Some(game) => {
            let mover = game.player_of(game.turn());
            page.play_from(game, mover, opponent);
        }
        None => {
            let usual = &page.settings.realtime;
            let wish = TimedWish { opponent, ..usual.clone() };
            page.settings.set(Settings { realtime: wish.clone(), ..(*page.settings).clone() });
            page.begin(Begin::SetUp(first::proposed(&wish), draft.fen()));
            browser::go(card::ADDRESS);
            page.route.set(Route::RealTime);
        }
    })
}

fn study(page: &Page) -> Callback<Draft> {
    let page = page.clone();
    Callback::from(move |draft: Draft| {
        if let Some(game) = draft.begun() {
            let setup = Setup { spec: game.spec(), ..page.room.table.setup };
            page.look_into(Table::with(setup, game));
        }
    })
}
