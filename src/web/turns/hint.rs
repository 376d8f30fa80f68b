//! Asking what the computer would play.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::hints;
use crate::app::wording::figurines::figurines;
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::turns::actions::act;
use crate::web::turns::room::RoomHandle;

/// The button at the end of the line that says how the game stands, and what was answered.
pub fn hint(room: &RoomHandle, with_figurines: bool) -> Html {
    let table = &room.table;
    if !hints::can_ask(table) {
        return html! {};
    }
    let said = hints::said(table).unwrap_or_default();
    html! {
        <div class="hint">
            <output>{ if with_figurines { figurines(&said) } else { said } }</output>
            <button
                class="icon-button" type="button" title={texts().hint()} aria-label={texts().hint()}
                disabled={table.hint.is_some()} onclick={act(room, Action::Hint)}
            >
                { icon(Icon::Bulb) }
            </button>
        </div>
    }
}
