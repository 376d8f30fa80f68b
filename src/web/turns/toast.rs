//! What a table has to say, at the foot of the window.

use yew::prelude::*;

use crate::app::common::notice::Notice;
use crate::app::turns::action::Action;
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::app::turns::words;
use crate::texts::texts;
use crate::web::common::toast::{Notices, STAYS};
use crate::web::turns::room::RoomHandle;
use crate::web::turns::startup;

/// How long a message stays that one can press something in, in milliseconds.
const STAYS_WITH_BUTTON: u32 = 20_000;

/// What a table has to say, in words. It waits for a choice that is asked for, over which it would lie.
pub fn notice(table: &Table) -> Option<Notice<AttrValue>> {
    let notice = table.notice.as_ref().filter(|_| table.choosing.is_empty())?;
    let what = words::saying(table, &notice.what).into();
    Some(Notice { number: notice.number, what })
}

/// What the table has to say.
pub fn toast(room: &RoomHandle) -> Html {
    let table = &room.table;
    let is = |holds: fn(&Saying) -> bool| {
        table.notice.as_ref().is_some_and(|notice| holds(&notice.what))
    };
    let goes_back = is(Saying::goes_back);
    let notice = notice(table);
    let is_seen = table.notice.as_ref().is_some_and(|notice| notice.what.is_seen());
    let class = if is_seen { "visually-hidden" } else { "toast" };
    let stays = match goes_back {
        _ if is(Saying::stays) => None,
        true => Some(STAYS_WITH_BUTTON),
        false => Some(STAYS),
    };
    let hush = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(Action::Hush))
    };
    let back = {
        let room = room.clone();
        move |_| {
            if let Some(table) = startup::previous() {
                room.dispatch(Action::Open(Box::new(table)));
            }
        }
    };
    html! {
        <Notices {notice} on_hush={hush} {stays} {class}>
            if goes_back {
                <button class="button" type="button" onclick={back}>{ texts().back_to_game() }</button>
            }
        </Notices>
    }
}
