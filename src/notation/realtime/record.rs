//! A game as text, with all there is to know of it: the native record.
//!
//! A line for each setting (`seed 42`), `start` with an RTFEN unless the game starts as the settings
//! say, and a line for each final move in the order of application (`6000 w e2e4`). A game that goes
//! on tells more: `pending 6040 b c7c5`, `premove w e2 e4e5` (with
//! the square on which the game found the piece), `offer 5000 b`, `held` before its start,
//! `now 6050`; one that is over, `end 9000 white checkmate`. What begins with `#` is a comment.

use super::{coords, read_coords, rtfen, words};
use crate::board::Color;
use crate::notation::fault::{Excerpt, MoveProblem, Part, Problem};
use crate::notation::{Fault, square, square_of};
use crate::realtime::arbiter::{Name, Premove, Standing};
use crate::realtime::{Arbiter, Move, Tick, TimedPosition};

pub use super::settings::TimedSettings;

/// The longest record that is read, in bytes: some 20 000 moves.
pub const LONGEST: usize = 512 * 1024;

/// A game and what it was agreed to be.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedRecord {
    pub settings: TimedSettings,
    pub arbiter: Arbiter,
}

impl TimedRecord {
    /// A game from the usual start.
    pub fn new(settings: TimedSettings) -> TimedRecord {
        TimedRecord { settings, arbiter: Arbiter::new(settings.options, settings.start(), 0) }
    }

    /// The RTFEN of the start, unless it is the one the settings bring about.
    pub fn own_start(&self) -> Option<String> {
        let &(start, tick) = self.arbiter.start();
        let usual = (start, tick) == (self.settings.start(), 0);
        (!usual).then(|| rtfen::write(&start, &self.settings.options, tick))
    }
}

/// Writes a game.
pub fn write(record: &TimedRecord) -> String {
    let mut lines: Vec<String> = Vec::new();
    let settings = record.settings.pairs();
    lines.extend(settings.iter().map(|(key, value)| format!("{key} {value}")));
    lines.extend(record.own_start().map(|start| format!("start {start}")));
    let played = record.arbiter.log().iter();
    lines.extend(played.map(|entry| line(entry.tick, entry.side, entry.asked())));
    let standing = record.arbiter.standing();
    let pending = standing.pending.iter();
    lines.extend(pending.map(|&(tick, m)| format!("pending {}", line(tick, Color::Black, m))));
    let premoves = standing.premoves.iter().zip(record.arbiter.awaited());
    lines.extend(premoves.map(|(premove, (side, m))| {
        format!("premove {} {} {}", letter(side), square(premove.piece.0), coords(m))
    }));
    for side in Color::ALL {
        let offer = standing.offers[side];
        lines.extend(offer.map(|tick| format!("offer {tick} {}", letter(side))));
    }
    lines.extend((!standing.begun).then(|| "held".to_owned()));
    lines.push(format!("now {}", standing.now));
    lines.extend(standing.ending.map(|ending| format!("end {}", words::ending(ending))));
    lines.join("\n") + "\n"
}

fn line(tick: Tick, side: Color, m: Move) -> String {
    format!("{tick} {} {}", letter(side), coords(m))
}

fn letter(side: Color) -> &'static str {
    side.pick("w", "b")
}

/// What a record says, before it is known whether it can be.
struct RecordReader {
    settings: TimedSettings,
    start: Option<(TimedPosition, Tick)>,
    /// Once there is a move the settings are final.
    arbiter: Option<Arbiter>,
    standing: Standing,
}

/// Reads a game. What makes no sense or cannot have been played is refused with its line.
pub fn read(text: &str) -> Result<TimedRecord, Fault> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let mut reader = RecordReader {
        settings: TimedSettings::default(),
        start: None,
        arbiter: None,
        standing: Standing::default(),
    };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            reader.line(line).map_err(|fault| fault.within(Part::Line(number)))?;
        }
    }
    let mut arbiter = reader.begin().clone();
    arbiter
        .resume(&reader.standing)
        .map_err(|why| MoveProblem::Impossible(why).at(Part::Ending))?;
    Ok(TimedRecord { settings: reader.settings, arbiter })
}

impl RecordReader {
    fn begin(&mut self) -> &mut Arbiter {
        let start = self.start.unwrap_or((self.settings.start(), 0));
        self.arbiter.get_or_insert_with(|| Arbiter::new(self.settings.options, start.0, start.1))
    }

    fn line(&mut self, line: &str) -> Result<(), Fault> {
        let found = Excerpt::of(line);
        let odd = || Problem::NotUnderstood(found.clone()).into();
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "start" => self.start = Some(rtfen::read(rest)?),
            "pending" => {
                let (tick, side, m) = played(rest).ok_or_else(odd)?;
                if side == Color::White {
                    return Err(odd());
                }
                self.standing.pending.push((tick, m));
            }
            "premove" => {
                self.standing.premoves.push(premove(rest).ok_or_else(odd)?);
            }
            "offer" => {
                let (tick, side) = rest.split_once(' ').ok_or_else(odd)?;
                let (tick, side) = tick.parse().ok().zip(side_of(side)).ok_or_else(odd)?;
                self.standing.offers[side] = Some(tick);
            }
            "held" => self.standing.begun = false,
            "now" => self.standing.now = rest.parse().map_err(|_| odd())?,
            "end" => self.standing.ending = Some(words::read_ending(rest).ok_or_else(odd)?),
            _ => match played(line) {
                Some((tick, side, m)) => {
                    let done = self.begin().append(tick, side, m);
                    done.map_err(|why| MoveProblem::Refused { found: found.clone(), why })?;
                }
                None if self.arbiter.is_none() && self.settings.set(key, rest)? => {}
                None => return Err(odd()),
            },
        }
        Ok(())
    }
}

/// `6000 w e2e4`
fn played(text: &str) -> Option<(Tick, Color, Move)> {
    let mut words = text.split(' ');
    let tick = words.next()?.parse().ok()?;
    let side = side_of(words.next()?)?;
    let m = read_coords(words.next()?)?;
    words.next().is_none().then_some((tick, side, m))
}

/// `w e2 e4e5`: the side, the square on which the game found the piece, and the move.
fn premove(text: &str) -> Option<Premove> {
    let mut words = text.split(' ');
    let side = side_of(words.next()?)?;
    let piece = Name(square_of(words.next()?)?);
    let Move { to, promotion, .. } = read_coords(words.next()?)?;
    words.next().is_none().then_some(Premove { serial: 0, side, piece, to, promotion })
}

fn side_of(letter: &str) -> Option<Color> {
    match letter {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}
