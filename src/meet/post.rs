//! Messages that must arrive, each once and in order, over a way on which anything may happen to them.
//!
//! What was not acknowledged is sent again; of what comes only the next one is taken. Pages lose their memory; so each
//! message says in which life it was sent, and which life of the other side it acknowledges.

use super::frame::Flaw;
use crate::notation::bytes::Bytes;

/// After so long what was not acknowledged is sent again, in milliseconds.
const PATIENCE: u64 = 1_000;

/// More than so many messages never wait: whoever does not acknowledge them is not there.
const MOST: usize = 512;

/// What a message says of the order of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// The receiver's life, as far as the sender knows; 0 for none.
    pub knows: u32,
    /// The number of this message in the sender's life, from 1 on; 0 for one that may be lost.
    pub number: u32,
    /// How many messages of the receiver's have come.
    pub heard: u32,
}

impl Order {
    pub fn write(&self, into: &mut Vec<u8>) {
        [self.knows, self.number, self.heard]
            .into_iter()
            .for_each(|n| into.extend(n.to_be_bytes()));
    }

    pub fn read(bytes: &mut Bytes) -> Result<Order, Flaw> {
        let mut number = || bytes.u32().ok_or(Flaw::Odd("order"));
        Ok(Order { knows: number()?, number: number()?, heard: number()? })
    }
}

/// What to make of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It is the next.
    Next,
    /// It came before, or too early, or has nothing to say.
    Nothing,
}

/// Whether whoever has sent a message is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encounter {
    Known,
    /// It is the first that was heard of them.
    First,
    /// Their page has lost its memory.
    Reborn,
}

/// A page counts its lives; in each it begins anew at most so often to number its messages, less one.
const BEGINNINGS: u32 = 256;

/// What waits to be acknowledged, and what has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// This page's life, times [`BEGINNINGS`], and how often it has begun anew in it.
    life: u32,
    /// The other side's, as far as it is known; 0 for not at all.
    theirs: u32,
    /// How many of their messages have come.
    heard: u32,
    /// How many of ours were acknowledged.
    done: u32,
    waiting: Vec<Vec<u8>>,
    /// When those that wait were last sent: of so many of them.
    sent: Option<(u64, usize)>,
}

impl Post {
    /// That of a page that begins a life, which must be later than all it had before.
    pub fn new(life: u32) -> Post {
        Post::begun(life.max(1).saturating_mul(BEGINNINGS))
    }

    fn begun(life: u32) -> Post {
        Post { life, theirs: 0, heard: 0, done: 0, waiting: Vec::new(), sent: None }
    }

    /// The life that messages say they are of.
    pub fn life(&self) -> u32 {
        self.life
    }

    /// Is it this life of the page that a message knows, however often it has begun anew?
    pub fn is_this_life(&self, knows: u32) -> bool {
        knows / BEGINNINGS == self.life / BEGINNINGS
    }

    /// Sends a message as soon as something is collected; false if too many wait.
    pub fn send(&mut self, message: Vec<u8>) -> bool {
        let has_room = self.waiting.len() < MOST;
        if has_room {
            self.waiting.push(message);
        }
        has_room
    }

    /// What is to be sent now: what is new, and all again that has waited too long. Time is in milliseconds.
    pub fn collect(&mut self, now: u64) -> Vec<(Order, Vec<u8>)> {
        let skipped = match self.sent {
            Some((at, count)) if now.saturating_sub(at) < PATIENCE => count,
            _ => 0,
        };
        let fresh = self.waiting.iter().enumerate().skip(skipped);
        let all: Vec<_> = fresh
            .map(|(index, message)| (self.order(self.done + 1 + index as u32), message.clone()))
            .collect();
        if !all.is_empty() {
            self.sent = Some((now, self.waiting.len()));
        }
        all
    }

    /// What a message says that may be lost.
    pub fn beat(&self) -> Order {
        self.order(0)
    }

    fn order(&self, number: u32) -> Order {
        Order { knows: self.theirs, number, heard: self.heard }
    }

    /// Everything that waits is sent again at once: there is a new way.
    pub fn again(&mut self) {
        self.sent = None;
    }

    /// Hears of a message of a life. When the other side has lost its memory nothing waits any more: all that matters
    /// must be said anew, and is numbered from 1 on.
    pub fn hear(&mut self, life: u32, order: Order) -> (Arrival, Encounter) {
        if life < self.theirs || life == 0 {
            return (Arrival::Nothing, Encounter::Known);
        }
        let encounter = match self.theirs {
            0 => Encounter::First,
            theirs if theirs / BEGINNINGS != life / BEGINNINGS => Encounter::Reborn,
            _ => Encounter::Known,
        };
        if life > self.theirs {
            (self.theirs, self.heard) = (life, 0);
        }
        if encounter == Encounter::Reborn {
            *self = Post { theirs: life, ..Post::begun(self.life.saturating_add(1)) };
        }
        if order.knows == self.life {
            self.acknowledge(order.heard);
        }
        if order.number == 0 || order.number != self.heard.saturating_add(1) {
            return (Arrival::Nothing, encounter);
        }
        self.heard = order.number;
        (Arrival::Next, encounter)
    }

    fn acknowledge(&mut self, heard: u32) {
        let fresh = heard.checked_sub(self.done).map(|fresh| fresh as usize);
        // Nobody can have heard what was never said.
        let Some(fresh) = fresh.filter(|&fresh| fresh <= self.waiting.len()) else { return };
        self.waiting.drain(..fresh);
        self.done = heard;
        self.sent = self.sent.map(|(at, count)| (at, count.saturating_sub(fresh)));
    }

    /// Has everything been acknowledged?
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}
