//! What is shown before a first game, on the very board: how pieces freeze and thaw.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::demo;
use crate::app::realtime::intro::{DEEDS, START, caption, next_stop};
use crate::board::Color;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::dom::browser::now;
use crate::web::draw::glyphs::icon;
use crate::web::draw::keys::Listener;
use crate::web::realtime::board::Board;
use crate::web::realtime::demo::{DemoClock, use_demo};

/// What comes after it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// The game that waits for it.
    Start,
    /// What somebody was at.
    Back,
}

/// So long the pieces take to go home, in milliseconds.
const HOMING: u32 = 500;

#[derive(PartialEq, Properties)]
pub struct IntroProps {
    pub below: Color,
    /// Hears that it is over, or was not wanted.
    pub on_done: Callback<()>,
}

/// The board, and beside it what is said. It goes on by itself, unless nothing is to move on the page.
#[component]
pub fn Intro(props: &IntroProps) -> Html {
    let by_hand = *use_memo((), |()| browser::wants_stillness());
    let clock = use_state(|| {
        let begins = demo::clock();
        (if by_hand { begins } else { begins.started(now()) }, 0)
    });
    let tick = use_demo(START, &DEEDS, &clock);
    let (time, epoch) = *clock;
    let over = tick >= demo::end(&DEEDS);
    let leave = {
        let (done, clock) = (props.on_done.clone(), clock.setter());
        move |&over: &bool| {
            if over {
                clock.set((demo::clock(), epoch + 1));
                Timeout::new(HOMING, move || done.emit(())).forget();
            }
        }
    };
    use_effect_with(over, leave);
    use_escape(&props.on_done);
    use_effect_with((), |()| browser::focus(".intro .primary"));
    let picture = demo::picture(START, &DEEDS, time, now());
    html! {
        <>
            <div class="stage">
                <div class="strip strip-top"></div>
                <div class="boards">
                    <div class="world">
                        for picture in picture {
                            <Board
                                picture={Rc::new(picture)} clock={time} {epoch} below={props.below}
                                hands={[false; 2]} on_press={Callback::noop()} on_undo={Callback::noop()}
                            />
                        }
                    </div>
                </div>
                <div class="strip strip-bottom"></div>
            </div>
            <aside class="panel intro" aria-label={texts().intro_title()}>
                <p class="intro-words" role="log" aria-live="polite">{ texts().intro(caption(tick)) }</p>
                <div class="intro-acts">
                    { if by_hand { next(props, &clock, tick) } else { stop(&clock) } }
                    <button
                        class={classes!("button", (!by_hand).then_some("primary"))} type="button"
                        onclick={props.on_done.reform(|_| ())}
                    >
                        { texts().intro_skip() }
                    </button>
                </div>
            </aside>
        </>
    }
}

/// On to what is said next, or to the game.
fn next(props: &IntroProps, clock: &DemoClock, tick: u32) -> Html {
    let onclick = {
        let (clock, done) = (clock.clone(), props.on_done.clone());
        move |_: MouseEvent| match next_stop(tick) {
            Some(stop) => clock.set((clock.0.set(stop, now()), clock.1 + 1)),
            None => done.emit(()),
        }
    };
    html! { <button class="button primary" type="button" {onclick}>{ texts().intro_next() }</button> }
}

/// Stops what goes on, or lets it go on.
fn stop(clock: &DemoClock) -> Html {
    let (time, epoch) = **clock;
    let (name, sign) = match time.runs() {
        true => (texts().timed_stop(), Icon::Pause),
        false => (texts().timed_play(), Icon::Play),
    };
    let clock = clock.clone();
    let onclick = move |_: MouseEvent| {
        let now = now();
        let time = if time.runs() { time.halted(now) } else { time.started(now) };
        clock.set((time, epoch + 1));
    };
    html! { <button class="button" type="button" {onclick}>{ icon(sign) }{ name }</button> }
}

/// Escape leaves it.
#[hook]
fn use_escape(done: &Callback<()>) {
    use_effect_with(done.clone(), |done| {
        let done = done.clone();
        let listener = Listener::new(browser::document().into(), "keydown", move |event| {
            let key = event.dyn_ref::<web_sys::KeyboardEvent>().map(web_sys::KeyboardEvent::key);
            if key.as_deref() == Some("Escape") {
                done.emit(());
            }
        });
        move || drop(listener)
    });
}
