//! The few things the page asks of the browser, each without a way to fail.

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, Window};

/// The window. A page without one runs nowhere, so there is no other answer.
pub fn window() -> Window {
    web_sys::window().unwrap_throw()
}

pub fn document() -> Document {
    window().document().unwrap_throw()
}

/// Milliseconds since the page was opened; never goes back.
pub fn now_ms() -> u64 {
    window().performance().map_or(0.0, |clock| clock.now()) as u64
}

/// The same with what is finer than milliseconds, as events have it in their time stamps.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The part of the address after `#`, the mark included; empty without one.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The page's own address without what follows `#`.
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Puts another address into the bar without leaving the page or adding to the history.
pub fn show_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // Refused in some frames; the address is only a convenience.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// Sets or removes an attribute of the root element.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// The element that names a spot, at or around another element, and the spot's name.
pub fn spot_around(element: &Element) -> Option<(Element, String)> {
    let found = element.closest("[data-spot]").ok()??;
    let name = found.get_attribute("data-spot")?;
    Some((found, name))
}

/// The name of the spot that has the focus.
pub fn focused_spot() -> Option<String> {
    Some(spot_around(&document().active_element()?)?.1)
}

/// Is there an element of a selector?
pub fn is_there(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}

/// Gives the focus to the element of a selector.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Fetches a text that lies beside the page; `done` hears it, or that it cannot be had.
pub fn fetch(path: &str, done: impl FnOnce(Option<String>) + 'static) {
    let promise = window().fetch_with_str(path);
    wasm_bindgen_futures::spawn_local(async move { done(text_of(promise).await) });
}

async fn text_of(promise: js_sys::Promise) -> Option<String> {
    let response = wasm_bindgen_futures::JsFuture::from(promise).await.ok()?;
    let response = response.dyn_into::<web_sys::Response>().ok().filter(|r| r.ok())?;
    wasm_bindgen_futures::JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Puts a text on the clipboard; `done` hears whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // Without a secure context there is no clipboard object, whatever the type says.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return done(false);
    }
    let promise = window().navigator().clipboard().write_text(text);
    let outcome = wasm_bindgen_futures::JsFuture::from(promise);
    wasm_bindgen_futures::spawn_local(async move { done(outcome.await.is_ok()) });
}
