//! A session as it is kept between visits.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::app::common::id::Id;
use crate::app::common::player::PlayedBy;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wire::TimedWire;
use crate::board::{ByColor, Color};
use crate::notation::realtime::{TimedRecord, record};
use crate::notation::{Fault, base64};
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
    /// What is known of the connection over which it is played.
    #[serde(rename = "wire", default, skip_serializing_if = "Option::is_none")]
    pub wire: Option<SavedTimedWire>,
}

/// What is kept of a connection, so that the game can go on over another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTimedWire {
    /// The number of the game among those of the meeting.
    #[serde(rename = "game")]
    pub game: u16,
    #[serde(rename = "life")]
    pub life: u32,
    #[serde(rename = "host")]
    pub is_host: bool,
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Rc<str>>,
    /// What both have commanded, in base64; none before both have agreed on the game.
    #[serde(rename = "lanes")]
    pub lanes: Option<String>,
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
            wire: session.wire.as_ref().map(SavedTimedWire::of),
        }
    }

    /// The session, paused. What does not fit the rules is said.
    pub fn open(&self) -> Result<Session, Fault> {
        let TimedRecord { settings, arbiter } = record::read(&self.game)?;
        let players = ByColor(self.players);
        let setup = TimedSetup { players, terms: settings, facing: self.facing };
        let below = if self.black_below { Color::Black } else { Color::White };
        // It takes somebody at another device.
        let wire = self.wire.as_ref().filter(|_| setup.afar().is_some()).map(SavedTimedWire::open);
        Ok(Session { below, record: self.record, wire, ..Session::with(setup, arbiter) })
    }
}

impl SavedTimedWire {
    fn of(wire: &TimedWire) -> SavedTimedWire {
        let lanes = wire.is_agreed.then(|| base64::write(&wire.lanes));
        let (name, is_host) = (wire.name.clone(), wire.is_host);
        SavedTimedWire { game: wire.game, life: wire.life, is_host, name, lanes }
    }

    fn open(&self) -> TimedWire {
        let lanes = self.lanes.as_deref().and_then(base64::read);
        TimedWire {
            life: self.life,
            name: self.name.clone(),
            is_agreed: lanes.is_some(),
            lanes: Rc::from(lanes.unwrap_or_default()),
            ..TimedWire::apart(self.game, self.is_host)
        }
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
