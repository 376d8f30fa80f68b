//! The game that people have met for: which of those on the page it is, and its end of the connection.

use super::end::{End, News};
use super::peer::Peer;
use super::purpose::Purpose;
use crate::app::meet::challenge::Challenge;
use crate::app::meet::duel::Duel;
use crate::app::meet::seat::Seat;
use crate::app::realtime::SessionAction;
use crate::web::dom::browser;
use crate::web::realtime::room::SessionHandle;
use crate::web::turns::room::RoomHandle;

/// What is known of both games of the page, and of the one that is played over a connection.
pub struct Sitting {
    pub purpose: Purpose,
    /// The number of the meeting, once the game at hand is the one it is for.
    game: Option<u32>,
    pub end: Option<End>,
    /// The table, and the session of the game without turns, as they were drawn last.
    pub table: RoomHandle,
    pub session: Option<SessionHandle>,
}

impl Sitting {
    /// Before anybody has met.
    pub fn new(table: RoomHandle) -> Sitting {
        Sitting { purpose: Purpose::Table(0), game: None, end: None, table, session: None }
    }

    /// People are about to meet for a game.
    pub fn begin(&mut self, purpose: Purpose) {
        (self.purpose, self.game) = (purpose, None);
    }

    /// Has another game taken the place of the one that was met for? `is_met` says whether there is a meeting.
    pub fn is_left(&mut self, is_met: bool) -> bool {
        let at_hand = match self.purpose {
            Purpose::Table(_) => self.table.table.meeting(),
            Purpose::Duel { .. } => self.session.as_ref().and_then(|room| room.session.meeting()),
        };
        let is_left = self.game.is_some() && self.game != at_hand;
        let wanted = self.purpose.meeting();
        self.game = at_hand.filter(|&it| is_met && it == wanted);
        is_left
    }

    /// The meeting is over: the end that was there.
    pub fn leave(&mut self) -> Option<End> {
        self.game = None;
        self.end.take()
    }

    /// Tells the other device what is new here, and says what is new there.
    pub fn exchange(&mut self, peer: Option<&Peer>) -> Option<News> {
        let end = self.end.as_mut()?;
        end.exchange(peer, &self.table, self.session.as_ref(), now())
    }

    /// Makes the game's end of a connection that has opened, unless there is one. A session of the game without turns may
    /// first have to be put in the place of another.
    pub fn sit_down(&mut self, is_host: bool) -> Option<News> {
        match self.purpose.clone() {
            Purpose::Table(_) => self.sit_at_table(),
            Purpose::Duel { challenge, name } => self.sit_at_session(&challenge, name, is_host),
        }
    }

    fn sit_at_table(&mut self) -> Option<News> {
        let meeting = self.table.table.meeting();
        self.end.take_if(|end| end.is_timed() || Some(end.meeting()) != meeting);
        if self.end.is_none() {
            let wire = self.table.table.wire.as_ref()?;
            let mut seat = Seat::at(&self.table.table, life(wire.life))?;
            seat.connected();
            self.end = Some(End::Turns(Box::new(seat)));
        }
        None
    }

    fn sit_at_session(
        &mut self,
        challenge: &Challenge,
        name: Option<String>,
        is_host: bool,
    ) -> Option<News> {
        self.end.take_if(|end| !end.is_timed() || end.meeting() != challenge.meeting);
        let room = self.session.as_ref()?;
        let is_there = room.session.meeting() == Some(challenge.meeting);
        if self.end.is_none() {
            let known = room.session.wire.as_ref().filter(|_| is_there);
            let life = life(known.map_or(0, |wire| wire.life));
            let own = if is_host { !challenge.reader } else { challenge.reader };
            let kept = is_there.then(|| Duel::at(&room.session, life)).flatten();
            let new = || Duel::new(challenge.meeting, own, is_host, challenge.settings, life);
            let mut duel = kept.unwrap_or_else(new).named(name);
            duel.connected();
            self.end = Some(End::Timed(Box::new(duel)));
        }
        match &self.end {
            Some(End::Timed(duel)) if !is_there => {
                let session = SessionAction::Open(Box::new(duel.session()));
                Some(News::Session(room.clone(), session))
            }
            _ => None,
        }
    }
}

/// Microseconds since the page was opened, by the clock that tables use.
pub fn now() -> u64 {
    (browser::now() * 1_000.0) as u64
}

/// The life of the page that begins: later than the last that is known. A device that has forgotten all of them goes by
/// the calendar.
fn life(known: u32) -> u32 {
    const BEGAN: f64 = 1_767_225_600_000.0; // 2026
    const MINUTE: f64 = 60_000.0;
    let calendar = ((js_sys::Date::now() - BEGAN) / MINUTE).max(1.0) as u32;
    calendar.max(known.saturating_add(1))
}
