//! What has happened, to be heard and announced: moves, moves that never were, the end.

use std::rc::Rc;

use super::session::Session;
use super::words;
use crate::board::Color;
use crate::realtime::arbiter::Entry;
use crate::realtime::{News, Refusal, Status};
use crate::ui::table::About;

/// Something to be heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    pub kind: Kind,
    /// The same in words.
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Move,
    Capture,
    Check,
    Voided,
    End,
}

/// Notes what has happened since the last time.
pub fn hear(session: &mut Session) {
    let mut heard: Vec<Heard> = Vec::new();
    let log = session.arbiter.log().get(session.told..).unwrap_or_default();
    let pending = session.arbiter.pending();
    // Whoever plays White does not hear what may still be void.
    let sees = session.setup.own() != Some(Color::White);
    for entry in log.iter().chain(pending.iter().filter(|_| sees)) {
        if !session.known.contains(&entry.serial) {
            heard.push(of_move(session, entry));
        }
    }
    session.told = session.arbiter.log().len();
    session.known = match sees {
        true => pending.iter().map(|entry| entry.serial).collect(),
        false => Vec::new(),
    };
    for news in session.arbiter.take_news() {
        heard.extend(of_news(session, news));
    }
    if let Some(ending) = session.arbiter.ending().filter(|_| !session.ended) {
        session.ended = true;
        let text = words::result(session, ending);
        heard.push(Heard { kind: Kind::End, text });
    }
    session.heard = Rc::from(heard);
}

fn of_move(session: &Session, entry: &Entry) -> Heard {
    let effect = &entry.deed.effect;
    let checks = session.scene().position.in_check(!entry.side);
    let kind = match effect.captured {
        _ if checks => Kind::Check,
        Some(_) => Kind::Capture,
        None => Kind::Move,
    };
    Heard { kind, text: words::spoken(effect, checks) }
}

/// What is to be said of a command whose status has changed.
fn of_news(session: &mut Session, news: News) -> Option<Heard> {
    let man = words::man_of(session, news.side, news.asked);
    match news.status {
        Status::Voided => {
            session.voided.push((news.serial, news.asked));
            let text = words::voided(man, news.asked);
            session.say(&text, About::Game);
            Some(Heard { kind: Kind::Voided, text })
        }
        Status::Rejected(Refusal::Cancelled | Refusal::Replaced) => None,
        Status::Rejected(reason) if session.setup.is_human(news.side) => {
            let why = words::refusal(session, news.side, news.asked, reason);
            session.say(&why, About::Attempt);
            None
        }
        Status::Rejected(_) | Status::Ok | Status::Pending | Status::Queued => None,
    }
}
