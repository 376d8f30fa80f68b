//! The field in which moves are typed.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::typed::typed;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::turns::room::RoomHandle;

/// The field, by which keys bring the focus to it.
pub const FIELD: &str = ".typed input";

/// The field, always there. What is typed is done on Enter; what cannot be done stays, to be mended,
/// and the reason is said.
pub fn typed_field(room: &RoomHandle) -> Html {
    let onkeydown = {
        let room = room.clone();
        move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" => enter(&room, &event.target_unchecked_into()),
            "Escape" => browser::blur(),
            _ => {}
        }
    };
    html! {
        <div class="typed">
            <input
                type="text" maxlength="40" {onkeydown}
                aria-label={texts().typed_name()} placeholder={texts().typed_hint()}
                autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
            />
        </div>
    }
}

fn enter(room: &RoomHandle, field: &HtmlInputElement) {
    let text = field.value();
    if text.trim().is_empty() {
        return;
    }
    match typed(&room.table, &text, browser::now_ms()) {
        Ok(action) => {
            field.set_value("");
            room.dispatch(action);
        }
        Err(why) => room.dispatch(Action::Say(why)),
    }
}
