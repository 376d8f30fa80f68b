//! What a side has commanded, in order, and the tick before which it will command nothing any more.

use crate::board::{Color, Role, Square};
use crate::notation::bytes::Bytes;
use crate::realtime::{Command, Move, Tick};

/// A command and its tick by the common clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamped {
    pub tick: Tick,
    pub command: Command,
}

/// The commands of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lane {
    /// By their numbers. Their ticks never go back.
    pub commands: Vec<Stamped>,
    pub horizon: Tick,
}

impl Lane {
    /// The earliest tick of the next command.
    pub fn earliest(&self) -> Tick {
        self.commands.last().map_or(self.horizon, |last| last.tick.max(self.horizon))
    }
}

/// The next command of two lanes, of which so many are done: by tick, of one tick White's, then by number.
pub fn next(lanes: [&Lane; 2], done: [usize; 2]) -> Option<(Color, Stamped)> {
    let [white, black] = [0, 1].map(|side| lanes[side].commands.get(done[side]).copied());
    match (white, black) {
        (Some(white), Some(black)) if black.tick < white.tick => Some((Color::Black, black)),
        (Some(white), _) => Some((Color::White, white)),
        (None, black) => Some((Color::Black, black?)),
    }
}

/// Writes a command: its tick, its kind, and the move it is about.
pub fn write(into: &mut Vec<u8>, stamped: &Stamped) {
    into.extend(stamped.tick.to_be_bytes());
    let (kind, about) = match stamped.command {
        Command::Move(m) => (1, packed(m)),
        Command::Premove(m) => (2, packed(m)),
        Command::Cancel(at) => (3, at.index() as u16),
        Command::Offer => (4, 0),
        Command::Decline => (5, 0),
        Command::Claim => (6, 0),
        Command::Resign => (7, 0),
    };
    into.push(kind);
    into.extend(about.to_be_bytes());
}

/// Reads a command; none if it is none.
pub fn read(bytes: &mut Bytes) -> Option<Stamped> {
    let (tick, kind, about) = (bytes.u32()?, bytes.u8()?, bytes.u16()?);
    let command = match (kind, about) {
        (1, about) => Command::Move(unpacked(about)?),
        (2, about) => Command::Premove(unpacked(about)?),
        (3, at @ 0..64) => Command::Cancel(Square::new(at as u8)),
        (4, 0) => Command::Offer,
        (5, 0) => Command::Decline,
        (6, 0) => Command::Claim,
        (7, 0) => Command::Resign,
        _ => return None,
    };
    Some(Stamped { tick, command })
}

fn packed(m: Move) -> u16 {
    let becomes = m.promotion.map_or(0, |role| role as u16);
    becomes << 12 | (m.from.index() << 6 | m.to.index()) as u16
}

fn unpacked(word: u16) -> Option<Move> {
    let promotion = match word >> 12 {
        0 => None,
        role => Some(*Role::ALL.get(role as usize)?),
    };
    let square = |shift: u16| Square::new((word >> shift & 63) as u8);
    Some(Move { from: square(6), to: square(0), promotion })
}
