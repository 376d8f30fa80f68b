//! Games from a PGN file, each as it can be kept.

use crate::app::common::finish::Finish;
use crate::app::common::id::Id;
use crate::app::common::player::{Person, PlayedBy};
use crate::app::library::tag::Tag;
use crate::app::library::{Kept, Record, labels};
use crate::app::realtime as timed;
use crate::app::share::{opening, time_control};
use crate::app::turns::saved::SavedTable;
use crate::app::turns::table::Setup;
use crate::notation::pgn::{self, GameText, PgnGame, Tags};
use crate::notation::{Fault, realtime};

/// What the games of a file come to.
#[derive(Default)]
pub struct Imported {
    pub drafts: Vec<RecordDraft>,
    pub faults: Vec<Unread>,
}

/// A game of a file that cannot be read: which one, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    pub number: usize,
    pub fault: Fault,
}

/// A game that is to be kept, as far as its file tells.
pub struct RecordDraft {
    /// Under what it was kept where it comes from.
    pub id: Option<Id>,
    name: Option<String>,
    labels: Vec<String>,
    begun: Option<u64>,
    changed: Option<u64>,
    finish: Option<Finish>,
    pub game: Kept,
}

impl RecordDraft {
    /// The game as it is kept from now on.
    pub fn filed(self, id: Id, now: u64) -> Record {
        let RecordDraft { name, labels, begun, changed, finish, game, .. } = self;
        let begun = begun.unwrap_or(now);
        Record { id, name, labels, begun, changed: changed.unwrap_or(begun), finish, game }
    }
}

impl Imported {
    /// Adds what a piece of a file holds.
    pub fn take(&mut self, game_text: &GameText) {
        match read(game_text) {
            Ok(drafts) => self.drafts.extend(drafts),
            Err(fault) => {
                let number = self.drafts.len() + self.faults.len() + 1;
                self.faults.push(Unread { number, fault });
            }
        }
    }
}

fn read(game_text: &GameText) -> Result<Vec<RecordDraft>, Fault> {
    if game_text.mentions_tag("RealTime") {
        let record = realtime::pgn::read(game_text.text).or_else(|_| {
            // Once more, to say where.
            realtime::pgn::read(&game_text.in_place())
        });
        return Ok(vec![timed_draft(record?, &pgn::read_tags(game_text.text)?)]);
    }
    let games = pgn::read(game_text.text).or_else(|_| pgn::read(&game_text.in_place()))?;
    games.iter().map(draft).collect()
}

fn draft(game: &PgnGame) -> Result<RecordDraft, Fault> {
    let mut game = game.clone();
    let tag = game.tags.take("Kept").map(|tag| Tag::read(&tag));
    let name = game.tags.take("KeptName");
    let labels = game.tags.take(labels::PGN_TAG).map(|text| labels::read(&text));
    let known = tag.clone().unwrap_or_default();
    let is_own = tag.is_some() && !known.is_told;
    // What was left after each move is kept beside the moves; nothing else is said of them.
    let times = if is_own { time_control::take_times(&mut game.tree) } else { Vec::new() };
    let strangers = Setup { spec: game.spec, players: [PlayedBy::Human; 2], time: None };
    let mut table = opening::from_pgn(&game, strangers)?;
    table.setup.players = known.players.unwrap_or(table.setup.players);
    table.setup.time = time_control::told(&game.tags).filter(|_| is_own);
    let saved = SavedTable {
        times,
        hints: known.hints.into_iter().filter(|&ply| ply as usize <= table.game.len()).collect(),
        left: known.left.filter(|_| table.setup.time.is_some()),
        black_below: known.black_below,
        names: table.names.clone().map(|name| name.filter(|name| !is_own || !is_usual(name))),
        annotated: table.annotated.clone().filter(|_| !is_own || game.is_annotated()),
        begun: known.begun.filter(|_| is_own && game.is_annotated()),
        ..SavedTable::of(&table, 0)
    };
    let draft = RecordDraft::of(&game.tags, tag, table.finish(), Kept::Turns(Box::new(saved)));
    // Somebody may call a game of other people by no name.
    let name = name.map_or(draft.name, |name| Some(name).filter(|name| !name.is_empty()));
    Ok(RecordDraft { name, labels: labels.unwrap_or_default(), ..draft })
}

/// Is it what our own files call somebody who gave no name?
fn is_usual(name: &str) -> bool {
    let is_computer = || name.starts_with(&format!("{} (", Person::Computer.tag()));
    Person::ALL.iter().any(|person| person.tag() == name) || is_computer()
}

fn timed_draft(record: realtime::TimedRecord, tags: &Tags) -> RecordDraft {
    let tag = tags.get("Kept").map(Tag::read);
    let known = tag.clone().unwrap_or_default();
    let players = known.players.unwrap_or([PlayedBy::Human; 2]);
    let ending = record.arbiter.ending();
    let saved = timed::saved::SavedSession {
        game: realtime::record::write(&record),
        players,
        facing: known.facing,
        black_below: known.black_below,
        record: None,
        wire: None,
    };
    let session = saved.open().ok();
    let finish = session.zip(ending).map(|(session, end)| session.setup.finish(end));
    RecordDraft::of(tags, tag, finish, Kept::Timed(saved))
}

impl RecordDraft {
    fn of(tags: &Tags, tag: Option<Tag>, finish: Option<Finish>, game: Kept) -> RecordDraft {
        let event = told(tags, "Event").map(str::to_owned);
        let is_own = tag.as_ref().is_some_and(|tag| !tag.is_told);
        let name = if is_own { event } else { foreign_name(tags) };
        let Tag { id, begun, changed, .. } = tag.unwrap_or_default();
        let labels = tags.get(labels::PGN_TAG).map(labels::read).unwrap_or_default();
        RecordDraft { id, name, labels, begun, changed, finish, game }
    }
}

/// What a game of other people is called: by them, and where they played.
pub fn foreign_name(tags: &Tags) -> Option<String> {
    let event = told(tags, "Event").map(str::to_owned);
    let [Some(white), Some(black)] = ["White", "Black"].map(|side| told(tags, side)) else {
        return event;
    };
    if (white, black) == ("White", "Black") {
        return event;
    }
    let event = event.map(|event| format!(", {event}")).unwrap_or_default();
    Some(format!("{white} – {black}{event}"))
}

/// What a tag says, if that is anything.
fn told<'a>(tags: &'a Tags, name: &str) -> Option<&'a str> {
    tags.get(name).filter(|value| !is_blank(value))
}

fn is_blank(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}
