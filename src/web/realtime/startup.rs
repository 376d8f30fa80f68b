//! A visit to the game without turns: where it takes up, and where links lead.

use yew::prelude::*;

use crate::app::realtime::protocol::Begin;
use crate::app::realtime::saved::SavedSession;
use crate::app::realtime::wire::TimedWant;
use crate::app::realtime::{Remark, Session, SessionAction, TimedSetup, TimedWish};
use crate::app::shell::route::Route;
use crate::notation::realtime::{TimedRecord, link, rtfen};
use crate::realtime::Arbiter;
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::realtime::first;
use crate::web::realtime::room::SessionHandle;

/// The game without turns to begin with: what a link says, else that of the last visit, else a new
/// one that waits to be begun.
pub fn first_session(usual: &TimedWish) -> Session {
    let kept = store::opened(store::REALTIME, |saved: SavedSession| saved.open()).ok().flatten();
    let proposed = first::proposed(usual);
    // Nobody has chosen the speed of a game that was only looked at.
    let is_only_seen =
        |session: &Session| !session.arbiter.has_begun() && proposed.tu_ms != usual.tu_ms;
    let kept = kept.filter(|session| !is_only_seen(session));
    let session =
        kept.unwrap_or_else(|| Session::still(TimedSetup::of(&proposed, browser::chance())));
    let hash = browser::hash();
    match Route::of(&hash) {
        Route::RealTime => other_session(&hash, usual, &session).unwrap_or(session),
        _ => session,
    }
}

/// What begins a game that is asked for; nothing if it is the one at hand.
pub fn begun(begin: &Begin, at_hand: &Session) -> Option<SessionAction> {
    let opened = match begin {
        Begin::New(wish) => {
            let setup = TimedSetup::of(wish, browser::chance());
            return Some(match waits_for_intro(begin) {
                true => SessionAction::Open(Box::new(Session::still(setup))),
                false => SessionAction::Begin(setup),
            });
        }
        Begin::SetUp(wish, start) => return Some(set_up(wish, start)),
        Begin::Kept(saved) => saved.open(),
    };
    let moves = |session: &Session| session.arbiter.log().len();
    match opened {
        // Unless another page has played on, what is kept is not ahead of what is at hand.
        Ok(kept) if kept.record == at_hand.record && moves(&kept) <= moves(at_hand) => None,
        Ok(kept) => Some(SessionAction::Open(Box::new(kept))),
        Err(fault) => Some(SessionAction::Say(Remark::WrongGame(fault))),
    }
}

/// Is it shown before a game that begins how time passes?
pub fn waits_for_intro(begin: &Begin) -> bool {
    matches!(begin, Begin::New(_)) && !first::experience().is_shown
}

/// Begins a game from a position that somebody has set up.
fn set_up(wish: &TimedWish, start: &str) -> SessionAction {
    let setup = TimedSetup::of(wish, browser::chance());
    match rtfen::read(start) {
        Ok((position, tick)) => {
            let arbiter = Arbiter::new(setup.terms.options, position, tick).held();
            SessionAction::Open(Box::new(Session::with(setup, arbiter)))
        }
        Err(fault) => SessionAction::Say(Remark::WrongGame(fault)),
    }
}

/// Begins a game of a setup with the sides exchanged.
pub fn rematch(room: &SessionHandle, setup: TimedSetup) -> Callback<MouseEvent> {
    let room = room.clone();
    Callback::from(move |_| {
        // With somebody at another device both must want it.
        if room.session.wire.is_some() {
            return room.dispatch(SessionAction::Want(TimedWant::Rematch(true)));
        }
        // Back is not to lead away from a game that has just begun.
        browser::stay_here();
        room.dispatch(SessionAction::Begin(setup.reversed(browser::chance())));
    })
}

/// The game without turns that a link leads to, if it is not the one at hand. A wrong link leads to a
/// new game, which says what is wrong with it.
pub fn other_session(hash: &str, usual: &TimedWish, at_hand: &Session) -> Option<Session> {
    // The bare address is that of whatever is at hand.
    hash.split_once('?')?;
    let setup = TimedSetup::of(usual, browser::chance());
    match link::decode(hash) {
        Err(fault) => {
            Some(Session::still(setup).act(SessionAction::Say(Remark::WrongLink(fault)), 0.0))
        }
        Ok(record) if link::encode(&record) == at_hand.setup.link() => None,
        Ok(TimedRecord { settings, arbiter }) => {
            let setup = TimedSetup { terms: settings, ..setup };
            let new = arbiter.log().is_empty() && arbiter.ending().is_none();
            let arbiter = if new { arbiter.held() } else { arbiter };
            Some(Session::with(setup, arbiter))
        }
    }
}
