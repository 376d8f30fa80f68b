//! A game of a rulebook to step through: boards, buttons, words and moves.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::reading::walk::{WalkPlace, places};
use crate::texts::texts;
use crate::variants::Spec;
use crate::variants::rulebook::Stop;
use crate::web::draw::glyphs::icon;
use crate::web::reading::diagram::diagram;

#[derive(PartialEq, Properties)]
pub struct WalkProps {
    pub spec: Spec,
    pub fen: &'static str,
    pub words: &'static str,
    pub stops: &'static Vec<Stop>,
}

/// A game to step through.
#[component]
pub fn Walk(props: &WalkProps) -> Html {
    let places = use_memo((props.spec, props.fen), |_| {
        places(props.spec, props.fen, props.words, props.stops).unwrap_or_default()
    });
    let at = use_state(|| 0_usize);
    let last = places.len().saturating_sub(1);
    let go = {
        let at = at.clone();
        Callback::from(move |to: usize| at.set(to.min(last)))
    };
    let onkeydown = {
        let (go, at) = (go.clone(), *at);
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" => at.saturating_sub(1),
                "ArrowRight" => at + 1,
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            go.emit(to);
        }
    };
    let t = texts();
    let Some(place) = places.get(*at) else { return html! {} };
    // A button that has nothing to do keeps the focus, for the arrow keys.
    let nav = |label: String, sign: Icon, to: usize| {
        html! {
            <button
                class="icon-button" type="button" aria-label={label.clone()} title={label}
                aria-disabled={(to == *at).then_some("true")} onclick={go.reform(move |_| to)}
            >
                { icon(sign) }
            </button>
        }
    };
    html! {
        <figure class="walk" {onkeydown}>
            { diagram(place.game.scene(), &place.refused) }
            <div class="walk-nav">
                { nav(t.walk_start(), Icon::First, 0) }
                { nav(t.back(), Icon::Prev, at.saturating_sub(1)) }
                <span>{ t.walk_place(*at, last) }</span>
                { nav(t.forward(), Icon::Next, (*at + 1).min(last)) }
                { nav(t.walk_end(), Icon::Last, last) }
            </div>
            <p class="walk-moves">
                for (i, place) in places.iter().enumerate().skip(1) {
                    { entry(place, i == *at, go.reform(move |_| i)) }
                }
            </p>
            // All words share one place, so that the longest decides how high it is.
            <figcaption class="walk-words" aria-hidden="true">
                for (i, place) in places.iter().enumerate() {
                    <p class={(i == *at).then_some("now")}>{ place.words }</p>
                }
            </figcaption>
            <p class="visually-hidden" role="status">{ spoken(place) }</p>
        </figure>
    }
}

fn spoken(place: &WalkPlace) -> String {
    format!("{} {}. {}", place.number, place.san, place.words)
}

fn entry(place: &WalkPlace, current: bool, onclick: Callback<MouseEvent>) -> Html {
    let class = classes!(
        "ply",
        (!place.refused.is_empty()).then_some("refused"),
        (!place.words.is_empty()).then_some("noted"),
    );
    html! {
        <>
            <button {class} type="button" {onclick} aria-current={current.then_some("step")}>
                { place.number.clone() }{ " " }<b>{ place.san.clone() }</b>
            </button>
            { " " }
        </>
    }
}
