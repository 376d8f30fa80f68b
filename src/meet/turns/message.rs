//! What two devices say to each other of a game of turns, as bytes.

use crate::board::key::Key;
use crate::meet::frame::Flaw;
use crate::notation::bytes::{Bytes, write_text};

/// So many phrases there are to be said: what each says is for the page to know.
pub const PHRASES: u8 = 8;

/// The longest move in coordinates, in bytes.
const LONGEST_MOVE: usize = 16;

/// The longest name, in bytes.
const LONGEST_NAME: usize = 128;

/// The most moves of a game that is compared: they all fit in one message.
pub const MOST_MOVES: usize = 1_500;

/// What somebody wants that the other must agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To go back to where so many moves had been made.
    TakeBack {
        to: u16,
    },
    Draw,
    /// Another game, with colors changed.
    Rematch,
}

/// How a game ended other than by its own rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Whoever says so has resigned.
    Resigned,
    /// Whoever hears it has.
    YouResigned,
    Agreed,
    /// A draw was claimed that the rules allow.
    Claimed,
    /// The time of whoever says so is over.
    Late,
    /// The time of whoever hears it is over.
    YouLate,
}

/// How a game stands at a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Its number in the meeting.
    pub game: u16,
    /// In coordinates.
    pub moves: Vec<String>,
    /// What the first and the second person have left, in milliseconds.
    pub left: [u32; 2],
    /// How often something was taken back.
    pub takebacks: u16,
    /// How it ended other than by its rules.
    pub end: Option<End>,
}

/// What is said of a game; `game` counts the games of a meeting, `moves` the moves made when it was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Who is there: what they call themselves, if they do.
    Hello {
        name: Option<String>,
    },
    Sync(Stand),
    /// A move, what its maker has left after it, and the key of the position it leads to.
    Move {
        game: u16,
        moves: u16,
        coords: String,
        left: u32,
        key: Key,
    },
    /// What the receiver has left is less than was said: the network's delay is given back only so far.
    Time {
        game: u16,
        moves: u16,
        left: u32,
    },
    Ask {
        game: u16,
        moves: u16,
        wish: Wish,
    },
    Answer {
        game: u16,
        moves: u16,
        wish: Wish,
        agreed: bool,
    },
    End {
        game: u16,
        moves: u16,
        end: End,
    },
    /// A phrase of the list.
    Phrase(u8),
    /// The sender stops listening to the receiver: something cannot have been.
    Stop,
    /// The sender leaves.
    Bye,
}

impl Message {
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        match self {
            Message::Hello { name } => {
                bytes.push(1);
                write_text(&mut bytes, name.as_deref().unwrap_or_default());
            }
            Message::Sync(stand) => {
                bytes.push(2);
                place(&mut bytes, stand.game, stand.takebacks);
                stand.left.iter().for_each(|left| bytes.extend(left.to_be_bytes()));
                bytes.push(stand.end.map_or(0, |end| end as u8 + 1));
                write_text(&mut bytes, &stand.moves.join(" "));
            }
            Message::Move { game, moves, coords, left, key } => {
                bytes.push(3);
                place(&mut bytes, *game, *moves);
                write_text(&mut bytes, coords);
                bytes.extend(left.to_be_bytes());
                bytes.extend(key.to_be_bytes());
            }
            Message::Time { game, moves, left } => {
                bytes.push(4);
                place(&mut bytes, *game, *moves);
                bytes.extend(left.to_be_bytes());
            }
            Message::Ask { game, moves, wish } => {
                bytes.push(5);
                place(&mut bytes, *game, *moves);
                write_wish(&mut bytes, *wish);
            }
            Message::Answer { game, moves, wish, agreed } => {
                bytes.push(6);
                place(&mut bytes, *game, *moves);
                write_wish(&mut bytes, *wish);
                bytes.push(u8::from(*agreed));
            }
            Message::End { game, moves, end } => {
                bytes.push(7);
                place(&mut bytes, *game, *moves);
                bytes.push(*end as u8 + 1);
            }
            Message::Phrase(number) => bytes.extend([8, *number]),
            Message::Stop => bytes.push(9),
            Message::Bye => bytes.push(10),
        }
        bytes
    }

    /// Reads a message to its end. The flaw says which part of it cannot be.
    pub fn read(bytes: &mut Bytes) -> Result<Message, Flaw> {
        let kind = bytes.u8().ok_or(Flaw::Odd("message"))?;
        let (name, read): (&'static str, Option<Message>) = match kind {
            1 => ("hello", read_hello(bytes)),
            2 => ("sync", read_sync(bytes)),
            3 => ("move", read_move(bytes)),
            4 => ("time", read_time(bytes)),
            5 => ("ask", read_ask(bytes)),
            6 => ("answer", read_answer(bytes)),
            7 => ("end", read_ending(bytes)),
            8 => ("phrase", bytes.u8().filter(|&n| n < PHRASES).map(Message::Phrase)),
            9 => ("stop", Some(Message::Stop)),
            10 => ("bye", Some(Message::Bye)),
            _ => ("message", None),
        };
        let message = read.ok_or(Flaw::Odd(name))?;
        if bytes.is_end() { Ok(message) } else { Err(Flaw::Surplus) }
    }
}

