//! The moves of a game with their variations, each a way to the position after it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::study::StudyAction;
use crate::app::turns::variations::{Stretch, Written, glyph, stretches};
use crate::app::wording::figurines::figurines;
use crate::notation::pgn::NodeId;
use crate::texts::texts;
use crate::web::turns::move_list::{MoveListProps, nav, show_current};
use crate::web::turns::room::RoomHandle;

/// Variations stand further in only so often.
const DEEPEST: usize = 6;

/// The moves, and the way through them.
#[component]
pub fn Variations(props: &MoveListProps) -> Html {
    let (room, t) = (&props.room, texts());
    let list = use_node_ref();
    let study = room.table.study.clone();
    let written = use_memo(study.as_ref().map(|study| study.tree.clone()), |tree| {
        tree.as_ref().map(stretches).unwrap_or_default()
    });
    let at = study.as_ref().map_or(NodeId::START, |study| study.at);
    // Variations that come before it move the current one too.
    use_effect_with((list.clone(), at, Rc::as_ptr(&written)), |(list, at, _)| {
        show_current(list, usize::from(*at != NodeId::START));
    });
    let goes_on = study.as_ref().is_some_and(|study| study.tree.end_of(study.at) != study.at);
    let goes_back = at != NodeId::START;
    html! {
        <section class="moves" aria-label={t.moves()}>
            { nav(room, "nav-first", t.first_position(), Icon::First, MoveStep::First, goes_back) }
            { nav(room, "nav-prev", t.back(), Icon::Prev, MoveStep::Back, goes_back) }
            <div class={classes!("list", "tree", written.is_empty().then_some("bare"))} ref={list}>
                if written.is_empty() {
                    <p>{ t.analysis_hint() }</p>
                }
                for stretch in written.iter() { { self::stretch(room, stretch, at, props.figurines) } }
            </div>
            { nav(room, "nav-next", t.forward(), Icon::Next, MoveStep::Forward, goes_on) }
            { nav(room, "nav-last", t.last_position(), Icon::Last, MoveStep::Last, goes_on) }
        </section>
    }
}

fn stretch(room: &RoomHandle, stretch: &Stretch, at: NodeId, figurines: bool) -> Html {
    let depth = stretch.depth.min(DEEPEST);
    html! {
        <p class={classes!("stretch", (depth == 0).then_some("main"))} ~style={format!("--depth:{depth}")}>
            for written in &stretch.moves { { written_move(room, written, at, figurines) } }
        </p>
    }
}

fn written_move(room: &RoomHandle, written: &Written, at: NodeId, with_figurines: bool) -> Html {
    let go = {
        let (room, id) = (room.dispatcher(), written.id);
        move |_| room.dispatch(Action::Study(StudyAction::Go(id)))
    };
    let san = if with_figurines { figurines(&written.san) } else { written.san.clone() };
    let glyphs: String = written.glyphs.iter().map(|&number| glyph(number)).collect();
    html! {
        <>
            { said(&written.before) }
            if let Some(number) = &written.number {
                <span class="no">{ number }</span>
            }
            <button
                class="ply" type="button" onclick={go}
                aria-current={(written.id == at).then_some("step")}
            >
                { san }{ glyphs }
            </button>
            { said(&written.after) }
        </>
    }
}

fn said(text: &str) -> Html {
    html! {
        if !text.is_empty() {
            <span class="remark">{ text }</span>
        }
    }
}
