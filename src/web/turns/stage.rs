//! The boards with what belongs around them: the persons' strips and the zones.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::turns::action::Action;
use crate::app::turns::marks::Marks;
use crate::app::turns::table::Table;
use crate::app::turns::{premoves, view};
use crate::board::{BoardId, BoardSquare};
use crate::game::Scene;
use crate::game::scene::BoardScene;
use crate::rules::Move;
use crate::web::common::parts::{self, Part};
use crate::web::draw::aim;
use crate::web::turns::board::BoardView;
use crate::web::turns::chooser::Chooser;
use crate::web::turns::drag::Drag;
use crate::web::turns::plate::{plate, worlds};
use crate::web::turns::room::RoomHandle;
use crate::web::turns::sketching::{Sketching, use_resting_finger};
use crate::web::turns::strip::strip;
use crate::web::turns::tray::tray;

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub room: RoomHandle,
    /// Is the board in front larger than the others?
    #[prop_or_default]
    pub zoom: bool,
    /// Hears which board is to be larger, or no longer; none where all stay of one size.
    #[prop_or_default]
    pub on_enlarge: Option<Callback<BoardId>>,
    /// What stands beside the boards.
    #[prop_or_default]
    pub beside: Html,
    /// Moves that are pointed out, the best first.
    #[prop_or_default]
    pub pointers: Rc<[Shape]>,
}

/// Boards, strips and zones.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let room = &props.room;
    let scene = Rc::new(premoves::scene(&room.table));
    let marks = Rc::new(Marks::of(&room.table, &scene));
    let drag = use_memo((), |()| Drag::default());
    let sketching = use_memo((), |()| Sketching::default());
    use_resting_finger(&sketching);
    use_premoves(room);
    let hear = |to: fn(&Sketching, &Drag, &RoomHandle, &PointerEvent)| {
        let (room, drag, sketching) = (room.clone(), drag.clone(), sketching.clone());
        move |event: PointerEvent| to(&sketching, &drag, &room, &event)
    };
    let onpointerdown = hear(|sketching, drag, room, event| {
        if !sketching.down(room, event) {
            drag.down(room, event);
        }
    });
    let onpointermove = hear(|sketching, drag, room, event| {
        sketching.moved(event);
        drag.moved(room, event);
    });
    let onpointerup = hear(|sketching, drag, room, event| {
        sketching.up(room, event);
        drag.up(room, event);
    });
    let onpointercancel = hear(|sketching, drag, room, event| {
        sketching.lost(event);
        drag.lost(room, event);
    });
    // A pointer leaves the focus where it is, lest the arrow keys walk the board afterwards.
    let onmousedown = |event: MouseEvent| event.prevent_default();
    // The right button draws, and calls a drag off.
    let oncontextmenu = |event: MouseEvent| event.prevent_default();
    let onpointerover = |event: PointerEvent| aim::at_event(&event);
    let below = room.table.orientation;
    html! {
        <div class="stage" {oncontextmenu} {onmousedown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
            { strip(room, !below, "strip-top") }
            { tray(room, &scene, &marks, !below, "tray-top") }
            { props.beside.clone() }
            <div class="boards" {onpointerover}>{ boards(props, &scene, &marks) }</div>
            { tray(room, &scene, &marks, below, "tray-bottom") }
            { strip(room, below, "strip-bottom") }
        </div>
    }
}

fn boards(props: &StageProps, scene: &Rc<Scene>, marks: &Rc<Marks>) -> Html {
    let table = &props.room.table;
    let figure = figure(table, scene);
    let draw = |board: BoardScene, worlds: Vec<BoardId>| {
        let asks = table.choosing.first().is_some_and(|m| worlds.contains(&m.board()));
        let asks = asks && parts::is_there(Part::Later);
        html! {
            <BoardView room={props.room.clone()} scene={scene.clone()} marks={marks.clone()} figure={figure.clone()} pointers={props.pointers.clone()} {board} {worlds}>
                if asks {
                    <Chooser room={props.room.clone()} scene={scene.clone()} {board} />
                }
            </BoardView>
        }
    };
    if view::is_merged(table) {
        let board = scene.board(table.view.front).or(scene.boards.first().copied());
        return html! {
            <div class="world" key="merged">
                { worlds(&props.room) }
                for board in board { { draw(board, view::worlds(table).collect()) } }
            </div>
        };
    }
    let several = scene.boards.len() > 1;
    html! {
        for &board in &scene.boards {
            <div class="world" key={board.id.index()}>
                if several {
                    { plate(board, props.zoom && table.view.front == board.id, props.on_enlarge.as_ref()) }
                }
                { draw(board, vec![board.id]) }
            </div>
        }
    }
}

/// Makes the first premove as soon as its turn has come, apart from the move before it, which is seen and
/// heard.
#[hook]
fn use_premoves(room: &RoomHandle) {
    let due = premoves::are_due(&room.table).then_some(room.table.version);
    let dispatcher = room.dispatcher();
    use_effect_with(due, move |due| {
        due.iter().for_each(|_| dispatcher.dispatch(Action::MakePremove));
    });
}

/// The figure of the change that is asked about, or of the last move.
fn figure(table: &Table, scene: &Scene) -> Rc<[BoardSquare]> {
    let asked = table.choosing.iter().find(|m| matches!(m, Move::Switch(_)));
    asked.map_or_else(|| scene.figure.clone(), |&m| table.game.figure(m)).into()
}
