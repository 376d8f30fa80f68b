//! A side's pocket or zone at the desk.

use yew::prelude::*;

use super::room::{DeskHandle, act};
use crate::app::draw::icons::Icon;
use crate::app::draw::spots;
use crate::app::draw::spots::role_name;
use crate::app::editor::{Change, DeskAction, scene};
use crate::app::wording::terms;
use crate::app::wording::terms::color_word;
use crate::board::{Color, Role};
use crate::game::Spot;
use crate::game::scene::TrayKind;
use crate::notation::fen::FULL_POCKET;
use crate::texts::texts;
use crate::web::draw::glyphs::{glyph, icon, side};

/// A side's pocket or zone, where the game has any: its pieces by role, each with one more and one less.
pub fn tray(room: &DeskHandle, color: Color, place: &'static str) -> Html {
    let Some(tray) = scene::tray(&room.desk.draft, color) else { return html! {} };
    html! {
        <section
            class={classes!("tray", place, side(color))} data-spot={spots::name(Spot::Zone(color))}
            aria-label={terms::tray(tray.kind, color)}
        >
            <span class="tray-title">{ terms::tray_title(tray.kind) }</span>
            for &(role, count) in &tray.pockets { { pocket(room, tray.kind, (color, role), count) } }
        </section>
    }
}

fn pocket(room: &DeskHandle, kind: TrayKind, (color, role): (Color, Role), count: u8) -> Html {
    let t = texts();
    let piece = t.piece_of(color_word(color), role_name(role));
    let spot = spots::name(Spot::Pocket(color, role));
    let button = |sign: Icon, name: String, change: Change, is_barred: bool| {
        html! {
            <button
                class="step" type="button" aria-label={name} disabled={is_barred}
                onclick={act::<MouseEvent>(room, DeskAction::Change(change))}
            >
                { icon(sign) }
            </button>
        }
    };
    html! {
        <div class="stock" role="group" aria-label={terms::in_tray(kind, &piece, count)}>
            { button(Icon::Minus, t.editor_fewer(&piece), Change::Fewer(color, role), count == 0) }
            <span
                class={classes!("pocket", side(color), if count == 0 { "empty" } else { "grab" })}
                data-spot={spot}
            >
                { glyph(role) }
                <span class="count">{ count }</span>
            </span>
            { button(Icon::Plus, t.editor_more(&piece), Change::More(color, role), count >= FULL_POCKET) }
        </div>
    }
}
