//! The labels of a game in the list, and how they are changed. The page calls them tags.

use yew::prelude::*;

use crate::app::common::id::Id;
use crate::app::draw::icons::Icon;
use crate::app::library::Record;
use crate::app::library::edit::Edit;
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::library::form::LineForm;
use crate::web::library::request::{RowRequest, press};

/// The id of the list of all labels there are.
const KNOWN: &str = "known-tags";

/// All labels there are, for the form to offer.
pub fn known(labels: &[String]) -> Html {
    html! {
        <datalist id={KNOWN}>for label in labels { <option value={label.clone()} /> }</datalist>
    }
}

/// The id of the button that opens a game's form.
pub fn button_id(id: Id) -> String {
    format!("tags-{id}")
}

/// The labels; each shows the games that have it.
pub fn labels(record: &Record, on_want: &Callback<RowRequest>) -> Html {
    if record.labels.is_empty() {
        return html! {};
    }
    let label = |label: &String| {
        let name = texts().kept_tag_show(label);
        button(name, html! { label }, press(on_want, RowRequest::Find(label.clone())))
    };
    list(record.labels.iter().map(label).collect())
}

/// The labels to be taken away, and a field for new ones.
pub fn labelling(
    record: &Record,
    on_want: &Callback<RowRequest>,
    on_text: Callback<Option<String>>,
) -> Html {
    let label = |label: &String| {
        let name = texts().kept_tag_remove(label);
        let remove = RowRequest::Edit(record.id, Edit::Unlabel(label.clone()));
        button(name, html! { <>{ label }{ icon(Icon::Cross) }</> }, press(on_want, remove))
    };
    html! {
        <>
            { list(record.labels.iter().map(label).collect()) }
            // A button that was pressed is gone with its label.
            <LineForm
                name={texts().kept_tag_new()} placeholder={texts().kept_tag_new()} list={KNOWN}
                done={texts().kept_tag_add()} turn={record.labels.len()} {on_text}
            />
        </>
    }
}

fn list(labels: Vec<Html>) -> Html {
    html! { <ul class="record-tags">for label in labels { <li>{ label }</li> }</ul> }
}

fn button(name: String, face: Html, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="tag" type="button" title={name.clone()} aria-label={name} {onclick}>{ face }</button>
    }
}
