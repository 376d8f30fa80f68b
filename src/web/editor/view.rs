//! The view in which a position is set up.

use std::rc::Rc;

use yew::prelude::*;

use super::board::DeskBoard;
use super::keys;
use super::opens::Hearers;
use super::palette::palette;
use super::panel::panel;
use super::pointer::Pointer;
use super::room::{DeskHandle, DeskRoom};
use super::tray::tray;
use crate::app::common::player::Opponent;
use crate::app::editor::verdict::Verdict;
use crate::app::editor::{Desk, DeskAction, Draft, Tool, scene};
use crate::app::shell::route::Route;
use crate::game::scene::Scene;
use crate::texts::texts;
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

#[derive(Clone, PartialEq, Properties)]
pub struct EditorProps {
    /// What is on the desk where neither the address nor an earlier visit says so.
    pub first: Draft,
    /// Plays from a position against somebody.
    pub on_play: Callback<(Draft, Opponent)>,
    /// Looks into a position.
    pub on_study: Callback<Draft>,
}

/// The boards, the pieces beside them, and everything else that a position holds.
#[component]
pub fn PositionEditor(props: &EditorProps) -> Html {
    let room = use_reducer(|| DeskRoom { desk: opened(&props.first) });
    use_keeping(&room);
    use_effect_with(room.clone(), |room| {
        let listener = keys::listen(room.clone());
        move || drop(listener)
    });
    let desk = &room.desk;
    let verdict = Rc::new(Verdict::of(&desk.draft));
    let scene = Rc::new(scene::of(&desk.draft));
    let hearers = Hearers { play: props.on_play.clone(), study: props.on_study.clone() };
    let count = scene.boards.len();
    let files = scene.boards.first().map_or(8, |board| board.files);
    html! {
        <div
            class="editor" data-boards={(count > 1).then(|| count.to_string())}
            data-files={(files < 8).then(|| files.to_string())}
        >
            <main class="table edited">
                <h1 class="visually-hidden">{ texts().editor() }</h1>
                <Stage room={room.clone()} {scene} verdict={verdict.clone()} />
                { panel(&room, &verdict, &hearers) }
            </main>
        </div>
    }
}

/// What an address says, else what was on the desk last, else something to begin with.
fn opened(first: &Draft) -> Desk {
    let kept = store::kept::<String>(store::EDITOR).ok().flatten().unwrap_or_default();
    Desk::opened(&browser::hash(), &kept, first)
}

/// Keeps what is on the desk in the address and for the next visit, and follows the address.
#[hook]
fn use_keeping(room: &DeskHandle) {
    let address = room.desk.address();
    let is_wrong = room.desk.typed.as_ref().is_some_and(|typed| typed.fault.is_some());
    use_effect_with((address, is_wrong), |(address, is_wrong)| {
        store::keep(store::EDITOR, address);
        // A wrong address stays as long as what it says does.
        if !is_wrong {
            browser::show_hash(address);
        }
    });
    use_effect_with(room.dispatcher(), |room| {
        let room = room.clone();
        let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
            let hash = browser::hash();
            if Route::of(&hash) == Route::Editor {
                room.dispatch(DeskAction::Follow(hash));
            }
        });
        move || drop(listener)
    });
}

#[derive(PartialEq, Properties)]
struct StageProps {
    room: DeskHandle,
    scene: Rc<Scene>,
    verdict: Rc<Verdict>,
}

/// The boards, with pockets and pieces around them.
#[component]
fn Stage(props: &StageProps) -> Html {
    let room = &props.room;
    let pointer = use_memo((), |()| Pointer::default());
    let hear = |to: fn(&Pointer, &DeskHandle, &PointerEvent)| {
        let (room, pointer) = (room.clone(), pointer.clone());
        move |event: PointerEvent| to(&pointer, &room, &event)
    };
    let onpointerdown = hear(Pointer::down);
    let onpointermove = hear(Pointer::moved);
    let onpointerup = hear(Pointer::up);
    let onpointercancel = hear(|pointer, _, event| pointer.put_back(event.pointer_id()));
    // The right button takes pieces away.
    let oncontextmenu = |event: MouseEvent| event.prevent_default();
    let below = room.desk.below;
    let paints = (room.desk.tool != Tool::Hand).then_some("paints");
    let several = props.scene.boards.len() > 1;
    html! {
        <div
            class={classes!("stage", paints)} {oncontextmenu} {onpointerdown} {onpointermove} {onpointerup}
            {onpointercancel}
        >
            { palette(room, !below, "strip-top") }
            { tray(room, !below, "tray-top") }
            <div class="boards">
                for &board in &props.scene.boards {
                    <div class="world" key={board.id.index()}>
                        if several {
                            <div class="plate" aria-hidden="true"><b>{ board.id.letter() }</b></div>
                        }
                        <DeskBoard
                            room={room.clone()} scene={props.scene.clone()} verdict={props.verdict.clone()} {board}
                        />
                    </div>
                }
            </div>
            { tray(room, below, "tray-bottom") }
            { palette(room, below, "strip-bottom") }
        </div>
    }
}
