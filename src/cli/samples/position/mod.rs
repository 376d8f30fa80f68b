//! A position of any game as bytes, with all that is not on its boards.
//!
//! The first byte says which facts are written; those that most positions do not have take no room in the others.

mod read;
mod write;

pub use read::read;
pub use write::write;

use crate::board::{Color, Role};

/// Black is to move.
const BLACK: u8 = 1;
/// The second person commands White.
const SWITCHED: u8 = 1 << 1;
/// A pawn has just passed over a square.
const PASSED: u8 = 1 << 2;
/// Moves of this turn have been made, sides were switched in a row, or turns are series of moves.
const TURN: u8 = 1 << 3;
/// Switches of sides are limited.
const LEFT: u8 = 1 << 4;
/// There is something in a pocket.
const POCKETS: u8 = 1 << 5;
/// There are pieces with a right that depends on never having moved.
const UNMOVED: u8 = 1 << 6;
/// There are pieces that were pawns.
const PROMOTED: u8 = 1 << 7;

/// What can be in pockets, in the order of the bytes.
fn reservable() -> impl Iterator<Item = (Color, Role)> {
    Color::ALL.into_iter().flat_map(|color| Role::RESERVABLE.map(|role| (color, role)))
}
