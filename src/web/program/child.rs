//! A program on the page of another one: hears what is asked of it, and tells (`web/program`).

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit};
use yew::prelude::*;

use crate::app::shell::sign::Sign;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

/// What the page asks by an event, once it has. That the program is there is told as soon as it
/// listens.
#[hook]
pub fn use_asked<A>(ask: &'static str, tell: &'static str) -> Option<A>
where
    A: DeserializeOwned + Clone + 'static,
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
            signal(tell, &Sign::<()>::Ready);
            move || drop(listener)
        }
    });
    (*asked).clone()
}

/// Tells the page something by an event.
pub fn tell<T: Serialize>(event: &str, told: T) {
    signal(event, &Sign::Told(told));
}

/// Tells the page that there is something to be seen.
pub fn drawn(event: &str) {
    signal(event, &Sign::<()>::Drawn);
}

fn signal<T: Serialize>(event: &str, sign: &Sign<T>) {
    let init = CustomEventInit::new();
    init.set_detail(&serde_wasm_bindgen::to_value(sign).unwrap_or_default());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        let _ = browser::window().dispatch_event(&event);
    }
}
