//! A message at the foot of the window, gone by itself after a while.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::room::RoomHandle;
use super::visit;
use crate::texts::texts;
use crate::ui::notice::{Notice, Saying};
use crate::ui::table::{Action, Table};
use crate::ui::words;

/// How long a message stays, in milliseconds; with something to press, longer.
const STAYS: u32 = 6_000;
const STAYS_WITH_BUTTON: u32 = 20_000;

#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    pub notice: Option<Notice<AttrValue>>,
    pub on_hush: Callback<()>,
    /// How long it stays, in milliseconds.
    #[prop_or(STAYS)]
    pub stays: u32,
    /// What there is to press.
    #[prop_or_default]
    pub children: Html,
}

/// A message, gone by itself after a while.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let number = props.notice.as_ref().map(|notice| notice.number);
    use_effect_with(number, {
        let (hush, stays) = (props.on_hush.clone(), props.stays);
        move |number| {
            let gone = number.map(|_| Timeout::new(stays, move || hush.emit(())));
            move || drop(gone)
        }
    });
    // A region that is always there is heard when something comes into it; what is said once more
    // comes anew.
    html! {
        <div role="status">
            if let Some(notice) = &props.notice {
                <div class="toast" key={notice.number}>
                    { &notice.what }{ props.children.clone() }
                </div>
            }
        </div>
    }
}

/// What a table has to say, in words.
pub fn notice(table: &Table) -> Option<Notice<AttrValue>> {
    let notice = table.notice.as_ref()?;
    let what = words::saying(table, &notice.what).into();
    Some(Notice { number: notice.number, what })
}

/// What the table has to say.
pub fn toast(room: &RoomHandle) -> Html {
    let table = &room.table;
    let goes_back = table.notice.as_ref().is_some_and(|notice| notice.what == Saying::Replaced);
    let notice = notice(table);
    let stays = if goes_back { STAYS_WITH_BUTTON } else { STAYS };
    let hush = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(Action::Hush))
    };
    let back = {
        let room = room.clone();
        move |_| {
            if let Some(table) = visit::previous() {
                room.dispatch(Action::Open(Box::new(table)));
            }
        }
    };
    html! {
        <Notices {notice} on_hush={hush} {stays}>
            if goes_back {
                <button class="button" type="button" onclick={back}>{ texts().back_to_game() }</button>
            }
        </Notices>
    }
}
