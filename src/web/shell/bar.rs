//! The bar at the top: the game, and the ways to everything else.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::shell::route;
use crate::app::shell::route::{HOME, PUZZLES, RECORDS, Route};
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::draw::glyphs::{brand, icon};
use crate::web::shell::page::{Open, Page};

/// The bar, on every view of the page.
pub fn bar(page: &Page) -> Html {
    let (route, t) = (*page.route, texts());
    let spec = spec(page);
    let title = match route.rules() {
        Some(_) => t.timed_title(),
        None => terms::title(spec.card()),
    };
    let rules = route.rules().unwrap_or_else(|| route::rules_address(spec));
    html! {
        <header class="bar">
            <a class="brand" href={HOME} aria-label="Wonderboard">
                { brand() }
                <span class="brand-name">{ "Wonderboard" }</span>
            </a>
            if route != Route::Home {
                <button
                    class="game-name" type="button" aria-label={t.choose_game(&title)}
                    onclick={page.show(Open::NewGame).reform(|_| ())}
                >
                    <span class="label">{ title }</span>{ icon(Icon::Down) }
                </button>
            }
            <nav class="bar-nav" aria-label={t.main_menu()}>
                { button(page, Icon::Plus, t.new_game(), Open::NewGame) }
                <a class="icon-button wordy to-games" aria-label={t.games()} href={RECORDS}>
                    { icon(Icon::List) }<span class="label">{ t.games() }</span>
                </a>
                <a class="icon-button wordy to-games" aria-label={t.puzzles()} href={PUZZLES}>
                    { icon(Icon::Target) }<span class="label">{ t.puzzles() }</span>
                </a>
                <a class="icon-button wordy" aria-label={t.rules()} href={rules}>
                    { icon(Icon::Book) }<span class="label">{ t.rules() }</span>
                </a>
                { button(page, Icon::Share, t.share(), Open::Share) }
                { button(page, Icon::Gear, t.settings(), Open::Settings) }
            </nav>
        </header>
    }
}

/// The game of the rules one reads, or that one looks into, else the one on the table.
fn spec(page: &Page) -> Spec {
    let other = match *page.route {
        Route::Rules(spec) | Route::Course(spec) => Some(spec),
        Route::Puzzles(game) => game,
        Route::Analysis => page.studied.spec,
        _ => None,
    };
    other.unwrap_or(page.room.table.setup.spec)
}

/// Opens a dialog.
fn button(page: &Page, sign: Icon, name: String, what: Open) -> Html {
    html! {
        <button
            class="icon-button wordy" type="button" aria-label={name.clone()}
            onclick={page.show(what).reform(|_| ())}
        >
            { icon(sign) }<span class="label">{ name }</span>
        </button>
    }
}
