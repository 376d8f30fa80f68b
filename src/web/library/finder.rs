//! Looking for games: words, and what games are.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::library::filter::{Choices, Filter, Standing};
use crate::app::library::order::insert;
use crate::app::library::words;
use crate::texts::texts;
use crate::web::library::picker::picker;

/// The fields in which one says what is wanted.
pub fn finder(choices: &Choices, filter: &Filter, change: &Callback<Filter>) -> Html {
    let t = texts();
    let mut games = Vec::new();
    for slug in &choices.games {
        insert(&mut games, (slug.clone(), words::title_of(slug)), |(_, title)| title.clone());
    }
    let standings = Standing::ALL.map(|standing| (standing, words::standing_kind(standing)));
    let opponents = choices.opponents.iter().map(|&kind| (kind, words::opponent_kind(kind)));
    let labels = choices.labels.iter().map(|label| (label.clone(), label.clone()));
    html! {
        <search class="records-finder">
            { search(filter, change) }
            { picker(
                [t.kept_game(), t.kept_any_game()], games, filter.game.as_ref(),
                set(filter, change, |filter, game| filter.game = game),
            ) }
            { picker(
                [t.kept_result(), t.kept_any_result()], standings.to_vec(), filter.standing.as_ref(),
                set(filter, change, |filter, standing| filter.standing = standing),
            ) }
            { picker(
                [t.kept_opponent(), t.kept_any_opponent()], opponents.collect(), filter.opponent.as_ref(),
                set(filter, change, |filter, opponent| filter.opponent = opponent),
            ) }
            if !choices.labels.is_empty() {
                { picker(
                    [t.kept_tag(), t.kept_any_tag()], labels.collect(), filter.label.as_ref(),
                    set(filter, change, |filter, label| filter.label = label),
                ) }
            }
        </search>
    }
}

fn set<T: 'static>(
    filter: &Filter,
    change: &Callback<Filter>,
    set: fn(&mut Filter, T),
) -> Callback<T> {
    let filter = filter.clone();
    change.reform(move |value| {
        let mut changed = filter.clone();
        set(&mut changed, value);
        changed
    })
}

fn search(filter: &Filter, change: &Callback<Filter>) -> Html {
    let before = filter.clone();
    let oninput = change.reform(move |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        Filter { query: field.map(|field| field.value()).unwrap_or_default(), ..before.clone() }
    });
    html! {
        <input
            class="records-search" type="search" aria-label={texts().kept_search()} value={filter.query.clone()}
            placeholder={texts().kept_search_hint()} {oninput}
        />
    }
}
