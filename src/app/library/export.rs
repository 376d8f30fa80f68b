//! All kept games as one PGN file.

use crate::app::common::day;
use crate::app::library::tag::Tag;
use crate::app::library::{Kept, Record, import, labels};
use crate::app::share::{annotations, sharing};
use crate::app::turns::saved::SavedTable;
use crate::board::Color;
use crate::notation::Fault;
use crate::notation::pgn::{self, PgnGame};
use crate::notation::realtime;
use crate::notation::realtime::record;

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
    match &kept.game {
        Kept::Turns(saved) => Ok(pgn::write(&of_turns(kept, saved)?)),
        Kept::Timed(saved) => {
            let (date, tag) = (day::dotted(kept.begun), Tag::of(kept).write());
            let event = kept.name.as_deref().unwrap_or("?");
            let session = saved.open()?;
            let game = record::read(&saved.game)?;
            let [white, black] = Color::ALL.map(|side| session.setup.who(side).tag());
            let labels = labels::write(&kept.labels);
            let mut known = vec![
                ("Event", event),
                ("Date", &date),
                ("White", white),
                ("Black", black),
                ("Kept", &tag),
            ];
            if !labels.is_empty() {
                known.push((labels::PGN_TAG, &labels));
            }
            Ok(realtime::pgn::write(&game, &known))
        }
    }
}

/// A game with turns. What a file told of it stands as it did.
fn of_turns(kept: &Record, saved: &SavedTable) -> Result<PgnGame, Fault> {
    let mut table = saved.open()?;
    if saved.annotated.is_none() {
        table.begun = table.begun.or(Some(kept.begun));
    }
    let mut game = sharing::pgn_game(&table);
    let is_told = annotations::told(&table).is_some();
    let name = kept.name.as_deref();
    match is_told {
        true if kept.name == import::foreign_name(&game.tags) => {}
        true => game.tags.set("KeptName", name.unwrap_or_default()),
        false => game.tags.set("Event", name.unwrap_or("?")),
    }
    game.tags.set("Kept", &Tag { is_told, ..Tag::of(kept) }.write());
    if !kept.labels.is_empty() {
        game.tags.set(labels::PGN_TAG, &labels::write(&kept.labels));
    }
    Ok(game)
}
