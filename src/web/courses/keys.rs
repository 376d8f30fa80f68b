//! Keys in a course.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::web::courses::teacher::Desk;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken};

/// Where arrows walk, and where Enter presses something.
const WALKED: &str = "[role=grid], [role=dialog]";
const PRESSED: &str = "a, button, [role=grid], [role=dialog]";

/// Follows the keys: arrows to other steps, Enter to the next once this one is done.
#[hook]
pub fn use_keys(desk: &Desk, on_help: &Callback<()>) {
    let (desk, on_help) = (desk.clone(), on_help.clone());
    use_effect_with(desk, move |desk| {
        let desk = desk.clone();
        let listener = Listener::new(browser::document().into(), "keydown", move |event| {
            let key = event.dyn_ref::<KeyboardEvent>().filter(|event| !is_taken(event));
            if key.is_some_and(|key| follow(&desk, key, &on_help)) {
                event.prevent_default();
            }
        });
        move || drop(listener)
    });
}

/// Does what a key asks for, if it asks for anything.
fn follow(desk: &Desk, event: &KeyboardEvent, on_help: &Callback<()>) -> bool {
    let lesson = &desk.lesson;
    match event.key().as_str() {
        "?" => on_help.emit(()),
        "Escape" => desk.room.dispatch(Action::Cancel),
        "h" | "H" => lesson.set(lesson.with_hint()),
        "ArrowRight" if !is_inside(event, WALKED) => desk.go(1),
        "ArrowLeft" if !is_inside(event, WALKED) => desk.go(-1),
        "Enter" if lesson.is_done() && !is_inside(event, PRESSED) => desk.go(1),
        "Enter" if lesson.has_missed() && !is_inside(event, PRESSED) => desk.open(lesson.again()),
        _ => return false,
    }
    true
}
