//! All games as one file, and games from one.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, JSON, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use super::archive::KeeperHandle;
use super::list::Shown;
use super::moment::now;
use crate::notation::pgn;
use crate::ui::icons::Icon;
use crate::ui::records::day;
use crate::ui::records::export::export;
use crate::ui::records::import::{BARE, Imported};
use crate::ui::web::glyphs::icon;
use crate::ui::web::save::save_text;
use crate::ui::web::visit;

/// So many games are read before the page may draw again.
const BREATH: usize = 20;

/// Of what is wrong with a file so much is said at once.
const MOST_FAULTS: usize = 20;

#[derive(PartialEq, Properties)]
pub struct TransferProps {
    pub keeper: KeeperHandle,
    pub shown: Rc<Shown>,
    pub on_change: Callback<()>,
}

/// What became of a file.
#[derive(Clone, PartialEq, Default)]
struct Outcome {
    said: String,
    faults: Vec<String>,
}

/// The buttons, and what became of the last one pressed.
#[component]
pub fn Transfer(props: &TransferProps) -> Html {
    let outcome = use_state(Outcome::default);
    let field = use_node_ref();
    let save = {
        let (shown, outcome) = (props.shown.clone(), outcome.setter());
        move |_| outcome.set(Outcome { said: exported(&shown), faults: Vec::new() })
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
        let (keeper, change, outcome) =
            (props.keeper.clone(), props.on_change.clone(), outcome.setter());
        move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
            let (keeper, change, outcome) = (keeper.clone(), change.clone(), outcome.clone());
            spawn_local(async move {
                outcome.set(Outcome { said: "Reading the file…".into(), faults: Vec::new() });
                let imported = import(&keeper, &file).await;
                // The same file may be chosen again.
                field.set_value("");
                outcome.set(imported);
                change.emit(());
            });
        }
    };
    html! {
        <div class="records-transfer">
            <div class="button-row">
                <button class="button" type="button" disabled={props.shown.records.is_empty()} onclick={save}>
                    { icon(Icon::Save) }{ "Export all (PGN)" }
                </button>
                <button class="button" type="button" onclick={choose}>{ icon(Icon::Plus) }{ "Import…" }</button>
                <input
                    type="file" hidden=true ref={field} accept=".pgn,.txt,application/x-chess-pgn,text/plain"
                    aria-label="A PGN file" {onchange}
                />
            </div>
            <p class="said" role="status">{ &outcome.said }</p>
            if !outcome.faults.is_empty() {
                <ul class="records-faults">
                    for fault in outcome.faults.iter().take(MOST_FAULTS) {
                        <li>{ fault }</li>
                    }
                    if outcome.faults.len() > MOST_FAULTS {
                        <li>{ format!("and {} more", outcome.faults.len() - MOST_FAULTS) }</li>
                    }
                </ul>
            }
        </div>
    }
}

/// Saves all games as one file; what became of it.
fn exported(shown: &Shown) -> String {
    let all = export(shown.records.iter().map(|record| &**record));
    let name = format!("wonderboard-games-{}", day::dotted(now()).replace('.', "-"));
    if !save_text(&all.text, &name, "pgn", "application/x-chess-pgn") {
        return "This browser lets no file be saved.".to_owned();
    }
    match all.left_out {
        0 => format!("{} exported.", games(all.games)),
        left_out => format!("{} exported; {left_out} cannot be read.", games(all.games)),
    }
}

/// Saves what was set aside, as it was found.
pub fn set_aside(keeper: &KeeperHandle) {
    let keeper = keeper.clone();
    spawn_local(async move {
        let found: Array = keeper.0.vault.damaged().await.into_iter().collect();
        let indent = JsValue::from_f64(2.0);
        let text = JSON::stringify_with_replacer_and_space(&found, &JsValue::NULL, &indent);
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            save_text(&text, "wonderboard-damaged-games", "json", "application/json");
        }
    });
}

/// Keeps every game of a file that can be read.
async fn import(keeper: &KeeperHandle, file: &File) -> Outcome {
    let Ok(buffer) = JsFuture::from(file.array_buffer()).await else {
        return Outcome { said: "The file cannot be read.".to_owned(), faults: Vec::new() };
    };
    let bytes = Uint8Array::new(&buffer).to_vec();
    let text = pgn::decode(&bytes);
    let mut imported = Imported::default();
    for (number, piece) in (1..).zip(pgn::split(&text)) {
        imported.take(&piece);
        if number % BREATH == 0 {
            TimeoutFuture::new(0).await;
        }
    }
    let Imported { drafts, faults } = imported;
    let is_annotated = drafts.iter().any(|draft| draft.is_annotated);
    let (mut new, mut known) = (0, 0);
    for draft in drafts {
        let id = draft.id.unwrap_or_else(visit::new_id);
        match keeper.0.add(draft.filed(id, now())).await {
            true => new += 1,
            false => known += 1,
        }
    }
    let mut said = format!("{} imported", games(new));
    if known > 0 {
        said += &format!(", {known} here already");
    }
    if !faults.is_empty() {
        said += &format!(", {} not", faults.len());
    }
    if new + known + faults.len() == 0 {
        said = "There is no game in this file".to_owned();
    }
    said += ".";
    if is_annotated {
        said = format!("{said} {BARE}");
    }
    Outcome { said, faults }
}

/// `1 game`, `12 games`.
pub fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}
