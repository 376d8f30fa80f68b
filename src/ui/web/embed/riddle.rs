//! A puzzle in a frame: the replies come by themselves.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::texts::texts;
use crate::ui::embed::{Riddle, Verdict};
use crate::ui::icons::Icon;
use crate::ui::table::Action;
use crate::ui::web::actions::{act, button};
use crate::ui::web::room::RoomHandle;

/// How long after a move it is answered, in milliseconds.
const PAUSE: u32 = 600;

/// Answers each right move of the visitor after a while.
#[hook]
pub fn use_replies(room: &RoomHandle, riddle: Option<&Riddle>) {
    let reply =
        riddle.map(|riddle| riddle.verdict(&room.table)).and_then(|verdict| match verdict {
            Verdict::Reply(reply) => Some(reply),
            Verdict::Open | Verdict::Wrong | Verdict::Solved => None,
        });
    let dispatcher = room.dispatcher();
    use_effect_with((room.table.version, reply), move |&(_, reply)| {
        let answer = move |reply| move || dispatcher.dispatch(Action::Choose(reply));
        let waits = reply.map(|reply| Timeout::new(PAUSE, answer(reply)));
        move || drop(waits)
    });
}

/// What one can do who solves it.
pub fn riddle_acts(room: &RoomHandle, riddle: &Riddle, gave_up: UseStateSetter<bool>) -> Html {
    let wrong = riddle.verdict(&room.table) == Verdict::Wrong;
    let show = {
        let solution = Action::Open(Box::new(riddle.solution(&room.table)));
        act(room, solution).reform(move |event| {
            gave_up.set(true);
            event
        })
    };
    html! {
        <>
            { button(Icon::Undo, texts().riddle_retry(), !wrong, act(room, Action::TakeBack)) }
            { button(Icon::Check, texts().riddle_solution(), false, show) }
        </>
    }
}
