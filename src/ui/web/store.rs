//! What is kept in the browser between visits. Where it keeps nothing (private windows, frames of other
//! sites), the page works all the same and forgets. A frame keeps and reads nothing wherever it is: what
//! is kept belongs to the page.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::browser::{is_frame, window};

/// Where the settings, the game and the looks of the page are kept.
pub const SETTINGS: &str = "wonderboard.settings";
pub const GAME: &str = "wonderboard.game";
/// The game that was on the table before a link or file took its place.
pub const PREVIOUS: &str = "wonderboard.game.previous";
/// The game without turns.
pub const REALTIME: &str = "wonderboard.realtime";
/// Read by boot.js before the program is there.
pub const LOOK: &str = "wonderboard.look";

fn storage() -> Option<Storage> {
    if is_frame() { None } else { window().local_storage().ok().flatten() }
}

/// Keeps a value. A browser that refuses is not an error.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    // Maps as plain objects, so that what is kept is plain JSON.
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let text = value.serialize(&serializer).ok().and_then(|v| js_sys::JSON::stringify(&v).ok());
    if let (Some(storage), Some(text)) = (storage(), text.and_then(|text| text.as_string())) {
        let _ = storage.set_item(key, &text);
    }
}

/// What was kept, if it can be read.
///
/// What cannot is set aside under another key, so that nothing a person made is thrown away; the
/// error says why.
pub fn kept<T: DeserializeOwned>(key: &str) -> Result<Option<T>, String> {
    let Some(text) = storage().and_then(|storage| storage.get_item(key).ok().flatten()) else {
        return Ok(None);
    };
    let value = js_sys::JSON::parse(&text).map_err(|_| "it is not JSON".to_owned());
    let read = value.and_then(|value: JsValue| {
        serde_wasm_bindgen::from_value(value).map_err(|error| error.to_string())
    });
    read.map(Some).inspect_err(|_| set_aside(key))
}

/// Moves what was kept to a key of its own.
pub fn set_aside(key: &str) {
    let Some(storage) = storage() else { return };
    if let Ok(Some(text)) = storage.get_item(key) {
        let _ = storage.set_item(&format!("{key}.damaged"), &text);
        let _ = storage.remove_item(key);
    }
}
