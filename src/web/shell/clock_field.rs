//! The choice of a clock: one that is offered, or one of one's own.

use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::turns::clock_choice::{
    BASES, FIRST, OFFERED, SECONDS, base, base_step, minutes, name, sides,
};
use crate::game::clock::TimeControl;
use crate::texts::texts;
use crate::web::common::sheet::{segmented, slider, switch};

#[derive(PartialEq, Properties)]
pub struct ClockFieldProps {
    pub time: Option<TimeControl>,
    /// Whose times there are.
    pub against: Opponent,
    pub on_change: Callback<Option<TimeControl>>,
}

/// The clocks that are offered, and what one of one's own consists of.
#[component]
pub fn ClockField(props: &ClockFieldProps) -> Html {
    let ClockFieldProps { time, against, on_change } = props;
    let is_own = use_state(|| time.is_some_and(|time| !OFFERED.contains(&time)));
    // None: one's own.
    let mut options = vec![(Some(None), html! { texts().no_clock() })];
    options.extend(OFFERED.map(|time| (Some(Some(time)), html! { name(time) })));
    options.push((None, html! { texts().clock_custom() }));
    let chosen = if *is_own { None } else { Some(*time) };
    let choose = {
        let (is_own, on_change, now) = (is_own.setter(), on_change.clone(), time.unwrap_or(FIRST));
        Callback::from(move |chosen: Option<Option<TimeControl>>| {
            is_own.set(chosen.is_none());
            on_change.emit(chosen.unwrap_or(Some(now)));
        })
    };
    html! {
        <div class="clocks">
            { segmented(texts().clock(), options, &chosen, choose) }
            if let Some(time) = time.filter(|_| *is_own) {
                { own(time, *against, &on_change.reform(Some)) }
            }
        </div>
    }
}

/// What a clock of one's own consists of.
fn own(time: TimeControl, against: Opponent, change: &Callback<TimeControl>) -> Html {
    let t = texts();
    let [first, second] = sides(against);
    let bases = time.bases();
    let is_even = time.second_base_ms.is_none();
    let one = change.reform(move |step| match is_even {
        true => time.with_bases([base(step); 2]),
        false => odds(time, [base(step), bases[1]]),
    });
    let other = change.reform(move |step| odds(time, [bases[0], base(step)]));
    let more = change.reform(move |step| TimeControl { increment_ms: pause(step), ..time });
    let delay = change.reform(move |step| TimeControl { delay_ms: pause(step), ..time });
    let apart = change.reform(move |is_apart| match is_apart {
        true => odds(time, bases),
        false => time.with_bases([bases[0]; 2]),
    });
    let name = if is_even { t.clock_minutes() } else { t.clock_minutes_of(first) };
    html! {
        <div class="custom-clock">
            { lasting(name, bases[0], one) }
            if !is_even {
                { lasting(t.clock_minutes_of(second), bases[1], other) }
            }
            { pausing(t.clock_increment(), time.increment_ms, more) }
            { pausing(t.clock_delay(), time.delay_ms, delay) }
            <p class="setting-note">{ t.clock_delay_note() }</p>
            { row(t.clock_odds(), switch(t.clock_odds(), !is_even, apart)) }
        </div>
    }
}

/// The clock with times at odds, even if they are alike for now.
fn odds(time: TimeControl, [first, second]: [u32; 2]) -> TimeControl {
    TimeControl { base_ms: first, second_base_ms: Some(second), ..time }
}

/// A person's time.
fn lasting(name: String, ms: u32, change: Callback<u8>) -> Html {
    let said = texts().clock_in_minutes(&minutes(ms));
    let between = 0..=BASES.last();
    row(name.clone(), slider(name, said, between, 1, base_step(ms), change, Callback::noop()))
}

/// What is added, or waited for.
fn pausing(name: String, ms: u32, change: Callback<u8>) -> Html {
    let seconds = ms / 1_000;
    let (said, between) = (texts().clock_in_seconds(seconds), 0..=SECONDS.last());
    let step = SECONDS.step(seconds);
    row(name.clone(), slider(name, said, between, 1, step, change, Callback::noop()))
}

/// Milliseconds that are added, or waited for, at a step.
fn pause(step: u8) -> u32 {
    SECONDS.number(step) * 1_000
}

fn row(name: String, control: Html) -> Html {
    html! { <div class="clock-row"><span>{ name }</span>{ control }</div> }
}
