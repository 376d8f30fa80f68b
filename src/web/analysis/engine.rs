//! What the engine makes of the position that is looked at: its best lines, each move of which can be looked at and
//! played, and how it is asked.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlSelectElement, KeyboardEvent};
use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::lines::Line;
use crate::app::turns::watching::{MOST_LINES, Subject, TIMES, Watching};
use crate::texts::texts;
use crate::web::analysis::lines::{Lines, follow};
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, is_inside, is_taken};
use crate::web::turns::room::RoomHandle;
use crate::web::turns::thinking::speed;
use crate::worker::Until;

#[derive(PartialEq, Properties)]
pub struct EngineProps {
    pub room: RoomHandle,
    pub lines: Rc<Vec<Line>>,
    pub figurines: bool,
    /// Is it asked at all?
    pub on: bool,
    pub on_toggle: Callback<bool>,
}

/// A switch, how the engine is asked, and while it is, what it tells.
#[component]
pub fn Engine(props: &EngineProps) -> Html {
    let EngineProps { room, lines, on, .. } = props;
    let t = texts();
    let onchange = {
        let on = *on;
        props.on_toggle.reform(move |_: Event| !on)
    };
    use_keys(room, lines, *on);
    html! {
        <section class="thinking engine" aria-label={t.engine()}>
            <div class="think-head">
                <label>
                    <input class="switch" type="checkbox" checked={*on} {onchange} />
                    <span>{ t.engine() }</span>
                </label>
                if *on { { facts(room) } }
            </div>
            if *on {
                { asked(room) }
                <Lines room={room.clone()} lines={lines.clone()} figurines={props.figurines} />
            }
        </section>
    }
}

/// How deep it has looked, and how fast it is.
fn facts(room: &RoomHandle) -> Html {
    let table = &room.table;
    let text = match (table.thoughts.first(), table.outcome()) {
        (Some(info), _) => format!("{} · {}", texts().depth(info.depth), speed(info)),
        (None, Some(_)) => texts().game_over(),
        (None, None) if table.watched_game().is_none() => texts().threat_none(),
        (None, None) => texts().calculating(),
    };
    html! { <span class="facts">{ text }</span> }
}

/// How many lines, for how long, and what for.
fn asked(room: &RoomHandle) -> Html {
    let (t, watching) = (texts(), room.table.watching);
    let threatens = watching.subject == Subject::Threat;
    let lines = (1..=MOST_LINES).map(|lines| {
        (t.engine_lines(lines), Watching { lines, ..watching }, lines == watching.lines)
    });
    let times =
        TIMES.map(|until| (time(until), Watching { until, ..watching }, until == watching.until));
    let subject = if threatens { Subject::Position } else { Subject::Threat };
    html! {
        <div class="asked">
            { select(room, t.engine_lines_title(), lines) }
            { select(room, t.engine_time_title(), times) }
            { toggle(room, t.engine_arrows(), watching.arrows, Watching { arrows: !watching.arrows, ..watching }) }
            { toggle(room, t.threat(), threatens, Watching { subject, ..watching }) }
        </div>
    }
}

fn time(until: Until) -> String {
    match until {
        Until::Millis(millis) => texts().engine_seconds(millis / 1_000),
        Until::Stopped | Until::Nodes(_) => texts().engine_endless(),
    }
}

/// Asks the engine otherwise from now on.
fn ask(room: &RoomHandle, watching: Watching) {
    store::keep(store::ENGINE, &watching);
    room.dispatch(Action::Watch(watching));
}

/// One of several, each with its name and whether it is chosen.
fn select(
    room: &RoomHandle,
    title: String,
    options: impl IntoIterator<Item = (String, Watching, bool)>,
) -> Html {
    let (names, choices): (Vec<_>, Vec<_>) =
        options.into_iter().map(|(name, choice, chosen)| ((name, chosen), choice)).unzip();
    let onchange = {
        let room = room.clone();
        move |event: Event| {
            let field = event.target_dyn_into::<HtmlSelectElement>();
            let chosen =
                field.and_then(|field| choices.get(field.selected_index() as usize).copied());
            chosen.into_iter().for_each(|choice| ask(&room, choice));
        }
    };
    html! {
        <select title={title.clone()} aria-label={title} {onchange}>
            for (name, selected) in names { <option {selected}>{ name }</option> }
        </select>
    }
}

fn toggle(room: &RoomHandle, name: String, pressed: bool, then: Watching) -> Html {
    let room = room.clone();
    let onclick = move |_: MouseEvent| ask(&room, then);
    html! {
        <button class="button" type="button" aria-pressed={if pressed { "true" } else { "false" }} {onclick}>
            { name }
        </button>
    }
}

/// The space bar plays the best move, and `X` shows what is threatened: always of what is drawn, so what is drawn last is
/// known to the listener at once, not only when the browser has come to it.
#[hook]
fn use_keys(room: &RoomHandle, lines: &Rc<Vec<Line>>, on: bool) {
    let drawn = use_mut_ref(|| (room.clone(), lines.clone(), on));
    *drawn.borrow_mut() = (room.clone(), lines.clone(), on);
    use_effect_with((), move |()| {
        let listener = Listener::new(browser::document().into(), "keydown", move |event| {
            let (room, lines, on) = drawn.borrow().clone();
            let key = event.dyn_ref::<KeyboardEvent>().filter(|event| on && !is_taken(event));
            let Some(event) = key else { return };
            match event.key().as_str() {
                "x" | "X" => {
                    let watching = room.table.watching;
                    let subject = match watching.subject {
                        Subject::Position => Subject::Threat,
                        Subject::Threat => Subject::Position,
                    };
                    room.dispatch(Action::Watch(Watching { subject, ..watching }));
                }
                " " if !is_inside(event, "a, button, input, [role=grid]") => {
                    let best = lines.first().and_then(|line| line.moves.first());
                    best.into_iter().for_each(|best| follow(&room, vec![best.m]));
                }
                _ => return,
            }
            event.prevent_default();
        });
        move || drop(listener)
    });
}
