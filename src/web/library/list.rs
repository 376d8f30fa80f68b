//! The list of all kept games.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::library::words::answers;
use crate::texts::texts;
use crate::web::common::parts::PartStage;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::draw::keys::Listener;
use crate::web::library::row::{Row, RowRequest};
use crate::web::library::service::LibraryHandle;
use crate::web::library::shown::Shown;
use crate::web::library::transfer::Transfer;
use crate::web::library::undo::{Deleted, Undo};
use crate::web::library::waiting::waiting;
use crate::web::library::warnings::warnings;

/// So many games are drawn at once; more on wish.
const PAGE: usize = 50;

#[derive(PartialEq, Properties)]
pub struct ListProps {
    pub service: LibraryHandle,
    /// The address of the board one comes from.
    pub board: &'static str,
}

/// The list.
#[component]
pub fn List(props: &ListProps) -> Html {
    let service = &props.service;
    let shown = use_state(|| None::<Rc<Shown>>);
    let query = use_state(String::new);
    let most = use_state(|| PAGE);
    let deleted = use_reducer(Deleted::default);
    let look = {
        let (service, shown) = (service.clone(), shown.setter());
        Callback::from(move |()| look(&service, shown.clone()))
    };
    use_looking(service, &look);
    let act = {
        let (service, look, deleted) = (service.clone(), look.clone(), deleted.dispatcher());
        Callback::from(move |wanted| act(&service, wanted, &look, &deleted))
    };
    let Some(all) = (*shown).clone() else { return waiting(PartStage::Coming) };
    let found: Vec<_> =
        all.records.iter().filter(|record| answers(record, &query, browser::lower_case)).collect();
    let more = {
        let most = most.clone();
        move |_| most.set(*most + PAGE)
    };
    html! {
        <main class="page records">
            <a class="back" href={props.board}>{ icon(Icon::Prev) }{ texts().kept_back() }</a>
            <h1>{ texts().games() }</h1>
            <Transfer service={service.clone()} shown={all.clone()} on_change={look.clone()} />
            { warnings(service, &all) }
            if !all.records.is_empty() {
                { search(&query, &most) }
            }
            <p class="records-count" aria-live="polite">{ counted(all.records.len(), found.len(), &query) }</p>
            <ul class="record-list">
                for record in found.iter().take(*most) {
                    <Row key={record.id.to_string()} record={(*record).clone()} on_want={act.clone()} />
                }
            </ul>
            if found.len() > *most {
                <button class="button" type="button" onclick={more}>{ texts().kept_more() }</button>
            }
            <Undo service={service.clone()} {deleted} on_change={look} />
        </main>
    }
}

/// Reads the games now, whenever they change, and when somebody comes back to the page, for another
/// page may have played on in them.
#[hook]
fn use_looking(service: &LibraryHandle, look: &Callback<()>) {
    let (service, look) = (service.clone(), look.clone());
    use_effect_with((), move |()| {
        service.0.watch(Some(look.clone()));
        let again = Listener::new(browser::window().into(), "focus", move |_| look.emit(()));
        move || {
            service.0.watch(None);
            drop(again);
        }
    });
}

fn look(service: &LibraryHandle, shown: UseStateSetter<Option<Rc<Shown>>>) {
    let service = service.clone();
    spawn_local(async move { shown.set(Some(Rc::new(Shown::of(&service.0).await))) });
}

/// Does what is wanted of a game.
fn act(
    service: &LibraryHandle,
    wanted: RowRequest,
    look: &Callback<()>,
    deleted: &UseReducerDispatcher<Deleted>,
) {
    let (service, look, deleted) = (service.clone(), look.clone(), deleted.clone());
    spawn_local(async move {
        match wanted {
            RowRequest::Open(record) => return service.0.hand_out(&record),
            RowRequest::Rename(id, name) => service.0.rename(id, name).await,
            RowRequest::Delete(id) => {
                let record = service.0.delete(id).await;
                record.into_iter().for_each(|record| deleted.dispatch(Some(record)));
            }
        }
        look.emit(());
    });
}

fn search(query: &UseStateHandle<String>, most: &UseStateHandle<usize>) -> Html {
    let oninput = {
        let (query, most) = (query.clone(), most.clone());
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                query.set(field.value());
                most.set(PAGE);
            }
        }
    };
    html! {
        <input
            class="records-search" type="search" aria-label={texts().kept_search()} value={(**query).clone()}
            placeholder={texts().kept_search_hint()} {oninput}
        />
    }
}

fn counted(all: usize, found: usize, query: &str) -> String {
    match (all, found) {
        (0, _) => texts().kept_none(),
        (_, 0) => texts().kept_none_found(all, query.trim()),
        _ if query.trim().is_empty() => texts().kept_count(all),
        _ => texts().kept_found(found, all),
    }
}
