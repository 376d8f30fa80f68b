//! What stands beside the boards: how the game stands, its moves, and what one can do.

use yew::prelude::*;

use crate::app::shell::settings::Settings;
use crate::app::turns::layout::Layout;
use crate::app::turns::words;
use crate::app::wording::spoken_moves;
use crate::texts::texts;
use crate::web::common::parts::{self, Part};
use crate::web::share::correspondence::post;
use crate::web::turns::actions::Actions;
use crate::web::turns::banner::Banner;
use crate::web::turns::halves::halves;
use crate::web::turns::hint::hint;
use crate::web::turns::move_list::MoveList;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::thinking::thinking;
use crate::web::turns::typed_field::typed_field;

/// What can be asked for in the panel besides moves.
pub struct Asked {
    /// Whether the engine's thinking is shown.
    pub thinking: Callback<bool>,
    pub layout: Callback<Layout>,
    pub new_game: Callback<()>,
    pub analysis: Callback<()>,
    /// What is to be seen of the connection to the other player, where there is one.
    pub line: Html,
}

/// The panel.
pub fn panel(room: &RoomHandle, settings: &Settings, asked: Asked) -> Html {
    let table = &room.table;
    let alarm = table.shown.is_none() && table.game.status().check.is_some();
    let due = table.game.due().filter(|_| table.shown.is_none() && table.outcome().is_none());
    html! {
        <aside class="panel">
            <p class={classes!("status", alarm.then_some("alarm"))} role="status">
                if let Some(due) = due {
                    { halves(table.game.turn(), due) }
                }
                { words::status(table) }
                if let Some(made) = words::changes_made(&table.shown_game()) {
                    <span class="note">{ made }</span>
                }
                <span class="visually-hidden">{ last_move(room) }</span>
            </p>
            { hint(room, settings.figurines) }
            if table.outcome().is_some() {
                <Banner
                    room={room.clone()} on_new_game={asked.new_game}
                    on_analysis={asked.analysis.clone()}
                />
            }
            // Those who wait for it are drawn anew (`web/shell/app`).
            if parts::is_there(Part::Later) {
                { post(table) }
            }
            { asked.line }
            <MoveList room={room.clone()} figurines={settings.figurines} />
            { typed_field(room) }
            <Actions
                room={room.clone()} confirm_resign={settings.confirm_resign}
                on_lay={asked.layout} on_analysis={asked.analysis}
            />
            if table.lets_engine_speak() {
                { thinking(room, settings, &asked.thinking) }
            }
        </aside>
    }
}

/// The last move of what is shown, for those who do not see it: in words, once the later part of the
/// program is there.
fn last_move(room: &RoomHandle) -> String {
    let game = room.table.shown_game();
    let spoken = || if parts::is_there(Part::Later) { spoken_moves::last(&game) } else { None };
    let Some(san) = game.last_san() else { return String::new() };
    format!(" {}", texts().last_move(&spoken().unwrap_or_else(|| san.to_owned())))
}
