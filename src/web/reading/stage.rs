//! Boards of a rulebook that one plays on. They are drawn once they are near what is seen; until then as much room
//! is kept for them.

use yew::prelude::*;

use crate::board::Color;
use crate::game::scene::Scene;
use crate::web::common::near::use_near;
use crate::web::turns::plate::plate;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::stage::Stage;

#[derive(PartialEq, Properties)]
pub struct NearStageProps {
    pub room: RoomHandle,
}

/// The boards with what belongs around them.
#[component]
pub fn NearStage(props: &NearStageProps) -> Html {
    let place = use_node_ref();
    let near = use_near(&place);
    html! {
        <div ref={place}>
            if near {
                <Stage room={props.room.clone()} />
            } else {
                { room_kept(&props.room.table.game.scene(), props.room.table.orientation) }
            }
        </div>
    }
}

/// As much room as the boards and zones of a position take.
fn room_kept(scene: &Scene, below: Color) -> Html {
    let tray = |color: Color, class: &'static str| {
        let is_there = scene.trays.iter().any(|tray| tray.color == color);
        is_there.then(|| html! { <div class={classes!("tray", class)} /> })
    };
    html! {
        <div class="stage">
            { for tray(!below, "tray-top") }
            <div class="boards">
                for board in &scene.boards {
                    <div class="world" key={board.id.index()}>
                        if scene.boards.len() > 1 { { plate(*board, false, None) } }
                        <div class="board" />
                    </div>
                }
            </div>
            { for tray(below, "tray-bottom") }
        </div>
    }
}
