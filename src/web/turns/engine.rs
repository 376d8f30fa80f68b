//! The engine as the page has it: asked when the table has a question, stopped when it has another.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::notice::Saying;
use crate::variants::Spec;
use crate::web::common::program::{EngineProgram, Host, News, OnNews};
use crate::web::dom::browser::{self, now_ms};
use crate::web::turns::room::RoomHandle;
use crate::worker::Servant;
use crate::worker::think::Thinker;
use crate::worker::{Ask, EngineTask, Tell};

const PROGRAM: EngineProgram =
    EngineProgram { named: "wonderboard-worker", ask: Thinker::ASK, tell: Thinker::TELL };

/// The computer never moves sooner than this, in milliseconds: a reply at once feels wrong.
const PACE: u64 = 350;

/// Whoever owes a move and keeps silent for so long has died without a word, in milliseconds.
const SILENCE: u32 = 20_000;

/// Keeps the engine at work on the table's question.
#[hook]
pub fn use_engine(room: &RoomHandle, watches: bool) {
    let engine = use_memo(room.dispatcher(), |dispatcher| {
        let dispatcher = dispatcher.clone();
        Engine::new(Callback::from(move |action| dispatcher.dispatch(action)))
    });
    let table = room.table.clone();
    // The game counts, not what is picked on it; a change of version says so.
    use_effect_with((table.version, watches), move |_| {
        engine.ask(table.question(watches, now_ms()));
    });
}

/// Has an engine of its own answer a question, and the next, for as long as there is one.
#[hook]
pub fn use_errand(question: Option<Ask>, hear: Callback<Action>) {
    let engine = use_mut_ref(|| None::<Engine>);
    use_effect_with(question, move |question| {
        let mut engine = engine.borrow_mut();
        match question {
            Some(_) => engine.get_or_insert_with(|| Engine::new(hear)).ask(question.clone()),
            None => *engine = None,
        }
    });
}

/// The same for an opponent, who stays between questions and remembers the game.
#[hook]
pub fn use_opponent(question: Option<Ask>, hear: Callback<Action>) {
    let engine = use_mut_ref(|| None::<Engine>);
    use_effect_with(question, move |question| {
        let mut engine = engine.borrow_mut();
        if engine.is_some() || question.is_some() {
            engine.get_or_insert_with(|| Engine::new(hear)).ask(question.clone());
        }
    });
}

/// The engine, wherever it lives.
struct Engine(Rc<EngineState>);

struct EngineState {
    hear: Callback<Action>,
    /// Makes the games of one visit differ from those of another.
    seed: u32,
    now: RefCell<Now>,
}

#[derive(Default)]
struct Now {
    home: Host,
    /// Has it said that it is there? Before, it would not hear.
    is_ready: bool,
    /// The question at hand, and when it was asked.
    asked: Option<(Ask, u64)>,
    deaths: u32,
    /// The answer that waits for its time.
    waiting: Option<Timeout>,
    /// Runs out when no answer comes.
    silence: Option<Timeout>,
}

impl Engine {
    /// An engine that is on its way, and who hears what it tells.
    fn new(hear: Callback<Action>) -> Engine {
        let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let state = Rc::new(EngineState { hear, seed, now: RefCell::default() });
        settle(&state);
        Engine(state)
    }

    /// Puts a question, or none; whatever was asked before is dropped at once.
    fn ask(&self, question: Option<Ask>) {
        let mut now = self.0.now.borrow_mut();
        now.waiting = None;
        now.let_go(question.is_some());
        let seed = self.0.seed;
        now.asked = question.map(|ask| {
            let network = network_of(&ask);
            (Ask { seed, network, ..ask }, now_ms())
        });
        drop(now);
        settle(&self.0);
        self.0.now.borrow().pose();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.0.now.borrow_mut().interrupt();
    }
}

impl Now {
    /// Ends what it was asked, unless that is an analysis and it hears the next question by itself.
    fn let_go(&mut self, has_next: bool) {
        match self.asked.as_ref().map(|(ask, _)| &ask.task) {
            None => {}
            Some(EngineTask::Analyse { .. }) if has_next => {}
            Some(EngineTask::Analyse { .. }) => self.home.send(JsValue::NULL),
            Some(EngineTask::Move { .. } | EngineTask::Bounded { .. }) => self.interrupt(),
        }
    }

