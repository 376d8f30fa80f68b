//! All kept games as one PGN file.

use crate::app::library::tag::Tag;
use crate::app::library::{Kept, Record, day};
use crate::app::share::sharing;
use crate::board::Color;
use crate::notation::realtime;
use crate::notation::realtime::record;
use crate::notation::{Fault, pgn, words};

/// A file, and how many games could not be written: their moves cannot be read here.
pub struct Exported {
    pub text: String,
    pub games: usize,
    pub left_out: usize,
}

/// Writes games one after another.
pub fn export<'a>(records: impl Iterator<Item = &'a Record>) -> Exported {
    let (written, failed): (Vec<_>, Vec<_>) = records.map(write).partition(Result::is_ok);
    let texts: Vec<String> = written.into_iter().flatten().collect();
    Exported { text: texts.join("\n"), games: texts.len(), left_out: failed.len() }
}

fn write(kept: &Record) -> Result<String, Fault> {
    let event = kept.name.as_deref().unwrap_or("?");
    let (date, tag) = (day::dotted(kept.begun), Tag::of(kept).write());
    match &kept.game {
        Kept::Turns(saved) => {
            let table = saved.open()?;
            let mut game = sharing::pgn_game(&table);
            for (name, value) in [("Event", event), ("Date", &date), ("Kept", &tag)] {
                game.tags.set(name, value);
            }
            if let Some(outcome) = table.outcome() {
                game.tags.set("Termination", words::reason(outcome.reason));
            }
            if let Some(time) = saved.time {
                let [base, more] = [time.base_ms, time.increment_ms].map(seconds);
                game.tags.set("TimeControl", &format!("{base}+{more}"));
            }
            Ok(pgn::write(&game))
        }
        Kept::Timed(saved) => {
            let session = saved.open()?;
            let game = record::read(&saved.game)?;
            let [white, black] = Color::ALL.map(|side| session.setup.who(side).tag());
            let known = [
                ("Event", event),
                ("Date", &date),
                ("White", white),
                ("Black", black),
                ("Kept", &tag),
            ];
            Ok(realtime::pgn::write(&game, &known))
        }
    }
}

/// Milliseconds as seconds, with a fraction where there is one.
fn seconds(ms: u32) -> String {
    let text = format!("{}.{:03}", ms / 1_000, ms % 1_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
