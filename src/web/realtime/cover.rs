//! What lies over the board while time stands still or is about to run.

use yew::prelude::*;

use crate::app::realtime::first::{Experience, at_speed};
use crate::app::realtime::{Phase, SessionAction, TimedWish, Why, words};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::realtime::cooldown::{Countdown, Span};
use crate::web::realtime::first;
use crate::web::realtime::room::SessionHandle;

/// The countdown, or the button that starts it.
pub fn cover(room: &SessionHandle, start: &Callback<()>) -> Html {
    let session = &room.session;
    match session.phase {
        Phase::Countdown => {
            let wait = session.clock.waits(browser::now());
            let span = Span { left: wait, wait: 0.0, unit: 1_000.0, gone: 0.0 };
            let class = classes!("cover", "counting");
            html! { <Countdown key={session.epoch} {span} {class} place={String::new()} /> }
        }
        Phase::Paused(Why::Waiting) if session.replay.is_none() => html! {
            <div class="cover"><p class="cover-note">{ texts().wire_waiting() }</p></div>
        },
        Phase::Paused(why) if session.replay.is_none() => {
            let begun = session.arbiter.has_begun();
            let name = if begun { texts().timed_resume() } else { texts().timed_start() };
            html! {
                <div class={classes!("cover", (why == Why::Asked && begun).then_some("veiled"))}>
                    { button(name, start) }
                </div>
            }
        }
        _ => html! {},
    }
}

pub fn button(name: String, start: &Callback<()>) -> Html {
    html! {
        <button class="button primary" type="button" onclick={start.reform(|_| ())}>{ name }</button>
    }
}

/// The same before a first game that is slowed down, which says so; none before another.
pub fn slow_cover(room: &SessionHandle, start: &Callback<()>, usual: &TimedWish) -> Option<Html> {
    let (session, known) = (&room.session, first::experience());
    let still = matches!(session.phase, Phase::Paused(_)) && session.replay.is_none();
    if !still || session.wire.is_some() || !known.is_slowed(session) {
        return None;
    }
    let full = {
        let (room, start, tu_ms) = (room.clone(), start.clone(), usual.tu_ms);
        Callback::from(move |_: MouseEvent| {
            first::keep(Experience { has_chosen: true, ..known });
            room.dispatch(SessionAction::Open(Box::new(at_speed(&room.session, tu_ms))));
            start.emit(());
        })
    };
    let [slow, usual] = [session.setup.terms.tu_ms, usual.tu_ms].map(words::span);
    Some(html! {
        <div class="cover">
            <div class="start-card">
                <p>{ texts().first_slow(&slow, &usual) }</p>
                { button(texts().timed_start(), start) }
                <button class="button" type="button" onclick={full}>{ texts().first_full_speed() }</button>
            </div>
        </div>
    })
}
