//! A program on the page of another one: hears what is asked of it, and tells (`ui/web/program`).

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit};
use yew::prelude::*;

use super::browser;
use super::keys::Listener;

/// What the page asks by an event, once it has; `ready` is told as soon as it is listened to.
#[hook]
pub fn use_asked<A, T>(ask: &'static str, tell: &'static str, ready: T) -> Option<A>
where
    A: DeserializeOwned + Clone + 'static,
    T: Serialize + 'static,
{
    let asked = use_state(|| None::<A>);
    use_effect_with((), {
        let asked = asked.setter();
        move |()| {
            let listener = Listener::new(browser::window().into(), ask, move |event| {
                let detail = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
                let read = detail.and_then(|detail| serde_wasm_bindgen::from_value(detail).ok());
                read.into_iter().for_each(|read| asked.set(Some(read)));
            });
            self::tell(tell, &ready);
            move || drop(listener)
        }
    });
    (*asked).clone()
}

/// Tells the page by an event.
pub fn tell<T: Serialize>(event: &str, told: &T) {
    let init = CustomEventInit::new();
    init.set_detail(&serde_wasm_bindgen::to_value(told).unwrap_or_default());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        let _ = browser::window().dispatch_event(&event);
    }
}
