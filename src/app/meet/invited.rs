//! What somebody is invited to: a game of turns, or the one without.

use crate::app::meet::challenge::{self, Challenge};
use crate::app::meet::invitation::Invitation;
use crate::app::realtime::Session;
use crate::app::turns::table::Table;
use crate::notation::Fault;

/// One of both.
pub enum Invited {
    Turns(Box<Invitation>),
    Timed(Challenge),
}

impl Invited {
    /// Reads the link to a game, from its `#` on.
    pub fn read(game: &str) -> Result<Invited, Fault> {
        match challenge::is_one(game) {
            true => Challenge::read(game).map(Invited::Timed),
            false => Invitation::read(game).map(Box::new).map(Invited::Turns),
        }
    }

    pub fn is_timed(&self) -> bool {
        matches!(self, Invited::Timed(_))
    }

    /// What the side that invites is called.
    pub fn from(&self) -> Option<&str> {
        match self {
            Invited::Turns(it) => it.from.as_deref(),
            Invited::Timed(it) => it.from.as_deref(),
        }
    }

    /// Is it the game that is at hand already?
    pub fn is_at(&self, table: &Table, session: Option<&Session>) -> bool {
        match self {
            Invited::Turns(it) => it.is_at(table),
            Invited::Timed(it) => session.and_then(Session::meeting) == Some(it.meeting),
        }
    }
}
