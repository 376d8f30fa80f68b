//! Games of real-time chess as links: `#/realtime?seed=42&g=<moves>`.
//!
//! The settings stand under their names, unless they are as usual; `start` is the RTFEN with `_` for
//! blanks of a start that they do not bring about; `end` tells how the game ended, with `.` for
//! blanks. `g` are the moves in base64url: for each the ticks since the one before (zigzag, as the
//! stamps of a tie go backwards) in bytes of seven bits, the last without the eighth; and two bytes
//! for side, squares and promotion.

use super::{TimedRecord, TimedSettings, coords, rtfen, words};
use crate::board::{Color, Role, Square};
use crate::notation::address::{LONGEST, closed, split, without_codes};
use crate::notation::fault::{Excerpt, MoveProblem, Part, Problem};
use crate::notation::{Fault, base64};
use crate::realtime::arbiter::Standing;
use crate::realtime::{Arbiter, Move, Tick};

/// The name of the game in links.
pub const SLUG: &str = "realtime";

/// Writes a game as a link, from the `#` on: its start, its final moves and how it ended.
pub fn encode(record: &TimedRecord) -> String {
    let usual = TimedSettings::default().pairs();
    let settings = record.settings.pairs();
    let own = settings.iter().filter(|pair| !usual.contains(pair));
    let mut parameters: Vec<String> = own.map(|(key, value)| format!("{key}={value}")).collect();
    let start = record.own_start();
    parameters.extend(start.map(|start| format!("start={}", start.replace(' ', "_"))));
    let bytes = pack(record.arbiter.log().iter().map(|e| (e.tick, e.side, e.asked())));
    if !bytes.is_empty() {
        parameters.push(format!("g={}", base64::write(&bytes)));
    }
    let ending = record.arbiter.ending().map(words::ending);
    parameters.extend(ending.map(|ending| format!("end={}", ending.replace(' ', "."))));
    match parameters.is_empty() {
        true => format!("#/{SLUG}"),
        false => closed(format!("#/{SLUG}?{}", parameters.join("&"))),
    }
}

/// The link to a start, an RTFEN, by which a game begins that is otherwise as usual.
pub fn to_start(start: &str) -> String {
    closed(format!("#/{SLUG}?start={}", start.replace(' ', "_")))
}

/// A position, an RTFEN, as the editor has it in its address behind its own name.
pub fn to_editor(position: &str) -> String {
    closed(format!("#/{SLUG}/{}", position.replace(' ', "_")))
}

/// Reads a link: a whole address, or what stands in it from the `#` on. What it does not know it
/// leaves to the page.
pub fn decode(text: &str) -> Result<TimedRecord, Fault> {
    read(text).map_err(|fault| fault.within(Part::Link))
}

fn read(text: &str) -> Result<TimedRecord, Fault> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let text = without_codes(text.trim());
    let (path, query) = split(&text);
    if path != SLUG {
        return Err(Problem::not_one_of(path, &[SLUG]).at(Part::GameName));
    }
    let mut settings = TimedSettings::default();
    let (mut start, mut moves, mut standing) = (None, Vec::new(), Standing::default());
    for (key, value) in query {
        let odd = || Problem::NotUnderstood(Excerpt::of(value)).at(Part::key(key));
        match key {
            "start" => {
                let read = rtfen::read(&value.replace('_', " "));
                start = Some(read.map_err(|fault| fault.within(Part::key(key)))?);
            }
            "g" => moves = base64::read(value).and_then(|bytes| unpack(&bytes)).ok_or_else(odd)?,
            "end" => {
                let ending = words::read_ending(&value.replace('.', " ")).ok_or_else(odd)?;
                standing.ending = Some(ending);
            }
            _ => {
                settings.set(key, value)?;
            }
        }
    }
    let (start, tick) = start.unwrap_or((settings.start(), 0));
    let mut arbiter = Arbiter::new(settings.options, start, tick);
    for (index, (tick, side, m)) in moves.into_iter().enumerate() {
        arbiter.append(tick, side, m).map_err(|why| {
            let found = Excerpt::of(&coords(m));
            MoveProblem::Refused { found, why }.at(Part::Move(index + 1))
        })?;
    }
    // A game whose moves end it needs no word about that.
    standing.ending = standing.ending.or(arbiter.ending());
    standing.now = standing.ending.map_or(0, |ending| ending.tick);
    let cannot = |why| MoveProblem::Impossible(why).at(Part::Ending);
    arbiter.resume(&standing).map_err(cannot)?;
    Ok(TimedRecord { settings, arbiter })
}

fn pack(moves: impl Iterator<Item = (Tick, Color, Move)>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut last = 0;
    for (tick, side, m) in moves {
        let delta = i64::from(tick) - last;
        last = i64::from(tick);
        let mut zigzag = (delta << 1 ^ delta >> 63) as u64;
        while zigzag >= 0x80 {
            bytes.push(zigzag as u8 | 0x80);
            zigzag >>= 7;
        }
        bytes.push(zigzag as u8);
        let becomes = m.promotion.map_or(0, |role| role as u16);
        let squares = (m.from.index() << 6 | m.to.index()) as u16;
        bytes.extend((side as u16 | becomes << 1 | squares << 4).to_be_bytes());
    }
    bytes
}

fn unpack(bytes: &[u8]) -> Option<Vec<(Tick, Color, Move)>> {
    let mut moves = Vec::new();
    let mut bytes = bytes.iter().copied();
    let mut last = 0_i64;
    while let Some(first) = bytes.next() {
        let (mut zigzag, mut byte, mut shift) = (u64::from(first & 0x7F), first, 0);
        while byte & 0x80 != 0 {
            byte = bytes.next()?;
            shift += 7;
            // Five bytes hold every difference of ticks.
            zigzag |= u64::from(byte & 0x7F) << Some(shift).filter(|&shift| shift < 35)?;
        }
        last += (zigzag >> 1) as i64 ^ -((zigzag & 1) as i64);
        let word = u16::from_be_bytes([bytes.next()?, bytes.next()?]);
        let promotion = match word >> 1 & 7 {
            0 => None,
            role => Some(*Role::ALL.get(role as usize)?),
        };
        let square = |shift: u16| Square::new((word >> shift & 63) as u8);
        let side = if word & 1 == 0 { Color::White } else { Color::Black };
        moves.push((
            Tick::try_from(last).ok()?,
            side,
            Move { from: square(10), to: square(4), promotion },
        ));
    }
    Some(moves)
}
