//! What time it is, and how moments are written.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::texts::{Language, texts};

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Day and time where the reader is: `22 Nov 2026, 14:05`.
pub fn written(ms: u64) -> String {
    let style = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&style, &name.into(), &value.into());
    }
    let date = Date::new(&JsValue::from_f64(ms as f64));
    date.to_locale_string(locale(), &style).into()
}

/// English as in Britain: the day comes before the month.
fn locale() -> &'static str {
    match texts().language {
        Language::English => "en-GB",
        language => language.code(),
    }
}
