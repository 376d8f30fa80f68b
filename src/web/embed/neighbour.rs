//! The page around a frame: told, and heard if it may be (`app/embed/trust`).

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Window};
use yew::prelude::*;

use crate::app::embed::FrameWish;
use crate::app::embed::change::{Change, Given};
use crate::app::embed::messages::{APP, Message, MessagePart, VERSION, refused};
use crate::app::embed::trust;
use crate::app::embed::trust::Trust;
use crate::app::wording::faults;
use crate::notation::address::LONGEST;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

/// The window around, unless the frame was opened as a page of its own.
fn around() -> Option<Window> {
    let own = browser::window();
    own.parent().ok().flatten().filter(|around| *around != own)
}

/// Tells the page around.
pub fn tell(wish: &FrameWish, message: &Message) {
    let Some(around) = around() else { return };
    let told = js_sys::Object::new();
    let put = |name: &str, value: JsValue| {
        let _ = js_sys::Reflect::set(&told, &name.into(), &value);
    };
    put("app", APP.into());
    put("v", VERSION.into());
    put("type", message.kind.into());
    for (name, part) in &message.parts {
        put(
            name,
            match part {
                MessagePart::Text(text) => text.into(),
                MessagePart::Number(number) => (*number).into(),
            },
        );
    }
    // An origin that is none can be told nothing.
    let _ = around.post_message(&told, trust::told(wish));
}

/// Hears what the page around asks to be set.
#[hook]
pub fn use_hearing(wish: &FrameWish, hear: Callback<Change>) {
    let latest = use_mut_ref(|| hear.clone());
    latest.replace(hear);
    use_effect_with(wish.clone(), move |wish| {
        let wish = wish.clone();
        let listener = Listener::new(browser::window().into(), "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            let data = event.data();
            if !is_meant(&data) {
                return;
            }
            let why = match trusted(&wish, event) {
                Trust::Ignored => return,
                Trust::Undeclared => "the frame's address declares no origin=".to_owned(),
                Trust::Heard => match Change::read(|name| given(&data, name)) {
                    Ok(change) => return latest.borrow().emit(change),
                    Err(fault) => faults::said(&fault),
                },
            };
            tell(&wish, &refused(&why));
        });
        move || drop(listener)
    });
}

/// Is it a message to a board, and not one of the many that pages send each other?
fn is_meant(data: &JsValue) -> bool {
    let is = |name: &str, text: &str| given(data, name) == Given::Text(text.to_owned());
    data.is_object() && is("app", APP) && is("type", "set")
}

fn trusted(wish: &FrameWish, event: &MessageEvent) -> Trust {
    let source = event.source().map(JsValue::from);
    let from_around = source.is_some() && source == around().map(JsValue::from);
    trust::trust(wish, from_around, &event.origin())
}

/// What stands under a name of a message.
fn given(data: &JsValue, name: &str) -> Given {
    let value = js_sys::Reflect::get(data, &name.into()).unwrap_or(JsValue::UNDEFINED);
    if value.is_null() || value.is_undefined() {
        return Given::Nothing;
    }
    if let Some(text) = value.as_string() {
        return Given::Text(text);
    }
    if let Some(number) = value.as_f64() {
        return Given::Number(number);
    }
    let Some(list) = value.dyn_ref::<js_sys::Array>() else { return Given::Other };
    let texts: Option<Vec<String>> = list.iter().take(LONGEST).map(|one| one.as_string()).collect();
    texts.map_or(Given::Other, Given::Texts)
}
