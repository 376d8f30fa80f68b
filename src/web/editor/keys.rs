//! The keys of the desk.

use web_sys::{Event, KeyboardEvent};

use wasm_bindgen::JsCast;

use super::held::Brush;
use super::pointer::press;
use super::room::DeskHandle;
use crate::app::draw::spots;
use crate::app::editor::{Change, DeskAction, Tool};
use crate::board::{BoardSquare, Color, Piece};
use crate::game::Spot;
use crate::game::scene::BoardScene;
use crate::notation::role_of;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken, site_of, walk};

/// A key on a board: it walks, puts pieces, takes them away, or does what a press does.
pub fn on_board(room: &DeskHandle, board: BoardScene, event: &KeyboardEvent) {
    let Some(at) = site_of(event).filter(|_| !event.ctrl_key() && !event.meta_key()) else {
        return;
    };
    let key = event.key();
    if let Some(by) = walk(&key) {
        focus(BoardSquare::new(at.board(), board.beside(at.square(), by, room.desk.below)));
    } else if matches!(key.as_str(), "Enter" | " ") {
        match room.desk.tool {
            Tool::Hand => press(room, Spot::Square(at)),
            tool => room.dispatch(DeskAction::Change(Brush::Put(tool).on(at))),
        }
    } else if let Some(change) = change(room, at, &key) {
        room.dispatch(DeskAction::Change(change));
    } else {
        return;
    }
    event.prevent_default();
}

/// What a key changes about a square.
fn change(room: &DeskHandle, at: BoardSquare, key: &str) -> Option<Change> {
    if matches!(key, "Delete" | "Backspace") {
        return Some(Change::Erase(at));
    }
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    if letter == '~' {
        let man = room.desk.draft.man(at).filter(|man| man.can_be_promoted())?;
        return Some(Change::WasPawn(at, !man.was_pawn));
    }
    let role = role_of(letter).filter(|&role| room.desk.draft.rules().pieces().has(role))?;
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(Change::Put(at, Piece { color, role }))
}

fn focus(at: BoardSquare) {
    browser::focus(&format!(".stage [data-spot={}]", spots::name(Spot::Square(at))));
}

/// Follows the keys wherever the focus is: undo, redo, and turning the board.
pub fn listen(room: DeskHandle) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event: Event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if let Some(action) = action(event) {
            event.prevent_default();
            room.dispatch(action);
        }
    })
}

fn action(event: &KeyboardEvent) -> Option<DeskAction> {
    // Where something is written, the browser undoes.
    let writes = "dialog, input:not([type=checkbox], [type=radio]), textarea";
    let key = event.key();
    if (event.ctrl_key() || event.meta_key()) && !event.alt_key() {
        let is_meant = !is_inside(event, writes);
        return match (key.as_str(), event.shift_key()) {
            ("z" | "Z", false) if is_meant => Some(DeskAction::Undo),
            ("z" | "Z", true) | ("y" | "Y", false) if is_meant => Some(DeskAction::Redo),
            _ => None,
        };
    }
    match key.as_str() {
        "f" | "F" if !is_taken(event) => Some(DeskAction::Flip),
        "Escape" if !is_taken(event) => Some(DeskAction::Take(Tool::Hand)),
        _ => None,
    }
}
