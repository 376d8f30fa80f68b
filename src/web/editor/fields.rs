//! The controls by which a position's facts are entered.

use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::room::{DeskHandle, change};
use crate::app::editor::{Change, Counter, words};

/// A number, with its name over it.
pub fn number(room: &DeskHandle, counter: Counter) -> Html {
    let draft = &room.desk.draft;
    let [least, most] = counter.range(draft);
    let set = change(room, move |count| Change::Count(counter, count));
    let now = counter.get(draft);
    let onchange = move |event: Event| {
        let Some(field) = field::<HtmlInputElement>(event.target()) else { return };
        // What is no number leaves the one that was there.
        let text = field.value();
        let is_number = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        match is_number {
            // One that is too long for a number is beyond every limit.
            true => set.emit(text.parse().unwrap_or(u32::MAX)),
            false => field.set_value(&now.to_string()),
        }
    };
    html! {
        <label class="fact">
            <span class="field-name">{ words::counter(counter) }</span>
            <input
                type="number" inputmode="numeric" min={least.to_string()} max={most.to_string()}
                value={now.to_string()} {onchange}
            />
        </label>
    }
}

/// A right or a mark: held or not.
pub fn check(face: Html, name: String, is_held: bool, can_be: bool, set: Callback<bool>) -> Html {
    let onchange = set.reform(move |_: Event| !is_held);
    html! {
        <label class={classes!("check-box", (!can_be).then_some("off"))} title={name.clone()}>
            <input
                type="checkbox" aria-label={name} checked={is_held} disabled={!can_be} {onchange}
            />
            <span aria-hidden="true">{ face }</span>
        </label>
    }
}

/// One of several in a list, with its name over it. The values are those of the list's entries.
pub fn choice(name: String, entries: Html, choose: Callback<String>) -> Html {
    let onchange = move |event: Event| {
        let list = field::<HtmlSelectElement>(event.target());
        list.iter().for_each(|list| choose.emit(list.value()));
    };
    html! {
        <label class="fact">
            <span class="field-name">{ name }</span>
            <select {onchange}>{ entries }</select>
        </label>
    }
}

/// An entry of a list.
pub fn entry(value: String, name: String, is_chosen: bool) -> Html {
    html! { <option key={value.clone()} {value} selected={is_chosen}>{ name }</option> }
}

/// What an event happens at.
pub fn field<T: JsCast>(target: Option<EventTarget>) -> Option<T> {
    target.and_then(|target| target.dyn_into().ok())
}
