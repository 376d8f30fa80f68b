//! Setting up a game without turns.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::realtime::Wish;
use crate::ui::realtime::opponent::pace_of;
use crate::ui::realtime::wish::{PACES, RULES, Rule, Waits, span};
use crate::ui::settings::Opponent;
use crate::ui::web::new_game::{field, levels, opponents, sides};
use crate::ui::web::sheet::segmented;

type WishState = UseStateHandle<Wish>;

/// The wishes for a new game.
pub fn wishes(wish: &WishState) -> Html {
    let waits = Waits::ALL.map(|(waits, name)| (waits, html! { name }));
    let handicap = vec![(true, html! { "1 unit longer" }), (false, html! { "As White" })];
    html! {
        <div class="wishes">
            { players(wish) }
            { field("One unit: a pawn’s wait", paces(wish)) }
            <div class="options">
                { field("First waits", segmented(
                    "First waits", waits.to_vec(), &wish.waits, set(wish, |wish, waits| wish.waits = waits),
                )) }
                { field("Black’s first waits", segmented(
                    "Black’s first waits", handicap, &wish.handicap,
                    set(wish, |wish, handicap| wish.handicap = handicap),
                )) }
                { seed(wish) }
                <details class="other-rules" open={!wish.rules.is_empty()}>
                    <summary>{ "Other rules" }</summary>
                    for rule in &RULES { { other(wish, rule) } }
                </details>
            </div>
        </div>
    }
}

/// The choice of a rule.
fn other(wish: &WishState, rule: &'static Rule) -> Html {
    let values = rule.values.iter().map(|&(value, face)| (value, html! { face })).collect();
    let choose = set(wish, move |wish: &mut Wish, value: &'static str| wish.set_rule(rule, value));
    field(rule.title, segmented(rule.title, values, &wish.rule(rule), choose))
}

fn players(wish: &WishState) -> Html {
    let seats = vec![(false, html! { "Side by side" }), (true, html! { "Face to face" })];
    let alone = wish.opponent == Opponent::Computer;
    let who = set(wish, |wish, who| wish.opponent = who);
    let side = set(wish, |wish, side| wish.side = side);
    let level = set(wish, |wish, level| wish.level = level);
    let facing = set(wish, |wish, facing| wish.facing = facing);
    // What does not apply keeps its place, so that nothing moves under the hand.
    html! {
        <>
            <div class="choice-row">
                { field("Against", segmented("Against", opponents(), &wish.opponent, who)) }
                if alone {
                    { field("You play", sides(wish.side, side)) }
                } else {
                    { field("You sit", segmented("You sit", seats, &wish.facing, facing)) }
                }
            </div>
            <section class={classes!("field", (!alone).then_some("void"))}>
                <h3 class="field-name">{ "Strength " }<span>{ pace_words(wish) }</span></h3>
                { levels(wish.level, level) }
            </section>
        </>
    }
}

/// How fast the computer plays.
fn pace_words(wish: &WishState) -> String {
    let [gap, reaction] = pace_of(wish.level, wish.tu_ms);
    format!("{} · {gap} between moves, answers after {reaction}", wish.level)
}

fn paces(wish: &WishState) -> Html {
    let face = |&(ms, name): &(u32, &'static str)| {
        (ms, html! { <span class="pace"><b>{ span(ms) }</b><small>{ name }</small></span> })
    };
    let paces = PACES.iter().map(face).collect();
    let choose = set(wish, |wish, tu_ms| wish.tu_ms = tu_ms);
    html! { <div class="paces">{ segmented("One unit", paces, &wish.tu_ms, choose) }</div> }
}

/// The same number gives the same first waits.
fn seed(wish: &WishState) -> Html {
    let oninput = {
        let choose = set(wish, |wish, seed| wish.seed = seed);
        move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            choose.emit(field.value().trim().parse().ok());
        }
    };
    let shown = wish.seed.map(|seed| seed.to_string()).unwrap_or_default();
    html! {
        <section class="field">
            <label class="field-name" for="seed">{ "Number of the start (empty: a new one)" }</label>
            <input id="seed" inputmode="numeric" pattern="[0-9]*" value={shown} {oninput} />
        </section>
    }
}

fn set<T: 'static>(wish: &WishState, set: impl Fn(&mut Wish, T) + 'static) -> Callback<T> {
    let wish = wish.clone();
    Callback::from(move |value| {
        let mut changed = (*wish).clone();
        set(&mut changed, value);
        wish.set(changed);
    })
}
