//! What names the boards of a game with several, and tells which one is large or in front.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::board::{BoardId, Role};
use crate::game::scene::BoardScene;
use crate::texts::texts;
use crate::web::draw::glyphs::{glyph, icon};
use crate::web::turns::room::RoomHandle;

/// Boards with fewer files find room enough beside one another.
const WORTH_ENLARGING: u8 = 6;

/// A board's letter, which is also the button that makes it large, or as large as the others, where
/// somebody hears of it.
pub fn plate(board: BoardScene, large: bool, on_enlarge: Option<&Callback<BoardId>>) -> Html {
    let (id, letter) = (board.id, board.id.letter());
    let Some(on_enlarge) = on_enlarge.filter(|_| board.files >= WORTH_ENLARGING) else {
        return html! { <div class="plate" aria-hidden="true"><b>{ letter }</b></div> };
    };
    let (name, sign) = match large {
        true => (texts().reduce_board(&letter.to_string()), Icon::Reduce),
        false => (texts().enlarge_board(&letter.to_string()), Icon::Enlarge),
    };
    html! {
        <div class="plate">
            <button
                class="plate-button" type="button" aria-label={name.clone()} title={name}
                onclick={on_enlarge.reform(move |_| id)}
            >
                <b>{ letter }</b>{ icon(sign) }
            </button>
        </div>
    }
}

/// Which world lies in front on a merged board. Each button shows its pieces as they look there.
pub fn worlds(room: &RoomHandle) -> Html {
    let (t, table) = (texts(), &room.table);
    let button = |id: BoardId| {
        let in_front = table.view.front == id;
        let letter = id.letter().to_string();
        let bring = {
            let room = room.clone();
            move |_| room.dispatch(Action::Front(id))
        };
        html! {
            <button
                class="world-button" type="button" key={id.index()} onclick={bring}
                aria-label={t.bring_to_front(&letter)} title={t.bring_to_front_note(&letter)}
                aria-pressed={if in_front { "true" } else { "false" }}
            >
                <span
                    class={classes!("piece", "white", (!in_front).then_some("far"))}
                    data-world={letter.clone()}
                >
                    { glyph(Role::Knight) }
                </span>
                <b>{ letter }</b>
            </button>
        }
    };
    html! {
        <div class="worlds" role="group" aria-label={t.board_in_front()}>
            <span class="worlds-title" aria-hidden="true">{ t.in_front() }</span>
            for id in 0..table.game.board_count() { { button(BoardId::new(id)) } }
        </div>
    }
}
