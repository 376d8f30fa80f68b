//! Where a program of the engine lives: in a worker or, where a page may have none, on the page.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, Event, MessageEvent, Worker, WorkerOptions, WorkerType,
};

use super::browser;
use super::keys::Listener;

/// How a program is found and spoken with.
#[derive(Clone, Copy)]
pub struct Program {
    /// The element of the page that names its script.
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
pub type Ears = Rc<dyn Fn(News)>;

/// Where a program lives.
#[derive(Default)]
pub enum Home {
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

impl Home {
    /// A worker, where there may be one, else the page; nowhere if neither can be.
    pub fn find(program: Program, ears: &Ears) -> Home {
        spawn(program, ears).or_else(|| lodge(program, ears)).unwrap_or_default()
    }

    /// On the page, or nowhere.
    pub fn on_page(program: Program, ears: &Ears) -> Home {
        lodge(program, ears).unwrap_or_default()
    }

    /// Hands over a question. On the page later, for it answers while it is being asked.
    pub fn send(&self, question: JsValue) {
        match self {
            Home::Nowhere => {}
            Home::Worker { worker, .. } => {
                let _ = worker.post_message(&question);
            }
            Home::Page { ask, .. } => {
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

/// The script that brings a program, in a worker and on the page alike.
fn script(program: Program) -> Option<String> {
    let named = format!("meta[name={}]", program.named);
    browser::document().query_selector(&named).ok()??.get_attribute("content")
}

fn spawn(program: Program, ears: &Ears) -> Option<Home> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script(program)?, &options).ok()?;
    let hear = {
        let ears = ears.clone();
        move |event: Event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                ears(News::Told(event.data()));
            }
        }
    };
    let died = |ears: &Ears| {
        let ears = ears.clone();
        move |_: Event| ears(News::Died)
    };
    let listeners = [
        Listener::new(worker.clone().into(), "message", hear),
        Listener::new(worker.clone().into(), "error", died(ears)),
        Listener::new(worker.clone().into(), "messageerror", died(ears)),
    ];
    Some(Home::Worker { worker, _listeners: listeners })
}

/// Brings the program to the page itself.
fn lodge(program: Program, ears: &Ears) -> Option<Home> {
    let hearer = ears.clone();
    let listener = Listener::new(browser::window().into(), program.tell, move |event| {
        if let Some(event) = event.dyn_ref::<CustomEvent>() {
            hearer(News::Told(event.detail()));
        }
    });
    let element = browser::document().create_element("script").ok()?;
    element.set_attribute("type", "module").ok()?;
    element.set_attribute("src", &script(program)?).ok()?;
    let mourner = ears.clone();
    let failure = Listener::new(element.clone().into(), "error", move |_| mourner(News::Missing));
    browser::document().document_element()?.append_child(&element).ok()?;
    Some(Home::Page { ask: program.ask, _listeners: [listener, failure] })
}
