//! The session as a Yew reducer, and a heartbeat by which it knows whether it slept.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::realtime::{Session, SessionAction};
use crate::web::dom::browser::now;

/// Nothing has moved for so long: the machine slept, or somebody stopped the program. In
/// milliseconds.
const SLEPT: f64 = 1_250.0;

/// The session in the page.
pub struct SessionRoom {
    pub session: Rc<Session>,
    /// The last moment at which the page is known to have been awake.
    beat: Rc<Cell<f64>>,
}

impl SessionRoom {
    pub fn new(session: Session) -> SessionRoom {
        SessionRoom { session: Rc::new(session), beat: Rc::new(Cell::new(now())) }
    }

    /// The page is awake. What it has to be told if it was not.
    pub fn beats(&self, now: f64) -> Option<SessionAction> {
        let last = self.beat.replace(now);
        (self.session.clock.runs() && now - last > SLEPT).then_some(SessionAction::Slept(last))
    }
}

impl Reducible for SessionRoom {
    type Action = SessionAction;

    fn reduce(self: Rc<Self>, action: SessionAction) -> Rc<Self> {
        let now = now();
        let session = match self.beats(now) {
            Some(slept) => self.session.act(slept, now).act(action, now),
            None => self.session.act(action, now),
        };
        Rc::new(SessionRoom { session: Rc::new(session), beat: self.beat.clone() })
    }
}

impl PartialEq for SessionRoom {
    fn eq(&self, other: &SessionRoom) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
    }
}

/// The session and the way to act on it.
pub type SessionHandle = UseReducerHandle<SessionRoom>;
