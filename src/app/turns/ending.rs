//! What a game's end means to whoever played it here, and what to play next.

use crate::app::common::finish::Verdict;
use crate::app::common::player::PlayedBy;
use crate::app::rating::{Ended, Form};
use crate::app::turns::table::{Setup, Table};
use crate::board::Player;

/// How the game ended for the one person here; none while it goes on, or if none or both of the players are here.
pub fn verdict(table: &Table) -> Option<Verdict> {
    let outcome = table.outcome()?;
    Some(Verdict::of(outcome.winner, own(table.setup)?))
}

/// The one person who plays at this device.
fn own(setup: Setup) -> Option<Player> {
    let [first, second] = [Player::First, Player::Second].map(|player| setup.is_human(player));
    match (first, second) {
        (true, false) => Some(Player::First),
        (false, true) => Some(Player::Second),
        _ => None,
    }
}

/// The level of the computer, if it is a player.
pub fn level(setup: Setup) -> Option<u8> {
    setup.players.into_iter().find_map(|player| match player {
        PlayedBy::Computer(level) => Some(level),
        _ => None,
    })
}

/// The setup with the computer at another level.
pub fn at_level(setup: Setup, level: u8) -> Setup {
    let players = setup.players.map(|player| player.at_level(level));
    Setup { players, ..setup }
}

/// The game of a table as it counts against the computer, once it has ended. One that was not played to its end here
/// does not count.
fn ended(table: &Table) -> Option<Ended> {
    let counts = table.is_played_on && table.hints.is_empty();
    let (verdict, level) = (verdict(table)?, level(table.setup)?);
    let id = table.record.filter(|_| counts)?;
    Some(Ended { id, game: table.setup.spec.slug(), level, verdict })
}

/// How somebody fares after the game of a table.
pub fn counted(form: &Form, table: &Table) -> Form {
    ended(table).map_or_else(|| form.clone(), |ended| form.after(&ended))
}

/// The level to play at next, if another one than that of a table.
pub fn proposed(form: &Form, table: &Table) -> Option<u8> {
    form.proposed(table.setup.spec.slug(), level(table.setup)?)
}
