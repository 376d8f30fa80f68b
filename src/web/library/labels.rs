//! The labels of a game in the list, and the form that gives it others. The page calls them tags.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::common::id::Id;
use crate::app::draw::icons::Icon;
use crate::app::library::{Edit, Record};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

/// The id of the list of all labels there are, which the form offers.
pub const KNOWN: &str = "known-tags";

/// The labels; each shows the games that have it.
pub fn labels(record: &Record, find: &Callback<String>) -> Html {
    if record.labels.is_empty() {
        return html! {};
    }
    let show = |label: &String| {
        let wanted = label.clone();
        let name = texts().kept_tag_show(label);
        html! {
            <button class="tag" type="button" title={name.clone()} aria-label={name}
                onclick={find.reform(move |_: MouseEvent| wanted.clone())}>{ label }</button>
        }
    };
    html! {
        <ul class="record-tags">
            for label in &record.labels { <li key={label.clone()}>{ show(label) }</li> }
        </ul>
    }
}

/// Gives the focus back to the button that opens a game's form.
pub fn leave(id: Id) {
    browser::focus(&format!("#{}", button_id(id)));
}

/// The id of the button that opens a game's form.
pub fn button_id(id: Id) -> String {
    format!("tags-{id}")
}

#[derive(PartialEq, Properties)]
pub struct LabellingProps {
    pub record: Rc<Record>,
    pub on_change: Callback<Edit>,
    pub on_done: Callback<()>,
}

/// The form: a press takes a label away, and a field takes new ones.
#[component]
pub fn Labelling(props: &LabellingProps) -> Html {
    let LabellingProps { record, on_change, on_done } = props;
    let field = use_node_ref();
    // What was pressed is gone once a label is.
    use_effect_with(record.labels.len(), {
        let field = field.clone();
        move |_| focus(&field)
    });
    let onsubmit = {
        let (field, change) = (field.clone(), on_change.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                change.emit(Edit::Label(field.value()));
                field.set_value("");
                let _ = field.focus();
            }
        }
    };
    let onkeydown = {
        let done = on_done.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                done.emit(());
            }
        }
    };
    html! {
        <form class="record-labelling" {onsubmit} {onkeydown}>
            <ul class="record-tags">
                for label in &record.labels { <li key={label.clone()}>{ removal(label, on_change) }</li> }
            </ul>
            <input
                ref={field} aria-label={texts().kept_tag_new()} placeholder={texts().kept_tag_new()}
                maxlength="120" list={KNOWN} autocomplete="off"
            />
            <button class="button" type="submit">{ texts().kept_tag_add() }</button>
            <button class="button primary" type="button" onclick={on_done.reform(|_: MouseEvent| ())}>
                { texts().kept_tags_done() }
            </button>
        </form>
    }
}

fn removal(label: &str, on_change: &Callback<Edit>) -> Html {
    let (name, wanted) = (texts().kept_tag_remove(label), label.to_owned());
    let remove = on_change.reform(move |_: MouseEvent| Edit::Unlabel(wanted.clone()));
    html! {
        <button class="tag" type="button" title={name.clone()} aria-label={name} onclick={remove}>
            { label }{ icon(Icon::Cross) }
        </button>
    }
}

fn focus(field: &NodeRef) {
    let field = field.cast::<HtmlInputElement>();
    field.iter().for_each(|field| drop(field.focus()));
}
