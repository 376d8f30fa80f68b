//! Texts of real-time chess: positions, moves and commands, records, links, PGN.

pub mod courses;
pub mod link;
mod orthodox;
pub mod pgn;
pub mod record;
pub mod rtfen;
pub mod san;
pub mod settings;
pub mod words;

pub use record::TimedRecord;
pub use settings::TimedSettings;
pub use words::{command, coords, read_command, read_coords};
