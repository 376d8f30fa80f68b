//! Setting up a game without turns.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::draw::icons::Icon;
use crate::app::realtime::opponent::pace_of;
use crate::app::realtime::wish::{PACES, RULES, Rule, Waits};
use crate::app::realtime::{TimedWish, words};
use crate::texts::texts;
use crate::web::common::fields::{field, levels, opponents, sides};
use crate::web::common::sheet::segmented;
use crate::web::draw::glyphs::icon;
use crate::web::realtime::first;

type TimedWishState = UseStateHandle<TimedWish>;

/// The wishes for a new game.
pub fn wishes(wish: &TimedWishState) -> Html {
    let t = texts();
    let waits = Waits::ALL.map(|waits| (waits, html! { words::waits(waits) }));
    let handicap =
        vec![(true, html! { t.timed_black_longer() }), (false, html! { t.timed_black_same() })];
    html! {
        <div class="wishes">
            { players(wish) }
            { field(t.timed_pawn_cooldown(), paces(wish)) }
            <div class="options">
                { field(t.timed_first_cooldowns(), segmented(
                    t.timed_first_cooldowns(), waits.to_vec(), &wish.waits, set(wish, |wish, waits| wish.waits = waits),
                )) }
                { field(t.timed_black_cooldowns(), segmented(
                    t.timed_black_cooldowns(), handicap, &wish.handicap,
                    set(wish, |wish, handicap| wish.handicap = handicap),
                )) }
                { seed(wish) }
                <details class="other-rules" open={!wish.rules.is_empty()}>
                    <summary>{ t.timed_other_rules() }</summary>
                    for rule in &RULES { { other(wish, rule) } }
                </details>
            </div>
        </div>
    }
}

/// The choice of a rule.
fn other(wish: &TimedWishState, rule: &'static Rule) -> Html {
    let values = rule.values.iter();
    let values = values.map(|&value| (value, html! { words::rule_value(rule, value) })).collect();
    let choose =
        set(wish, move |wish: &mut TimedWish, value: &'static str| wish.set_rule(rule, value));
    let title = words::rule_title(rule);
    field(title.clone(), segmented(title, values, &wish.rule(rule), choose))
}

fn players(wish: &TimedWishState) -> Html {
    let t = texts();
    let seats =
        vec![(false, html! { t.timed_side_by_side() }), (true, html! { t.timed_face_to_face() })];
    let alone = wish.opponent == Opponent::Computer;
    let who = set(wish, |wish, who| wish.opponent = who);
    let side = set(wish, |wish, side| wish.side = side);
    let level = set(wish, |wish, level| wish.level = level);
    let facing = set(wish, |wish, facing| wish.facing = facing);
    // What does not apply keeps its place, so that nothing moves under the hand.
    html! {
        <>
            <div class="choice-row">
                { field(t.play_against(), segmented(t.play_against(), everybody(), &wish.opponent, who)) }
                if wish.opponent != Opponent::Friend {
                    { field(t.play_as(), sides(wish.side, side)) }
                } else {
                    { field(t.timed_seats(), segmented(t.timed_seats(), seats, &wish.facing, facing)) }
                }
            </div>
            if wish.opponent == Opponent::Device {
                <p class="field device-note">{ t.opponent_device_note() }</p>
            }
            <section class={classes!("field", (!alone).then_some("void"), (wish.opponent == Opponent::Device).then_some("gone"))}>
                <h3 class="field-name">{ t.strength() }{ " " }<span>{ pace_words(wish) }</span></h3>
                { levels(wish.level, level) }
            </section>
        </>
    }
}

/// Against whom one may play without turns.
fn everybody() -> Vec<(Opponent, Html)> {
    let device = html! { <>{ icon(Icon::Devices) }{ texts().opponent_device() }</> };
    opponents().into_iter().chain([(Opponent::Device, device)]).collect()
}

/// How fast the computer plays.
fn pace_words(wish: &TimedWishState) -> String {
    words::strength(wish.level, pace_of(wish.level, wish.tu_ms))
}

fn paces(wish: &TimedWishState) -> Html {
    let face = |&ms: &u32| {
        let name = texts().timed_pace(ms);
        (ms, html! { <span class="pace"><b>{ words::span(ms) }</b><small>{ name }</small></span> })
    };
    let paces = PACES.iter().map(face).collect();
    let choose = set(wish, |wish, tu_ms| wish.tu_ms = tu_ms);
    let is_proposed = first::experience().is_proposed(wish.tu_ms);
    html! {
        <div class="paces">
            { segmented(texts().timed_pawn_cooldown(), paces, &wish.tu_ms, choose) }
            if first::experience().is_new() {
                <p class={classes!("pace-note", (!is_proposed).then_some("void"))}>{ texts().first_proposed() }</p>
            }
        </div>
    }
}

/// The same number gives the same first waits.
fn seed(wish: &TimedWishState) -> Html {
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
            <label class="field-name" for="seed">{ texts().timed_seed() }</label>
            <input id="seed" inputmode="numeric" pattern="[0-9]*" value={shown} {oninput} />
        </section>
    }
}

fn set<T: 'static>(
    wish: &TimedWishState,
    set: impl Fn(&mut TimedWish, T) + 'static,
) -> Callback<T> {
    let wish = wish.clone();
    Callback::from(move |value| {
        let mut changed = (*wish).clone();
        set(&mut changed, value);
        wish.set(changed);
    })
}
