//! Keys that work wherever one is on the page, unless something nearer wants them.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, KeyboardEvent};
use yew::Callback;

use super::browser;
use super::room::RoomHandle;
use crate::board::{BoardId, Site};
use crate::game::Spot;
use crate::ui::moves::Step;
use crate::ui::spots;
use crate::ui::table::Action;
use crate::ui::view::{self, Layout};

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

/// Arrows look through the game, Escape lets go, `f` turns the board, `v` lays the boards apart or
/// over one another, `w` goes to the next board.
pub fn listen(room: RoomHandle, lay: Callback<Layout>) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if is_taken(event) {
            return;
        }
        match event.key().as_str() {
            "v" if room.table.game.board_count() > 1 => lay.emit(room.table.view.layout.other()),
            "w" if room.table.game.board_count() > 1 => next_board(&room),
            key => match action(key, event) {
                Some(action) => room.dispatch(action),
                None => return,
            },
        }
        event.prevent_default();
    })
}

/// Has the browser, or something near where the key is pressed, a use of its own for it?
fn is_taken(event: &KeyboardEvent) -> bool {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    // Whoever reads the rules moves the page; the game without turns has keys of its own.
    let reads = !browser::is_there(".table:not(.timed)");
    modified
        || reads
        || event.default_prevented()
        || is_inside(event, "dialog, input, textarea, select")
}

pub fn is_inside(event: &KeyboardEvent, selector: &str) -> bool {
    let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    at.is_some_and(|at| at.closest(selector).ok().flatten().is_some())
}

fn action(key: &str, event: &KeyboardEvent) -> Option<Action> {
    Some(match key {
        "Escape" => Action::Cancel,
        "f" => Action::Flip,
        // The board and the chooser have their own use for arrows.
        _ if is_inside(event, "[role=grid], [role=dialog]") => return None,
        "ArrowLeft" => Action::Show(Step::Back),
        "ArrowRight" => Action::Show(Step::Forward),
        "ArrowUp" | "Home" => Action::Show(Step::First),
        "ArrowDown" | "End" => Action::Show(Step::Last),
        _ => return None,
    })
}

/// The site an event happens at. It is asked of the event, for keys may come faster than the board
/// is drawn.
pub fn site_of(event: &web_sys::Event) -> Option<Site> {
    site_around(&event.target()?.dyn_into::<Element>().ok()?)
}

/// The site that an element lies on.
pub fn site_around(element: &Element) -> Option<Site> {
    match spots::spot(&browser::spot_around(element)?.1)? {
        Spot::Site(at) => Some(at),
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

/// Brings the next board to the front; the focus goes along, to the same square.
fn next_board(room: &RoomHandle) {
    let focused = browser::focused_spot().and_then(|name| spots::spot(&name));
    let merged = view::is_merged(&room.table);
    let at = match focused {
        Some(Spot::Site(at)) if !merged => Some(at),
        _ => None,
    };
    let from = at.map_or(room.table.view.front, |at| at.board());
    let next = BoardId::new((from.index() as u8 + 1) % room.table.game.board_count());
    room.dispatch(Action::Front(next));
    if let Some(at) = at {
        let twin = spots::name(Spot::Site(at.on(next)));
        browser::focus(&format!("[data-spot={twin}]"));
    }
}
