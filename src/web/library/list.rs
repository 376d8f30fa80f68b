//! The list of all kept games.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::library::Record;
use crate::app::library::filter::{Choices, Filter};
use crate::texts::texts;
use crate::web::common::parts::PartStage;
use crate::web::common::sheet::segmented;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::draw::keys::Listener;
use crate::web::library::finder::finder;
use crate::web::library::row::RowRequest;
use crate::web::library::rows::Rows;
use crate::web::library::service::LibraryHandle;
use crate::web::library::shown::Shown;
use crate::web::library::statistics::StatisticsView;
use crate::web::library::transfer::Transfer;
use crate::web::library::undo::{Deleted, Undo};
use crate::web::library::waiting::waiting;
use crate::web::library::warnings::warnings;

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
    let deleted = use_reducer(Deleted::default);
    let look = {
        let (service, shown) = (service.clone(), shown.setter());
        Callback::from(move |()| look(&service, shown.clone()))
    };
    use_looking(service, &look);
    let find = {
        let filter = filter.setter();
        Callback::from(move |wanted| filter.set(wanted))
    };
    let Some(all) = (*shown).clone() else { return waiting(PartStage::Coming) };
    let choices = Choices::of(all.records.iter().map(|record| &**record));
    let wanted = (*filter).clone().within(&choices);
    let is_wanted = |record: &&Rc<Record>| wanted.admits(record, browser::lower_case);
    let found: Vec<_> = all.records.iter().filter(is_wanted).cloned().collect();
    let act = {
        let (service, look, deleted) = (service.clone(), look.clone(), deleted.dispatcher());
        Callback::from(move |wanted| act(&service, wanted, &look, &deleted))
    };
    let find_label = {
        let wanted = wanted.clone();
        find.reform(move |label| Filter { label: Some(label), ..wanted.clone() })
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
            <p class="records-count" aria-live="polite">{ counted(all.records.len(), found.len(), &wanted) }</p>
            if !wanted.is_empty() {
                <button class="button records-clear" type="button" onclick={find.reform(|_: MouseEvent| Filter::default())}>
                    { texts().kept_clear() }
                </button>
            }
            if *face == Face::Statistics && !found.is_empty() {
                <StatisticsView records={found} />
            } else {
                <Rows records={found} labels={choices.labels.clone()} filter={wanted} on_want={act} on_find={find_label} />
            }
            <Undo service={service.clone()} {deleted} on_change={look} />
        </main>
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
