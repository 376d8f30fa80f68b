//! The list of all kept games.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::library::Record;
use crate::app::library::filter::{Choices, Filter};
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, missing, use_part};
use crate::web::common::sheet::segmented;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::draw::keys::Listener;
use crate::web::library::finder::finder;
use crate::web::library::labels::known;
use crate::web::library::request::RowRequest;
use crate::web::library::row::Row;
use crate::web::library::service::LibraryHandle;
use crate::web::library::shown::Shown;
use crate::web::library::statistics::statistics;
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

/// What is shown of the games that are found.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Games,
    Statistics,
}

/// The list.
#[component]
pub fn List(props: &ListProps) -> Html {
    let service = &props.service;
    let shown = use_state(|| None::<Rc<Shown>>);
    let filter = use_state(Filter::default);
    let face = use_state_eq(|| Face::Games);
    let most = use_state(|| PAGE);
    let deleted = use_reducer(Deleted::default);
    let look = {
        let (service, shown) = (service.clone(), shown.setter());
        Callback::from(move |()| look(&service, shown.clone()))
    };
    use_looking(service, &look);
    let counting = use_part(Part::Statistics, *face == Face::Statistics);
    let find = {
        let (filter, most) = (filter.setter(), most.setter());
        Callback::from(move |wanted| {
            filter.set(wanted);
            most.set(PAGE);
        })
    };
    let Some(all) = (*shown).clone() else { return waiting(PartStage::Coming) };
    let choices = Choices::of(all.records.iter().map(|record| &**record));
    let wanted = (*filter).clone().within(&choices);
    let mut found = all.records.clone();
    found.retain(|record| wanted.admits(record, browser::lower_case));
    let act = {
        let (service, look, deleted) = (service.clone(), look.clone(), deleted.dispatcher());
        let (find, wanted) = (find.clone(), wanted.clone());
        Callback::from(move |request| match request {
            RowRequest::Find(label) => find.emit(Filter { label: Some(label), ..wanted.clone() }),
            request => act(&service, request, &look, &deleted),
        })
    };
    html! {
        <main class="page records">
            <a class="back" href={props.board}>{ icon(Icon::Prev) }{ texts().kept_back() }</a>
            <h1>{ texts().games() }</h1>
            <Transfer service={service.clone()} shown={all.clone()} on_change={look.clone()} />
            { warnings(service, &all) }
            if !all.records.is_empty() {
                { faces(&face) }
                { finder(&choices, &wanted, &find) }
            }
            { count(all.records.len(), found.len(), &wanted, &find) }
            { match (*face, counting) {
                (Face::Games, _) => games(&found, &most, &choices, &act),
                (_, PartStage::There) => statistics(&found),
                (_, PartStage::Missing) => missing(),
                _ => html! { <p role="status">{ texts().games_loading() }</p> },
            } }
            <Undo service={service.clone()} {deleted} on_change={look} />
        </main>
    }
}

/// The games that are found, as many as are wanted at once.
fn games(
    found: &[Rc<Record>],
    most: &UseStateHandle<usize>,
    choices: &Choices,
    act: &Callback<RowRequest>,
) -> Html {
    let more = {
        let most = most.clone();
        move |_| most.set(*most + PAGE)
    };
    html! {
        <>
            { known(&choices.labels) }
            <ul class="record-list">
                for record in found.iter().take(**most) {
                    <Row key={record.id.to_string()} record={record.clone()} on_want={act.clone()} />
                }
            </ul>
            if found.len() > **most {
                <button class="button" type="button" onclick={more}>{ texts().kept_more() }</button>
            }
        </>
    }
}

/// How many games are found, and the way back to all.
fn count(all: usize, found: usize, wanted: &Filter, find: &Callback<Filter>) -> Html {
    let clear = find.reform(|_: MouseEvent| Filter::default());
    html! {
        <>
            <p class="records-count" aria-live="polite">{ counted(all, found, wanted) }</p>
            if !wanted.is_empty() {
                <button class="button records-clear" type="button" onclick={clear}>{ texts().kept_clear() }</button>
            }
        </>
    }
}

fn faces(face: &UseStateHandle<Face>) -> Html {
    let choose = {
        let face = face.setter();
        Callback::from(move |chosen| face.set(chosen))
    };
    let t = texts();
    let faces = vec![
        (Face::Games, html! { t.kept_view_games() }),
        (Face::Statistics, html! { t.kept_view_statistics() }),
    ];
    segmented(t.kept_view(), faces, face, choose)
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
            RowRequest::Find(_) => return,
            RowRequest::Edit(id, edit) => service.0.edit(id, edit).await,
            RowRequest::Delete(id) => {
                let record = service.0.delete(id).await;
                record.into_iter().for_each(|record| deleted.dispatch(Some(record)));
            }
        }
        look.emit(());
    });
}

fn counted(all: usize, found: usize, filter: &Filter) -> String {
    let query = filter.query.trim();
    let only_words = Filter { query: filter.query.clone(), ..Filter::default() } == *filter;
    match (all, found) {
        (0, _) => texts().kept_none(),
        (_, 0) if only_words => texts().kept_none_found(all, query),
        (_, 0) => texts().kept_none_match(all),
        _ if filter.is_empty() => texts().kept_count(all),
        _ => texts().kept_found(found, all),
    }
}
