//! The keys of a puzzle: those of a table, and those for the next one and for a hint.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken};
use crate::web::turns::actions::lay;
use crate::web::turns::keys::{self, Wanted};
use crate::web::turns::room::RoomHandle;

/// What keys are pressed for.
#[derive(Clone, PartialEq)]
pub struct Steered {
    /// Is nothing to be found any more?
    pub is_done: bool,
    pub next: Callback<()>,
    pub hint: Callback<()>,
    pub help: Callback<()>,
}

/// Where keys press something themselves.
const PRESSED: &str = "a, button, summary, input, [role=dialog]";

/// The button that leads to the next puzzle.
const NEXT: &str = ".solve-next";

/// Hears the keys of a puzzle without a table of turns.
#[hook]
pub fn use_puzzle_keys(steered: &Steered) {
    use_next_focused(steered.is_done);
    use_effect_with(steered.clone(), |steered| {
        let listener = listen(steered.clone());
        move || drop(listener)
    });
}

/// Hears the keys of a puzzle at a table of turns.
#[hook]
pub fn use_steering(room: &RoomHandle, steered: &Steered) {
    use_next_focused(steered.is_done);
    use_effect_with((room.clone(), steered.clone()), |(room, steered)| {
        // The first listener takes its keys away from the second.
        let own = listen(steered.clone());
        let others =
            keys::listen(room.clone(), Wanted { layout: lay(room), help: steered.help.clone() });
        move || drop((own, others))
    });
}

fn listen(steered: Steered) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !is_taken(event)) else {
            return;
        };
        match event.key().as_str() {
            "Enter" | " " if steered.is_done && !is_inside(event, PRESSED) => steered.next.emit(()),
            "h" | "H" if !steered.is_done => steered.hint.emit(()),
            _ => return,
        }
        event.prevent_default();
    })
}

/// Once nothing is to be found any more, the way to the next has the focus, unless something is written elsewhere.
#[hook]
fn use_next_focused(is_done: bool) {
    use_effect_with(is_done, |&is_done| {
        if is_done {
            browser::focus(NEXT);
        }
    });
}
