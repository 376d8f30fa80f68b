//! Games by links: two people at two devices, each of whom sends the other the whole game after a
//! move.

use super::moves::{own_below, sit_behind};
use super::puzzle::numbered;
use super::table::Table;

/// What a link brings to a game that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
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
pub fn news(table: &Table, brought: &Table) -> News {
    let known = |table: &Table| {
        let number = table.setup.by_link()?;
        Some((table.setup.spec, number, table.game.start_fen()))
    };
    if known(table).is_none() || known(table) != known(brought) {
        return News::Foreign;
    }
    let (ours, theirs) = (table.game.coords(), brought.game.coords());
    let alike = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
    match (alike == ours.len(), alike == theirs.len()) {
        (true, true) => News::Known,
        (true, false) => News::Further,
        (false, true) => News::Older,
        (false, false) => News::Fork(alike),
    }
}

/// The table with the moves that a link brought.
pub fn go_on(table: &Table, brought: &Table) -> Table {
    let own = own_below(table);
    let mut next = table.clone();
    next.changed(brought.game.clone());
    sit_behind(&mut next, own);
    if let Some(san) = next.game.sans().last() {
        let made = numbered(&next.game, next.game.len() - 1, san);
        next.say(&format!("Your friend has answered: {made}"));
    }
    next
}

/// Why a link changes nothing.
pub fn refusal(table: &Table, news: News) -> String {
    match news {
        News::Older => "This link is older than your game, which stays as it is.".to_owned(),
        News::Fork(alike) => {
            let sans = table.game.sans();
            let made = sans.get(alike).map(|san| numbered(&table.game, alike, san));
            let made = made.unwrap_or_default();
            format!(
                "In this link your game goes otherwise: without {made}. It stays as it is; \
                 whoever wants the other pastes the link under Share."
            )
        }
        News::Foreign | News::Further | News::Known => "This link tells nothing new.".to_owned(),
    }
}

/// What somebody is asked to do with the link to a game by links.
pub fn prompt(table: &Table) -> &'static str {
    if table.game.is_empty() {
        "Your friend begins: send this link"
    } else if table.outcome().is_some() {
        "Send your last move by this link"
    } else {
        "Send your move by this link"
    }
}
