//! What every message begins with, and what may be wrong with one.
//!
//! | bytes | what they hold |
//! |---|---|
//! | 1 | the version, 1 |
//! | 1 | 1 for a game of turns, 2 for one in real time |
//! | 4 | the number of the meeting |
//! | 4 | the sender's life: it grows whenever a page has lost its memory |
//! | 8 | when it was sent, by the sender's clock, in microseconds |
//! | 8 | the last of these that the sender has heard, 0 for none |
//! | 4 | how long ago it heard that, in microseconds |

use crate::notation::bytes::Bytes;

/// The version of messages. Devices of which it differs cannot talk.
pub const VERSION: u8 = 1;

/// The longest message, in bytes: what every browser hands over whole.
pub const LONGEST: usize = 16 * 1024;

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Turns = 1,
    Timed = 2,
}

/// Why a message is not listened to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It is longer than any may be.
    TooLong,
    /// Something of it is missing or cannot be meant: this part.
    Odd(&'static str),
    /// It goes on where it should end.
    Surplus,
    /// Whoever sent it speaks another version.
    Version(u8),
    /// It belongs to another meeting.
    Elsewhere,
    /// It says something of a time that was said to be over.
    Backdated,
    /// It says something of a time that has not come.
    Future,
    /// It takes back what was said before.
    Changed,
}

/// When a message was sent, and what its sender last heard: what two clocks are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stamps {
    /// By the sender's clock, in microseconds.
    pub sent: u64,
    /// What the last message of the other side said as `sent`; 0 for none.
    pub echo: u64,
    /// How long before this one that came, in microseconds.
    pub held: u32,
}

impl Stamps {
    /// What can be measured by: of a sender who does not know this life of the page, no echo, for it is of an earlier clock.
    pub fn believed(self, is_known: bool) -> Stamps {
        if is_known { self } else { Stamps { echo: 0, held: 0, ..self } }
    }
}

/// The beginning of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    pub kind: Kind,
    /// Which meeting it belongs to.
    pub meeting: u32,
    /// Which of its sender's lives.
    pub life: u32,
    pub stamps: Stamps,
}

impl Head {
    /// A message that begins so.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION, self.kind as u8];
        bytes.extend(self.meeting.to_be_bytes());
        bytes.extend(self.life.to_be_bytes());
        bytes.extend(self.stamps.sent.to_be_bytes());
        bytes.extend(self.stamps.echo.to_be_bytes());
        bytes.extend(self.stamps.held.to_be_bytes());
        bytes
    }

    /// Reads the beginning of a message of a meeting; what follows is left in the bytes.
    pub fn read<'a>(message: &'a [u8], meeting: u32) -> Result<(Head, Bytes<'a>), Flaw> {
        if message.len() > LONGEST {
            return Err(Flaw::TooLong);
        }
        let mut bytes = Bytes::new(message);
        let version = bytes.u8().ok_or(Flaw::Odd("version"))?;
        if version != VERSION {
            return Err(Flaw::Version(version));
        }
        let kind = match bytes.u8() {
            Some(1) => Kind::Turns,
            Some(2) => Kind::Timed,
            _ => return Err(Flaw::Odd("kind")),
        };
        let mut number = || bytes.u32().ok_or(Flaw::Odd("head"));
        let (found, life) = (number()?, number()?);
        let stamps =
            (|| Some(Stamps { sent: bytes.u64()?, echo: bytes.u64()?, held: bytes.u32()? }))();
        let stamps = stamps.ok_or(Flaw::Odd("stamps"))?;
        if found != meeting {
            return Err(Flaw::Elsewhere);
        }
        Ok((Head { kind, meeting: found, life, stamps }, bytes))
    }
}
