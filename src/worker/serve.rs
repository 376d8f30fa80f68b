//! The engine's own side: hears questions and answers them, in a worker or, where a page may have
//! none, on the page itself.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, MessageEvent, Window};

use super::think::Thinker;
use super::{Ask, Tell};

/// The events by which an engine on the page is asked, and tells.
pub const ASK: &str = "wonderboard-ask";
pub const TELL: &str = "wonderboard-tell";

/// Longer than any search: a worker has nothing else to do.
const FOREVER: u64 = u64::MAX;

/// How long the engine may keep the page waiting, and how long it rests then, in milliseconds.
const SLICE: u64 = 7;
const REST: u32 = 4;

/// Answers questions as long as the worker or the page lives.
pub fn run() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => in_worker(scope),
        Err(_) => {
            if let Some(window) = web_sys::window() {
                on_page(window);
            }
        }
    }
}

fn in_worker(scope: DedicatedWorkerGlobalScope) {
    let clock = scope.performance();
    let now_ms = move || clock.as_ref().map_or(0.0, |clock| clock.now()) as u64;
    let mut thinker = Thinker::default();
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let mut tell = |tell: Tell| {
            let _ = own.post_message(&to_js(&tell));
        };
        if begin(&mut thinker, event.data(), now_ms(), &mut tell) {
            while thinker.slice(FOREVER, &now_ms, &mut tell) {}
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It hears for as long as the worker lives.
    hear.forget();
    let _ = scope.post_message(&to_js(&Tell::Ready));
}

/// The engine on the page: thinks in slices, and drops a question when the next one comes.
struct Lodger {
    window: Window,
    thinker: RefCell<Thinker>,
    next: RefCell<Option<Timeout>>,
}

fn on_page(window: Window) {
    let lodger = Rc::new(Lodger {
        window: window.clone(),
        thinker: RefCell::default(),
        next: RefCell::default(),
    });
    let host = lodger.clone();
    let hear = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
        host.next.borrow_mut().take();
        let begun = {
            let mut thinker = host.thinker.borrow_mut();
            begin(&mut thinker, event.detail(), host.now_ms(), &mut |tell| host.tell(&tell))
        };
        if begun {
            slice(&host);
        }
    });
    let _ = window.add_event_listener_with_callback(ASK, hear.as_ref().unchecked_ref());
    // It hears for as long as the page lives.
    hear.forget();
    lodger.tell(&Tell::Ready);
}

impl Lodger {
    fn now_ms(&self) -> u64 {
        self.window.performance().map_or(0.0, |clock| clock.now()) as u64
    }

    fn tell(&self, tell: &Tell) {
        let init = CustomEventInit::new();
        init.set_detail(&to_js(tell));
        if let Ok(event) = CustomEvent::new_with_event_init_dict(TELL, &init) {
            let _ = self.window.dispatch_event(&event);
        }
    }
}

/// Thinks for a moment, and again after a rest.
fn slice(lodger: &Rc<Lodger>) {
    let mut tells = Vec::new();
    let goes_on = {
        let mut thinker = lodger.thinker.borrow_mut();
        thinker.slice(SLICE, &|| lodger.now_ms(), &mut |tell| tells.push(tell))
    };
    if goes_on {
        let again = lodger.clone();
        *lodger.next.borrow_mut() = Some(Timeout::new(REST, move || slice(&again)));
    }
    tells.iter().for_each(|tell| lodger.tell(tell));
}

/// Takes up a question; a `null` only ends the one before. False when there is nothing to think
/// about.
fn begin(
    thinker: &mut Thinker,
    question: JsValue,
    now_ms: u64,
    tell: &mut dyn FnMut(Tell),
) -> bool {
    if question.is_null() {
        return false;
    }
    match serde_wasm_bindgen::from_value::<Ask>(question) {
        Ok(ask) => {
            thinker.begin(&ask, now_ms);
            true
        }
        Err(error) => {
            tell(Tell::Failed { version: 0, what: error.to_string() });
            false
        }
    }
}

fn to_js(tell: &Tell) -> JsValue {
    serde_wasm_bindgen::to_value(tell).unwrap_or(JsValue::NULL)
}
