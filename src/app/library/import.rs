//! Games from a PGN file, each as it can be kept.

use crate::app::common::finish::Finish;
use crate::app::common::id::Id;
use crate::app::common::player::PlayedBy;
use crate::app::library::tag::Tag;
use crate::app::library::{Kept, Record};
use crate::app::realtime as timed;
use crate::app::share::opening;
use crate::app::turns::clock::TimeControl;
use crate::app::turns::saved::{Ended, SavedTable};
use crate::app::turns::table::{Setup, Table};
use crate::board::Player;
use crate::notation::pgn;
use crate::notation::pgn::{GameText, Tags};
use crate::notation::words::{GameResult, reason};
use crate::notation::{Fault, realtime};
use crate::rules::{Outcome, Reason};

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
    begun: Option<u64>,
    changed: Option<u64>,
    finish: Option<Finish>,
    pub game: Kept,
    /// Are there comments or variations, which are not kept?
    pub is_annotated: bool,
}

impl RecordDraft {
    /// The game as it is kept from now on.
    pub fn filed(self, id: Id, now: u64) -> Record {
        let RecordDraft { name, begun, changed, finish, game, .. } = self;
        let begun = begun.unwrap_or(now);
        Record { id, name, begun, changed: changed.unwrap_or(begun), finish, game }
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

fn draft(game: &pgn::PgnGame) -> Result<RecordDraft, Fault> {
    let played = opening::played(game.spec, game.fen.as_deref(), game.moves())?;
    let tag = game.tags.get("Kept").map(Tag::read);
    let known = tag.clone().unwrap_or_default();
    let players = known.players.unwrap_or([PlayedBy::Human; 2]);
    let time = game.tags.get("TimeControl").and_then(time_control);
    let mut table = Table::with(Setup { spec: game.spec, players, time }, played);
    table.ended = declared(game, &table);
    let finish = table.finish();
    let saved = SavedTable {
        left: known.left.filter(|_| time.is_some()),
        black_below: known.black_below,
        ended: table.ended.map(Ended::of),
        ..SavedTable::of(&table, 0)
    };
    let draft = RecordDraft::of(&game.tags, tag, finish, Kept::Turns(saved));
    Ok(RecordDraft { is_annotated: game.is_annotated(), ..draft })
}

/// How people ended a game, if its rules did not.
fn declared(game: &pgn::PgnGame, table: &Table) -> Option<Outcome> {
    if table.game.status().outcome.is_some() {
        return None;
    }
    let (winner, usual) = match game.verdict {
        GameResult::Open => return None,
        GameResult::First => (Some(Player::First), Reason::Resignation),
        GameResult::Second => (Some(Player::Second), Reason::Resignation),
        GameResult::Draw => (None, Reason::Agreement),
    };
    let told = game.tags.get("Termination").unwrap_or_default().to_ascii_lowercase();
    let told = match told.as_str() {
        // As PGN's standard has it.
        "time forfeit" => Some(Reason::Time),
        told => Reason::ALL.into_iter().find(|&other| reason(other) == told),
    };
    Some(Outcome { winner, reason: told.unwrap_or(usual) })
}

/// `300+3`, in seconds.
fn time_control(text: &str) -> Option<TimeControl> {
    let (base, more) = text.split_once('+').unwrap_or((text, "0"));
    let [base_ms, increment_ms] = [milliseconds(base)?, milliseconds(more)?];
    Some(TimeControl { base_ms, increment_ms }).filter(|time| time.base_ms > 0)
}

fn milliseconds(seconds: &str) -> Option<u32> {
    let (whole, rest) = seconds.split_once('.').unwrap_or((seconds, ""));
    let rest = format!("{rest:0<3}");
    let part: u32 = rest.get(..3)?.parse().ok()?;
    whole.parse::<u32>().ok()?.checked_mul(1_000)?.checked_add(part)
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
    };
    let session = saved.open().ok();
    let finish = session.zip(ending).map(|(session, end)| session.setup.finish(end));
    RecordDraft::of(tags, tag, finish, Kept::Timed(saved))
}

impl RecordDraft {
    fn of(tags: &Tags, tag: Option<Tag>, finish: Option<Finish>, game: Kept) -> RecordDraft {
        let event = tags.get("Event").filter(|event| !is_blank(event)).map(str::to_owned);
        let name = if tag.is_some() { event } else { foreign_name(tags, event) };
        let Tag { id, begun, changed, .. } = tag.unwrap_or_default();
        RecordDraft { id, name, begun, changed, finish, game, is_annotated: false }
    }
}

/// What a game of other people is called: by them, and where they played.
fn foreign_name(tags: &Tags, event: Option<String>) -> Option<String> {
    let names = ["White", "Black"].map(|side| tags.get(side).filter(|name| !is_blank(name)));
    let [Some(white), Some(black)] = names else { return event };
    if (white, black) == ("White", "Black") {
        return event;
    }
    let event = event.map(|event| format!(", {event}")).unwrap_or_default();
    Some(format!("{white} – {black}{event}"))
}

fn is_blank(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}
