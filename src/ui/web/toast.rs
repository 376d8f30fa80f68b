//! A message at the foot of the window, gone by itself after a while.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::room::RoomHandle;
use super::visit;
use crate::ui::table::{Action, Notice};

/// How long a message stays, in milliseconds; with something to press, longer.
const STAYS: u32 = 6_000;
const STAYS_WITH_BUTTON: u32 = 20_000;

#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    pub notice: Option<Notice>,
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
                    { notice.text.clone() }{ props.children.clone() }
                </div>
            }
        </div>
    }
}

/// What the table has to say.
pub fn toast(room: &RoomHandle) -> Html {
    let notice = room.table.notice.clone();
    let goes_back = notice.as_ref().is_some_and(|notice| visit::offers_return(&notice.text));
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
                <button class="button" type="button" onclick={back}>{ "Back to it" }</button>
            }
        </Notices>
    }
}
