//! What the end of a game means to whoever played it here, and what to play next.

use crate::app::common::finish::{Manner, Verdict};
use crate::app::rating::{Ended, Form};
use crate::app::realtime::card;
use crate::app::realtime::session::Session;
use crate::app::realtime::setup::TimedSetup;
use crate::board::ByColor;

/// How a game ended for the one person here; none while it goes on, or if both players are here.
pub fn verdict(session: &Session) -> Option<(Verdict, Manner)> {
    let ending = session.arbiter.ending()?;
    let own = session.setup.own()?;
    Some((Verdict::of(ending.winner, own), ending.reason.into()))
}

/// How somebody fares after a game. One that was not played to its end here does not count.
pub fn counted(form: &Form, session: &Session) -> Form {
    let ended = || {
        let (verdict, _) = verdict(session)?;
        let (_, level) = session.setup.computer()?;
        let id = session.record.filter(|_| session.is_played_on)?;
        Some(Ended { id, game: card::SLUG, level, verdict })
    };
    ended().map_or_else(|| form.clone(), |ended| form.after(&ended))
}

/// The level to play at next, if another one than that of a setup.
pub fn proposed(form: &Form, setup: TimedSetup) -> Option<u8> {
    form.proposed(card::SLUG, setup.computer()?.1)
}

/// The setup with the computer at another level.
pub fn at_level(setup: TimedSetup, level: u8) -> TimedSetup {
    let players = setup.players.0.map(|player| player.at_level(level));
    TimedSetup { players: ByColor(players), ..setup }
}
