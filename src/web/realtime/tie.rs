//! What ties the game without turns to a connection, of which it knows no more than this: who hears of the session, and
//! what is drawn of the connection beside it.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::web::realtime::room::SessionHandle;

/// Draws what is to be seen of the connection of a session.
type Draws = fn(&SessionHandle) -> Html;

/// Shared by the session and what looks after the connection.
#[derive(Clone, Default)]
pub struct Tie(Rc<Ends>);

#[derive(Default)]
struct Ends {
    room: RefCell<Option<SessionHandle>>,
    hears: RefCell<Option<Callback<SessionHandle>>>,
    draws: RefCell<Option<Draws>>,
}

impl PartialEq for Tie {
    fn eq(&self, other: &Tie) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Tie {
    /// Somebody looks after a connection from now on.
    pub fn bind(&self, hears: Callback<SessionHandle>, draws: Draws) {
        self.0.hears.replace(Some(hears));
        self.0.draws.replace(Some(draws));
    }

    /// The session has changed.
    pub fn tell(&self, room: &SessionHandle) {
        self.0.room.replace(Some(room.clone()));
        let hears = self.0.hears.borrow().clone();
        hears.into_iter().for_each(|hears| hears.emit(room.clone()));
    }

    /// The session as it was told last.
    pub fn room(&self) -> Option<SessionHandle> {
        self.0.room.borrow().clone()
    }

    /// What is to be seen of the connection of a session.
    pub fn line(&self, room: &SessionHandle) -> Html {
        let draws = *self.0.draws.borrow();
        draws.map_or_else(Html::default, |draws| draws(room))
    }
}
