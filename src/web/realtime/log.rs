//! The moves made, with their stamps: each a way back to its moment.

use yew::prelude::*;

use crate::app::realtime::replay::ReplayLook;
use crate::app::realtime::{Phase, SessionAction, listing};
use crate::realtime::Tick;
use crate::realtime::arbiter::Entry;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::realtime::room::{SessionHandle, SessionRoom};

#[derive(Properties)]
struct LogProps {
    room: SessionHandle,
    /// How many moves there are, and when the last was made.
    made: (usize, Option<Tick>),
    /// How many moves have been made where somebody looks back.
    shown: Option<usize>,
    /// Does time stand still, so that one may look back?
    still: bool,
    /// Another game has another one.
    epoch: u32,
}

impl PartialEq for LogProps {
    /// What is on the board is nothing to it, and the room is always the room as it is now.
    fn eq(&self, other: &LogProps) -> bool {
        let key = |props: &LogProps| (props.made, props.shown, props.still, props.epoch);
        key(self) == key(other)
    }
}

/// The moves made.
pub fn log(room: &SessionHandle) -> Html {
    let session = &room.session;
    let log = session.arbiter.log();
    let made = (log.len(), log.last().map(|entry| entry.tick));
    let shown = session.replay.map(|replay| replay.made(&session.arbiter, browser::now()));
    let still = matches!(session.phase, Phase::Paused(_) | Phase::Over);
    html! { <Log room={room.clone()} {made} {shown} {still} epoch={session.epoch} /> }
}

#[component]
fn Log(props: &LogProps) -> Html {
    let log = props.room.session.arbiter.log();
    let shown = props.shown;
    let list = use_node_ref();
    use_effect_with((list.clone(), shown.unwrap_or(log.len())), |(list, shown)| {
        reveal(list, *shown);
    });
    html! {
        <section class="moves timed-moves" aria-label={texts().moves()}>
            <ol class={classes!("list", log.is_empty().then_some("bare"))} ref={list}>
                if log.is_empty() {
                    <li>{ texts().timed_log_hint() }</li>
                }
                for (index, &entry) in log.iter().enumerate() {
                    <Line
                        key={index} {index} {entry} is_current={shown == Some(index + 1)}
                        still={props.still} dispatcher={props.room.dispatcher()}
                    />
                }
            </ol>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct LineProps {
    index: usize,
    entry: Entry,
    /// Is it the last one that has been made where somebody looks?
    is_current: bool,
    still: bool,
    dispatcher: UseReducerDispatcher<SessionRoom>,
}

/// A move. The list grows fast, and what is in it stays as it is.
#[component]
fn Line(props: &LineProps) -> Html {
    let &LineProps { index, ref entry, is_current, still, .. } = props;
    let text = listing::short(&entry.deed.effect);
    let side = entry.side.pick("white", "black");
    let spoken = texts().timed_listed(side, &text);
    let dispatcher = props.dispatcher.clone();
    let onclick = move |_| dispatcher.dispatch(SessionAction::Look(ReplayLook::Move(index + 1)));
    html! {
        <li class={classes!("turn", side)}>
            <span class="no">{ listing::stamp(entry.tick) }</span>
            <button
                class="ply" type="button" disabled={!still} aria-label={spoken}
                aria-current={is_current.then_some("step")} {onclick}
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
