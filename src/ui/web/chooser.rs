//! Asks which of several moves is meant that are made alike: which man a pawn becomes, say.

use yew::prelude::*;

use super::browser;
use super::glyphs::{glyph, side};
use super::men_layer::corner;
use super::room::RoomHandle;
use crate::board::{Role, Site};
use crate::rules::Move;
use crate::ui::spots::role_name;
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
        if !moves.is_empty() {
            browser::focus(".chooser .choice");
        }
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
            >
                for &m in moves {
                    { choice(&props.room, m) }
                }
            </div>
        </>
    }
}

fn choice(room: &RoomHandle, m: Move) -> Html {
    let role = becomes(room, m);
    let choose = {
        let room = room.clone();
        move |_| room.dispatch(Action::Choose(m))
    };
    html! {
        <button class="choice" type="button" aria-label={role_name(role)} onclick={choose}>
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
