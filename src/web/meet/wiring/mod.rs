//! What is between the page and another device: a meeting, the connection that comes of it, and the game that is played
//! over that (`sitting`).

mod meeting;
mod seen;

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::end::{End, News};
use super::neighbours::Neighbours;
use super::peer::{Heard, Peer};
use super::sitting::{Sitting, now};
use crate::app::meet::meeting::Meeting;
use crate::app::meet::visit::Visit;
use crate::web::dom::browser;
use crate::web::realtime::room::SessionHandle;
use crate::web::turns::room::RoomHandle;

/// A game of turns is looked after once in this many beats.
const SELDOM: u32 = 8;

/// Shared by the views that draw it and the callbacks that hear of it.
#[derive(Clone)]
pub struct Wiring(Rc<RefCell<Inner>>);

struct Inner {
    meeting: Option<Meeting>,
    peer: Option<Peer>,
    /// Grows with every connection: what is heard of an earlier one means nothing.
    number: u32,
    is_open: bool,
    sitting: Sitting,
    visit: Visit,
    /// The other windows, while an answer that was opened in this one is handed to them.
    neighbours: Option<Neighbours>,
    beats: u32,
    /// Hears that there is something else to draw.
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
            peer: None,
            number: 0,
            is_open: false,
            sitting: Sitting::new(table),
            visit: Visit::default(),
            neighbours: None,
            beats: 0,
            on_change,
            on_meet: Callback::noop(),
        })))
    }

    /// The table is another one, or has been told something.
    pub fn follow(&self, table: RoomHandle, on_meet: Callback<bool>) {
        {
            let inner = &mut *self.0.borrow_mut();
            (inner.sitting.table, inner.on_meet) = (table, on_meet);
        }
        self.follow_game();
    }

    /// The same of the session.
    pub fn follow_session(&self, session: SessionHandle) {
        self.0.borrow_mut().sitting.session = Some(session);
        self.follow_game();
    }

    /// Exchanges what is new, unless another game has taken the place of the one that was met for.
    fn follow_game(&self) {
        let is_left = {
            let inner = &mut *self.0.borrow_mut();
            inner.sitting.is_left(inner.meeting.is_some())
        };
        match is_left {
            true => self.leave(),
            false => self.exchange(),
        }
    }

    /// Another game has taken the place of the one that was met for: says so, and forgets the meeting.
    fn leave(&self) {
        let (peer, end) = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            (inner.meeting, inner.is_open) = (None, false);
            (inner.peer.take(), inner.sitting.leave())
        };
        let Some(peer) = peer else { return };
        end.into_iter().for_each(|mut end| end.leave(&peer, now()));
        spawn_local(peer.part());
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
                    inner.sitting.end.iter_mut().for_each(End::lost);
                }
                self.change(number, &mut Meeting::closed);
            }
            Heard::Message(message) => {
                let inner = &mut *self.0.borrow_mut();
                inner.sitting.end.iter_mut().for_each(|end| end.hear(&message, now()));
            }
            Heard::Packet(packet) => {
                let inner = &mut *self.0.borrow_mut();
                inner.sitting.end.iter_mut().for_each(|end| end.hear_packet(&packet, now()));
            }
        }
        self.exchange();
    }

    fn opened(&self, number: u32) {
        let (on_meet, is_timed) = {
            let inner = &mut *self.0.borrow_mut();
            inner.is_open = true;
            if let Some(end) = &mut inner.sitting.end {
                end.connected();
            }
            (inner.on_meet.clone(), inner.sitting.purpose.is_timed())
        };
        self.change(number, &mut Meeting::opened);
        on_meet.emit(is_timed);
    }

    /// Time has passed.
    pub fn beat(&self) {
        let (was, rests) = (self.stage(), {
            let inner = &mut *self.0.borrow_mut();
            inner.beats = inner.beats.wrapping_add(1);
            let is_timed = inner.sitting.end.as_ref().is_some_and(End::is_timed);
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
            let Inner { sitting, peer, meeting, .. } = inner;
            let is_host = meeting.as_ref().is_some_and(Meeting::is_host);
            let sits = inner.is_open.then(|| sitting.sit_down(is_host)).flatten();
            sits.or_else(|| sitting.exchange(peer.as_ref()))
        };
        told.into_iter().for_each(News::tell);
    }
}
