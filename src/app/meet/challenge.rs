//! What an invitation to the game without turns says: its settings, as in any link to it, and who will be who.

use crate::app::realtime::wish::PACE_RANGE;
use crate::app::realtime::{Session, TimedSetup, TimedWish};
use crate::board::Color;
use crate::notation::address::parameters;
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::realtime::{TimedRecord, TimedSettings, link};
use crate::notation::{Fault, name};

/// The side of the reader.
const READER: &str = "as";
/// The number of the meeting, in hexadecimal, and how it begins.
const BY: &str = "by";
const BY_LINK: &str = "link-";
/// What the side that invites is called.
const FROM: &str = "from";

/// An invitation to the game without turns.
#[derive(Clone, PartialEq, Debug)]
pub struct Challenge {
    pub settings: TimedSettings,
    pub meeting: u32,
    pub reader: Color,
    pub from: Option<String>,
}

impl Challenge {
    /// An invitation to the game that is wished for. `chance` is any number; it decides what the wish leaves open.
    pub fn of(wish: &TimedWish, meeting: u32, from: Option<String>, chance: u32) -> Challenge {
        use crate::app::common::player::Side;
        let own = match wish.side {
            Side::White => Color::White,
            Side::Black => Color::Black,
            Side::Either if chance.is_multiple_of(2) => Color::White,
            Side::Either => Color::Black,
        };
        let settings = TimedSetup::of(wish, chance).terms;
        Challenge { settings, meeting, reader: !own, from }
    }

    /// The same to the game that goes on in a session; none if that is not played over a connection.
    pub fn at(session: &Session, from: Option<String>) -> Option<Challenge> {
        let (meeting, own) = (session.meeting()?, session.setup.own()?);
        Some(Challenge { settings: session.setup.terms, meeting, reader: !own, from })
    }

    /// The link to the game, from its `#` on.
    pub fn link(&self) -> String {
        let link = link::encode(&TimedRecord::new(self.settings));
        let mark = if link.contains('?') { '&' } else { '?' };
        let from = self.from.as_deref().map(name::coded);
        let from = from.map(|name| format!("&{FROM}={name}")).unwrap_or_default();
        let reader = self.reader.pick("white", "black");
        format!("{link}{mark}{READER}={reader}&{BY}={BY_LINK}{:x}{from}", self.meeting)
    }

    /// Reads the link to the game of an invitation. The fault says what is wrong with it.
    pub fn read(text: &str) -> Result<Challenge, Fault> {
        let record = link::decode(text)?;
        let told = parameters(text);
        let told =
            |key: &str| told.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone());
        let odd = |key, found: &str| Problem::NotUnderstood(Excerpt::of(found)).at(Part::key(key));
        let by = told(BY).unwrap_or_default();
        let meeting = by.strip_prefix(BY_LINK).and_then(|n| u32::from_str_radix(n, 16).ok());
        let reader = match told(READER).as_deref() {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            other => return Err(odd(READER, other.unwrap_or_default())),
        };
        let (least, most) = PACE_RANGE;
        let is_new = record.arbiter.log().is_empty() && record.own_start().is_none();
        if !is_new || !(least..=most).contains(&record.settings.tu_ms) {
            return Err(odd("tu_ms", ""));
        }
        Ok(Challenge {
            settings: record.settings,
            meeting: meeting.ok_or_else(|| odd(BY, &by))?,
            reader,
            from: told(FROM).and_then(|name| name::tidy(&name)),
        })
    }
}

/// Is the link to a game one to that without turns?
pub fn is_one(text: &str) -> bool {
    let path = text.trim_start_matches('#').trim_matches('/');
    path.split(['?', '/']).next() == Some(link::SLUG)
}
