//! Numbers that count down and waits that drain away. Each is set going once; the browser does the
//! rest.

use yew::prelude::*;

use crate::app::realtime::TickClock;
use crate::app::realtime::picture::Frozen;
use crate::realtime::TU;
use crate::web::dom::browser::now;
use crate::web::draw::glyphs::side;

/// Something that runs out by itself. Another wait or pace is another one: see its key.
#[derive(Clone, Copy)]
pub struct Span {
    /// What is left, in milliseconds, once `wait` has passed.
    pub left: f64,
    pub wait: f64,
    /// What it is counted in.
    pub unit: f64,
    /// The part of it that is gone.
    pub gone: f64,
}

impl Span {
    /// What is left until so many ticks of a clock, of a whole of so many.
    pub fn until(clock: TickClock, ticks: f64, whole: f64) -> Span {
        let now = now();
        let left = ticks - f64::from(clock.tick(now));
        Span {
            left: clock.ms(left),
            wait: clock.waits(now),
            unit: clock.ms(f64::from(TU)),
            gone: (1.0 - left / whole.max(1.0)).max(0.0),
        }
    }

    fn style(&self) -> (u32, String) {
        let Span { left, wait, unit, gone } = *self;
        let count = (left / unit).ceil().clamp(1.0, 99.0);
        let lasts = count * unit;
        let [left_ms, wait_ms, ready, lasts_ms, begun] =
            [left, wait, wait + left, lasts, wait + left - lasts].map(|ms| ms.round() as i64);
        let gone = (gone * 10_000.0) as u32;
        let style = format!(
            "--gone:{gone}e-4;--wait:{wait_ms}ms;--left:{left_ms}ms;--ready:{ready}ms;\
             --lasts:{lasts_ms}ms;--begun:{begun}ms;--count:{count}"
        );
        (count as u32, style)
    }
}

#[derive(Properties)]
pub struct CountdownProps {
    pub span: Span,
    pub class: Classes,
    /// Where it is, as a style.
    pub place: String,
}

impl PartialEq for CountdownProps {
    /// What is left is asked once: it runs out by itself.
    fn eq(&self, other: &CountdownProps) -> bool {
        self.place == other.place && self.class == other.class
    }
}

/// A number that counts down to one, as a strip of numbers behind a window, and what drains with it.
#[component]
pub fn Countdown(props: &CountdownProps) -> Html {
    let set = use_memo((), |()| props.span.style());
    let (count, style) = &*set;
    html! {
        <div class={props.class.clone()} ~style={format!("{};{style}", props.place)} aria-hidden="true">
            <i class="wipe"></i>
            <span class="count-down"><span>for n in (1..=*count).rev() { <b>{ n }</b> }</span></span>
        </div>
    }
}

/// The wait of a piece so many squares right of and below the corner.
pub fn cooldown(frozen: &Frozen, (x, y): (u8, u8), clock: TickClock, epoch: u32) -> Html {
    let &Frozen { key, color, since, until, .. } = frozen;
    let until_ticks = f64::from(until);
    let span = Span::until(clock, until_ticks, until_ticks - since as f64);
    html! {
        <Countdown
            key={format!("{key}.{until}.{epoch}")} {span} class={classes!("chill", side(color))}
            place={format!("--x:{x};--y:{y}")}
        />
    }
}
