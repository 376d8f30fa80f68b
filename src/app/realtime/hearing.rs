//! What has happened, to be heard and announced: moves, moves that never were, the end.

use std::rc::Rc;

use crate::app::realtime::commands::refuse;
use crate::app::realtime::notice::{Heard, Remark, Voided};
use crate::app::realtime::refusing::role_of;
use crate::app::realtime::session::Session;
use crate::board::Color;
use crate::realtime::arbiter::Entry;
use crate::realtime::{ArbiterNews, Refusal, Status};

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
        heard.push(Heard::End(ending));
    }
    session.heard = Rc::from(heard);
}

fn of_move(session: &Session, entry: &Entry) -> Heard {
    let checks = session.scene().position.in_check(!entry.side);
    Heard::Move { effect: entry.deed.effect, checks }
}

/// What is to be heard of a command whose status has changed.
fn of_news(session: &mut Session, news: ArbiterNews) -> Option<Heard> {
    match news.status {
        Status::Voided => {
            session.voided.push((news.serial, news.asked));
            let role = role_of(session, news.side, news.asked);
            let voided = Voided { role, from: news.asked.from };
            session.say(Remark::Voided(voided));
            Some(Heard::Voided(voided))
        }
        Status::Rejected(Refusal::Cancelled | Refusal::Replaced) => None,
        Status::Rejected(reason) if session.setup.is_human(news.side) => {
            refuse(session, news.side, news.asked, reason);
            None
        }
        Status::Rejected(_) | Status::Ok | Status::Pending | Status::Queued => None,
    }
}