    /// Ends the search that goes on.
    fn interrupt(&mut self) {
        match &self.home {
            Host::Worker { .. } => {
                self.home = Host::Nowhere;
                self.is_ready = false;
            }
            home => home.send(JsValue::NULL),
        }
    }

    /// Hands the question at hand to the engine, if it is there.
    fn pose(&self) {
        let Some((ask, _)) = self.asked.as_ref().filter(|_| self.is_ready) else { return };
        self.home.send(serde_wasm_bindgen::to_value(ask).unwrap_or(JsValue::NULL));
    }
}

/// Where the network is that a question is answered with. Who is measured is so by what the laboratory measured with.
fn network_of(ask: &Ask) -> Option<String> {
    if matches!(ask.task, EngineTask::Bounded { .. }) {
        return None;
    }
    let name = Spec::from_text(&ask.game).ok()?.network()?;
    Some(browser::address_of(&format!("networks/{name}.txt"))?.href())
}

/// Finds the engine a home, if it has none. It says when it is there.
fn settle(state: &Rc<EngineState>) {
    let mut now = state.now.borrow_mut();
    let patience = now.asked.as_ref().and_then(|(ask, _)| patience(ask));
    now.silence = patience.map(|millis| {
        let state = state.clone();
        Timeout::new(millis, move || on_worker_died(&state))
    });
    if matches!(now.home, Host::Nowhere) {
        now.home = Host::find(PROGRAM, &on_news(state), now.deaths);
    }
}

/// How long a move may take, in milliseconds; the search uses less than half of a clock.
fn patience(ask: &Ask) -> Option<u32> {
    match ask.task {
        EngineTask::Move { clock, .. } => Some(SILENCE + clock.map_or(0, |clock| clock.own / 2)),
        EngineTask::Bounded { .. } => Some(SILENCE),
        EngineTask::Analyse { .. } => None,
    }
}

/// Who hears of the engine.
fn on_news(state: &Rc<EngineState>) -> OnNews {
    let state = state.clone();
    Rc::new(move |news| match news {
        News::Told(message) => heard(&state, message),
        News::Died => on_worker_died(&state),
        News::Missing => give_up(&state),
    })
}

/// The worker is dead: another takes its place, and is asked again.
fn on_worker_died(state: &Rc<EngineState>) {
    let state = state.clone();
    // Not at once: the listener that is speaking goes with the worker.
    Timeout::new(0, move || {
        let mut now = state.now.borrow_mut();
        now.interrupt();
        now.deaths += 1;
        drop(now);
        settle(&state);
    })
    .forget();
}

/// The engine cannot be brought at all. The next question tries again.
fn give_up(state: &Rc<EngineState>) {
    let state = state.clone();
    Timeout::new(0, move || {
        let mut now = state.now.borrow_mut();
        now.home = Host::Nowhere;
        if now.asked.take().is_some() {
            drop(now);
            state.hear.emit(Action::Say(Saying::EngineMissing));
        }
    })
    .forget();
}

/// Passes on what the engine tells; its move not before its time.
fn heard(state: &Rc<EngineState>, message: JsValue) {
    let Ok(tell) = serde_wasm_bindgen::from_value::<Tell>(message) else { return };
    let mut now = state.now.borrow_mut();
    match &tell {
        Tell::Ready => {
            now.is_ready = true;
            now.pose();
        }
        Tell::Best { version, .. } => {
            now.deaths = 0;
            now.silence = None;
            let version = *version;
            let answered = now.asked.take_if(|(ask, _)| ask.version == version);
            let Some((ask, since)) = answered else { return };
            let hear = state.hear.clone();
            if matches!(ask.task, EngineTask::Analyse { .. }) {
                drop(now);
                return hear.emit(Action::Told(tell));
            }
            let wait = (since + PACE).saturating_sub(now_ms());
            now.waiting = Some(Timeout::new(wait as u32, move || hear.emit(Action::Told(tell))));
        }
        Tell::Info { .. } | Tell::Failed { .. } => {
            drop(now);
            state.hear.emit(Action::Told(tell));
        }
    }
}
