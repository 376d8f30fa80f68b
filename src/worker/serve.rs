//! The worker's own side: hears questions and answers them.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::think::Thinker;
use super::{Ask, Tell};

/// Longer than any search: a worker has nothing else to do.
const FOREVER: u64 = u64::MAX;

/// Answers questions as long as the worker lives.
pub fn run() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let clock = scope.performance();
    let now_ms = move || clock.as_ref().map_or(0.0, |clock| clock.now()) as u64;
    let mut thinker = Thinker::default();
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let mut tell = |tell: Tell| post(&own, &tell);
        match serde_wasm_bindgen::from_value::<Ask>(event.data()) {
            Ok(ask) => {
                thinker.begin(&ask, now_ms());
                while thinker.slice(FOREVER, &now_ms, &mut tell) {}
            }
            Err(error) => tell(Tell::Failed { version: 0, what: error.to_string() }),
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It hears for as long as the worker lives.
    hear.forget();
    post(&scope, &Tell::Ready);
}

fn post(scope: &DedicatedWorkerGlobalScope, tell: &Tell) {
    if let Ok(message) = serde_wasm_bindgen::to_value(tell) {
        let _ = scope.post_message(&message);
    }
}
