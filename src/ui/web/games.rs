//! The choice of a game: one tile for each, what the chosen one is, and what can be chosen about it.

use yew::prelude::*;

use super::glyphs::emblem;
use super::sheet::segmented;
use super::visit;
use crate::variants::{CATALOGUE, Card, Choice, Group, Spec};

/// All games, group by group; `choose` hears which is chosen.
pub fn tiles(chosen: Spec, choose: &Callback<Spec>) -> Html {
    html! {
        for group in Group::ALL {
            <section class="field">
                <h3 class="field-name">{ group.title() }</h3>
                <div class="tiles">
                    for card in CATALOGUE.iter().filter(|card| card.group == group) {
                        { tile(card, chosen, choose) }
                    }
                </div>
            </section>
        }
    }
}

fn tile(card: &'static Card, chosen: Spec, choose: &Callback<Spec>) -> Html {
    let slug = card.slug;
    let choose = choose.clone();
    let onchange = move |_: Event| Spec::from_slug(slug).iter().for_each(|&spec| choose.emit(spec));
    html! {
        <label class="card" key={slug}>
            <input
                type="radio" name="game" value={slug} checked={chosen.card() == card} {onchange}
            />
            <span class="card-face">
                <span class="emblem">{ emblem(card.emblem) }</span><span>{ card.title }</span>
            </span>
        </label>
    }
}

/// What the chosen game is, and the way to its rules.
pub fn chosen(spec: Spec, on_leave: &Callback<()>) -> Html {
    let card = spec.card();
    html! {
        <div class="chosen" aria-live="polite">
            <p><b>{ card.title }</b>{ " " }<span>{ card.author }</span></p>
            <p>
                { card.summary }{ " " }
                <a href={visit::rules_address(spec)} onclick={on_leave.reform(|_| ())}>{ "The rules" }</a>
            </p>
        </div>
    }
}

/// What can be chosen about a game.
pub fn options(spec: Spec, choose: &Callback<Spec>) -> Html {
    html! {
        <div class="options">
            for choice in spec.card().options { { option(spec, choice, choose) } }
        </div>
    }
}

fn option(spec: Spec, choice: &'static Choice, choose: &Callback<Spec>) -> Html {
    let values = choice.values.iter().map(|&(value, face)| (value, html! { face })).collect();
    let choose = {
        let choose = choose.clone();
        Callback::from(move |value: &'static str| {
            spec.with_option(choice.key, value).iter().for_each(|&spec| choose.emit(spec));
        })
    };
    let current = spec.option(choice.key).unwrap_or_default();
    html! {
        <section class="field" key={choice.key}>
            <h3 class="field-name">{ choice.title }</h3>
            { segmented(choice.title, values, &current, choose) }
        </section>
    }
}
