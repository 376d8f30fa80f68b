//! A message at the foot of the window, gone by itself after a while.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::room::RoomHandle;
use super::visit;
use crate::ui::table::Action;

/// How long a message stays, in milliseconds; with something to press, longer.
const STAYS: u32 = 6_000;
const STAYS_WITH_BUTTON: u32 = 20_000;

#[derive(PartialEq, Properties)]
pub struct ToastProps {
    pub room: RoomHandle,
}

/// What the table has to say.
#[component]
pub fn Toast(props: &ToastProps) -> Html {
    let notice = props.room.table.notice.clone();
    let goes_back = notice.as_ref().is_some_and(|notice| visit::offers_return(&notice.text));
    use_effect_with(notice.as_ref().map(|notice| notice.number), {
        let room = props.room.clone();
        move |number| {
            let stays = if goes_back { STAYS_WITH_BUTTON } else { STAYS };
            let gone = number.map(|_| Timeout::new(stays, move || room.dispatch(Action::Hush)));
            move || drop(gone)
        }
    });
    let back = {
        let room = props.room.clone();
        move |_| {
            if let Some(table) = visit::previous() {
                room.dispatch(Action::Open(Box::new(table)));
            }
        }
    };
    // A region that is always there is heard when something comes into it; what is said once more
    // comes anew.
    html! {
        <div role="status">
            if let Some(notice) = notice {
                <div class="toast" key={notice.number}>
                    { notice.text }
                    if goes_back {
                        <button class="button" type="button" onclick={back}>{ "Back to it" }</button>
                    }
                </div>
            }
        </div>
    }
}
