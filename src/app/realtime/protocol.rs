//! What the page and the game without turns tell each other.

use crate::app::common::finish::Finish;
use crate::app::common::id::Id;
use crate::app::realtime::saved::SavedSession;
use crate::app::realtime::session::Session;
use crate::app::realtime::wish::TimedWish;
use crate::notation::realtime::{TimedRecord, link, rtfen, san, words};
use crate::realtime::{Arbiter, Ending};

/// What the page wants to be seen and done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToRealtime {
    pub place: Place,
    /// A game to begin, and a number that tells this wish from the one before.
    pub begin: Option<(u32, Begin)>,
    /// What was wished for last: so one plays what a link leads to.
    pub usual: TimedWish,
    pub sound: bool,
    /// Ask before resigning.
    pub confirm_resign: bool,
    /// Is the game being shared?
    pub shares: bool,
    /// What was kept under one id goes on under another.
    pub refiled: Option<(Id, Id)>,
}

/// Which game begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Begin {
    New(TimedWish),
    /// One from a position that somebody has set up, as RTFEN.
    SetUp(TimedWish, String),
    /// One that is kept goes on.
    Kept(SavedSession),
}

/// Where somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// At a game with turns, or its rules.
    #[default]
    Away,
    Table,
    Rules,
}

/// What the page is told.
#[derive(Clone, PartialEq, Debug)]
pub enum FromRealtime {
    /// Somebody wants to set up a new game.
    NewGame,
    /// The game is played with somebody at another device.
    Meets,
    /// Somebody wants to play the computer, as was wished for last.
    PlayComputer,
    /// The dialog for sharing was closed.
    Shared,
    /// It has led elsewhere.
    LedElsewhere,
    /// In a frame: how the game stands now.
    Stands(GameStanding),
    /// The game as it is to be kept among all games, and how it ended.
    Keep { id: Id, finish: Option<Finish>, game: Box<SavedSession> },
}

impl FromRealtime {
    /// What is to be kept of a session at a moment, once there is something.
    pub fn keep(session: &Session, now: f64) -> Option<FromRealtime> {
        let id = session.record?;
        let game = Box::new(SavedSession { record: None, ..SavedSession::of(session, now) });
        let ending = session.arbiter.ending();
        let finish = ending.map(|ending| session.setup.finish(ending));
        Some(FromRealtime::Keep { id, finish, game })
    }
}

/// How a game stands, for the page around a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameStanding {
    /// The position, as RTFEN.
    pub fen: String,
    /// The game without its moves, as a link: it tells one game from another.
    pub start: String,
    /// The number of moves made, and the last of them, for several may become final at once.
    pub made: usize,
    pub latest: Vec<Made>,
    pub end: Option<StandingEnd>,
    /// The whole game.
    pub link: String,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    pub coords: String,
    /// As PGN has it, so that it tells the move from all others.
    pub san: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingEnd {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: String,
    pub reason: String,
    /// `white` or `black`; none if it is drawn.
    pub winner: Option<String>,
}

/// How many moves are told at most: before so many more are made, every piece on the board has moved
/// once and waits again.
const LATEST: usize = 32;

impl GameStanding {
    /// How a session's game stands at a moment.
    pub fn of(session: &Session, now: f64) -> GameStanding {
        let arbiter = &session.arbiter;
        let record = TimedRecord { settings: session.setup.terms, arbiter: arbiter.clone() };
        let tick = session.tick(now);
        GameStanding {
            fen: rtfen::write(&session.scene().position, arbiter.options(), tick),
            start: link::encode(&TimedRecord { arbiter: arbiter.rewound(0), ..record.clone() }),
            made: arbiter.log().len(),
            latest: latest(arbiter),
            end: arbiter.ending().map(StandingEnd::of),
            link: link::encode(&record),
        }
    }
}

/// The last moves of a game.
fn latest(arbiter: &Arbiter) -> Vec<Made> {
    let first = arbiter.log().len().saturating_sub(LATEST);
    let mut position = arbiter.start().0;
    let mut made = Vec::new();
    for (index, entry) in arbiter.log().iter().enumerate() {
        let (effect, tick) = (&entry.deed.effect, entry.tick);
        if index >= first {
            let san = san::write(&position, arbiter.options(), effect, tick);
            made.push(Made { coords: words::coords(entry.asked()), san });
        }
        position = position.apply(arbiter.options(), effect, tick);
    }
    made
}

impl StandingEnd {
    fn of(ending: Ending) -> StandingEnd {
        let result = ending.winner.map_or("1/2-1/2", |side| side.pick("1-0", "0-1"));
        StandingEnd {
            result: result.to_owned(),
            reason: words::reason(ending.reason).to_owned(),
            winner: ending.winner.map(|side| side.pick("white", "black").to_owned()),
        }
    }
}