fn place(bytes: &mut Vec<u8>, game: u16, moves: u16) {
    bytes.extend(game.to_be_bytes());
    bytes.extend(moves.to_be_bytes());
}

fn write_wish(bytes: &mut Vec<u8>, wish: Wish) {
    let (kind, to) = match wish {
        Wish::TakeBack { to } => (1, to),
        Wish::Draw => (2, 0),
        Wish::Rematch => (3, 0),
    };
    bytes.push(kind);
    bytes.extend(to.to_be_bytes());
}

fn read_wish(bytes: &mut Bytes) -> Option<Wish> {
    match (bytes.u8()?, bytes.u16()?) {
        (1, to) => Some(Wish::TakeBack { to }),
        (2, 0) => Some(Wish::Draw),
        (3, 0) => Some(Wish::Rematch),
        _ => None,
    }
}

fn read_end(number: u8) -> Option<End> {
    let all = [End::Resigned, End::YouResigned, End::Agreed, End::Claimed, End::Late, End::YouLate];
    all.get(usize::from(number).checked_sub(1)?).copied()
}

fn read_hello(bytes: &mut Bytes) -> Option<Message> {
    let name = bytes.text(LONGEST_NAME)?;
    Some(Message::Hello { name: Some(name).filter(|name| !name.is_empty()) })
}

fn read_sync(bytes: &mut Bytes) -> Option<Message> {
    let (game, takebacks) = (bytes.u16()?, bytes.u16()?);
    let left = [bytes.u32()?, bytes.u32()?];
    let end = match bytes.u8()? {
        0 => None,
        number => Some(read_end(number)?),
    };
    let text = bytes.text(usize::from(u16::MAX))?;
    let moves: Vec<String> =
        text.split(' ').filter(|text| !text.is_empty()).map(str::to_owned).collect();
    let fits = moves.len() <= MOST_MOVES && moves.iter().all(|text| text.len() <= LONGEST_MOVE);
    fits.then_some(Message::Sync(Stand { game, moves, left, takebacks, end }))
}

fn read_move(bytes: &mut Bytes) -> Option<Message> {
    let (game, moves, coords) = (bytes.u16()?, bytes.u16()?, bytes.text(LONGEST_MOVE)?);
    Some(Message::Move { game, moves, coords, left: bytes.u32()?, key: bytes.u64()? })
}

fn read_time(bytes: &mut Bytes) -> Option<Message> {
    Some(Message::Time { game: bytes.u16()?, moves: bytes.u16()?, left: bytes.u32()? })
}

fn read_ask(bytes: &mut Bytes) -> Option<Message> {
    Some(Message::Ask { game: bytes.u16()?, moves: bytes.u16()?, wish: read_wish(bytes)? })
}

fn read_answer(bytes: &mut Bytes) -> Option<Message> {
    let (game, moves, wish) = (bytes.u16()?, bytes.u16()?, read_wish(bytes)?);
    Some(Message::Answer { game, moves, wish, agreed: bytes.flag()? })
}

fn read_ending(bytes: &mut Bytes) -> Option<Message> {
    let (game, moves) = (bytes.u16()?, bytes.u16()?);
    Some(Message::End { game, moves, end: read_end(bytes.u8()?)? })
}
