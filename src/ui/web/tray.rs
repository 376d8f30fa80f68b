//! An army's zone beside the board.

use yew::prelude::*;

use super::browser;
use super::glyphs::{glyph, side};
use super::room::RoomHandle;
use crate::board::{Color, Role};
use crate::game::Spot;
use crate::game::gesture::{can_pick, targets};
use crate::game::scene::{MarkKind, Scene, TrayKind};
use crate::texts::texts;
use crate::ui::spots::{self, role_name};
use crate::ui::table::Action;
use crate::ui::words;
use crate::ui::words::color_word;

/// An army's zone, where the game has any: its men by role, and a place to drop a man that leaves
/// the board.
pub fn tray(room: &RoomHandle, scene: &Scene, color: Color, place: &'static str) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    let table = &room.table;
    let zone = Spot::Zone(color);
    let is_target = table.is_live()
        && table.picked.is_some_and(|picked| {
            targets(table.game.legal(), table.game.turn(), picked).contains(&zone)
        });
    let label = words::tray(tray.kind, color);
    let classes = classes!(
        "tray",
        place,
        side(color),
        is_target.then_some("target"),
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
        <section class={classes} data-spot={spots::name(zone)} aria-label={label.clone()}>
            <h2 class="tray-title">{ label }</h2>
            for &(role, count) in &tray.pockets {
                { pocket(room, tray.kind, (color, role), count) }
            }
            <button class="tray-drop" type="button" onclick={warp}>
                <span>{ texts().warp_here() }</span>
            </button>
        </section>
    }
}

/// The pieces of one role in a tray of some kind.
fn pocket(room: &RoomHandle, kind: TrayKind, (color, role): (Color, Role), count: u8) -> Html {
    let table = &room.table;
    let spot = Spot::Reserve(color, role);
    let can_drop = table.is_live() && can_pick(table.game.legal(), table.game.turn(), spot);
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
            aria-label={words::in_tray(kind, &piece, count)}
            aria-pressed={if picked { "true" } else { "false" }}
            onclick={press}
        >
            { glyph(role) }
            <span class="count">{ count }</span>
        </button>
    }
}
