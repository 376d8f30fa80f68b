//! The moves made, with their stamps: each a way back to its moment.

use yew::prelude::*;

use super::room::RoomHandle;
use crate::realtime::arbiter::Entry;
use crate::ui::realtime::replay::Look;
use crate::ui::realtime::{Action, Phase, words};
use crate::ui::web::browser;
use crate::ui::words::army;

/// Keeps the move that is shown in sight; the list is to have this reference.
#[hook]
pub fn use_list(room: &RoomHandle) -> NodeRef {
    let list = use_node_ref();
    let shown = shown(room).unwrap_or(room.session.arbiter.log().len());
    use_effect_with((list.clone(), shown), |(list, shown)| reveal(list, *shown));
    list
}

/// How many moves have been made where somebody looks back.
fn shown(room: &RoomHandle) -> Option<usize> {
    let session = &room.session;
    session.replay.map(|replay| replay.made(&session.arbiter, browser::now()))
}

/// The moves made.
pub fn log(room: &RoomHandle, list: NodeRef) -> Html {
    let session = &room.session;
    let log = session.arbiter.log();
    let shown = shown(room);
    let still = matches!(session.phase, Phase::Paused(_) | Phase::Over);
    html! {
        <section class="moves timed-moves" aria-label="Moves">
            <ol class={classes!("list", log.is_empty().then_some("bare"))} ref={list}>
                if log.is_empty() {
                    <li>{ "The number on a man counts down to its next move." }</li>
                }
                for (i, entry) in log.iter().enumerate() {
                    { line(room, i, entry, shown == Some(i + 1), still) }
                }
            </ol>
        </section>
    }
}

fn line(room: &RoomHandle, index: usize, entry: &Entry, current: bool, still: bool) -> Html {
    let text = words::short(&entry.deed.effect);
    let spoken = format!("{} {text}", army(entry.side));
    let room = room.clone();
    let onclick = move |_| room.dispatch(Action::Look(Look::Move(index + 1)));
    let side = entry.side.pick("white", "black");
    html! {
        <li class={classes!("turn", side)} key={index}>
            <span class="no">{ words::stamp(entry.tick) }</span>
            <button
                class="ply" type="button" disabled={!still} aria-label={spoken}
                aria-current={current.then_some("step")} {onclick}
            >
                <i class={classes!("disc", side)}></i>{ text }
            </button>
        </li>
    }
}

/// Scrolls the list, and nothing else, to the move that is shown.
fn reveal(list: &NodeRef, shown: usize) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let nth = format!("li:nth-child({})", shown.max(1));
    let found = list.query_selector(&nth).ok().flatten();
    if let Some(item) = found {
        let (outer, inner) = (list.get_bounding_client_rect(), item.get_bounding_client_rect());
        let down = inner.bottom() - outer.bottom();
        let up = inner.top() - outer.top();
        let right = inner.right() - outer.right();
        let by = if down > 0.0 { down } else { up.min(0.0) };
        list.set_scroll_top(list.scroll_top() + by as i32);
        list.set_scroll_left(list.scroll_left() + right.max(0.0) as i32);
    }
}
