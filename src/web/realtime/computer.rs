//! The computer at the board: asked ahead of the moment at which it may act, and made to act then.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::app::realtime::opponent::{ComputerDeed, ComputerOpponent};
use crate::app::realtime::{Phase, Remark, Session, SessionAction};
use crate::web::common::program::{EngineProgram, Host, News, OnNews};
use crate::web::dom::browser::now;
use crate::web::realtime::room::SessionHandle;
use crate::worker::Servant;
use crate::worker::realtime::Tell;
use crate::worker::realtime::think::TimedThinker;

const PROGRAM: EngineProgram = EngineProgram {
    named: "wonderboard-realtime",
    ask: TimedThinker::ASK,
    tell: TimedThinker::TELL,
};

/// Lets the computer play its side of the session.
#[hook]
pub fn use_computer(room: &SessionHandle) {
    let seat = use_memo((), |()| ComputerSeat::default());
    let here = room.clone();
    use_effect_with(room.session.version, {
        let seat = seat.clone();
        move |_| seat.attend(&here)
    });
    use_effect_with((), move |()| move || seat.leave());
}

/// Where the computer sits.
#[derive(Default)]
struct ComputerSeat(Rc<RefCell<ComputerState>>);

#[derive(Default)]
struct ComputerState {
    home: Host,
    /// Has it said that it is there? Before, it would not hear.
    is_ready: bool,
    deaths: u32,
    opponent: Option<ComputerOpponent>,
    /// The session as it was last seen, and the way to act on it.
    room: Option<SessionHandle>,
    /// Runs out when something is to be done.
    timer: Option<Timeout>,
}

impl ComputerSeat {
    /// Sees how things stand.
    fn attend(&self, room: &SessionHandle) {
        let mut state = self.0.borrow_mut();
        state.room = Some(room.clone());
        state.timer = None;
        if !plays(&room.session) {
            state.opponent = None;
            return;
        }
        if matches!(state.home, Host::Nowhere) {
            settle(&self.0, &mut state);
        }
        let session = &room.session;
        if state.opponent.as_ref().is_none_or(|opponent| opponent.epoch() != session.epoch) {
            state.opponent = ComputerOpponent::new(session, seed());
        }
        if let Some(opponent) = &mut state.opponent {
            opponent.observe(session, session.tick(now()));
        }
        drop(state);
        step(&self.0);
    }

    fn leave(&self) {
        *self.0.borrow_mut() = ComputerState::default();
    }
}

/// Does the computer have anything to do?
fn plays(session: &Session) -> bool {
    session.setup.computer().is_some() && session.phase == Phase::Running
}

fn seed() -> u64 {
    u64::from(crate::web::dom::browser::chance())
}

/// Does what is to be done by now, and waits for what is to be done next.
fn step(seat: &Rc<RefCell<ComputerState>>) {
    let mut state = seat.borrow_mut();
    let ComputerState { home, is_ready, opponent, room, timer, .. } = &mut *state;
    let (Some(opponent), Some(room)) = (opponent, room) else { return };
    let session = &room.session;
    match opponent.poll(session.tick(now())) {
        Some(ComputerDeed::Ask(ask)) if *is_ready => {
            home.send(serde_wasm_bindgen::to_value(&*ask).unwrap_or(JsValue::NULL));
        }
        Some(ComputerDeed::Tell(command)) => {
            let (room, side) = (room.clone(), opponent.side());
            drop(state);
            room.dispatch(SessionAction::Tell(side, command));
            return;
        }
        Some(ComputerDeed::Ask(_)) | None => {}
    }
    let wait = session.clock.until(opponent.next(), now()).unwrap_or(f64::MAX);
    let weak: Weak<RefCell<ComputerState>> = Rc::downgrade(seat);
    let wake = move || {
        if let Some(seat) = weak.upgrade() {
            step(&seat);
        }
    };
    *timer = Some(Timeout::new(wait.ceil().min(f64::from(i32::MAX)) as u32, wake));
}

/// Finds the engine a home. It says when it is there.
fn settle(seat: &Rc<RefCell<ComputerState>>, state: &mut ComputerState) {
    let weak = Rc::downgrade(seat);
    let on_news: OnNews = Rc::new(move |news| {
        if let Some(seat) = weak.upgrade() {
            heard(&seat, news);
        }
    });
    state.is_ready = false;
    state.home = Host::find(PROGRAM, &on_news, state.deaths);
}

fn heard(seat: &Rc<RefCell<ComputerState>>, news: News) {
    match news {
        News::Told(message) => {
            let Ok(tell) = serde_wasm_bindgen::from_value::<Tell>(message) else { return };
            let mut state = seat.borrow_mut();
            state.is_ready = true;
            state.deaths = 0;
            if let Some(opponent) = &mut state.opponent {
                opponent.hear(&tell);
            }
            drop(state);
            step(seat);
        }
        // Not at once: the listener that is speaking goes with the worker.
        News::Died => {
            let seat = seat.clone();
            Timeout::new(0, move || {
                let mut state = seat.borrow_mut();
                state.deaths += 1;
                settle(&seat, &mut state);
            })
            .forget();
        }
        News::Missing => {
            let room = seat.borrow().room.clone();
            room.iter().for_each(|room| room.dispatch(SessionAction::Say(Remark::NoComputer)));
        }
    }
}
