//! Positions as FEN: `placement [zone] side castling ep half full [more]`.
//!
//! Placement joins the boards by `:`. The zone and what follows the full-move number are written
//! for the games that remember them ([`Memory`](crate::rules::Memory)). A pocket stands in brackets behind
//! the placement, or as a ninth rank, and `~` behind a piece that was a pawn. A plain six-field FEN of
//! orthodox chess is read for every game.
//!
//! Games on two boards have another form, too, with both on one board and `|` before each piece of
//! board B (pychess).

mod fields;
mod passing;
mod playable;
mod read;
mod series;
mod write;

pub(in crate::notation) use fields::FenField;
pub use passing::passable;
pub use playable::problems;
pub(in crate::notation) use read::read_pieces;
pub use read::{FULL_POCKET, castling_rook, read, read_draft};
pub use write::{for_link, write, write_on_one_board};

use crate::board::Color;

/// The letters of castling, each with its color and the file of its rook.
pub const CASTLING: [(char, Color, u8); 4] = [
    ('K', Color::White, 7),
    ('Q', Color::White, 0),
    ('k', Color::Black, 7),
    ('q', Color::Black, 0),
];
