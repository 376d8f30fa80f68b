//! Games from a PGN file, each as it can be kept.

use super::tag::Tag;
use super::{Finish, Id, Kept, Record};
use crate::board::Seat;
use crate::notation::pgn::{self, Piece, Tags};
use crate::notation::words::{Verdict, reason};
use crate::notation::{Fault, realtime};
use crate::rules::{Outcome, Reason};
use crate::ui::clock::TimeControl;
use crate::ui::opening;
use crate::ui::player::Player;
use crate::ui::realtime as timed;
use crate::ui::saved::{Ended, Saved};
use crate::ui::table::{Setup, Table};

/// What the games of a file come to.
#[derive(Default)]
pub struct Imported {
    pub drafts: Vec<Draft>,
    pub faults: Vec<Unread>,
}

/// A game of a file that cannot be read: which one, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    pub number: usize,
    pub fault: Fault,
}

/// A game that is to be kept, as far as its file tells.
pub struct Draft {
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

impl Draft {
    /// The game as it is kept from now on.
    pub fn filed(self, id: Id, now: u64) -> Record {
        let Draft { name, begun, changed, finish, game, .. } = self;
        let begun = begun.unwrap_or(now);
        Record { id, name, begun, changed: changed.unwrap_or(begun), finish, game }
    }
}

impl Imported {
    /// Adds what a piece of a file holds.
    pub fn take(&mut self, piece: &Piece) {
        match read(piece) {
            Ok(drafts) => self.drafts.extend(drafts),
            Err(fault) => {
                let number = self.drafts.len() + self.faults.len() + 1;
                self.faults.push(Unread { number, fault });
            }
        }
    }
}

fn read(piece: &Piece) -> Result<Vec<Draft>, Fault> {
    if piece.mentions_tag("RealTime") {
        let record = realtime::pgn::read(piece.text).or_else(|_| {
            // Once more, to say where.
            realtime::pgn::read(&piece.in_place())
        });
        return Ok(vec![timed_draft(record?, &pgn::read_tags(piece.text)?)]);
    }
    let games = pgn::read(piece.text).or_else(|_| pgn::read(&piece.in_place()))?;
    games.iter().map(draft).collect()
}

fn draft(game: &pgn::Game) -> Result<Draft, Fault> {
    let played = opening::played(game.spec, game.fen.as_deref(), game.moves())?;
    let tag = game.tags.get("Kept").map(Tag::read);
    let known = tag.clone().unwrap_or_default();
    let players = known.players.unwrap_or([Player::Human; 2]);
    let time = game.tags.get("TimeControl").and_then(time_control);
    let mut table = Table::with(Setup { spec: game.spec, players, time }, played);
    table.ended = declared(game, &table);
    let finish = table.outcome().map(|outcome| Finish::at_table(&table, outcome));
    let saved = Saved {
        left: known.left.filter(|_| time.is_some()),
        black_below: known.black_below,
        ended: table.ended.map(Ended::of),
        ..Saved::of(&table, 0)
    };
    let draft = Draft::of(&game.tags, tag, finish, Kept::Turns(saved));
    Ok(Draft { is_annotated: game.is_annotated(), ..draft })
}

/// How people ended a game, if its rules did not.
fn declared(game: &pgn::Game, table: &Table) -> Option<Outcome> {
    if table.game.status().outcome.is_some() {
        return None;
    }
    let (winner, usual) = match game.verdict {
        Verdict::Open => return None,
        Verdict::First => (Some(Seat::First), Reason::Resignation),
        Verdict::Second => (Some(Seat::Second), Reason::Resignation),
        Verdict::Draw => (None, Reason::Agreement),
    };
    let told = game.tags.get("Termination").unwrap_or_default().to_lowercase();
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

fn timed_draft(record: realtime::Record, tags: &Tags) -> Draft {
    let tag = tags.get("Kept").map(Tag::read);
    let known = tag.clone().unwrap_or_default();
    let players = known.players.unwrap_or([Player::Human; 2]);
    let ending = record.arbiter.ending();
    let saved = timed::saved::Saved {
        game: realtime::record::write(&record),
        players,
        facing: known.facing,
        black_below: known.black_below,
        record: None,
    };
    let session = saved.open().ok();
    let finish = session.zip(ending).map(|(session, end)| Finish::of_session(&session, end));
    Draft::of(tags, tag, finish, Kept::Timed(saved))
}

impl Draft {
    fn of(tags: &Tags, tag: Option<Tag>, finish: Option<Finish>, game: Kept) -> Draft {
        let event = tags.get("Event").filter(|event| !is_blank(event)).map(str::to_owned);
        let name = if tag.is_some() { event } else { foreign_name(tags, event) };
        let Tag { id, begun, changed, .. } = tag.unwrap_or_default();
        Draft { id, name, begun, changed, finish, game, is_annotated: false }
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
