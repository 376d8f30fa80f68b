//! Keys in a course, whatever the game.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken};

/// Where arrows walk, and where Enter presses something.
const WALKED: &str = "[role=grid], [role=dialog]";
const PRESSED: &str = "a, button, [role=grid], [role=dialog]";

/// A lesson on the page.
pub trait CourseDesk: Clone + PartialEq + 'static {
    fn is_done(&self) -> bool;

    fn has_missed(&self) -> bool;

    /// Goes to another step, if there is one.
    fn go(&self, by: isize);

    /// Begins the step anew.
    fn again(&self);

    /// Gives the hint.
    fn hint(&self);

    /// Lets go what is picked.
    fn let_go(&self);

    /// Starts the clock, if there is one that waits.
    fn start(&self) -> bool {
        false
    }
}

/// Follows the keys: arrows to other steps, Enter to the next once this one is done, `p` starts the clock.
#[hook]
pub fn use_course_keys<D: CourseDesk>(desk: &D, on_help: &Callback<()>) {
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
fn follow(desk: &impl CourseDesk, event: &KeyboardEvent, on_help: &Callback<()>) -> bool {
    match event.key().as_str() {
        "?" => on_help.emit(()),
        "Escape" => desk.let_go(),
        "h" | "H" => desk.hint(),
        "p" => return desk.start(),
        "ArrowRight" if !is_inside(event, WALKED) => desk.go(1),
        "ArrowLeft" if !is_inside(event, WALKED) => desk.go(-1),
        "Enter" if desk.is_done() && !is_inside(event, PRESSED) => desk.go(1),
        "Enter" if desk.has_missed() && !is_inside(event, PRESSED) => desk.again(),
        _ => return false,
    }
    true
}
