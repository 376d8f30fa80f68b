//! All games as one file, and games from one.

use crate::app::wording::faults;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, JSON, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use crate::app::common::day;
use crate::app::draw::icons::Icon;
use crate::app::library::export::export;
use crate::app::library::import::{Imported, Unread};
use crate::notation::pgn;
use crate::texts::texts;
use crate::web::common::store;
use crate::web::draw::glyphs::icon;
use crate::web::library::service::LibraryHandle;
use crate::web::library::shown::Shown;
use crate::web::library::time::now;
use crate::web::share::save::save_text;

/// So many games are read before the page may draw again.
const BREATH: usize = 20;

/// Of what is wrong with a file so much is said at once.
const MOST_FAULTS: usize = 20;

#[derive(PartialEq, Properties)]
pub struct TransferProps {
    pub service: LibraryHandle,
    pub shown: Rc<Shown>,
    pub on_change: Callback<()>,
}

/// What became of a file.
#[derive(Clone, PartialEq, Default)]
enum Transferred {
    /// There has been none.
    #[default]
    Nothing,
    Exported {
        games: usize,
        left_out: usize,
    },
    /// The browser does not let files be saved.
    Unsaved,
    Reading,
    Unreadable,
    Imported(Count),
}

/// How many games of a file came in, were there already, or cannot be read.
#[derive(Clone, PartialEq, Default)]
struct Count {
    new: usize,
    known: usize,
    faults: Vec<Unread>,
}

impl Transferred {
    /// What is said of it, sentence by sentence.
    fn said(&self) -> String {
        let t = texts();
        let some = |n: usize, say: &dyn Fn(usize) -> String| (n > 0).then(|| say(n));
        let sentences = match self {
            Transferred::Nothing => vec![],
            &Transferred::Exported { games, left_out } => {
                vec![Some(t.kept_exported(games)), some(left_out, &|n| t.kept_left_out(n))]
            }
            Transferred::Unsaved => vec![Some(t.kept_no_file())],
            Transferred::Reading => vec![Some(t.kept_reading())],
            Transferred::Unreadable => vec![Some(t.kept_file_unreadable())],
            Transferred::Imported(count) if *count == Count::default() => {
                vec![Some(t.kept_file_empty())]
            }
            Transferred::Imported(Count { new, known, faults }) => vec![
                Some(t.kept_imported(*new)),
                some(*known, &|n| t.kept_known(n)),
                some(faults.len(), &|n| t.kept_not_imported(n)),
            ],
        };
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn faults(&self) -> &[Unread] {
        match self {
            Transferred::Imported(count) => &count.faults,
            _ => &[],
        }
    }
}

/// The buttons, and what became of the last one pressed.
#[component]
pub fn Transfer(props: &TransferProps) -> Html {
    let outcome = use_state(Transferred::default);
    let field = use_node_ref();
    let save = {
        let (shown, outcome) = (props.shown.clone(), outcome.setter());
        move |_| outcome.set(exported(&shown))
    };
    let choose = {
        let field = field.clone();
        move |_| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.click();
            }
        }
    };
    let onchange = {
        let (service, change, outcome) =
            (props.service.clone(), props.on_change.clone(), outcome.setter());
        move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
            let (service, change, outcome) = (service.clone(), change.clone(), outcome.clone());
            spawn_local(async move {
                outcome.set(Transferred::Reading);
                let imported = import(&service, &file).await;
                // The same file may be chosen again.
                field.set_value("");
                outcome.set(imported);
                change.emit(());
            });
        }
    };
    let faults = outcome.faults();
    html! {
        <div class="records-transfer">
            <div class="button-row">
                <button class="button" type="button" disabled={props.shown.records.is_empty()} onclick={save}>
                    { icon(Icon::Save) }{ texts().kept_export() }
                </button>
                <button class="button" type="button" onclick={choose}>{ icon(Icon::Plus) }{ texts().kept_import() }</button>
                <input
                    type="file" hidden=true ref={field} accept=".pgn,.txt,application/x-chess-pgn,text/plain"
                    aria-label={texts().kept_file()} {onchange}
                />
            </div>
            <p class="said" role="status">{ outcome.said() }</p>
            if !faults.is_empty() {
                <ul class="records-faults">
                    for Unread { number, fault } in faults.iter().take(MOST_FAULTS) {
                        <li>{ texts().kept_fault(*number, &faults::said(fault)) }</li>
                    }
                    if faults.len() > MOST_FAULTS {
                        <li>{ texts().kept_more_faults(faults.len() - MOST_FAULTS) }</li>
                    }
                </ul>
            }
        </div>
    }
}

/// Saves all games as one file; what became of it.
fn exported(shown: &Shown) -> Transferred {
    let all = export(shown.records.iter().map(|record| &**record));
    let name = format!("wonderboard-games-{}", day::dotted(now()).replace('.', "-"));
    if !save_text(&all.text, &name, "pgn", "application/x-chess-pgn") {
        return Transferred::Unsaved;
    }
    Transferred::Exported { games: all.games, left_out: all.left_out }
}

/// Saves what was set aside, as it was found.
pub fn set_aside(service: &LibraryHandle) {
    let service = service.clone();
    spawn_local(async move {
        let found: Array = service.0.storage.damaged().await.into_iter().collect();
        let indent = JsValue::from_f64(2.0);
        let text = JSON::stringify_with_replacer_and_space(&found, &JsValue::NULL, &indent);
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            save_text(&text, "wonderboard-damaged-games", "json", "application/json");
        }
    });
}

/// Keeps every game of a file that can be read.
async fn import(service: &LibraryHandle, file: &File) -> Transferred {
    let Ok(buffer) = JsFuture::from(file.array_buffer()).await else {
        return Transferred::Unreadable;
    };
    let bytes = Uint8Array::new(&buffer).to_vec();
    let text = pgn::decode(&bytes);
    let mut imported = Imported::default();
    for (number, game_text) in (1..).zip(pgn::split(&text)) {
        imported.take(&game_text);
        if number % BREATH == 0 {
            TimeoutFuture::new(0).await;
        }
    }
    let Imported { drafts, faults } = imported;
    let mut count = Count { faults, ..Count::default() };
    for draft in drafts {
        let id = draft.id.unwrap_or_else(store::new_id);
        match service.0.add(draft.filed(id, now())).await {
            true => count.new += 1,
            false => count.known += 1,
        }
    }
    Transferred::Imported(count)
}
