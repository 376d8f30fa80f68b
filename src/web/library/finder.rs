//! Looking for games: words, and what games are.

use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::app::library::filter::{Choices, Filter, Standing};
use crate::app::library::order::insert;
use crate::app::library::words;
use crate::texts::texts;

/// The fields in which one says what is wanted.
pub fn finder(choices: &Choices, filter: &Filter, change: &Callback<Filter>) -> Html {
    let t = texts();
    let choices = Rc::new(titled(choices));
    let list = |names, entries, at, choose| {
        let (filter, choices) = (filter.clone(), choices.clone());
        let onchange = change.reform(move |event| {
            let mut changed = filter.clone();
            let choose: Choose = choose;
            choose(&mut changed, &choices, chosen(&event));
            changed
        });
        picker(names, entries, at, onchange)
    };
    let Filter { game, standing, opponent, label, .. } = filter;
    html! {
        <search class="records-finder">
            { search(filter, change) }
            { list(
                [t.kept_game(), t.kept_any_game()],
                choices.games.iter().map(|slug| words::title_of(slug)).collect(),
                place(&choices.games, game.as_ref()),
                |filter, choices, at| filter.game = at.and_then(|at| choices.games.get(at).cloned()),
            ) }
            { list(
                [t.kept_result(), t.kept_any_result()],
                Standing::ALL.map(Standing::name).to_vec(),
                place(&Standing::ALL, standing.as_ref()),
                |filter, _, at| filter.standing = at.and_then(|at| Standing::ALL.get(at).copied()),
            ) }
            { list(
                [t.kept_opponent(), t.kept_any_opponent()],
                choices.opponents.iter().map(|kind| kind.name()).collect(),
                place(&choices.opponents, opponent.as_ref()),
                |filter, choices, at| filter.opponent = at.and_then(|at| choices.opponents.get(at).copied()),
            ) }
            if !choices.labels.is_empty() {
                { list(
                    [t.kept_tag(), t.kept_any_tag()],
                    choices.labels.clone(),
                    place(&choices.labels, label.as_ref()),
                    |filter, choices, at| filter.label = at.and_then(|at| choices.labels.get(at).cloned()),
                ) }
            }
        </search>
    }
}

/// Sets what is wanted to one of what can be chosen, or to anything.
type Choose = fn(&mut Filter, &Choices, Option<usize>);

/// The choices with games in the order of their names.
fn titled(choices: &Choices) -> Choices {
    let mut games = Vec::new();
    for slug in &choices.games {
        insert(&mut games, slug.clone(), |slug| words::title_of(slug));
    }
    Choices { games, ..choices.clone() }
}

fn place<T: PartialEq>(all: &[T], wanted: Option<&T>) -> Option<usize> {
    all.iter().position(|one| Some(one) == wanted)
}

/// Which entry of a list is chosen. The first stands for all.
fn chosen(event: &Event) -> Option<usize> {
    let list = event.target_dyn_into::<HtmlSelectElement>()?;
    usize::try_from(list.selected_index() - 1).ok()
}

fn picker(
    [name, any]: [String; 2],
    entries: Vec<String>,
    at: Option<usize>,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <select aria-label={name} class={at.map(|_| "chosen-one")} {onchange}>
            { option(any, at.is_none()) }
            for (i, entry) in entries.into_iter().enumerate() { { option(entry, at == Some(i)) } }
        </select>
    }
}

/// An entry. It is made anew when it is chosen: `selected` counts only until somebody has chosen.
fn option(name: String, is_chosen: bool) -> Html {
    html! { <option key={format!("{is_chosen} {name}")} selected={is_chosen}>{ name }</option> }
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
