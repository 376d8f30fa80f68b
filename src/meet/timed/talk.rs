//! What two devices say around a game in real time: who is there, which game it is, that another is wanted, and phrases. All
//! of it must arrive, so it goes over the way that is ordered and reliable, and is sent again after a new connection.

use crate::board::Color;
use crate::meet::frame::{Flaw, Kind};
use crate::meet::post::{Arrival, Encounter};
use crate::meet::turns::message::PHRASES;
use crate::meet::way::{Pulse, Way};
use crate::notation::bytes::{Bytes, write_text};

/// The longest name, and the longest link to a game, in bytes.
const LONGEST_NAME: usize = 128;
const LONGEST_GAME: usize = 2_048;

/// Which game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// Its number in the meeting, from 0 on.
    pub game: u16,
    /// The sender's side, and whether the sender decides when it starts.
    pub side: Color,
    pub is_host: bool,
    /// Its start, as a link.
    pub link: String,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Who is there: what they call themselves, if they do.
    Hello {
        name: Option<String>,
    },
    Game(Agreed),
    /// Another game is wanted after that of a number, or no longer.
    Rematch {
        game: u16,
        wanted: bool,
    },
    /// A phrase of the list.
    Phrase(u8),
    /// The sender leaves.
    Bye,
}

impl Word {
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        match self {
            Word::Hello { name } => {
                bytes.push(1);
                write_text(&mut bytes, name.as_deref().unwrap_or_default());
            }
            Word::Game(Agreed { game, side, is_host, link }) => {
                bytes.push(2);
                bytes.extend(game.to_be_bytes());
                bytes.extend([*side as u8, u8::from(*is_host)]);
                write_text(&mut bytes, link);
            }
            Word::Rematch { game, wanted } => {
                bytes.push(3);
                bytes.extend(game.to_be_bytes());
                bytes.push(u8::from(*wanted));
            }
            Word::Phrase(number) => bytes.extend([4, *number]),
            Word::Bye => bytes.push(5),
        }
        bytes
    }

    /// Reads a word to its end.
    pub fn read(bytes: &mut Bytes) -> Result<Word, Flaw> {
        let kind = bytes.u8().ok_or(Flaw::Odd("word"))?;
        let (name, read): (&'static str, Option<Word>) = match kind {
            1 => ("hello", bytes.text(LONGEST_NAME).map(hello)),
            2 => ("game", read_game(bytes)),
            3 => ("rematch", read_rematch(bytes)),
            4 => ("phrase", bytes.u8().filter(|&n| n < PHRASES).map(Word::Phrase)),
            5 => ("bye", Some(Word::Bye)),
            _ => ("word", None),
        };
        let word = read.ok_or(Flaw::Odd(name))?;
        if bytes.is_end() { Ok(word) } else { Err(Flaw::Surplus) }
    }
}

fn hello(name: String) -> Word {
    Word::Hello { name: Some(name).filter(|name| !name.is_empty()) }
}

fn read_game(bytes: &mut Bytes) -> Option<Word> {
    let game = bytes.u16()?;
    let side = if bytes.flag()? { Color::Black } else { Color::White };
    let (is_host, link) = (bytes.flag()?, bytes.text(LONGEST_GAME)?);
    Some(Word::Game(Agreed { game, side, is_host, link }))
}

fn read_rematch(bytes: &mut Bytes) -> Option<Word> {
    Some(Word::Rematch { game: bytes.u16()?, wanted: bytes.flag()? })
}

/// One of the two ends of the talk. Time is told in microseconds.
#[derive(Clone, Debug)]
pub struct Talk(Way);

impl Talk {
    /// The talk of a meeting, as a page has it that begins this life.
    pub fn new(meeting: u32, life: u32) -> Talk {
        Talk(Way::new(Kind::Timed, meeting, life))
    }

    pub fn meeting(&self) -> u32 {
        self.0.meeting()
    }

    /// Says something as soon as it can be sent.
    pub fn say(&mut self, word: &Word) {
        // A device that acknowledges nothing is not there.
        let _ = self.0.say(word.write());
    }

    /// There is a way to the other device, or another than before.
    pub fn connected(&mut self) {
        self.0.connected();
    }

    /// Hears a message. What it says, and whether the other page has lost its memory.
    pub fn hear(&mut self, message: &[u8], now: u64) -> Result<(Option<Word>, bool), Flaw> {
        let mut opened = self.0.open(message)?;
        let word = opened.says.as_mut().map(Word::read).transpose()?;
        let (arrival, encounter) = self.0.take(&opened, now);
        let is_new = encounter != Encounter::Known;
        Ok((word.filter(|_| arrival == Arrival::Next), is_new))
    }

    /// The messages to be sent now.
    pub fn collect(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.0.collect(now)
    }

    /// Whether anything is heard of the other side.
    pub fn pulse(&self, now: u64) -> Pulse {
        self.0.pulse(now)
    }

    /// How long a message takes there and back, once that is measured well enough.
    pub fn trip(&self) -> Option<u64> {
        self.0.offset.trip().filter(|_| self.0.offset.is_known())
    }
}
