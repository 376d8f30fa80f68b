//! The puzzle page on the page. It is in a part of the program of its own.

use yew::prelude::*;

use crate::app::common::player::{Opponent, Side};
use crate::app::realtime::protocol::Begin;
use crate::app::realtime::{TimedWish, card};
use crate::app::shell::route::Route;
use crate::app::shell::settings::Settings;
use crate::app::turns::table::Table;
use crate::board::Player;
use crate::game::Game;
use crate::web::dom::browser;
use crate::web::puzzles::{PuzzlePage, Ways};
use crate::web::shell::page::{Open, Page};

/// What has puzzles solved.
#[inline(never)]
pub fn puzzles(page: &Page) -> Html {
    let ways = Ways {
        look: page.hear_analysis(),
        study: {
            let page = page.clone();
            Callback::from(move |table: Table| page.look_into(table))
        },
        play: {
            let page = page.clone();
            Callback::from(move |(game, solver): (Game, Player)| {
                page.play_from(game, solver, Opponent::Computer);
            })
        },
        play_timed: play_timed(page),
        help: page.show(Open::Help),
        moved: {
            let route = page.route.clone();
            Callback::from(move |()| route.set(Route::of(&browser::hash_now())))
        },
    };
    html! { <PuzzlePage settings={(*page.settings).clone()} {ways} /> }
}

/// Plays on from a position of the game without turns against the computer, as the side that strikes.
fn play_timed(page: &Page) -> Callback<(String, Side)> {
    let page = page.clone();
    Callback::from(move |(fen, side): (String, Side)| {
        let usual = &page.settings.realtime;
        let wish = TimedWish { opponent: Opponent::Computer, side, ..usual.clone() };
        page.settings.set(Settings { realtime: wish.clone(), ..(*page.settings).clone() });
        page.begin(Begin::SetUp(wish, fen));
        browser::go(card::ADDRESS);
        page.route.set(Route::RealTime);
    })
}
