//! Strikes as text, a line each: `940 frozen-guard RTFEN w d1d8`.
//!
//! How hard it is, what it achieves ([`StrikeKind::key`]), the position at tick 0 as RTFEN with `_` for blanks, the
//! side, the command. Lines that begin with `#` say where the strikes come from.

use super::{Strike, StrikeKind, options};
use crate::board::Color;
use crate::notation::Fault;
use crate::notation::realtime::{coords, read_coords, rtfen};
use crate::puzzle::id::PuzzleId;
use std::fmt;

/// What is wrong with a text of strikes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrikeFault {
    /// From 1.
    pub line: usize,
    pub what: StrikeProblem,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StrikeProblem {
    Rating,
    Kind,
    Position(Fault),
    /// It is not of tick 0.
    Tick,
    Side,
    Command,
}

impl fmt::Display for StrikeFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.what {
            StrikeProblem::Rating => write!(f, "no rating"),
            StrikeProblem::Kind => write!(f, "no kind of strike"),
            StrikeProblem::Position(fault) => write!(f, "{fault}"),
            StrikeProblem::Tick => write!(f, "not at tick 0"),
            StrikeProblem::Side => write!(f, "no side"),
            StrikeProblem::Command => write!(f, "no command"),
        }
    }
}

impl std::error::Error for StrikeFault {}

/// Reads strikes. The fault names the line that is wrong.
pub fn read(text: &str) -> Result<Vec<Strike>, StrikeFault> {
    let lines = (1..).zip(text.lines());
    let told = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    told.map(|(line, text)| read_line(text).map_err(|what| StrikeFault { line, what })).collect()
}

/// Reads one strike.
pub fn read_line(text: &str) -> Result<Strike, StrikeProblem> {
    let mut words = text.split(' ');
    let mut word = || words.next().unwrap_or_default();
    let rating = word().parse().map_err(|_| StrikeProblem::Rating)?;
    let kind = StrikeKind::of(word()).ok_or(StrikeProblem::Kind)?;
    read_task(rating, kind, words)
}

/// Reads position, side and command of a strike.
pub(super) fn read_task<'a>(
    rating: u16,
    kind: StrikeKind,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<Strike, StrikeProblem> {
    let mut word = || words.next().unwrap_or_default();
    let read = rtfen::read(&word().replace('_', " ")).map_err(StrikeProblem::Position)?;
    let (start, 0) = read else { return Err(StrikeProblem::Tick) };
    let side = match word() {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(StrikeProblem::Side),
    };
    let command = read_coords(word()).ok_or(StrikeProblem::Command)?;
    Ok(Strike { start, side, command, kind, rating })
}

/// A strike as a line, without its end.
pub fn write(strike: &Strike) -> String {
    format!("{} {} {}", strike.rating, strike.kind.key(), write_task(strike))
}

/// What names a strike for good.
pub fn id(strike: &Strike) -> PuzzleId {
    PuzzleId::of(&write_task(strike))
}

/// Position, side and command of a strike, as they stand in a line.
pub(super) fn write_task(strike: &Strike) -> String {
    let start = rtfen::write(&strike.start, &options(), 0).replace(' ', "_");
    let (side, command) = (strike.side.pick("w", "b"), coords(strike.command));
    format!("{start} {side} {command}")
}
