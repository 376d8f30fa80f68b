//! Ends that people make: resigning, offering and claiming a draw, and running out of time.

use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::board::Player;
use crate::rules::{Outcome, Reason};
use crate::worker::Score;

/// Before so many plies the computer plays on whatever it thinks of its position.
const EARLIEST_DRAW: usize = 20;

/// The person at this device resigns; of two, the one to move.
pub fn resign(table: &mut Table, now: u64) {
    let Some(to_move) = table.to_move() else {
        return;
    };
    let loser = if table.setup.is_shared() { to_move } else { table.setup.human() };
    table.end(Outcome::win(!loser, Reason::Resignation), now);
    if table.setup.by_link().is_some() {
        table.say(Saying::ResignedByLink);
    }
}

/// Offers a draw: the other person is asked, the computer answers by what it thinks of its game.
pub fn offer_draw(table: &mut Table, now: u64) {
    let Some(to_move) = table.to_move() else {
        return;
    };
    if table.setup.is_shared() {
        table.offered = Some(to_move);
    } else if table.setup.by_link().is_some() {
        table.say(Saying::DrawByLink);
    } else if computer_accepts(table) {
        table.end(Outcome::draw(Reason::Agreement), now);
    } else {
        table.say(Saying::DrawDeclined);
    }
}

/// The computer agrees to a draw when it does not think itself better.
fn computer_accepts(table: &Table) -> bool {
    let score = table.score.map(Score::centipawns);
    table.claim().is_some()
        || table.game.len() >= EARLIEST_DRAW && score.is_some_and(|score| score <= 0)
}

/// The computer claims a draw when it may and does not think itself better.
pub fn computer_claims(table: &Table, score: Score) -> bool {
    table.claim().is_some() && score.centipawns() <= 0
}

pub fn accept_draw(table: &mut Table, now: u64) {
    if table.offered.is_some() {
        table.end(Outcome::draw(Reason::Agreement), now);
    }
}

pub fn decline_draw(table: &mut Table) {
    table.offered = None;
}

/// Ends the game with the draw that may be claimed, if one may.
pub fn claim_draw(table: &mut Table, now: u64) {
    if let Some(reason) = table.claim() {
        table.end(Outcome::draw(reason), now);
    }
}

/// Ends the game when somebody's time has run out. Against a bare king it is drawn (FIDE 6.9).
pub fn flag(table: &mut Table, now: u64) {
    let Some(late) = table.clock.and_then(|clock| clock.flag(now)) else {
        return;
    };
    // Over a connection the two devices agree on it.
    if table.outcome().is_some() || table.wire.is_some() {
        return;
    }
    let winner: Player = !late;
    let outcome = match table.game.has_force(table.color_of(winner)) {
        true => Outcome::win(winner, Reason::Time),
        false => Outcome::draw(Reason::Time),
    };
    table.end(outcome, now);
}
