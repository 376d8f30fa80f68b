//! A session as it is kept between visits.

use serde::{Deserialize, Serialize};

use super::session::Session;
use super::setup::Setup;
use crate::board::{ByColor, Color};
use crate::notation::Fault;
use crate::notation::realtime::{Record, record};
use crate::ui::table::Player;

/// What is kept of a session. It is continued where it was left, and paused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The game, as a record.
    pub game: String,
    pub players: [Player; 2],
    pub facing: bool,
    pub black_below: bool,
}

impl Saved {
    /// What to keep of a session at a moment.
    pub fn of(session: &Session, now: f64) -> Saved {
        let mut arbiter = session.arbiter.clone();
        if arbiter.has_begun() {
            arbiter.advance(session.tick(now));
        }
        let record = Record { settings: session.setup.terms, arbiter };
        Saved {
            game: record::write(&record),
            players: session.setup.players.0,
            facing: session.setup.facing,
            black_below: session.below == Color::Black,
        }
    }

    /// The session, paused. What does not fit the rules is said.
    pub fn open(&self) -> Result<Session, Fault> {
        let Record { settings, arbiter } = record::read(&self.game)?;
        let players = ByColor(self.players);
        let setup = Setup { players, terms: settings, facing: self.facing };
        let below = if self.black_below { Color::Black } else { Color::White };
        Ok(Session { below, ..Session::with(setup, arbiter) })
    }
}
