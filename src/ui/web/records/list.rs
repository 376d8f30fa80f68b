//! The list of all kept games.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::archive::KeeperHandle;
use super::plight::plight;
use super::regret::{Deleted, Regret};
use super::row::{Row, Wanted};
use super::transfer::Transfer;
use crate::texts::texts;
use crate::ui::icons::Icon;
use crate::ui::records::Record;
use crate::ui::records::asked::TELL;
use crate::ui::records::words::answers;
use crate::ui::web::browser;
use crate::ui::web::glyphs::icon;
use crate::ui::web::guest;
use crate::ui::web::keys::Listener;

/// So many games are drawn at once; more on wish.
const PAGE: usize = 50;

#[derive(PartialEq, Properties)]
pub struct ListProps {
    pub keeper: KeeperHandle,
    /// The address of the board one comes from.
    pub board: String,
}

/// What there is to see.
#[derive(PartialEq)]
pub struct Shown {
    /// The latest first.
    pub records: Vec<Rc<Record>>,
    /// How many games could not be read.
    pub damaged: usize,
}

/// The list.
#[component]
pub fn List(props: &ListProps) -> Html {
    let keeper = &props.keeper;
    let shown = use_state(|| None::<Rc<Shown>>);
    let query = use_state(String::new);
    let most = use_state(|| PAGE);
    let deleted = use_reducer(Deleted::default);
    let look = {
        let (keeper, shown) = (keeper.clone(), shown.setter());
        Callback::from(move |()| look(&keeper, shown.clone()))
    };
    use_looking(keeper, &look, shown.is_some());
    let act = {
        let (keeper, look, deleted) = (keeper.clone(), look.clone(), deleted.dispatcher());
        Callback::from(move |wanted| act(&keeper, wanted, &look, &deleted))
    };
    let Some(all) = (*shown).clone() else { return html! {} };
    let found: Vec<_> = all.records.iter().filter(|record| answers(record, &query)).collect();
    let more = {
        let most = most.clone();
        move |_| most.set(*most + PAGE)
    };
    html! {
        <main class="page records">
            <a class="back" href={props.board.clone()}>{ icon(Icon::Prev) }{ texts().kept_back() }</a>
            <h1>{ texts().games() }</h1>
            <Transfer keeper={keeper.clone()} shown={all.clone()} on_change={look.clone()} />
            { plight(keeper, &all) }
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
            <Regret keeper={keeper.clone()} {deleted} on_change={look} />
        </main>
    }
}

/// Reads the games now, whenever they change, and when somebody comes back to the page, for another
/// page may have played on in them; tells the page once they are drawn.
#[hook]
fn use_looking(keeper: &KeeperHandle, look: &Callback<()>, is_drawn: bool) {
    let (keeper, look) = (keeper.clone(), look.clone());
    use_effect_with((), move |()| {
        keeper.0.watch(Some(look.clone()));
        let again = Listener::new(browser::window().into(), "focus", move |_| look.emit(()));
        move || {
            keeper.0.watch(None);
            drop(again);
        }
    });
    use_effect_with(is_drawn, |&is_drawn| {
        if is_drawn {
            guest::drawn(TELL);
        }
    });
}

fn look(keeper: &KeeperHandle, shown: UseStateSetter<Option<Rc<Shown>>>) {
    let keeper = keeper.clone();
    spawn_local(async move {
        let all = keeper.0.vault.all().await;
        let damaged = keeper.0.vault.damaged().await.len();
        let mut records: Vec<_> = all.into_values().map(Rc::new).collect();
        records.sort_by_key(|record| std::cmp::Reverse((record.changed, record.id)));
        shown.set(Some(Rc::new(Shown { records, damaged })));
    });
}

/// Does what is wanted of a game.
fn act(
    keeper: &KeeperHandle,
    wanted: Wanted,
    look: &Callback<()>,
    deleted: &UseReducerDispatcher<Deleted>,
) {
    let (keeper, look, deleted) = (keeper.clone(), look.clone(), deleted.clone());
    spawn_local(async move {
        match wanted {
            Wanted::Open(record) => return keeper.0.hand_out(&record),
            Wanted::Rename(id, name) => keeper.0.rename(id, name).await,
            Wanted::Delete(id) => {
                let record = keeper.0.delete(id).await;
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
