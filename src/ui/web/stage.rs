//! The boards with what belongs around them: the persons' strips and the zones.

use yew::prelude::*;

use super::board::BoardView;
use super::chooser::Chooser;
use super::drag::Drag;
use super::room::RoomHandle;
use super::strip::Strip;
use super::tray::{self, TrayView};
use crate::board::Color;
use crate::game::Scene;

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub room: RoomHandle,
}

/// Boards, strips and zones.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let room = &props.room;
    let scene = room.table.shown_game().scene();
    let drag = use_memo((), |()| Drag::default());
    let onpointerdown = {
        let (room, drag) = (room.clone(), drag.clone());
        move |event: PointerEvent| drag.down(&room, &event)
    };
    let onpointermove = {
        let drag = drag.clone();
        move |event: PointerEvent| drag.moved(&event)
    };
    let onpointerup = {
        let (room, drag) = (room.clone(), drag.clone());
        move |event: PointerEvent| drag.up(&room, &event)
    };
    let onpointercancel = {
        let room = room.clone();
        move |event: PointerEvent| drag.lost(&room, &event)
    };
    // A pointer leaves the focus where it is, lest the arrow keys walk the board afterwards.
    let onmousedown = |event: MouseEvent| event.prevent_default();
    let below = room.table.orientation;
    html! {
        <div class="stage" {onmousedown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
            <Strip room={room.clone()} color={!below} place="strip-top" />
            { zone(room, &scene, !below, "tray-top") }
            <div class="boards">
                for &board in &scene.boards {
                    <BoardView key={board.id.index()} room={room.clone()} scene={scene.clone()} {board}>
                        if board.id.index() == 0 {
                            <Chooser room={room.clone()} />
                        }
                    </BoardView>
                }
            </div>
            { zone(room, &scene, below, "tray-bottom") }
            <Strip room={room.clone()} color={below} place="strip-bottom" />
        </div>
    }
}

fn zone(room: &RoomHandle, scene: &Scene, color: Color, place: &'static str) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    let last_move = tray::is_last(scene, color);
    html! { <TrayView room={room.clone()} tray={tray.clone()} {last_move} {place} /> }
}
