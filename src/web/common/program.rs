//! Where a program of the engine lives: in a worker or, where a page may have none, on the page.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, CustomEvent, CustomEventInit, Event, MessageEvent, Url, Worker,
    WorkerOptions, WorkerType,
};

use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

/// How a program is found and spoken with.
#[derive(Clone, Copy)]
pub struct EngineProgram {
    /// What the page calls the script that brings it, in a worker and on the page alike.
    pub named: &'static str,
    /// The events by which it is asked, and tells, on the page.
    pub ask: &'static str,
    pub tell: &'static str,
}

/// What becomes of it.
pub enum News {
    Told(JsValue),
    /// Its worker is dead.
    Died,
    /// It cannot be brought at all.
    Missing,
}

/// Who hears of it.
pub type OnNews = Rc<dyn Fn(News)>;

/// So many deaths in a row, and a program lives on the page instead of in a worker.
const PATIENCE: u32 = 3;

/// Where a program lives. What goes on in a home that is left is stopped.
#[derive(Default)]
pub enum Host {
    #[default]
    Nowhere,
    Worker {
        worker: Worker,
        _listeners: [Listener; 3],
    },
    /// Where there are no workers.
    Page {
        ask: &'static str,
        _listeners: [Listener; 2],
    },
}

impl Host {
    /// A worker, where there may be one and not too many have died in a row, else the page; nowhere
    /// if neither can be.
    pub fn find(program: EngineProgram, on_news: &OnNews, deaths: u32) -> Host {
        let worker = (deaths < PATIENCE).then(|| spawn(program, on_news)).flatten();
        worker.or_else(|| spawn_on_page(program, on_news)).unwrap_or_default()
    }

    /// Hands over a question. On the page later, for it answers while it is being asked.
    pub fn send(&self, question: JsValue) {
        match self {
            Host::Nowhere => {}
            Host::Worker { worker, .. } => {
                let _ = worker.post_message(&question);
            }
            Host::Page { ask, .. } => {
                let ask = *ask;
                Timeout::new(0, move || {
                    let init = CustomEventInit::new();
                    init.set_detail(&question);
                    if let Ok(event) = CustomEvent::new_with_event_init_dict(ask, &init) {
                        let _ = browser::window().dispatch_event(&event);
                    }
                })
                .forget();
            }
        }
    }
}

impl Drop for Host {
    /// A worker that searches hears nothing: it must go itself.
    fn drop(&mut self) {
        match self {
            Host::Worker { worker, .. } => worker.terminate(),
            home => home.send(JsValue::NULL),
        }
    }
}

fn spawn(program: EngineProgram, on_news: &OnNews) -> Option<Host> {
    let worker = start(program.named)?;
    let hear = {
        let on_news = on_news.clone();
        move |event: Event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                on_news(News::Told(event.data()));
            }
        }
    };
    let died = |on_news: &OnNews| {
        let on_news = on_news.clone();
        move |_: Event| on_news(News::Died)
    };
    let listeners = [
        Listener::new(worker.clone().into(), "message", hear),
        Listener::new(worker.clone().into(), "error", died(on_news)),
        Listener::new(worker.clone().into(), "messageerror", died(on_news)),
    ];
    Some(Host::Worker { worker, _listeners: listeners })
}

/// Starts a worker. A page that has no origin, as in a frame with a sandbox, may run no script of a host
/// as one, but a script of its own that brings that; no module, though, in Chromium.
fn start(named: &str) -> Option<Worker> {
    let address = browser::address_of(named)?;
    if browser::window().origin() != "null" || !address.protocol().starts_with("http") {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        return Worker::new_with_options(&address.href(), &options).ok();
    }
    // Quotes in an address are in codes. What cannot be brought is an error of the worker.
    let bring = format!(
        "import(\"{}\").catch((error) => setTimeout(() => {{ throw error; }}));",
        address.href()
    );
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let text = js_sys::Array::of1(&bring.into());
    let blob = Blob::new_with_str_sequence_and_options(&text, &kind).ok()?;
    Worker::new(&Url::create_object_url_with_blob(&blob).ok()?).ok()
}

/// Brings the program to the page itself.
fn spawn_on_page(program: EngineProgram, on_news: &OnNews) -> Option<Host> {
    let hearer = on_news.clone();
    let listener = Listener::new(browser::window().into(), program.tell, move |event| {
        if let Some(event) = event.dyn_ref::<CustomEvent>() {
            hearer(News::Told(event.detail()));
        }
    });
    let element = browser::document().create_element("script").ok()?;
    element.set_attribute("type", "module").ok()?;
    element.set_attribute("src", &browser::told(program.named)?).ok()?;
    let mourner = on_news.clone();
    let failure = Listener::new(element.clone().into(), "error", move |_| mourner(News::Missing));
    browser::document().document_element()?.append_child(&element).ok()?;
    Some(Host::Page { ask: program.ask, _listeners: [listener, failure] })
}
