//! A game in the list.

use crate::app::wording::faults;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::library::edit::Edit;
use crate::app::library::row::GamePreview;
use crate::app::library::{Record, words};
use crate::texts::texts;
use crate::web::common::picture::picture;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::library::form::LineForm;
use crate::web::library::labels::{button_id, labelling, labels};
use crate::web::library::request::{RowRequest, press};
use crate::web::library::time::written;

/// What of a game somebody is changing.
#[derive(Clone, Copy, PartialEq)]
enum Changing {
    Nothing,
    Name,
    Labels,
}

#[derive(PartialEq, Properties)]
pub struct GameRowProps {
    pub record: Rc<Record>,
    pub on_want: Callback<RowRequest>,
}

/// The game: its last position, what there is to say of it, and what can be done with it.
#[component]
pub fn Row(props: &GameRowProps) -> Html {
    let GameRowProps { record, on_want } = props;
    let changing = use_state(|| Changing::Nothing);
    // Played through once, not whenever something else changes.
    let seen = use_memo(record.game.clone(), |game| {
        GamePreview::of(game)
            .map(|seen| (seen.moves, picture(&seen.scene, seen.below, "record-picture")))
    });
    let (moves, picture) = match &*seen {
        Ok((moves, picture)) => (texts().kept_moves(*moves), picture.clone()),
        Err(fault) => (texts().kept_unreadable(&faults::said(fault)), html! {}),
    };
    let change = |what| {
        let changing = changing.clone();
        Callback::from(move |_: MouseEvent| {
            changing.set(if *changing == what { Changing::Nothing } else { what });
        })
    };
    let on_text = entered(props, &changing);
    let heading = words::heading(record);
    html! {
        <li class="record">
            { picture }
            <div class="record-text">
                if *changing == Changing::Name {
                    <LineForm
                        name={texts().kept_name()} placeholder={words::title(&record.game)} done={texts().kept_save_name()}
                        value={record.name.clone().unwrap_or_default()} on_text={on_text.clone()}
                    />
                } else {
                    <h2>{ &heading }</h2>
                }
                <p>{ said(record, moves) }</p>
                <p class="record-when">{ written(record.changed) }</p>
                if *changing == Changing::Labels {
                    { labelling(record, on_want, on_text) }
                } else {
                    { labels(record, on_want) }
                }
            </div>
            <div class="record-acts">
                <button class="button" type="button" aria-label={texts().kept_resume_named(&heading)}
                    onclick={press(on_want, RowRequest::Open(record.clone()))}
                    disabled={seen.is_err()}>{ texts().kept_resume() }</button>
                { act(Icon::Label, texts().kept_tags_of(&heading), Some(button_id(record.id)), change(Changing::Labels)) }
                { act(Icon::Pencil, texts().kept_rename(&heading), None, change(Changing::Name)) }
                { act(Icon::Bin, texts().kept_delete(&heading), None, press(on_want, RowRequest::Delete(record.id))) }
            </div>
        </li>
    }
}

/// Hears what is entered in a form. Nothing as a name takes the name away; of labels there may be more to come.
fn entered(props: &GameRowProps, changing: &UseStateHandle<Changing>) -> Callback<Option<String>> {
    let (id, on_want, changing) = (props.record.id, props.on_want.clone(), changing.clone());
    Callback::from(move |text: Option<String>| {
        let is_name = *changing == Changing::Name;
        if is_name || text.is_none() {
            changing.set(Changing::Nothing);
        }
        match text {
            Some(name) if is_name => {
                let name = Some(name).filter(|name| !name.is_empty());
                on_want.emit(RowRequest::Edit(id, Edit::Name(name)));
            }
            Some(text) => on_want.emit(RowRequest::Edit(id, Edit::Label(text))),
            None if is_name => {}
            None => browser::focus(&format!("#{}", button_id(id))),
        }
    })
}

/// What there is to say of a game.
fn said(record: &Record, moves: String) -> String {
    let title = record.name.is_some().then(|| words::title(&record.game));
    let players = words::players(&record.game);
    let clock = words::clock(&record.game);
    let standing = Some(words::standing(record));
    let said = [title, Some(players), clock, standing, Some(moves), words::hints(&record.game)];
    let said: Vec<String> = said.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    said.join(" · ")
}

fn act(sign: Icon, name: String, id: Option<String>, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="icon-button" type="button" {id} title={name.clone()} aria-label={name} {onclick}>
            { icon(sign) }
        </button>
    }
}
