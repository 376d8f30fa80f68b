//! What the pieces of somebody at this device can do: legal moves when it is their turn, and while they wait
//! for it what they may enter ahead.

use std::borrow::Cow;

use crate::app::turns::premoves;
use crate::app::turns::table::Table;
use crate::board::Color;
use crate::rules::Move;

/// Moves that can be pressed, and the side that makes them.
pub struct Reach<'a> {
    pub moves: Cow<'a, [Move]>,
    pub us: Color,
}

impl Reach<'_> {
    /// What can be pressed at a table; none while it is nobody's turn here and nobody waits for one.
    pub fn of(table: &Table) -> Option<Reach<'_>> {
        if table.is_live() {
            return Some(Reach { moves: table.game.legal().into(), us: table.game.turn() });
        }
        let prospect = premoves::prospect(table, premoves::waiting(table)?);
        Some(Reach { moves: prospect.moves().into(), us: prospect.color() })
    }
}
