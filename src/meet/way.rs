//! One end of the way between two devices: what is said arrives once and in order, signs of life are sent, and it is
//! measured how long a message takes.

use super::frame::{Flaw, Head, Kind};
use super::offset::Offset;
use super::post::{Arrival, Encounter, Order, Post};
use crate::notation::bytes::Bytes;

/// A sign of life is sent so often, in microseconds; more often until the trip is measured.
const BEAT: u64 = 1_000_000;
const FIRST_BEATS: u64 = 100_000;

/// After so long without one the connection is unsteady, and after so long again it counts as cut.
const UNSTEADY: u64 = 3_000_000;
const CUT: u64 = 10_000_000;

/// Whether anything is heard of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pulse {
    /// Nothing yet.
    Waiting,
    Steady,
    /// Nothing for some time.
    Unsteady,
    /// Nothing for so long that the clocks stand still.
    Cut,
}

/// One of the two ends. Time is told in microseconds, by a clock that never runs backwards.
#[derive(Clone, Debug)]
pub struct Way {
    kind: Kind,
    meeting: u32,
    post: Post,
    pub offset: Offset,
    beat: Option<u64>,
    heard: Option<u64>,
}

/// A message that was opened, but has not been taken yet.
pub struct Opened<'a> {
    head: Head,
    order: Order,
    /// What it says; none if it is a sign of life.
    pub says: Option<Bytes<'a>>,
}

impl Way {
    /// The end of a meeting, as a page has it that begins this life.
    pub fn new(kind: Kind, meeting: u32, life: u32) -> Way {
        let (post, offset) = (Post::new(life), Offset::default());
        Way { kind, meeting, post, offset, beat: None, heard: None }
    }

    pub fn meeting(&self) -> u32 {
        self.meeting
    }

    /// Says something as soon as it can be sent; false where the other side acknowledges nothing.
    pub fn say(&mut self, said: Vec<u8>) -> bool {
        self.post.send(said)
    }

    /// There is a way to the other device, or another than before.
    pub fn connected(&mut self) {
        self.post.again();
    }

    /// Opens a message. It need not come from the other device.
    pub fn open<'a>(&self, message: &'a [u8]) -> Result<Opened<'a>, Flaw> {
        let (head, mut bytes) = Head::read(message, self.meeting)?;
        if head.kind != self.kind {
            return Err(Flaw::Odd("kind"));
        }
        let order = Order::read(&mut bytes)?;
        match (order.number, bytes.is_end()) {
            (0, true) => Ok(Opened { head, order, says: None }),
            (0, false) => Err(Flaw::Surplus),
            _ => Ok(Opened { head, order, says: Some(bytes) }),
        }
    }

    /// Takes a message that could be read: is it the next, and is its sender known?
    pub fn take(&mut self, opened: &Opened, now: u64) -> (Arrival, Encounter) {
        self.heard = Some(now);
        let stamps = opened.head.stamps.believed(self.is_known_to(opened));
        self.offset.hear(opened.head.life, stamps, now);
        self.post.hear(opened.head.life, opened.order)
    }

    /// Does the sender of a message know that this page was loaded anew, if it was?
    pub fn is_known_to(&self, opened: &Opened) -> bool {
        self.post.is_this_life(opened.order.knows)
    }

    /// The messages to be sent now.
    pub fn collect(&mut self, now: u64) -> Vec<Vec<u8>> {
        let mut letters = self.post.collect(now / 1_000);
        let every = if self.offset.is_known() { BEAT } else { FIRST_BEATS };
        let is_due = self.beat.is_none_or(|at| now.saturating_sub(at) >= every);
        if letters.is_empty() && is_due {
            letters.push((self.post.beat(), Vec::new()));
        }
        if !letters.is_empty() {
            self.beat = Some(now);
        }
        let (meeting, life) = (self.meeting, self.post.life());
        let head = Head { kind: self.kind, meeting, life, stamps: self.offset.stamps(now) };
        let message = |(order, letter): (Order, Vec<u8>)| {
            let mut message = head.write();
            order.write(&mut message);
            message.extend(letter);
            message
        };
        letters.into_iter().map(message).collect()
    }

    /// Whether anything is heard of the other side.
    pub fn pulse(&self, now: u64) -> Pulse {
        match self.heard.map(|at| now.saturating_sub(at)) {
            None => Pulse::Waiting,
            Some(CUT..) => Pulse::Cut,
            Some(UNSTEADY..) => Pulse::Unsteady,
            Some(_) => Pulse::Steady,
        }
    }
}
