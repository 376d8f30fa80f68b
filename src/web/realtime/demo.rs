//! A game of the rulebook that plays itself.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::demo;
use crate::board::Color;
use crate::texts::texts;
use crate::variants::rulebook::DemoDeed;
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
    // The clock, and a number that tells one time it was set from the next.
    let clock = use_state(|| (demo::clock(), 0_u32));
    let redraw = use_force_update();
    let (time, epoch) = *clock;
    let moment = now();
    let tick = time.tick(moment);
    use_effect_with((epoch, tick), {
        let clock = clock.clone();
        move |_| {
            let (time, epoch) = *clock;
            let timer = demo::due(start, deeds, time, now()).map(|wait| {
                Timeout::new(wait.ceil() as u32 + 1, move || match time.tick(now()) {
                    tick if tick >= demo::end(deeds) => clock.set((time.halted(now()), epoch + 1)),
                    _ => redraw.force_update(),
                })
            });
            move || drop(timer)
        }
    });
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
    let Some(picture) = demo::picture(start, deeds, time, moment) else { return html! {} };
    let said = demo::said(deeds, tick);
    let spoken = std::iter::once(words).chain(deeds.iter().map(|deed| deed.words));
    html! {
        <figure class="demo">
            <Board
                picture={Rc::new(picture)} clock={time} {epoch} below={Color::White}
                hands={[false; 2]} on_press={Callback::noop()} on_undo={Callback::noop()}
            />
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
