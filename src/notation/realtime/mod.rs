//! Texts of real-time chess: positions, moves and commands, records, links, PGN.

mod orthodox;
pub mod rtfen;
pub mod words;

pub use words::{command, coords, read_command, read_coords};
