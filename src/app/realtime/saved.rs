//! A session as it is kept between visits.

use serde::{Deserialize, Serialize};

use crate::app::common::id::Id;
use crate::app::common::player::PlayedBy;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::board::{ByColor, Color};
use crate::notation::Fault;
use crate::notation::realtime::{TimedRecord, record};
use crate::realtime::arbiter::Entry;

/// What is kept of a session. It is continued where it was left, and paused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedSession {
    /// The game, as a record.
    #[serde(rename = "game")]
    pub game: String,
    #[serde(rename = "players")]
    pub players: [PlayedBy; 2],
    #[serde(rename = "facing")]
    pub facing: bool,
    #[serde(rename = "black_below")]
    pub black_below: bool,
    /// Under what it is kept among all games.
    #[serde(rename = "record", default)]
    pub record: Option<Id>,
}

impl SavedSession {
    /// What to keep of a session at a moment.
    pub fn of(session: &Session, now: f64) -> SavedSession {
        let mut arbiter = session.arbiter.clone();
        if arbiter.has_begun() {
            arbiter.advance(session.tick(now));
        }
        let record = TimedRecord { settings: session.setup.terms, arbiter };
        SavedSession {
            game: record::write(&record),
            players: session.setup.players.0,
            facing: session.setup.facing,
            black_below: session.below == Color::Black,
            record: session.record,
        }
    }

    /// The session, paused. What does not fit the rules is said.
    pub fn open(&self) -> Result<Session, Fault> {
        let TimedRecord { settings, arbiter } = record::read(&self.game)?;
        let players = ByColor(self.players);
        let setup = TimedSetup { players, terms: settings, facing: self.facing };
        let below = if self.black_below { Color::Black } else { Color::White };
        Ok(Session { below, record: self.record, ..Session::with(setup, arbiter) })
    }
}

/// Is a game what has been played in another up to some moment?
pub fn begins(this: &TimedRecord, other: &TimedRecord) -> bool {
    let same_start =
        this.settings == other.settings && this.arbiter.start() == other.arbiter.start();
    let (ours, theirs) = (this.arbiter.log(), other.arbiter.log());
    let ended = this.arbiter.ending();
    let same_end = ended.is_none() || ended == other.arbiter.ending();
    let made = |entry: &Entry| (entry.tick, entry.side, entry.asked());
    let same_moves = ours.iter().map(made).eq(theirs.iter().map(made).take(ours.len()));
    same_start && same_end && same_moves
}
