//! The few things the page asks of the browser, each without a way to fail.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Clipboard, Document, Element, HtmlElement, HtmlTextAreaElement, ScrollIntoViewOptions,
    ScrollLogicalPosition, Url, Window,
};

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

/// Does the browser, as those of Mozilla do, give up a connection soon after it has heard of the other side?
pub fn gives_up_soon() -> bool {
    js_sys::Reflect::has(&window(), &"mozInnerScreenX".into()).unwrap_or(false)
}

/// Any number.
pub fn chance() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Where the window keeps the part of the address after `#` that a program of the page has read or
/// shown last; all of them share it.
const HEARD: &str = "wonderboardAddress";

/// The part of the address after `#`, the mark included; empty without one. Whoever reads it follows
/// it.
pub fn hash() -> String {
    let hash = hash_now();
    let _ = js_sys::Reflect::set(&window(), &HEARD.into(), &hash.as_str().into());
    hash
}

/// The same without following it.
pub fn hash_now() -> String {
    window().location().hash().unwrap_or_default()
}

/// Has somebody gone to another address of which the page has not heard yet? The browser tells it only
/// after what it is about.
fn is_leaving() -> bool {
    let heard = js_sys::Reflect::get(&window(), &HEARD.into());
    heard.is_ok_and(|heard| heard.as_string().is_some_and(|heard| heard != hash_now()))
}

/// The page's own address without what follows `#`.
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Is the page a frame of another one? `src/boot.js` has looked whether its address wants it to be.
pub fn is_frame() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-embed"))
}

/// Puts another address into the bar without leaving the page or adding to the history. A frame has
/// none, and keeps the address that says what it is; so does whoever has just followed a link.
pub fn show_hash(text: &str) {
    if is_frame() || is_leaving() {
        return;
    }
    if let Ok(history) = window().history() {
        // Refused in some frames; the address is only a convenience.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(text));
        hash();
    }
}

/// Goes to another address of the page without following it as a link.
pub fn go(text: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(text));
        hash();
    }
}

/// Adds another entry with the same address to the history, so that Back leads here.
pub fn stay_here() {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", None);
    }
}

/// Goes back in the history.
pub fn back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}

/// Follows a link in place of the address one is at.
pub fn follow_instead(link: &str) {
    let _ = window().location().replace(link);
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

/// An attribute of the root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Does somebody want nothing to move by itself? What is chosen on the page comes before what the system says.
pub fn wants_stillness() -> bool {
    let system = || {
        let query = window().match_media("(prefers-reduced-motion: reduce)");
        query.ok().flatten().is_some_and(|query| query.matches())
    };
    root_attribute("data-pace").map_or_else(system, |pace| pace == "none")
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

/// The boards that have the focus, with what belongs to them.
pub fn focused_stage() -> Option<Element> {
    document().active_element()?.closest(".stage").ok()?
}

/// Gives the focus to the element of a selector: on the boards that have it already, if it is there.
pub fn focus(selector: &str) {
    focus_in(focused_stage().as_ref(), selector);
}

/// Gives the focus to the element of a selector: on the boards of a stage, if it is there.
pub fn focus_in(stage: Option<&Element>, selector: &str) {
    let near = stage.and_then(|stage| stage.query_selector(selector).ok().flatten());
    let found = near.or_else(|| document().query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Scrolls an element into view, as little as that takes.
pub fn reveal(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// What somebody has written into the text area of a selector.
pub fn written(selector: &str) -> Option<String> {
    let area = document().query_selector(selector).ok()??;
    Some(area.dyn_into::<HtmlTextAreaElement>().ok()?.value())
}

/// Takes the focus away from whatever has it.
pub fn blur() {
    let focused = document().active_element();
    if let Some(element) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.blur();
    }
}

/// What the page's own text says in a `info` of that name.
pub fn told(name: &str) -> Option<String> {
    let info = document().query_selector(&format!("meta[name='{name}']")).ok()??;
    info.get_attribute("content")
}

/// The absolute address of a file of the page, for programs whose own address is another.
pub fn address_of(name: &str) -> Option<Url> {
    let base = document().base_uri().ok()??;
    Url::new_with_base(told(name).as_deref().unwrap_or(name), &base).ok()
}

/// A text of the page; none if it cannot be had. It lies beside the page, unless the page says where it is, as one
/// that is a single file does.
pub async fn fetched(name: &str) -> Option<String> {
    text_of(window().fetch_with_str(told(name).as_deref().unwrap_or(name))).await
}

/// Fetches a text of the page; `done` hears it, or that it cannot be had.
pub fn fetch(name: &str, done: impl FnOnce(Option<String>) + 'static) {
    let name = name.to_owned();
    spawn_local(async move { done(fetched(&name).await) });
}

/// A text that the page's first script has promised to fetch, if it has come.
pub async fn promised(name: &str) -> Option<String> {
    let promised = js_sys::Reflect::get(&window(), &name.into()).ok()?;
    JsFuture::from(promised.dyn_into::<js_sys::Promise>().ok()?).await.ok()?.as_string()
}

async fn text_of(promise: js_sys::Promise) -> Option<String> {
    let response = JsFuture::from(promise).await.ok()?;
    let response = response.dyn_into::<web_sys::Response>().ok().filter(|r| r.ok())?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Has the device a sheet by which links are handed to other programs?
pub fn can_hand_on() -> bool {
    let share = js_sys::Reflect::get(&window().navigator(), &"share".into());
    share.is_ok_and(|share| share.is_function())
}

/// Hands a link to another program. Whoever thinks better of it has done no harm.
pub fn hand_on(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(link);
    let outcome = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move { drop(outcome.await) });
}

/// The clipboard. Without a secure context there is none, whatever the type says.
pub fn clipboard() -> Option<Clipboard> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    let there = clipboard.is_ok_and(|clipboard| clipboard.is_object());
    there.then(|| window().navigator().clipboard())
}

/// Puts a text on the clipboard; `done` hears whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = clipboard() else { return done(false) };
    let outcome = JsFuture::from(clipboard.write_text(text));
    spawn_local(async move { done(outcome.await.is_ok()) });
}

/// A text in small letters, whatever its language.
pub fn lower_case(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}
