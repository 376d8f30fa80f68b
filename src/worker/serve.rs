//! The engine's own side: hears questions and answers them, in a worker or, where a page may have
//! none, on the page itself.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    AbortSignal, CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, MessageEvent,
    RequestInit, Response, Window,
};

use super::Servant;

/// How long the engine may keep the page waiting, and how long it rests then, in milliseconds.
const SLICE: u64 = 7;
const REST: u32 = 4;

/// A text that a servant wants is waited for no longer than that, in milliseconds: it can do without.
const PATIENCE: u32 = 3_000;

/// Answers questions as long as the worker or the page lives.
pub fn run<S: Servant>() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => in_worker::<S>(scope),
        Err(_) => {
            if let Some(window) = web_sys::window() {
                on_page::<S>(window);
            }
        }
    }
}

/// Where a servant lives: how it tells the time, how it speaks, how long it thinks and rests.
struct Host<S> {
    servant: RefCell<S>,
    next: RefCell<Option<Timeout>>,
    /// How many questions it has heard.
    heard: Cell<u32>,
    now_ms: Box<dyn Fn() -> u64>,
    tell: Box<dyn Fn(&JsValue)>,
    /// As the servant says, if nothing is said here.
    slice: Option<u64>,
    rest: u32,
}

fn in_worker<S: Servant>(scope: DedicatedWorkerGlobalScope) {
    let clock = scope.performance();
    let own = scope.clone();
    let host = Rc::new(Host::<S> {
        servant: RefCell::default(),
        next: RefCell::default(),
        heard: Cell::default(),
        now_ms: Box::new(move || clock.as_ref().map_or(0.0, |clock| clock.now()) as u64),
        tell: Box::new(move |tell| {
            let _ = own.post_message(tell);
        }),
        slice: None,
        rest: 0,
    });
    let hearer = host.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        hearer.hear(event.data());
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It hears for as long as the worker lives.
    hear.forget();
    host.say(&S::ready());
}

/// On the page it thinks in slices, and drops a question when the next one comes.
fn on_page<S: Servant>(window: Window) {
    let (clock, stage) = (window.clone(), window.clone());
    let host = Rc::new(Host::<S> {
        servant: RefCell::default(),
        next: RefCell::default(),
        heard: Cell::default(),
        now_ms: Box::new(move || clock.performance().map_or(0.0, |clock| clock.now()) as u64),
        tell: Box::new(move |tell| {
            let init = CustomEventInit::new();
            init.set_detail(tell);
            if let Ok(event) = CustomEvent::new_with_event_init_dict(S::TELL, &init) {
                let _ = stage.dispatch_event(&event);
            }
        }),
        slice: Some(SLICE),
        rest: REST,
    });
    let hearer = host.clone();
    let hear = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
        hearer.hear(event.detail());
    });
    let _ = window.add_event_listener_with_callback(S::ASK, hear.as_ref().unchecked_ref());
    // It hears for as long as the page lives.
    hear.forget();
    host.say(&S::ready());
}

impl<S: Servant> Host<S> {
    /// Takes up a question; a `null` only ends the one before.
    fn hear(self: &Rc<Host<S>>, question: JsValue) {
        self.next.borrow_mut().take();
        self.heard.set(self.heard.get().wrapping_add(1));
        if question.is_null() {
            return;
        }
        match serde_wasm_bindgen::from_value::<S::Ask>(question) {
            Ok(ask) => {
                let wanted = self.servant.borrow().wants(&ask).map(str::to_owned);
                match wanted {
                    Some(address) => self.equip(ask, &address),
                    None => self.begin(&ask),
                }
            }
            Err(error) => self.say(&S::failed(error.to_string())),
        }
    }

    /// Brings the servant what it wants for a question, and has it begin unless something else has been heard since.
    fn equip(self: &Rc<Host<S>>, ask: S::Ask, address: &str) {
        let (host, heard) = (self.clone(), self.heard.get());
        // A text, or why there is none.
        let done = Closure::once_into_js(move |text: JsValue| {
            host.servant.borrow_mut().equip(&ask, text.as_string().as_deref());
            if host.heard.get() == heard {
                host.begin(&ask);
            }
        });
        let init = RequestInit::new();
        init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
        fetch(address, &init).then(&Closure::once_into_js(text_of)).settle(&done, &done);
    }

    fn begin(self: &Rc<Host<S>>, ask: &S::Ask) {
        self.servant.borrow_mut().begin(ask, (self.now_ms)());
        self.slice();
    }

    /// Thinks for a moment, and again after a rest.
    fn slice(self: &Rc<Host<S>>) {
        let goes_on = {
            let mut tell = |tell: S::Tell| self.say(&tell);
            let mut servant = self.servant.borrow_mut();
            let slice = self.slice.unwrap_or_else(|| servant.attention());
            servant.slice(slice, &self.now_ms, &mut tell)
        };
        if goes_on {
            let again = self.clone();
            *self.next.borrow_mut() = Some(Timeout::new(self.rest, move || again.slice()));
        }
    }

    fn say(&self, tell: &S::Tell) {
        (self.tell)(&serde_wasm_bindgen::to_value(tell).unwrap_or(JsValue::NULL));
    }
}

/// What a text that is fetched will be; an answer without one is none.
fn text_of(response: Response) -> Option<js_sys::Promise> {
    response.ok().then(|| response.text().ok()).flatten()
}

#[wasm_bindgen]
extern "C" {
    type Promised;

    /// As workers and pages alike have it.
    #[wasm_bindgen(js_name = fetch)]
    fn fetch(address: &str, init: &RequestInit) -> Promised;

    #[wasm_bindgen(method, js_name = then)]
    fn then(this: &Promised, done: &JsValue) -> Promised;

    #[wasm_bindgen(method, js_name = then)]
    fn settle(this: &Promised, done: &JsValue, failed: &JsValue);
}
