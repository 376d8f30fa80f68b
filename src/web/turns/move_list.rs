//! The moves made, and the way through them.

use std::any::Any;

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::shell::route;
use crate::app::turns::action::Action;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::rows::rows;
use crate::app::wording::figurines::figurines;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::turns::room::RoomHandle;

/// A button that is held down repeats after so many milliseconds, and then as often.
const REPEAT_AFTER: u32 = 450;
const REPEAT_EVERY: u32 = 130;

#[derive(PartialEq, Properties)]
pub struct MoveListProps {
    pub room: RoomHandle,
    /// Are pieces shown as symbols?
    #[prop_or_default]
    pub figurines: bool,
}

/// The moves made, each a way to the position after it.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let (room, t) = (&props.room, texts());
    let list = use_node_ref();
    let ply = room.table.ply();
    use_effect_with((list.clone(), ply, room.table.game.len()), |(list, ply, _)| {
        show_current(list, *ply);
    });
    let game = &room.table.game;
    let sans = game.written();
    let shown = |san: &str| if props.figurines { figurines(san) } else { san.to_owned() };
    html! {
        <section class="moves" aria-label={t.moves()}>
            { nav(room, "nav-first", t.first_position(), Icon::First, MoveStep::First, ply > 0) }
            { nav(room, "nav-prev", t.back(), Icon::Prev, MoveStep::Back, ply > 0) }
            <ol class={classes!("list", sans.is_empty().then_some("bare"))} ref={list}>
                if sans.is_empty() {
                    { opening(room) }
                }
                for (i, row) in rows(game).iter().enumerate() {
                    <li class="turn" key={i}>
                        <span class="no">{ format!("{}.", row.number) }</span>
                        if i == 0 && row.turns[0].is_empty() {
                            <span class="ply" aria-hidden="true">{ "…" }</span>
                        }
                        for (dots, plies) in [".", "…"].into_iter().zip(&row.turns) {
                            if !plies.is_empty() {
                                <span class="cell" key={plies.start}>
                                    for i in plies.clone() {
                                        { entry(
                                            room, i, format!("{}{dots} {}", row.number, sans[i]),
                                            ply, shown(&sans[i]),
                                        ) }
                                    }
                                </span>
                            }
                        }
                    </li>
                }
            </ol>
            { nav(room, "nav-next", t.forward(), Icon::Next, MoveStep::Forward, ply < sans.len()) }
            { nav(room, "nav-last", t.last_position(), Icon::Last, MoveStep::Last, ply < sans.len()) }
        </section>
    }
}

/// What stands there before the first move, for those who do not know the game yet.
fn opening(room: &RoomHandle) -> Html {
    let spec = room.table.setup.spec;
    html! {
        <li>
            { terms::summary(spec.card()) }{ " " }
            <a href={route::rules_address(spec)}>{ texts().how_to_play() }</a>
        </li>
    }
}

/// A move of the list: the ply counted from 0, its name with its number, the ply that is viewed, and how it
/// is shown. The Tab key stops at one of them all, and the arrow keys lead from there.
fn entry(room: &RoomHandle, i: usize, label: String, viewed: usize, shown: String) -> Html {
    let current = viewed == i + 1;
    let stop = i == viewed.saturating_sub(1);
    let go = {
        let room = room.clone();
        move |_| room.dispatch(Action::Show(MoveStep::To(i + 1)))
    };
    html! {
        <button
            class="ply" type="button" key={i} onclick={go}
            aria-current={current.then_some("step")} tabindex={if stop { "0" } else { "-1" }}
            aria-label={label}
        >
            { shown }
        </button>
    }
}

/// A button that goes through the game.
pub fn nav(
    room: &RoomHandle,
    class: &'static str,
    label: String,
    sign: Icon,
    step: MoveStep,
    enabled: bool,
) -> Html {
    html! { <Nav room={room.clone()} {class} {label} {sign} {step} {enabled} /> }
}

#[derive(PartialEq, Properties)]
struct NavProps {
    room: RoomHandle,
    class: &'static str,
    label: AttrValue,
    sign: Icon,
    step: MoveStep,
    enabled: bool,
}

/// A button that goes on as long as it is held.
#[component]
fn Nav(props: &NavProps) -> Html {
    // The timer that runs as long as it is kept here.
    let held = use_mut_ref(|| None::<Box<dyn Any>>);
    let go = {
        let (room, step) = (props.room.dispatcher(), props.step);
        move || room.dispatch(Action::Show(step))
    };
    let onpointerdown = {
        let (held, go) = (held.clone(), go.clone());
        move |_: PointerEvent| {
            let (inner, go) = (held.clone(), go.clone());
            let begin = Timeout::new(REPEAT_AFTER, move || {
                *inner.borrow_mut() = Some(Box::new(Interval::new(REPEAT_EVERY, go)));
            });
            *held.borrow_mut() = Some(Box::new(begin));
        }
    };
    let release = {
        let held = held.clone();
        Callback::from(move |_: PointerEvent| drop(held.borrow_mut().take()))
    };
    use_effect_with((), move |()| move || drop(held.borrow_mut().take()));
    html! {
        <button
            class={classes!("icon-button", props.class)} type="button"
            aria-label={props.label.clone()} title={props.label.clone()} disabled={!props.enabled}
            onclick={move |_| go()}
            {onpointerdown}
            onpointerup={release.clone()}
            onpointerleave={release.clone()}
            onpointercancel={release}
        >
            { icon(props.sign) }
        </button>
    }
}

/// Scrolls the list, and nothing but the list, until the current move is in sight.
pub fn show_current(list: &NodeRef, ply: usize) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let Some(current) = list.query_selector("[aria-current]").ok().flatten() else {
        if ply == 0 {
            list.set_scroll_top(0);
            list.set_scroll_left(0);
        }
        return;
    };
    let (inner, outer) = (current.get_bounding_client_rect(), list.get_bounding_client_rect());
    if list.query_selector(":focus").ok().flatten().is_some() {
        browser::focus(".list [aria-current]");
    }
    let beyond =
        |low: f64, high: f64, from: f64, to: f64| (high - to).max(0.0) + (low - from).min(0.0);
    let down = beyond(inner.top(), inner.bottom(), outer.top(), outer.bottom());
    let across = beyond(inner.left(), inner.right(), outer.left(), outer.right());
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + across as i32);
}
