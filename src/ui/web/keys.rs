//! Keys that work wherever one is on the page, unless something nearer wants them.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, KeyboardEvent};

use super::browser;
use super::room::RoomHandle;
use crate::ui::moves::Step;
use crate::ui::table::Action;

/// Listens for as long as it is kept.
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    heard: Closure<dyn FnMut(web_sys::Event)>,
}

impl Listener {
    pub fn new(
        target: EventTarget,
        name: &'static str,
        hear: impl FnMut(web_sys::Event) + 'static,
    ) -> Listener {
        let heard = Closure::new(hear);
        let _ = target.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref());
        Listener { target, name, heard }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.name, heard);
    }
}

/// Arrows look through the game, Escape lets go, `f` turns the board.
pub fn listen(room: RoomHandle) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if let Some(action) = action(event) {
            event.prevent_default();
            room.dispatch(action);
        }
    })
}

fn action(event: &KeyboardEvent) -> Option<Action> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return None;
    }
    let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        at.as_ref().is_some_and(|at| at.closest(selector).ok().flatten().is_some())
    };
    if inside("dialog, input, textarea, select") {
        return None;
    }
    Some(match event.key().as_str() {
        "Escape" => Action::Cancel,
        "f" => Action::Flip,
        // The board and the chooser have their own use for arrows.
        _ if inside("[role=grid], [role=dialog]") => return None,
        "ArrowLeft" => Action::Show(Step::Back),
        "ArrowRight" => Action::Show(Step::Forward),
        "ArrowUp" | "Home" => Action::Show(Step::First),
        "ArrowDown" | "End" => Action::Show(Step::Last),
        _ => return None,
    })
}
