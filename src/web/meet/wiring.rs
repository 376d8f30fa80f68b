//! What is between the table and another device: a meeting, the connection that comes of it, and the game's end of that.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::peer::{self, Heard, Peer};
use crate::app::meet::meeting::{Failure, Meeting, NoAnswer, Stage, Told};
use crate::app::meet::seat::Seat;
use crate::app::turns::action::Action;
use crate::app::turns::table::Table;
use crate::notation::meeting::Description;
use crate::web::dom::browser;
use crate::web::turns::room::RoomHandle;

/// A connection is kept for so long after the last word, in milliseconds.
const PARTING: u32 = 500;

/// Shared by whoever draws it and whatever is heard.
#[derive(Clone)]
pub struct Wiring(Rc<RefCell<Inner>>);

struct Inner {
    meeting: Option<Meeting>,
    /// The number of the meeting, once the table is the one it is for.
    game: Option<u32>,
    peer: Option<Peer>,
    /// Grows with every connection: what is heard of an earlier one means nothing.
    number: u32,
    seat: Option<Seat>,
    /// The table as it was drawn last.
    room: RoomHandle,
    /// Hears that the meeting has come further.
    on_change: Callback<()>,
    /// Hears that the two are connected.
    on_meet: Callback<()>,
}

impl PartialEq for Wiring {
    fn eq(&self, other: &Wiring) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Wiring {
    pub fn new(room: RoomHandle, on_change: Callback<()>) -> Wiring {
        let (peer, seat, on_meet) = (None, None, Callback::noop());
        let inner =
            Inner { meeting: None, game: None, peer, number: 0, seat, room, on_change, on_meet };
        Wiring(Rc::new(RefCell::new(inner)))
    }

    /// How far the meeting is, if there is one.
    pub fn stage(&self) -> Option<Stage> {
        self.0.borrow().meeting.as_ref().map(|meeting| meeting.stage.clone())
    }

    pub fn is_host(&self) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(Meeting::is_host)
    }

    /// The table is another one, or has been told something.
    pub fn follow(&self, room: RoomHandle, on_meet: Callback<()>) {
        let is_left = {
            let inner = &mut *self.0.borrow_mut();
            (inner.room, inner.on_meet) = (room, on_meet);
            let meeting = inner.room.table.meeting();
            let is_left = inner.game.is_some() && inner.game != meeting;
            inner.game = meeting.filter(|_| inner.meeting.is_some());
            is_left
        };
        match is_left {
            true => self.leave(),
            false => self.exchange(),
        }
    }

    /// Invites to the game of a link, from its `#` on.
    pub fn invite(&self, game: String, stun: Option<String>) {
        self.begin(Meeting::invite(game), stun);
    }

    /// Takes up an invitation.
    pub fn take_up(&self, offer: Description, stun: Option<String>) {
        self.begin(Meeting::take_up(offer), stun);
    }

    /// Another game has taken the place of the one that was met for: says so, and forgets the meeting.
    fn leave(&self) {
        let (peer, messages) = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            (inner.meeting, inner.game) = (None, None);
            let messages = inner.seat.take().map(|mut seat| seat.leave(now()));
            (inner.peer.take(), messages.unwrap_or_default())
        };
        let Some(peer) = peer else { return };
        messages.iter().for_each(|message| peer.send(message));
        // What was sent must get out before the connection goes.
        spawn_local(async move {
            TimeoutFuture::new(PARTING).await;
            drop(peer);
        });
    }

    fn begin(&self, meeting: Meeting, stun: Option<String>) {
        let number = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
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
            (inner.meeting, inner.game) = (Some(meeting), None);
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
            let told: Told = meeting.answered(text, browser::now_ms())?;
            (told, inner.peer.as_ref().map(Peer::connection), inner.number)
        };
        self.changed();
        let wiring = self.clone();
        spawn_local(async move {
            let Some(connection) = connection else { return };
            if peer::answered(connection, told).await.is_none() {
                wiring.change(number, |meeting| meeting.fail(Failure::Unreachable));
            }
        });
        Ok(())
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
                if let Some(seat) = &mut self.0.borrow_mut().seat {
                    seat.lost();
                }
                self.change(number, Meeting::closed);
            }
            Heard::Turns(message) => {
                if let Some(seat) = &mut self.0.borrow_mut().seat {
                    seat.hear(&message, now());
                }
            }
        }
        self.exchange();
    }

    fn opened(&self, number: u32) {
        let on_meet = {
            let inner = &mut *self.0.borrow_mut();
            let table = &inner.room.table;
            let goes_on = |seat: &Seat| Some(seat.meeting()) == table.meeting();
            let kept = inner.seat.take().filter(goes_on);
            inner.seat = kept.or_else(|| Seat::at(table, life(table)));
            inner.seat.iter_mut().for_each(Seat::connected);
            inner.on_meet.clone()
        };
        self.change(number, Meeting::opened);
        on_meet.emit(());
    }

    /// Time has passed.
    pub fn beat(&self) {
        let was = self.stage();
        if let Some(meeting) = &mut self.0.borrow_mut().meeting {
            meeting.tick(browser::now_ms());
        }
        if self.stage() != was {
            self.changed();
        }
        self.exchange();
    }

    /// Tells the other device what is new here, and the table what is new there.
    fn exchange(&self) {
        let (report, room) = {
            let inner = &mut *self.0.borrow_mut();
            let Some(seat) = &mut inner.seat else { return };
            let report = seat.follow(&inner.room.table, now());
            let messages = seat.collect(now());
            if let Some(peer) = &inner.peer {
                messages.iter().for_each(|message| peer.send(message));
            }
            (report, inner.room.clone())
        };
        if let Some(report) = report {
            room.dispatch(Action::Report(Box::new(report)));
        }
    }
}

/// Microseconds since the page was opened, by the clock that tables use.
fn now() -> u64 {
    (browser::now() * 1_000.0) as u64
}

/// The life of the page that begins: later than all it had. A device that has forgotten them goes by the calendar.
fn life(table: &Table) -> u32 {
    const BEGAN: f64 = 1_767_225_600_000.0; // 2026
    const MINUTE: f64 = 60_000.0;
    let calendar = ((js_sys::Date::now() - BEGAN) / MINUTE).max(1.0) as u32;
    let known = table.wire.as_ref().map_or(0, |wire| wire.life);
    calendar.max(known.saturating_add(1))
}
