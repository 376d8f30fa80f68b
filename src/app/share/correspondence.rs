//! Games by links: two people at two devices, each of whom sends the other the whole game after a
//! move.

use crate::app::turns::afar;
use crate::app::turns::moves::{own_below, sit_behind};
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;

/// What a link brings to a game that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkNews {
    /// Another game.
    Foreign,
    /// The same game, and how it goes on.
    Further,
    /// The same game as far as it has come.
    Known,
    /// The same game, earlier.
    Older,
    /// The same game, but not the same move after so many.
    Fork(usize),
}

/// What the table that a link brought is to another.
pub fn news(table: &Table, brought: &Table) -> LinkNews {
    let known = |table: &Table| {
        let number = table.setup.by_link()?;
        Some((table.setup.spec, number, table.game.start_fen()))
    };
    if known(table).is_none() || known(table) != known(brought) {
        return LinkNews::Foreign;
    }
    let (ours, theirs) = (table.game.coords(), brought.game.coords());
    let alike = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
    match (alike == ours.len(), alike == theirs.len()) {
        (true, true) => LinkNews::Known,
        (true, false) => LinkNews::Further,
        (false, true) => LinkNews::Older,
        (false, false) => LinkNews::Fork(alike),
    }
}

/// The table with the moves that a link brought.
pub fn go_on(table: &Table, brought: &Table) -> Table {
    let own = own_below(table);
    let mut next = table.clone();
    // A game by links goes on by links.
    if next.wire.is_some() {
        afar::go_on_by_links(&mut next);
    }
    let friend = !table.setup.human() as usize;
    next.names[friend] = brought.names[friend].clone().or(next.names[friend].take());
    next.changed(brought.game.clone());
    sit_behind(&mut next, own);
    if let Some(last) = next.game.len().checked_sub(1) {
        next.say(Saying::Answered(last));
    }
    next
}

/// Why a link changes nothing.
pub fn refusal(news: LinkNews) -> Saying {
    match news {
        LinkNews::Older => Saying::LinkOlder,
        LinkNews::Fork(alike) => Saying::LinkForked(alike),
        LinkNews::Foreign | LinkNews::Further | LinkNews::Known => Saying::LinkKnown,
    }
}

/// What the link to a game by links carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// An invitation to begin.
    First,
    Move,
    /// The end.
    Last,
}

/// What the link to a game carries as it stands.
pub fn letter(table: &Table) -> Letter {
    match table.outcome() {
        _ if table.game.is_empty() => Letter::First,
        Some(_) => Letter::Last,
        None => Letter::Move,
    }
}
