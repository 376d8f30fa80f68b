//! What goes along with the page whatever is on it: what is kept for the next visit, the address, the
//! title, and what is heard.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::share::sharing;
use crate::app::shell::route::Route;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::common::parts;
use crate::web::common::parts::Part;
use crate::web::common::sound;
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::turns::looks;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::startup;

/// Keeps game, settings and looks whenever they change, and the address with them.
#[hook]
pub fn use_keeping(room: &RoomHandle, settings: &Settings, at_table: bool) {
    use_effect_with(settings.clone(), |settings| {
        store::keep(store::SETTINGS, settings);
        looks::set_root_attributes(settings);
        sound::set_loudness(settings.loudness());
    });
    use_effect_with(settings.turn_board, {
        let room = room.dispatcher();
        move |&turns| room.dispatch(Action::Turning(turns))
    });
    let table = room.table.clone();
    // Elsewhere there is much to draw, and one board at most.
    let look = match at_table {
        true => looks::look(settings, &table),
        false => looks::plain_look(settings, &table),
    };
    use_effect_with(look, |look| store::keep(store::LOOK, look));
    let looks = (table.orientation, table.view, table.shown);
    let state = (table.version, table.record, table.annotated.clone(), looks, at_table);
    use_effect_with(state, move |_| {
        startup::keep_table(&table);
        if at_table {
            browser::show_hash(&sharing::address(&table));
        }
    });
}

/// Names the view, and begins it at its top.
#[hook]
pub fn use_view(playing: Spec, route: Route) {
    use_effect_with((playing, route), |&(playing, route)| {
        let name = match route {
            Route::Rules(spec) => texts().rules_of(&terms::title(spec.card())),
            Route::RealTimeRules => texts().rules_of(&texts().timed_title()),
            Route::RealTime => texts().timed_title(),
            Route::Table => terms::title(playing.card()),
            Route::Records => texts().games(),
            Route::Analysis => texts().analysis(),
            Route::Editor => texts().editor(),
            Route::Home => texts().home(),
            Route::Courses => texts().courses(),
            Route::Course(spec) => course_title(&terms::title(spec.card())),
            Route::RealTimeCourse => course_title(&texts().timed_title()),
            Route::Puzzles(_) | Route::TimedPuzzles => texts().puzzles(),
            Route::Laboratory => texts().laboratory(),
            Route::Meet => texts().meet(),
        };
        browser::document().set_title(&format!("{name} · Wonderboard"));
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// What the course of a game is called.
fn course_title(game: &str) -> String {
    texts().named(&texts().courses(), game)
}

/// Follows links and the browser's own Back: to rules, to another position or game, and back.
#[hook]
pub fn use_address(room: &RoomHandle, route: &UseStateHandle<Route>) {
    let route = route.clone();
    use_effect_with(room.clone(), move |room| {
        let room = room.clone();
        let go = move |_| {
            let there = Route::of(&browser::hash());
            let (room, route) = (room.clone(), route.clone());
            if there != Route::Table || parts::is_there(Part::Hand) {
                follow(&room, &route, there);
            } else {
                // Without a network it cannot be had at once, but in a moment.
                spawn_local(async move {
                    if parts::brought(Part::Hand).await {
                        follow(&room, &route, there);
                    }
                });
            }
        };
        let listener = Listener::new(browser::window().into(), "hashchange", go);
        move || drop(listener)
    });
}

/// Shows the view, and puts on the table what is at the address.
fn follow(room: &RoomHandle, route: &UseStateHandle<Route>, there: Route) {
    route.set(there);
    if there == Route::Table {
        take_up(room);
    }
}

/// Puts on the table what is at the address. It is in a later part of the program.
#[inline(never)]
fn take_up(room: &RoomHandle) {
    room.dispatch(startup::follow(&browser::hash(), &room.table));
}
