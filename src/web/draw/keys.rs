//! Keys: where they are pressed, and how far they lead.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, KeyboardEvent};

use crate::app::draw::spots;
use crate::board::BoardSquare;
use crate::game::Spot;
use crate::web::dom::browser;

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

/// Listens for Escape, wherever the focus is.
pub fn on_escape(mut hear: impl FnMut() + 'static) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event| {
        let is_escape = |event: &KeyboardEvent| event.key() == "Escape";
        if event.dyn_ref().is_some_and(is_escape) {
            hear();
        }
    })
}

/// Does an event happen at or inside an element of a selector?
pub fn is_inside(event: &KeyboardEvent, selector: &str) -> bool {
    let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    at.is_some_and(|at| at.closest(selector).ok().flatten().is_some())
}

/// Has the browser, or something near where a key is pressed, a use of its own for it: a shortcut, a
/// dialog, a text that is written? A switch only wants the space bar.
pub fn is_taken(event: &KeyboardEvent) -> bool {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let writes = "dialog, input:not([type=checkbox]), textarea, select";
    modified || event.default_prevented() || is_inside(event, writes)
}

/// The square an event happens at. It is asked of the event, for keys may come faster than the board
/// is drawn.
pub fn site_of(event: &web_sys::Event) -> Option<BoardSquare> {
    site_around(&event.target()?.dyn_into::<Element>().ok()?)
}

/// The square that an element lies on.
pub fn site_around(element: &Element) -> Option<BoardSquare> {
    match spots::spot(&browser::spot_around(element)?.1)? {
        Spot::Square(at) => Some(at),
        _ => None,
    }
}

/// How far a key leads to the right and down; `None` for other keys.
pub fn walk(key: &str) -> Option<(i8, i8)> {
    Some(match key {
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "ArrowRight" => (1, 0),
        "ArrowLeft" => (-1, 0),
        "Home" => (-8, 0),
        "End" => (8, 0),
        _ => return None,
    })
}
