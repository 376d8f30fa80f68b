//! Keys that work wherever one is on the page, unless something nearer wants them.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

use crate::app::draw::spots;
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::view;
use crate::board::BoardId;
use crate::game::Spot;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside};
use crate::web::turns::room::RoomHandle;

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

fn action(key: &str, event: &KeyboardEvent) -> Option<Action> {
    Some(match key {
        "Escape" => Action::Cancel,
        "f" => Action::Flip,
        // The board and the chooser have their own use for arrows.
        _ if is_inside(event, "[role=grid], [role=dialog]") => return None,
        "ArrowLeft" => Action::Show(MoveStep::Back),
        "ArrowRight" => Action::Show(MoveStep::Forward),
        "ArrowUp" | "Home" => Action::Show(MoveStep::First),
        "ArrowDown" | "End" => Action::Show(MoveStep::Last),
        _ => return None,
    })
}

/// Brings the next board to the front; the focus goes along, to the same square.
fn next_board(room: &RoomHandle) {
    let focused = browser::focused_spot().and_then(|name| spots::spot(&name));
    let merged = view::is_merged(&room.table);
    let at = match focused {
        Some(Spot::Square(at)) if !merged => Some(at),
        _ => None,
    };
    let from = at.map_or(room.table.view.front, |at| at.board());
    let next = BoardId::new((from.index() as u8 + 1) % room.table.game.board_count());
    room.dispatch(Action::Front(next));
    if let Some(at) = at {
        let twin = spots::name(Spot::Square(at.on(next)));
        browser::focus(&format!("[data-spot={twin}]"));
    }
}
