//! Asks which of several moves is meant that are made alike: which man a pawn becomes, say.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::browser;
use super::glyphs::{glyph, side};
use super::men_layer::corner;
use super::room::RoomHandle;
use crate::board::{Role, Site};
use crate::game::Spot;
use crate::rules::Move;
use crate::ui::spots::{self, role_name};
use crate::ui::table::Action;

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub room: RoomHandle,
}

/// The choice over the board, as long as there is one to make.
#[component]
pub fn Chooser(props: &ChooserProps) -> Html {
    let table = &props.room.table;
    let moves = &table.choosing;
    use_effect_with(moves.clone(), |moves| {
        let landing = moves.first().and_then(|m| m.landing());
        let back = landing.map(|at| format!("[data-spot={}]", spots::name(Spot::Site(at))));
        // Whoever plays by keyboard chooses by it, and goes on from where the man has gone.
        let back = back.filter(|_| browser::is_there("[role=grid] :focus"));
        if back.is_some() {
            browser::focus(".chooser .choice");
        }
        move || back.iter().for_each(|spot| browser::focus(spot))
    });
    let Some(landing) = moves.first().and_then(|m| m.landing()) else { return html! {} };
    let us = table.game.turn();
    let (x, _) = corner(landing, table.orientation);
    let cancel = {
        let room = props.room.clone();
        move |_: MouseEvent| room.dispatch(Action::Cancel)
    };
    // Promotions lie at the far edge of whoever promotes.
    let up = (us != table.orientation).then_some("up");
    html! {
        <>
            <div class="scrim" onclick={cancel}></div>
            <div
                class={classes!("chooser", side(us), up)}
                role="dialog"
                aria-label="Promote to"
                style={format!("--x:{x}")}
                onkeydown={walk}
            >
                for &m in moves {
                    { choice(&props.room, m) }
                }
            </div>
        </>
    }
}

/// Arrows and Tab go from one choice to the next, and round.
fn walk(event: KeyboardEvent) {
    let Some(at) = event.target_dyn_into::<Element>() else { return };
    let Some(all) = at.parent_element() else { return };
    let back = || at.previous_element_sibling().or_else(|| all.last_element_child());
    let on = || at.next_element_sibling().or_else(|| all.first_element_child());
    let next = match event.key().as_str() {
        "Tab" if event.shift_key() => back(),
        "ArrowUp" | "ArrowLeft" => back(),
        "Tab" | "ArrowDown" | "ArrowRight" => on(),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
    }
}

fn choice(room: &RoomHandle, m: Move) -> Html {
    let role = becomes(room, m);
    let choose = {
        let room = room.clone();
        move || room.dispatch(Action::Choose(m))
    };
    // The tap that opens the chooser ends in a click on what has come under the finger. So a
    // pointer chooses when it goes down, and a click only without one, from the keyboard.
    let onpointerdown = {
        let choose = choose.clone();
        move |event: PointerEvent| {
            if event.button() == 0 {
                choose();
            }
        }
    };
    let onclick = move |event: MouseEvent| {
        if event.detail() == 0 {
            choose();
        }
    };
    html! {
        <button class="choice" type="button" aria-label={role_name(role)} {onpointerdown} {onclick}>
            { glyph(role) }
        </button>
    }
}

/// The man that stands there after the move.
fn becomes(room: &RoomHandle, m: Move) -> Role {
    let at = |site: Site| room.table.game.scene().men.iter().find(|m| m.site == site).copied();
    match m {
        Move::Walk { becomes, .. } => becomes,
        Move::Drop { role, .. } => role,
        _ => m.origin().and_then(at).map_or(Role::Pawn, |man| man.role),
    }
}
