//! A game of the rulebook that plays itself.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::{TickClock, demo};

use crate::board::Color;
use crate::realtime::Tick;
use crate::texts::texts;
use crate::variants::rulebook::DemoDeed;
use crate::web::common::near::use_near;
use crate::web::dom::browser::now;
use crate::web::draw::glyphs::icon;
use crate::web::realtime::board::Board;

#[derive(PartialEq, Properties)]
pub struct DemoProps {
    pub start: &'static str,
    pub words: &'static str,
    pub deeds: &'static Vec<DemoDeed>,
}

/// The board, a button, and what is said.
#[component]
pub fn Demo(props: &DemoProps) -> Html {
    let &DemoProps { start, words, deeds } = props;
    let clock = use_state(|| (demo::clock(), 0_u32));
    let place = use_node_ref();
    let near = use_near(&place);
    let tick = use_demo(start, deeds, &clock);
    let (time, epoch) = *clock;
    let over = tick >= demo::end(deeds);
    let press = {
        let clock = clock.clone();
        move |_: MouseEvent| {
            let now = now();
            let time = match (time.runs(), over) {
                (true, _) => time.halted(now),
                (_, true) => demo::clock().started(now),
                _ => time.started(now),
            };
            clock.set((time, epoch + 1));
        }
    };
    let (name, sign) = match (time.runs(), over) {
        (true, _) => (texts().timed_stop(), Icon::Pause),
        (_, true) => (texts().timed_again(), Icon::Undo),
        _ => (texts().timed_play(), Icon::Play),
    };
    let Some(picture) = demo::picture(start, deeds, time, now()) else { return html! {} };
    let said = demo::said(deeds, tick);
    let spoken = std::iter::once(words).chain(deeds.iter().map(|deed| deed.words));
    html! {
        <figure class="demo">
            <div ref={place}>
                if near {
                    <Board
                        picture={Rc::new(picture)} clock={time} {epoch} below={Color::White}
                        hands={[false; 2]} on_press={Callback::noop()} on_undo={Callback::noop()}
                    />
                } else {
                    <div class="board" />
                }
            </div>
            <button class="button" type="button" onclick={press}>{ icon(sign) }{ name }</button>
            // All words share one place, so that the longest decides how high it is.
            <figcaption class="walk-words">
                for (i, words) in spoken.enumerate().filter(|(_, words)| !words.is_empty()) {
                    <p class={(i == said).then_some("now")}>{ words }</p>
                }
            </figcaption>
        </figure>
    }
}

/// The clock of a game that plays itself, and a number that tells one time it was set from the next.
pub type DemoClock = UseStateHandle<(TickClock, u32)>;

/// The tick of a game that plays itself: draws it anew whenever something happens, and stops it at its end.
#[hook]
pub fn use_demo(start: &'static str, deeds: &'static [DemoDeed], clock: &DemoClock) -> Tick {
    let redraw = use_force_update();
    let (time, epoch) = **clock;
    let tick = time.tick(now());
    use_effect_with((epoch, tick), {
        let clock = clock.clone();
        move |_| {
            let timer = demo::due(start, deeds, time, now()).map(|wait| {
                Timeout::new(wait.ceil() as u32 + 1, move || match time.tick(now()) {
                    tick if tick >= demo::end(deeds) => clock.set((time.halted(now()), epoch + 1)),
                    _ => redraw.force_update(),
                })
            });
            move || drop(timer)
        }
    });
    tick
}
