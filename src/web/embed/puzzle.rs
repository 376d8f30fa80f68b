//! A puzzle in a frame: the replies come by themselves.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::solution::{PuzzleVerdict, Solution};
use crate::texts::texts;
use crate::web::turns::actions::{act, button};
use crate::web::turns::room::RoomHandle;

/// How long after a move it is answered, in milliseconds.
const PAUSE: u32 = 600;

/// Answers each right move of the visitor after a while.
#[hook]
pub fn use_replies(room: &RoomHandle, puzzle: Option<&Solution>) {
    let reply =
        puzzle.map(|puzzle| puzzle.verdict(&room.table)).and_then(|verdict| match verdict {
            PuzzleVerdict::Reply(reply) => Some(reply),
            PuzzleVerdict::Open | PuzzleVerdict::Wrong | PuzzleVerdict::Solved => None,
        });
    let dispatcher = room.dispatcher();
    use_effect_with((room.table.version, reply), move |&(_, reply)| {
        let answer = move |reply| move || dispatcher.dispatch(Action::Choose(reply));
        let waits = reply.map(|reply| Timeout::new(PAUSE, answer(reply)));
        move || drop(waits)
    });
}

/// What one can do who solves it.
pub fn puzzle_acts(room: &RoomHandle, puzzle: &Solution, gave_up: UseStateSetter<bool>) -> Html {
    let wrong = puzzle.verdict(&room.table) == PuzzleVerdict::Wrong;
    let show = {
        let solution = Action::Open(Box::new(puzzle.laid_out(&room.table)));
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
