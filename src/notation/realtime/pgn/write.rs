//! Writing games.

use crate::board::Color;
use crate::notation::pgn::tags::{ROSTER, push};
use crate::notation::pgn::wrap::Wrap;
use crate::notation::realtime::{TimedRecord, rtfen, san, words};
use crate::notation::words::GameResult;
use crate::realtime::arbiter::Entry;
use crate::realtime::{Ending, TU, Tick, TimedPosition};

/// Writes a game, with what is known for the tags of every game (`Event`, `White` and the like), and
/// any other tags.
pub fn write(record: &TimedRecord, known: &[(&str, &str)]) -> String {
    let verdict = verdict(record.arbiter.ending());
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        let value = known.iter().find(|tag| tag.0 == name).map_or(unknown, |tag| tag.1);
        push(&mut text, name, value);
    }
    push(&mut text, "Result", verdict.token());
    let start = &record.arbiter.start().0;
    // The pieces's first waits are no matter to other programs.
    if start.key() != TimedPosition::start().key() {
        let [placement, castling] = rtfen::placement_and_castling(start);
        push(&mut text, "SetUp", "1");
        push(&mut text, "FEN", &format!("{placement} w {castling} - 0 1"));
    }
    push(&mut text, "RealTime", &settings(record, record.own_start()));
    let others = known.iter().filter(|tag| ROSTER.iter().all(|(name, _)| *name != tag.0));
    others.for_each(|(name, value)| push(&mut text, name, value));
    text.push('\n');
    text + &movetext(record, verdict)
}

/// The value of the tag `RealTime`: what a record says before and after the moves.
fn settings(record: &TimedRecord, start: Option<String>) -> String {
    let pairs = record.settings.pairs().into_iter().chain(start.map(|start| ("start", start)));
    let ending = record.arbiter.ending().map(|ending| ("end", words::ending(ending)));
    let short = |key| if key == "tu_ms" { "tu" } else { key };
    let pairs = pairs.chain(ending).map(|(key, value)| format!("{}={value}", short(key)));
    pairs.collect::<Vec<_>>().join(";")
}

fn verdict(ending: Option<Ending>) -> GameResult {
    match ending.map(|ending| ending.winner) {
        None => GameResult::Open,
        Some(None) => GameResult::Draw,
        Some(Some(Color::White)) => GameResult::First,
        Some(Some(Color::Black)) => GameResult::Second,
    }
}

fn movetext(record: &TimedRecord, verdict: GameResult) -> String {
    let options = &record.settings.options;
    let mut wrap = Wrap::default();
    let mut position = record.arbiter.start().0;
    let mut turn = Color::White;
    let mut number = 1;
    for Entry { tick, side, deed, .. } in record.arbiter.log() {
        if *side != turn {
            ply(&mut wrap, turn, &mut number, "--");
        }
        let text = san::write(&position, options, &deed.effect, *tick);
        ply(&mut wrap, *side, &mut number, &text);
        wrap.word(&format!("{{[%rt {}]}}", stamp(*tick)));
        position = position.apply(options, &deed.effect, *tick);
        turn = !*side;
    }
    wrap.word(verdict.token());
    wrap.finish()
}

/// One half of a full move; White's has the number before it.
fn ply(wrap: &mut Wrap, side: Color, number: &mut u32, text: &str) {
    match side {
        Color::White => wrap.word(&format!("{number}.")),
        Color::Black => *number += 1,
    }
    wrap.word(text);
}

/// Ticks in time units: `12.350`.
pub fn stamp(tick: Tick) -> String {
    format!("{}.{:03}", tick / TU, tick % TU)
}
