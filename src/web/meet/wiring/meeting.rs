//! Two devices find each other: what the browser is told of the other, and what it says of itself.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RtcPeerConnection;

use super::Wiring;
use crate::app::meet::meeting::{Failure, Meeting, NoAnswer, Told};
use crate::notation::meeting::Description;
use crate::web::dom::browser;
use crate::web::meet::peer::{self, Heard, Peer};
use crate::web::meet::purpose::Purpose;

impl Wiring {
    /// Invites to the game of a link, from its `#` on.
    pub fn invite(&self, purpose: Purpose, game: String, stun: Option<String>) {
        self.begin(Meeting::invite(game), purpose, stun);
    }

    /// Takes up an invitation.
    pub fn take_up(&self, purpose: Purpose, offer: Description, stun: Option<String>) {
        self.begin(Meeting::take_up(offer, browser::gives_up_soon()), purpose, stun);
    }

    fn begin(&self, meeting: Meeting, purpose: Purpose, stun: Option<String>) {
        let number = {
            let inner = &mut *self.0.borrow_mut();
            inner.number = inner.number.wrapping_add(1);
            inner.is_open = false;
            inner.sitting.begin(purpose);
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
            return self.change(number, &mut |meeting| meeting.fail(Failure::Unable));
        };
        let wiring = self.clone();
        spawn_local(async move {
            let described = peer::described(connection, told).await;
            wiring.change(number, &mut |meeting| match &described {
                Some(text) => meeting.described(text),
                None => meeting.fail(Failure::Unable),
            });
        });
        self.changed();
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
                wiring.change(number, &mut |meeting| meeting.fail(Failure::Unreachable));
            }
        });
    }

    /// The meeting of a connection comes further.
    pub(super) fn change(&self, number: u32, change: &mut dyn FnMut(&mut Meeting)) {
        {
            let inner = &mut *self.0.borrow_mut();
            if let Some(meeting) = inner.meeting.as_mut().filter(|_| inner.number == number) {
                change(meeting);
            }
        }
        self.changed();
    }
}
