//! Who a person is to the one at this device, and who of them has won.

use crate::app::common::finish::{Finish, Manner};
use crate::app::common::player::{Person, PlayedBy};
use crate::app::turns::table::Table;
use crate::board::Player;

impl Person {
    /// Two people at one device are called by their colors, unless these may change.
    pub fn of(table: &Table, player: Player) -> Person {
        match table.setup.played_by(player) {
            PlayedBy::Computer(_) => Person::Computer,
            PlayedBy::Correspondence(_) => Person::Friend,
            PlayedBy::Human if table.setup.is_shared() && table.game.changes().is_some() => {
                Person::Numbered(player)
            }
            PlayedBy::Human if !table.setup.is_shared() => Person::You,
            PlayedBy::Human | PlayedBy::Nobody => Person::Side(table.color_of(player)),
        }
    }
}

impl Table {
    /// How its game ended, if it has. Where sides stay with their people, a side won.
    pub fn finish(&self) -> Option<Finish> {
        let outcome = self.outcome()?;
        let winner = outcome.winner.map(|player| match self.game.changes() {
            None => Person::Side(self.color_of(player)),
            Some(_) => Person::of(self, player),
        });
        Some(Finish::Known(winner, Manner::Reason(outcome.reason)))
    }
}
