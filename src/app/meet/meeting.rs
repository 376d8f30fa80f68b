//! How two devices meet: what has come about so far, and what the browser is to be told next.
//!
//! One side invites: its browser describes itself, the link with that is sent, and what comes back is brought. The other
//! side reads the link, has its browser describe itself, sends that back and waits.

use crate::notation::meeting::link::{self, MeetLink};
use crate::notation::meeting::{Description, Kind, sdp};

/// The devices try to reach each other for so long, in milliseconds.
pub const PATIENCE: u64 = 20_000;

/// How far a meeting is.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// The browser looks where it can be reached.
    Preparing,
    /// The link is sent, and what comes back waited for. It stands from its `#` on.
    Inviting(String),
    /// What is to be sent back.
    Answering(String),
    /// Both know of each other, and try to connect, since a moment in milliseconds.
    Joining(u64),
    Together,
    Failed(Failure),
}

/// Why two devices do not meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The browser makes no connections, or may not here.
    Unable,
    /// It does not know where it can be reached.
    Nowhere,
    /// Both know of each other, but cannot be reached.
    Unreachable,
    /// The answer has waited for too long.
    TooLate,
}

/// Why what somebody brings is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It is an invitation: one's own, or another one.
    Invitation,
    /// It answers another invitation.
    Another,
    /// Nobody waits for one here.
    Unasked,
    /// It cannot be read.
    Garbled,
}

/// What the browser is told of the other device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub sdp: String,
    pub candidates: Vec<String>,
}

/// A meeting as one of the two devices has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// The link to the game to which this side invites, or the offer it was invited by.
    side: Side,
    pub stage: Stage,
}

#[derive(Clone, PartialEq, Debug)]
enum Side {
    Host { game: String, offer: Option<Description> },
    Guest { offer: Description, waits: bool },
}

impl Meeting {
    /// Invites to the game of a link, from its `#` on.
    pub fn invite(game: String) -> Meeting {
        Meeting { side: Side::Host { game, offer: None }, stage: Stage::Preparing }
    }

    /// Takes up an invitation. A browser that gives up soon after it has heard of the other (`waits`) is told of it only
    /// once somebody says that the answer was opened.
    pub fn take_up(offer: Description, waits: bool) -> Meeting {
        Meeting { side: Side::Guest { offer, waits }, stage: Stage::Preparing }
    }

    pub fn is_host(&self) -> bool {
        matches!(self.side, Side::Host { .. })
    }

    /// What a guest's browser is told before it describes itself. Candidates come only with the answer's: nobody must
    /// knock before the other can hear it.
    pub fn offered(&self) -> Option<Told> {
        match &self.side {
            Side::Host { .. } | Side::Guest { waits: true, .. } => None,
            Side::Guest { offer, waits: false } => {
                Some(Told { sdp: sdp::write(offer), candidates: Vec::new() })
            }
        }
    }

    /// The browser has described itself.
    pub fn described(&mut self, text: &str) {
        let kind = if self.is_host() { Kind::Offer } else { Kind::Answer };
        let Ok(own) = sdp::read(kind, text) else {
            return self.fail(Failure::Nowhere);
        };
        self.stage = match &mut self.side {
            Side::Guest { offer, .. } => Stage::Answering(link::answer(&own, offer)),
            Side::Host { game, offer } => {
                let link = link::invitation(&own, game);
                *offer = Some(own);
                Stage::Inviting(link)
            }
        };
    }

    /// Does an answer with this mark belong here?
    pub fn waits_for(&self, mark: u32) -> bool {
        let waits = matches!(self.stage, Stage::Inviting(_));
        matches!(&self.side, Side::Host { offer: Some(offer), .. } if waits && offer.mark() == mark)
    }

    /// Takes an answer that somebody brings: a link, or what stands in it. What the browser is to be told then.
    pub fn answered(&mut self, text: &str, now: u64) -> Result<Told, NoAnswer> {
        let (answer, to) = read_answer(text)?;
        if !matches!(self.stage, Stage::Inviting(_)) {
            return Err(NoAnswer::Unasked);
        }
        if to.is_some_and(|to| !self.waits_for(to)) {
            return Err(NoAnswer::Another);
        }
        self.stage = Stage::Joining(now);
        Ok(Told { sdp: sdp::write(&answer), candidates: sdp::candidates(&answer) })
    }

    /// Does the browser have to be told when the answer was opened?
    pub fn waits(&self) -> bool {
        let answers = matches!(self.stage, Stage::Answering(_));
        answers && matches!(self.side, Side::Guest { waits: true, .. })
    }

    /// The answer was opened: what a browser is told that has waited for that. It has described itself as one who invites,
    /// as the other has, and takes the other's offer for the answer.
    pub fn knock(&mut self, now: u64) -> Option<Told> {
        let waits = self.waits();
        let Side::Guest { offer, .. } = &self.side else { return None };
        let told = Told { sdp: sdp::write(offer), candidates: sdp::candidates(offer) };
        waits.then(|| {
            self.stage = Stage::Joining(now);
            told
        })
    }

    /// There is a way to the other device.
    pub fn opened(&mut self) {
        self.stage = Stage::Together;
    }

    /// The browser has given up.
    pub fn closed(&mut self) {
        match self.stage {
            Stage::Together | Stage::Failed(_) => {}
            Stage::Answering(_) => self.fail(Failure::TooLate),
            // Who answered must answer anew.
            Stage::Joining(_) if !self.is_host() => self.fail(Failure::TooLate),
            Stage::Preparing | Stage::Inviting(_) | Stage::Joining(_) => {
                self.fail(Failure::Unreachable);
            }
        }
    }

    pub fn fail(&mut self, why: Failure) {
        self.stage = Stage::Failed(why);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) {
        if matches!(self.stage, Stage::Joining(since) if now.saturating_sub(since) >= PATIENCE) {
            self.fail(Failure::Unreachable);
        }
    }
}

/// Reads an answer: a link with the mark of its offer, or the packed description alone.
fn read_answer(text: &str) -> Result<(Description, Option<u32>), NoAnswer> {
    let text = text.trim();
    if !link::is_one(text) {
        let bare = Description::read(text).map_err(|_| NoAnswer::Garbled)?;
        return match bare.kind {
            Kind::Answer => Ok((bare, None)),
            Kind::Offer => Err(NoAnswer::Invitation),
        };
    }
    match link::decode(text).map_err(|_| NoAnswer::Garbled)? {
        MeetLink::Answer { answer, to } => Ok((answer, Some(to))),
        MeetLink::Invitation { .. } => Err(NoAnswer::Invitation),
    }
}
