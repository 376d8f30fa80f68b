//! What is kept in the browser between visits. Where it keeps nothing (private windows, frames of other
//! sites), the page works all the same and forgets. A frame keeps and reads nothing wherever it is: what
//! is kept belongs to the page.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::app::common::id::Id;
use crate::app::wording::faults;
use crate::notation::Fault;
use crate::web::dom::browser::{chance, is_frame, window};

/// Where the settings, the game and the looks of the page are kept.
pub const SETTINGS: &str = "wonderboard.settings";
pub const GAME: &str = "wonderboard.game";
/// The game that was on the table before a link or file took its place.
pub const PREVIOUS: &str = "wonderboard.game.previous";
/// The game that is looked into.
pub const ANALYSIS: &str = "wonderboard.analysis";
/// How the engine is asked about it.
pub const ENGINE: &str = "wonderboard.engine";
/// The address of the position that is set up.
pub const EDITOR: &str = "wonderboard.editor";
/// The game without turns.
pub const REALTIME: &str = "wonderboard.realtime";
/// What somebody has seen of it.
pub const EXPERIENCE: &str = "wonderboard.realtime.experience";
/// How somebody fares against the computer.
pub const FORM: &str = "wonderboard.form";
/// How far somebody has come in courses, and which tips need not be given.
pub const COURSES: &str = "wonderboard.courses";
/// How somebody fares with puzzles.
pub const PUZZLES: &str = "wonderboard.puzzles";
/// The games by which somebody is measured.
pub const NUMBER: &str = "wonderboard.number";
/// Do the boards of the first page stand still?
pub const STILL: &str = "wonderboard.still";
/// Read by boot.js before the program is there.
pub const LOOK: &str = "wonderboard.look";

/// What a tab goes on with after a reload, whatever other tabs have kept since.
const OWN: [&str; 4] = [GAME, REALTIME, ANALYSIS, EDITOR];

/// An id for a game that is not yet kept among all games.
pub fn new_id() -> Id {
    Id::new([chance(), chance()])
}

/// Where a value is kept: the first that has it says what it is.
fn storages(key: &str) -> impl Iterator<Item = Storage> {
    let own = OWN.contains(&key) && !is_frame();
    let own = own.then(|| window().session_storage().ok().flatten()).flatten();
    own.into_iter().chain(storage())
}

/// What all tabs share.
fn storage() -> Option<Storage> {
    if is_frame() { None } else { window().local_storage().ok().flatten() }
}

/// Keeps a value. A browser that refuses is not an error.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    // Maps as plain objects, so that what is kept is plain JSON.
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let text = value.serialize(&serializer).ok().and_then(|v| js_sys::JSON::stringify(&v).ok());
    if let Some(text) = text.and_then(|text| text.as_string()) {
        storages(key).for_each(|storage| drop(storage.set_item(key, &text)));
    }
}

/// What was kept, if it can be read.
pub fn kept<T: DeserializeOwned>(key: &str) -> Result<Option<T>, String> {
    opened(key, |value: T| Ok(value))
}

/// What was kept, opened, if that can be done.
///
/// What cannot is set aside under another key, so that nothing a person made is thrown away; the
/// error says why.
pub fn opened<T: DeserializeOwned, O>(
    key: &str,
    open: impl Fn(T) -> Result<O, Fault>,
) -> Result<Option<O>, String> {
    let mut fault = None;
    for storage in storages(key) {
        let Some(text) = storage.get_item(key).ok().flatten() else { continue };
        match read(&text).and_then(|value| open(value).map_err(|fault| faults::said(&fault))) {
            Ok(value) => return Ok(Some(value)),
            Err(what) => fault = Some(what),
        }
        set_aside(&storage, key, &text);
    }
    fault.map_or(Ok(None), Err)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let value = js_sys::JSON::parse(text).map_err(|_| "it is not JSON".to_owned());
    value.and_then(|value: JsValue| {
        serde_wasm_bindgen::from_value(value).map_err(|error| error.to_string())
    })
}

/// Moves what was kept to a key of its own.
fn set_aside(from: &Storage, key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{key}.damaged"), text);
    }
    let _ = from.remove_item(key);
}
