//! Keys that work wherever one is on the page, unless something nearer wants them.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

use crate::app::draw::spots;
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::notice::{Question, Saying};
use crate::app::turns::view;
use crate::board::{BoardId, BoardSquare};
use crate::game::Spot;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken};
use crate::web::turns::room::RoomHandle;
use crate::web::turns::typed_field::FIELD;

/// What keys ask for besides what happens at the table.
pub struct Wanted {
    pub layout: Callback<Layout>,
    pub help: Callback<()>,
}

/// Follows the keys that the help lists (`web/shell/help_sheet`).
pub fn listen(room: RoomHandle, wanted: Wanted) -> Listener {
    Listener::new(browser::document().into(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !is_taken(event)) else {
            return;
        };
        // A letter means the same whether the shift key is locked or not.
        let key = event.key();
        let key = if key.len() == 1 { key.to_ascii_lowercase() } else { key };
        // Whoever reads the rules moves the page; the game without turns has keys of its own.
        let plays = browser::is_there(".table:not(.timed)");
        let several = room.table.game.board_count() > 1;
        match key.as_str() {
            "?" => wanted.help.emit(()),
            _ if !plays => return,
            "v" if several => wanted.layout.emit(room.table.view.layout.other()),
            "w" if several => next_board(&room),
            "/" => browser::focus(FIELD),
            "Enter" if !is_inside(event, PRESSED) => browser::focus(FIELD),
            key => match action(&room, key, event) {
                Some(action) => room.dispatch(action),
                None => return,
            },
        }
        event.prevent_default();
    })
}

/// Where Enter presses something.
const PRESSED: &str = "a, button, input, summary, [role=grid], [role=dialog]";

/// What a key does at the table. It is in the later part of the program.
#[inline(never)]
fn action(room: &RoomHandle, key: &str, event: &KeyboardEvent) -> Option<Action> {
    let answer = |question| Some(Action::Say(Saying::Answer(question)));
    match key {
        "l" => return answer(Question::LastMove),
        "p" => return answer(Question::Pieces(None)),
        "s" => return answer(Question::Square(focused_site()?.square())),
        "c" => {
            let left = room.table.clock.map(|clock| clock.both(browser::now_ms()));
            return answer(Question::Clock(left));
        }
        _ => {}
    }
    Some(match key {
        "Escape" => Action::Cancel,
        "f" => Action::Flip,
        "h" => Action::Hint,
        // The board and the chooser have their own use for arrows.
        _ if is_inside(event, "[role=grid], [role=dialog]") => return None,
        "ArrowLeft" => Action::Show(MoveStep::Back),
        "ArrowRight" => Action::Show(MoveStep::Forward),
        "ArrowUp" | "Home" => Action::Show(MoveStep::First),
        "ArrowDown" | "End" => Action::Show(MoveStep::Last),
        _ => return None,
    })
}

/// The square that has the focus.
fn focused_site() -> Option<BoardSquare> {
    match spots::spot(&browser::focused_spot()?)? {
        Spot::Square(at) => Some(at),
        _ => None,
    }
}

/// Brings the next board to the front; the focus goes along, to the same square.
fn next_board(room: &RoomHandle) {
    let at = focused_site().filter(|_| !view::is_merged(&room.table));
    let from = at.map_or(room.table.view.front, |at| at.board());
    let next = BoardId::new((from.index() as u8 + 1) % room.table.game.board_count());
    room.dispatch(Action::Front(next));
    if let Some(at) = at {
        let twin = spots::name(Spot::Square(at.on(next)));
        browser::focus(&format!("[data-spot={twin}]"));
    }
}
