//! Meeting somebody on the page. It is in a part of the program of its own.

use yew::prelude::*;

use crate::app::realtime::card;
use crate::app::shell::route::Route;
use crate::app::shell::settings::Settings;
use crate::app::turns::table::Table;
use crate::app::turns::wish::Wish;
use crate::web::dom::browser;
use crate::web::meet::{self, MeetProps};
use crate::web::shell::page::{Open, Page};
use crate::web::turns::startup;

/// What looks after a connection, and the view in which people meet.
#[inline(never)]
pub fn meet(page: &Page) -> Html {
    let (settings, room) = (page.settings.clone(), page.room.clone());
    let on_name = Callback::from(move |name: String| {
        let wish = Wish { name, ..settings.wish.clone() };
        settings.set(Settings { wish, ..(*settings).clone() });
    });
    let on_sit = Callback::from(move |table: Table| {
        // The game that goes on stays where it is.
        if table != room.table {
            room.dispatch(startup::leave(&room.table, table));
        }
    });
    let on_board = {
        let route = page.route.clone();
        Callback::from(move |is_timed: bool| {
            browser::go(if is_timed { card::ADDRESS } else { "#" });
            route.set(if is_timed { Route::RealTime } else { Route::Table });
        })
    };
    meet::meet(MeetProps {
        room: page.room.clone(),
        is_shown: *page.route == Route::Meet,
        name: page.settings.wish.name.clone(),
        stun: page.settings.stun.clone(),
        wish: page.settings.realtime.clone(),
        tie: page.tie.clone(),
        on_name,
        on_sit,
        on_board,
        on_new: page.show(Open::NewGame),
    })
}

/// The connection of the game on the table.
#[inline(never)]
pub fn line(page: &Page) -> Html {
    meet::line(&page.room)
}
