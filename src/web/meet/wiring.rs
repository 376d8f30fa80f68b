//! What is between a game on the page and another device: a meeting, the connection that comes of it, and the game's end
//! of that.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use web_sys::RtcPeerConnection;
use yew::prelude::*;

use super::end::{End, News};
use super::peer::{self, Heard, Peer};
use crate::app::meet::challenge::Challenge;
use crate::app::meet::duel::Duel;
use crate::app::meet::meeting::{Failure, Meeting, NoAnswer, Stage, Told};
use crate::app::meet::seat::Seat;
use crate::app::realtime::SessionAction;
use crate::notation::meeting::Description;
use crate::web::dom::browser;
use crate::web::realtime::room::SessionHandle;
use crate::web::turns::room::RoomHandle;

/// A connection is kept for so long after the last word, in milliseconds.
const PARTING: u32 = 500;

/// Only every so many beats is a game of turns looked after.
const SELDOM: u32 = 8;

/// What people meet for.
#[derive(Clone)]
pub enum Purpose {
    /// The game on the table, of a meeting of this number.
    Table(u32),
    /// The game without turns, as the side that invites or is invited, under a name.
    Duel { challenge: Challenge, name: Option<String> },
}

impl Purpose {
    /// The number of the meeting.
    fn meeting(&self) -> u32 {
        match self {
            Purpose::Table(meeting) => *meeting,
            Purpose::Duel { challenge, .. } => challenge.meeting,
        }
    }
}

/// Shared by the views that draw it and the callbacks that hear of it.
#[derive(Clone)]
pub struct Wiring(Rc<RefCell<Inner>>);

struct Inner {
    meeting: Option<Meeting>,
    purpose: Purpose,
    /// The number of the meeting, once the game at hand is the one it is for.
    game: Option<u32>,
    peer: Option<Peer>,
    /// Grows with every connection: what is heard of an earlier one means nothing.
    number: u32,
    is_open: bool,
    end: Option<End>,
    /// The table, and the session of the game without turns, as they were drawn last.
    table: RoomHandle,
    session: Option<SessionHandle>,
    beats: u32,
    /// Hears that the meeting has come further.
    on_change: Callback<()>,
    /// Hears that the two are connected, and whether for the game without turns.
    on_meet: Callback<bool>,
}

impl PartialEq for Wiring {
    fn eq(&self, other: &Wiring) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Wiring {
    pub fn new(table: RoomHandle, on_change: Callback<()>) -> Wiring {
        Wiring(Rc::new(RefCell::new(Inner {
            meeting: None,
            purpose: Purpose::Table(0),
            game: None,
            peer: None,
            number: 0,
            is_open: false,
            end: None,
            table,
            session: None,
            beats: 0,
            on_change,
            on_meet: Callback::noop(),
        })))
    }

    /// How far the meeting is, if there is one.
    pub fn stage(&self) -> Option<Stage> {
        self.0.borrow().meeting.as_ref().map(|meeting| meeting.stage.clone())
    }

    /// Does somebody here invite, to the game without turns or to one with?
    pub fn invites(&self, is_timed: bool) -> bool {
        let inner = self.0.borrow();
        let is_host = inner.meeting.as_ref().is_some_and(Meeting::is_host);
        is_host && matches!(inner.purpose, Purpose::Duel { .. }) == is_timed
    }

    /// Has somebody here taken up an invitation?
    pub fn is_invited(&self) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(|meeting| !meeting.is_host())
    }

    /// The table is another one, or has been told something.
    pub fn follow(&self, table: RoomHandle, on_meet: Callback<bool>) {
        {
            let inner = &mut *self.0.borrow_mut();
            (inner.table, inner.on_meet) = (table, on_meet);
        }
        self.follow_game();
    }

    /// The same of the session.
    pub fn follow_session(&self, session: SessionHandle) {
        self.0.borrow_mut().session = Some(session);
        self.follow_game();
    }

