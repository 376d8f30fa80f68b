//! What the page and the program of the game without turns, which it brings when somebody wants to
//! play that, tell each other.

use serde::{Deserialize, Serialize};

use super::listing::short;
use super::saved::Saved;
use super::session::Session;
use super::wish::Wish;
use crate::notation::realtime::{Record, link, rtfen, words};
use crate::ui::records::{Finish, Id};

/// The events by which the program is asked, and tells.
pub const ASK: &str = "wonderboard-arena-ask";
pub const TELL: &str = "wonderboard-arena-tell";

/// What the page wants to be seen and done.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Asked {
    pub place: Place,
    /// A game to begin, and a number that tells this wish from the one before.
    pub begin: Option<(u32, Begin)>,
    /// What was wished for last: so one plays what a link leads to.
    pub usual: Wish,
    pub sound: bool,
    /// Ask before resigning.
    pub confirm_resign: bool,
    /// Is the game being shared?
    pub shares: bool,
    /// What was kept under one id goes on under another.
    pub refiled: Option<(Id, Id)>,
}

/// Which game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Begin {
    New(Wish),
    /// One that is kept goes on.
    Kept(Saved),
}

/// Where somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// At a game with turns, or its rules.
    #[default]
    Away,
    Table,
    Rules,
}

/// What the page is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// Somebody wants to set up a new game.
    NewGame,
    /// The dialog for sharing was closed.
    Shared,
    /// In a frame: how the game stands now.
    Stands(Standing),
    /// The game as it is to be kept among all games, and how it ended.
    Keep { id: Id, finish: Option<Finish>, game: Box<Saved> },
}

impl Told {
    /// What is to be kept of a session at a moment, once there is something.
    pub fn keep(session: &Session, now: f64) -> Option<Told> {
        let id = session.record?;
        let game = Box::new(Saved { record: None, ..Saved::of(session, now) });
        let ending = session.arbiter.ending();
        let finish = ending.map(|ending| Finish::of_session(session, ending));
        Some(Told::Keep { id, finish, game })
    }
}

/// How a game stands, for the page around a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// The position, as RTFEN.
    pub fen: String,
    /// The number of moves made, and the last of them in coordinates and as it is listed.
    pub made: usize,
    pub coords: String,
    pub san: String,
    /// `1-0`, `0-1` or `1/2-1/2`, and why.
    pub end: Option<(String, String)>,
    /// The whole game.
    pub link: String,
}

impl Standing {
    /// How a session's game stands at a moment.
    pub fn of(session: &Session, now: f64) -> Standing {
        let arbiter = &session.arbiter;
        let last = arbiter.log().last();
        let record = Record { settings: session.setup.terms, arbiter: arbiter.clone() };
        let tick = session.tick(now);
        Standing {
            fen: rtfen::write(&session.scene().position, arbiter.options(), tick),
            made: arbiter.log().len(),
            coords: last.map(|entry| words::coords(entry.asked())).unwrap_or_default(),
            san: last.map(|entry| short(&entry.deed.effect)).unwrap_or_default(),
            end: arbiter.ending().map(|ending| {
                let token = ending.winner.map_or("1/2-1/2", |side| side.pick("1-0", "0-1"));
                (token.to_owned(), words::reason(ending.reason).to_owned())
            }),
            link: link::encode(&record),
        }
    }
}
