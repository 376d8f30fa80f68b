//! A game in the list.

use crate::app::wording::faults;
use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::common::id::Id;
use crate::app::draw::icons::Icon;
use crate::app::library::row::GamePreview;
use crate::app::library::{Edit, Record, words};
use crate::texts::texts;
use crate::web::common::picture::picture;
use crate::web::draw::glyphs::icon;
use crate::web::library::labels::{Labelling, button_id, labels, leave};
use crate::web::library::time::written;

/// What can be wanted of a game.
pub enum RowRequest {
    Open(Rc<Record>),
    Edit(Id, Edit),
    Delete(Id),
}

#[derive(PartialEq, Properties)]
pub struct GameRowProps {
    pub record: Rc<Record>,
    pub on_want: Callback<RowRequest>,
    /// Hears of a label whose games are to be shown.
    pub on_find: Callback<String>,
}

/// The game: its last position, what there is to say of it, and what can be done with it.
#[component]
pub fn Row(props: &GameRowProps) -> Html {
    let GameRowProps { record, on_want, .. } = props;
    let is_renaming = use_state(|| false);
    let is_labelling = use_state(|| false);
    // Played through once, not whenever something else changes.
    let seen = use_memo(record.game.clone(), |game| {
        GamePreview::of(game)
            .map(|seen| (seen.moves, picture(&seen.scene, seen.below, "record-picture")))
    });
    let (moves, picture) = match &*seen {
        Ok((moves, picture)) => (texts().kept_moves(*moves), picture.clone()),
        Err(fault) => (texts().kept_unreadable(&faults::said(fault)), html! {}),
    };
    let open = {
        let (record, on_want) = (record.clone(), on_want.clone());
        move |_: MouseEvent| on_want.emit(RowRequest::Open(record.clone()))
    };
    let delete = {
        let (id, on_want) = (record.id, on_want.clone());
        move |_: MouseEvent| on_want.emit(RowRequest::Delete(id))
    };
    let rename = {
        let is_renaming = is_renaming.setter();
        move |_: MouseEvent| is_renaming.set(true)
    };
    let on_done = {
        let is_renaming = is_renaming.setter();
        Callback::from(move |()| is_renaming.set(false))
    };
    let label = {
        let is_labelling = is_labelling.clone();
        move |_: MouseEvent| is_labelling.set(!*is_labelling)
    };
    let heading = words::heading(record);
    let title = record.name.is_some().then(|| words::title(&record.game));
    let players = words::players(&record.game);
    let clock = words::clock(&record.game);
    let said = [title, Some(players), clock, Some(words::standing(record)), Some(moves)];
    let said: Vec<String> = said.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    html! {
        <li class="record">
            { picture }
            <div class="record-text">
                if *is_renaming {
                    <Naming record={record.clone()} on_want={on_want.clone()} {on_done} />
                } else {
                    <h2>{ &heading }</h2>
                }
                <p>{ said.join(" · ") }</p>
                <p class="record-when">{ written(record.changed) }</p>
                { labelled(props, &is_labelling) }
            </div>
            <div class="record-acts">
                <button class="button" type="button" aria-label={texts().kept_resume_named(&heading)} onclick={open}
                    disabled={seen.is_err()}>{ texts().kept_resume() }</button>
                { act(Icon::Label, texts().kept_tags_of(&heading), Some(button_id(record.id)), label) }
                { act(Icon::Pencil, texts().kept_rename(&heading), None, rename) }
                { act(Icon::Bin, texts().kept_delete(&heading), None, delete) }
            </div>
        </li>
    }
}

/// The labels of a game, or the form that changes them.
fn labelled(props: &GameRowProps, is_labelling: &UseStateHandle<bool>) -> Html {
    let (record, on_want) = (&props.record, &props.on_want);
    let id = record.id;
    if !**is_labelling {
        return labels(record, &props.on_find);
    }
    let on_done = {
        let is_labelling = is_labelling.setter();
        Callback::from(move |()| {
            is_labelling.set(false);
            leave(id);
        })
    };
    let on_change = on_want.reform(move |edit| RowRequest::Edit(id, edit));
    html! { <Labelling record={record.clone()} {on_change} {on_done} /> }
}

fn act(
    sign: Icon,
    name: String,
    id: Option<String>,
    onclick: impl Fn(MouseEvent) + 'static,
) -> Html {
    html! {
        <button class="icon-button" type="button" {id} title={name.clone()} aria-label={name} {onclick}>
            { icon(sign) }
        </button>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct NamingProps {
    record: Rc<Record>,
    on_want: Callback<RowRequest>,
    on_done: Callback<()>,
}

/// A field for another name. Nothing in it takes the name away.
#[component]
fn Naming(props: &NamingProps) -> Html {
    let NamingProps { record, on_want, on_done } = props.clone();
    let field = use_node_ref();
    use_effect_with((), {
        let field = field.clone();
        move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        }
    });
    let onsubmit = {
        let (id, field, done) = (record.id, field.clone(), on_done.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let name =
                field.cast::<HtmlInputElement>().map(|field| field.value().trim().to_owned());
            done.emit(());
            let name = name.filter(|name| !name.is_empty());
            on_want.emit(RowRequest::Edit(id, Edit::Name(name)));
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            on_done.emit(());
        }
    };
    html! {
        <form class="copy-row" {onsubmit} {onkeydown}>
            <input
                ref={field} aria-label={texts().kept_name()} maxlength="120" placeholder={words::title(&record.game)}
                value={record.name.clone().unwrap_or_default()}
            />
            <button class="button primary" type="submit">{ texts().kept_save_name() }</button>
        </form>
    }
}
