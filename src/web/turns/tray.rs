//! A side's zone beside the board.

use yew::prelude::*;

use crate::app::draw::spots;
use crate::app::draw::spots::role_name;
use crate::app::turns::action::Action;
use crate::app::turns::marks::Marks;
use crate::app::wording::terms;
use crate::app::wording::terms::color_word;
use crate::board::{Color, Role};
use crate::game::Spot;
use crate::game::scene::{MarkKind, Scene, TrayKind};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::{glyph, side};
use crate::web::turns::room::RoomHandle;

/// A side's zone, where the game has any: its pieces by role, and a place to drop a piece that leaves
/// the board.
pub fn tray(
    room: &RoomHandle,
    scene: &Scene,
    marks: &Marks,
    color: Color,
    place: &'static str,
) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    let zone = Spot::Zone(color);
    let classes = classes!(
        "tray",
        place,
        side(color),
        marks.targets.contains(&zone).then_some("target"),
        (tray.kind == TrayKind::Pocket).then_some("fills"),
        scene.is_marked(zone, MarkKind::LastMove).then_some("last"),
    );
    let warp = {
        let room = room.clone();
        move |event: MouseEvent| {
            room.dispatch(Action::Press(zone));
            // From the keyboard: the button goes, and the board is next.
            if event.detail() == 0 {
                browser::focus("[role=grid] [tabindex='0']");
            }
        }
    };
    html! {
        <div class={classes} role="group" data-spot={spots::name(zone)} aria-label={terms::tray(tray.kind, color)}>
            <span class="tray-title">{ terms::tray_title(tray.kind) }</span>
            for &(role, count) in &tray.pockets {
                { pocket(room, marks, tray.kind, (color, role), count) }
            }
            <button class="tray-drop" type="button" onclick={warp}>
                <span>{ texts().warp_here() }</span>
            </button>
        </div>
    }
}

/// The pieces of one role in a tray of some kind.
fn pocket(
    room: &RoomHandle,
    marks: &Marks,
    kind: TrayKind,
    (color, role): (Color, Role),
    count: u8,
) -> Html {
    let table = &room.table;
    let spot = Spot::Pocket(color, role);
    let can_drop = marks.movable.contains(&spot);
    let picked = table.picked == Some(spot);
    let piece = texts().piece_of(color_word(color), role_name(role));
    let press = {
        let room = room.clone();
        move |event: MouseEvent| {
            // A pointer has pressed already when it went down; this is the keyboard's way.
            if event.detail() == 0 {
                room.dispatch(Action::Press(spot));
            }
        }
    };
    html! {
        <button
            class={classes!(
                "pocket", side(color), (count == 0).then_some("empty"),
                can_drop.then_some("grab"), picked.then_some("picked"),
            )}
            type="button"
            disabled={count == 0}
            data-spot={spots::name(spot)}
            aria-label={terms::in_tray(kind, &piece, count)}
            aria-pressed={if picked { "true" } else { "false" }}
            onclick={press}
        >
            { glyph(role) }
            <span class="count">{ count }</span>
        </button>
    }
}