    /// Exchanges what is new, unless another game has taken the place of the one that was met for.
    fn follow_game(&self) {
        let is_left = {
            let inner = &mut *self.0.borrow_mut();
            let at_hand = match inner.purpose {
                Purpose::Table(_) => inner.table.table.meeting(),
                Purpose::Duel { .. } => {
                    inner.session.as_ref().and_then(|room| room.session.meeting())
                }
            };
            let is_left = inner.game.is_some() && inner.game != at_hand;
            let wanted = inner.purpose.meeting();
            inner.game = at_hand.filter(|&it| inner.meeting.is_some() && it == wanted);
            is_left
        };
        match is_left {
            true => self.leave(),
            false => self.exchange(),
        }
    }

    /// Invites to the game of a link, from its `#` on.
    pub fn invite(&self, purpose: Purpose, game: String, stun: Option<String>) {
        self.begin(Meeting::invite(game), purpose, stun);
    }

    /// Takes up an invitation.
    pub fn take_up(&self, purpose: Purpose, offer: Description, stun: Option<String>) {
        self.begin(Meeting::take_up(offer, browser::gives_up_soon()), purpose, stun);
    }

    /// Another game has taken the place of the one that was met for: says so, and forgets the meeting.
    fn leave(&self) {
        let (peer, end) = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            (inner.meeting, inner.game, inner.is_open) = (None, None, false);
            (inner.peer.take(), inner.end.take())
        };
        let Some(peer) = peer else { return };
        end.into_iter().for_each(|mut end| end.leave(&peer, now()));
        // What was sent must get out before the connection goes.
        spawn_local(async move {
            TimeoutFuture::new(PARTING).await;
            drop(peer);
        });
    }

    fn begin(&self, meeting: Meeting, purpose: Purpose, stun: Option<String>) {
        let number = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            (inner.purpose, inner.is_open, inner.game) = (purpose, false, None);
            inner.number
        };
        let hear: Rc<dyn Fn(Heard)> = {
            let wiring = self.clone();
            Rc::new(move |heard| wiring.hear(number, heard))
        };
        let peer = Peer::new(stun.as_deref(), hear);
        let (connection, told) = (peer.as_ref().map(Peer::connection), meeting.offered());
        let earlier = {
            let inner = &mut *self.0.borrow_mut();
            inner.meeting = Some(meeting);
            std::mem::replace(&mut inner.peer, peer)
        };
        drop(earlier);
        let Some(connection) = connection else {
            return self.change(number, |meeting| meeting.fail(Failure::Unable));
        };
        let wiring = self.clone();
        spawn_local(async move {
            let described = peer::described(connection, told).await;
            wiring.change(number, |meeting| match described {
                Some(text) => meeting.described(&text),
                None => meeting.fail(Failure::Unable),
            });
        });
        self.changed();
    }

    /// Does an answer with this mark belong here?
    pub fn waits_for(&self, mark: u32) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(|meeting| meeting.waits_for(mark))
    }

    /// Takes an answer that somebody brings.
    pub fn bring(&self, text: &str) -> Result<(), NoAnswer> {
        let (told, connection, number) = {
            let inner = &mut *self.0.borrow_mut();
            let meeting = inner.meeting.as_mut().ok_or(NoAnswer::Unasked)?;
            let told = meeting.answered(text, browser::now_ms())?;
            (told, inner.peer.as_ref().map(Peer::connection), inner.number)
        };
        self.tell(told, connection, number);
        Ok(())
    }

    /// Does the browser have to be told when the answer was opened?
    pub fn waits(&self) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(Meeting::waits)
    }

    /// The inviting side has opened the answer.
    pub fn knock(&self) {
        let (told, connection, number) = {
            let inner = &mut *self.0.borrow_mut();
            let told = inner.meeting.as_mut().and_then(|it| it.knock(browser::now_ms()));
            (told, inner.peer.as_ref().map(Peer::connection), inner.number)
        };
        told.into_iter().for_each(|told| self.tell(told, connection.clone(), number));
    }

    /// Tells the browser who answers it.
    fn tell(&self, told: Told, connection: Option<RtcPeerConnection>, number: u32) {
        self.changed();
        let wiring = self.clone();
        spawn_local(async move {
            let Some(connection) = connection else { return };
            if peer::answered(connection, told).await.is_none() {
                wiring.change(number, |meeting| meeting.fail(Failure::Unreachable));
            }
        });
    }

    /// The meeting of a connection comes further.
    fn change(&self, number: u32, change: impl FnOnce(&mut Meeting)) {
        {
            let inner = &mut *self.0.borrow_mut();
            if let Some(meeting) = inner.meeting.as_mut().filter(|_| inner.number == number) {
                change(meeting);
            }
        }
        self.changed();
    }

    fn changed(&self) {
        let on_change = self.0.borrow().on_change.clone();
        on_change.emit(());
    }

    fn hear(&self, number: u32, heard: Heard) {
        if self.0.borrow().number != number {
            return;
        }
        match heard {
            Heard::Opened => self.opened(number),
            Heard::Closed => {
                {
                    let inner = &mut *self.0.borrow_mut();
                    inner.is_open = false;
                    inner.end.iter_mut().for_each(End::lost);
                }
                self.change(number, Meeting::closed);
            }
            Heard::Message(message) => {
                let inner = &mut *self.0.borrow_mut();
                inner.end.iter_mut().for_each(|end| end.hear(&message, now()));
            }
            Heard::Packet(packet) => {
                let inner = &mut *self.0.borrow_mut();
                inner.end.iter_mut().for_each(|end| end.hear_packet(&packet, now()));
            }
        }
        self.exchange();
    }

    fn opened(&self, number: u32) {
        let (on_meet, is_timed) = {
            let inner = &mut *self.0.borrow_mut();
            inner.is_open = true;
            if let Some(end) = &mut inner.end {
                end.connected();
            }
            (inner.on_meet.clone(), matches!(inner.purpose, Purpose::Duel { .. }))
        };
        self.change(number, Meeting::opened);
        on_meet.emit(is_timed);
    }

    /// Time has passed.
    pub fn beat(&self) {
        let (was, rests) = (self.stage(), {
            let inner = &mut *self.0.borrow_mut();
            inner.beats = inner.beats.wrapping_add(1);
            let is_timed = inner.end.as_ref().is_some_and(End::is_timed);
            !is_timed && !inner.beats.is_multiple_of(SELDOM)
        });
        if rests {
            return;
        }
        if let Some(meeting) = &mut self.0.borrow_mut().meeting {
            meeting.tick(browser::now_ms());
        }
        if self.stage() != was {
            self.changed();
        }
        self.exchange();
    }

    /// Tells the other device what is new here, and the page what is new there.
    fn exchange(&self) {
        let told = {
            let inner = &mut *self.0.borrow_mut();
            let sits = inner.sit_down();
            let Inner { end, peer, table, session, .. } = inner;
            let end = end.as_mut();
            sits.or_else(|| end?.exchange(peer.as_ref(), table, session.as_ref(), now()))
        };
        told.into_iter().for_each(News::tell);
    }
}

impl Inner {
    /// Makes the game's end of a connection that has opened, unless there is one. A session of the game without turns may
    /// first have to be put in the place of another.
    fn sit_down(&mut self) -> Option<News> {
        if !self.is_open {
            return None;
        }
        match self.purpose.clone() {
            Purpose::Table(_) => {
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
            Purpose::Duel { challenge, name } => self.sit_at_session(&challenge, name),
        }
    }

    fn sit_at_session(&mut self, challenge: &Challenge, name: Option<String>) -> Option<News> {
        self.end.take_if(|end| !end.is_timed() || end.meeting() != challenge.meeting);
        let room = self.session.as_ref()?;
        let is_there = room.session.meeting() == Some(challenge.meeting);
        if self.end.is_none() {
            let known = room.session.wire.as_ref().filter(|_| is_there);
            let life = life(known.map_or(0, |wire| wire.life));
            let is_host = self.meeting.as_ref().is_some_and(Meeting::is_host);
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
fn now() -> u64 {
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
