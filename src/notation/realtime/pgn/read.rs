//! Reading back the games we write.

use crate::board::Color;
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, MoveProblem, Part, PgnProblem, Problem};
use crate::notation::pgn::cursor::Cursor;
use crate::notation::pgn::tags;
use crate::notation::realtime::record::LONGEST;
use crate::notation::realtime::{TimedRecord, TimedSettings, rtfen, san, words};
use crate::notation::words::GameResult;
use crate::realtime::arbiter::Standing;
use crate::realtime::{Arbiter, TU, Tick, TimedPosition};

const TAG: &str = "RealTime";

/// What the tag `RealTime` says.
#[derive(Default)]
struct Agreed {
    settings: TimedSettings,
    start: Option<(TimedPosition, Tick)>,
    standing: Standing,
}

/// Reads a game with its tag `RealTime` and a stamp behind every move.
pub fn read(text: &str) -> Result<TimedRecord, Fault> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let mut cursor = Cursor::new(text);
    let head = tags::read(&mut cursor)?;
    let agreed = head.tags.get(TAG).ok_or(PgnProblem::NoTag(TAG))?;
    let mut agreed = agreed_on(agreed).map_err(|fault| fault.within(Part::Tag(TAG)))?;
    let start = agreed.start.unwrap_or((agreed.settings.start(), 0));
    let mut arbiter = Arbiter::new(agreed.settings.options, start.0, start.1);
    read_moves(&mut cursor, &mut arbiter)?;
    let standing = &mut agreed.standing;
    standing.ending = standing.ending.or(arbiter.ending());
    standing.now = standing.ending.map_or(0, |ending| ending.tick);
    let cannot = |why| MoveProblem::Impossible(why).at(Part::Ending).within(Part::Tag(TAG));
    arbiter.resume(standing).map_err(cannot)?;
    Ok(TimedRecord { settings: agreed.settings, arbiter })
}

fn agreed_on(text: &str) -> Result<Agreed, Fault> {
    let mut agreed = Agreed::default();
    for pair in text.split(';').filter(|pair| !pair.is_empty()) {
        let odd = || Problem::NotUnderstood(Excerpt::of(pair));
        let (key, value) = pair.split_once('=').ok_or_else(odd)?;
        match key {
            "start" => agreed.start = Some(rtfen::read(value)?),
            "end" => agreed.standing.ending = Some(words::read_ending(value).ok_or_else(odd)?),
            _ if agreed.settings.set(key, value)? => {}
            _ => return Err(odd().into()),
        }
    }
    Ok(agreed)
}

/// Reads moves up to the result. Who moves is told by the places; when, by what stands behind.
fn read_moves(cursor: &mut Cursor, arbiter: &mut Arbiter) -> Result<(), Fault> {
    let mut side = Color::White;
    loop {
        cursor.skip_blanks();
        let place = cursor.place();
        let word = cursor.take_while(|c| !c.is_whitespace() && c != '{');
        let text = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let text = if text.starts_with('.') { text.trim_start_matches('.') } else { word };
        match text {
            "" if word.is_empty() => return Err(cursor.fault(place, PgnProblem::MoveMissing)),
            "" => continue,
            "--" => {}
            _ if GameResult::from_token(text).is_some() => return Ok(()),
            _ => {
                let found = Excerpt::of(text);
                let tick = read_stamp(cursor);
                let missing = || PgnProblem::StampMissing(found.clone());
                let tick = tick.ok_or_else(|| cursor.fault(place, missing()))?;
                let position = arbiter.view(Color::Black);
                let effect = san::read(position, arbiter.options(), side, text, tick);
                let illegal = || MoveProblem::NotLegal(found.clone());
                let effect = effect.ok_or_else(|| cursor.fault(place, illegal()))?;
                let done = arbiter.append(tick, side, effect.asked());
                done.map_err(|why| cursor.fault(place, MoveProblem::Refused { found, why }))?;
            }
        }
        side = !side;
    }
}

/// Reads `{[%rt 12.350]}`.
fn read_stamp(cursor: &mut Cursor) -> Option<Tick> {
    cursor.skip_blanks();
    let rest = cursor.take_while(|c| c != '}').strip_prefix("{[%rt ")?;
    cursor.advance();
    let (whole, parts) = rest.strip_suffix(']')?.split_once('.')?;
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let parts = Some(parts).filter(|parts| parts.len() == 3 && digits(parts))?;
    let whole: Tick = Some(whole).filter(|whole| digits(whole))?.parse().ok()?;
    whole.checked_mul(TU)?.checked_add(parts.parse().ok()?)
}
