//! Looking back: a slider over the time of the game, steps, and speeds.

use gloo_timers::callback::Interval;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::replay::{ReplayLook, SPEEDS};
use crate::app::realtime::{SessionAction, listing, words};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::realtime::room::SessionHandle;

/// How often the slider follows what is shown, in milliseconds.
const FOLLOW: u32 = 100;

/// Draws the page again and again while what is looked at goes on.
#[hook]
pub fn use_following(room: &SessionHandle) {
    let redraw = use_force_update();
    let plays = room.session.replay.is_some_and(|replay| replay.clock.runs());
    use_effect_with(plays, move |&plays| {
        let follow = plays.then(|| Interval::new(FOLLOW, move || redraw.force_update()));
        move || drop(follow)
    });
}

/// The slider and its buttons, for a game that stands still.
pub fn looking(room: &SessionHandle) -> Html {
    let session = &room.session;
    let plays = session.replay.is_some_and(|replay| replay.clock.runs());
    let now = browser::now();
    let end = session.replay.map_or(session.arbiter.now(), |replay| replay.end);
    let tick = session.replay.map_or(end, |replay| replay.tick(now));
    let speed = session.replay.map_or(4, |replay| replay.speed);
    let look = |look: ReplayLook| {
        let room = room.clone();
        move |_: MouseEvent| room.dispatch(SessionAction::Look(look))
    };
    let slide = {
        let room = room.clone();
        move |event: InputEvent| {
            let slider: HtmlInputElement = event.target_unchecked_into();
            room.dispatch(SessionAction::Look(ReplayLook::At(slider.value_as_number() as u32)));
        }
    };
    let button = |name: String, sign: Icon, what: ReplayLook| {
        html! {
            <button class="icon-button" type="button" aria-label={name.clone()} title={name} onclick={look(what)}>
                { icon(sign) }
            </button>
        }
    };
    let t = texts();
    let (play, sign) = match plays {
        true => (t.timed_stop(), Icon::Pause),
        false => (t.timed_play(), Icon::Play),
    };
    html! {
        <section class="looking" aria-label={t.timed_look_back()}>
            <div class="look-line">
                <input
                    type="range" min="0" max={end.to_string()} step="10" value={tick.to_string()}
                    aria-label={t.timed_moment()} aria-valuetext={words::units(tick)} oninput={slide}
                />
                <output>{ listing::stamp(tick) }</output>
            </div>
            <div class="look-line">
                { button(t.timed_previous(), Icon::Prev, ReplayLook::Back) }
                { button(play, sign, ReplayLook::Play) }
                { button(t.timed_next(), Icon::Next, ReplayLook::Forward) }
                <div class="speeds" role="group" aria-label={t.timed_speed()}>
                    for (quarters, name) in SPEEDS {
                        <button
                            class="speed" type="button" aria-pressed={(quarters == speed).to_string()}
                            onclick={look(ReplayLook::Speed(quarters))}
                        >{ name }</button>
                    }
                </div>
            </div>
        </section>
    }
}
