//! The engine in its worker: asked when the table has a question, stopped when it has another.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};
use yew::prelude::*;

use super::browser::{self, now_ms};
use super::keys::Listener;
use super::room::RoomHandle;
use crate::ui::table::Action;
use crate::worker::think::Thinker;
use crate::worker::{Ask, Tell};

/// The computer never answers sooner than this, in milliseconds: a reply at once feels wrong.
const PACE: u64 = 350;

/// So many deaths in a row, and the engine thinks on the page instead.
const PATIENCE: u32 = 3;

/// How long one slice of thinking on the page may take, in milliseconds, and the pause after it.
const SLICE: u64 = 7;
const PAUSE: u32 = 4;

/// Keeps the engine at work on the table's question.
#[hook]
pub fn use_engine(room: &RoomHandle, watches: bool) {
    let engine = use_memo(room.dispatcher(), |dispatcher| {
        let dispatcher = dispatcher.clone();
        Engine::new(Callback::from(move |tell| dispatcher.dispatch(Action::Told(tell))))
    });
    let table = room.table.clone();
    // The game counts, not what is picked on it; a change of version says so.
    use_effect_with((table.version, watches), move |_| {
        engine.ask(table.question(watches, now_ms()));
    });
}

/// Where the thinking is done.
struct Engine(Rc<RefCell<State>>);

struct State {
    tell: Callback<Tell>,
    place: Place,
    /// The question at hand, and when it was asked.
    asked: Option<(Ask, u64)>,
    deaths: u32,
    /// Makes the games of one visit differ from those of another.
    seed: u32,
    /// The answer that waits for its time, or the next slice.
    waiting: Option<Timeout>,
}

enum Place {
    Nowhere,
    Worker {
        worker: Worker,
        _listeners: [Listener; 3],
    },
    /// Here, in slices, where there are no workers.
    Page(Box<Thinker>),
}

impl Engine {
    fn new(tell: Callback<Tell>) -> Engine {
        let place = Place::Nowhere;
        let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let state = State { tell, place, asked: None, deaths: 0, seed, waiting: None };
        let state = Rc::new(RefCell::new(state));
        // The page is there; now the engine may come.
        settle(&state);
        Engine(state)
    }

    /// Puts a question, or none; whatever was asked before is dropped at once.
    fn ask(&self, question: Option<Ask>) {
        let mut state = self.0.borrow_mut();
        state.waiting = None;
        if let (Some(_), Place::Worker { worker, .. }) = (&state.asked, &state.place) {
            // A worker that searches hears nothing: only ending it ends the search.
            worker.terminate();
            state.place = Place::Nowhere;
        }
        let seed = state.seed;
        state.asked = question.map(|ask| (Ask { seed, ..ask }, now_ms()));
        drop(state);
        settle(&self.0);
        pose(&self.0);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if let Place::Worker { worker, .. } = &self.0.borrow().place {
            worker.terminate();
        }
    }
}

/// Finds the engine a place to think, if it has none.
fn settle(state: &Rc<RefCell<State>>) {
    if !matches!(state.borrow().place, Place::Nowhere) {
        return;
    }
    let spawned = if state.borrow().deaths < PATIENCE { spawn(state) } else { None };
    state.borrow_mut().place = spawned.unwrap_or_else(|| Place::Page(Box::default()));
}

fn spawn(state: &Rc<RefCell<State>>) -> Option<Place> {
    let name = browser::document().query_selector("meta[name=wonderboard-worker]").ok()??;
    let worker = Worker::new(&name.get_attribute("content")?).ok()?;
    let hear = {
        let state = state.clone();
        move |event: Event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            let tell = data.and_then(|data| serde_wasm_bindgen::from_value(data).ok());
            if let Some(tell) = tell {
                told(&state, tell);
            }
        }
    };
    let died = |state: &Rc<RefCell<State>>| {
        let state = state.clone();
        move |_: Event| bury(&state)
    };
    let listeners = [
        Listener::new(worker.clone().into(), "message", hear),
        Listener::new(worker.clone().into(), "error", died(state)),
        Listener::new(worker.clone().into(), "messageerror", died(state)),
    ];
    Some(Place::Worker { worker, _listeners: listeners })
}

/// The worker is dead: another takes its place, and is asked again.
fn bury(state: &Rc<RefCell<State>>) {
    let state = state.clone();
    // Not at once: the listener that is speaking goes with the worker.
    Timeout::new(0, move || {
        let mut inner = state.borrow_mut();
        if let Place::Worker { worker, .. } = &inner.place {
            worker.terminate();
        }
        inner.place = Place::Nowhere;
        inner.deaths += 1;
        drop(inner);
        settle(&state);
        pose(&state);
    })
    .forget();
}

/// Hands the question at hand to whoever thinks.
fn pose(state: &Rc<RefCell<State>>) {
    let mut inner = state.borrow_mut();
    let Some((ask, _)) = inner.asked.clone() else { return };
    match &mut inner.place {
        Place::Nowhere => {}
        Place::Worker { worker, .. } => {
            let message = serde_wasm_bindgen::to_value(&ask).unwrap_or(JsValue::NULL);
            // What cannot be sent is lost like a worker: the answer does not come.
            let _ = worker.post_message(&message);
        }
        Place::Page(thinker) => {
            thinker.begin(&ask, now_ms());
            drop(inner);
            slice(state);
        }
    }
}

/// Thinks for a moment on the page, and again after a pause.
fn slice(state: &Rc<RefCell<State>>) {
    let mut inner = state.borrow_mut();
    let Place::Page(thinker) = &mut inner.place else { return };
    let mut tells = Vec::new();
    let goes_on = thinker.slice(SLICE, &now_ms, &mut |tell| tells.push(tell));
    if goes_on {
        let again = state.clone();
        inner.waiting = Some(Timeout::new(PAUSE, move || slice(&again)));
    }
    drop(inner);
    tells.into_iter().for_each(|tell| told(state, tell));
}

/// Passes on what the engine tells; its move not before its time.
fn told(state: &Rc<RefCell<State>>, tell: Tell) {
    let mut inner = state.borrow_mut();
    let Tell::Best { version, .. } = tell else {
        let hear = inner.tell.clone();
        drop(inner);
        return hear.emit(tell);
    };
    inner.deaths = 0;
    let Some((_, since)) = inner.asked.take_if(|(ask, _)| ask.version == version) else { return };
    let wait = (since + PACE).saturating_sub(now_ms());
    let hear = inner.tell.clone();
    inner.waiting = Some(Timeout::new(wait as u32, move || hear.emit(tell)));
}
