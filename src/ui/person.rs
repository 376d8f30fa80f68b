//! Who a person is to the one at this device.

use super::player::{Person, Player};
use super::table::Table;
use crate::board::Seat;

impl Person {
    /// Two people at one device are called by their colors, unless these may change.
    pub fn of(table: &Table, seat: Seat) -> Person {
        match table.setup.player(seat) {
            Player::Computer(_) => Person::Computer,
            Player::Afar(_) => Person::Friend,
            Player::Human if table.setup.is_shared() && table.game.changes().is_some() => {
                Person::Numbered(seat)
            }
            Player::Human if !table.setup.is_shared() => Person::You,
            Player::Human | Player::Nobody => Person::Side(table.color_of(seat)),
        }
    }
}
