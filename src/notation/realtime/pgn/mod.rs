//! Games of real-time chess as PGN that other programs can read.
//!
//! White's and Black's moves alternate strictly, `--` where a side did not move; each move is followed
//! by its stamp in time units: `1. e4 {[%rt 0.350]} -- 2. Nf3 {[%rt 0.912]} e5 {[%rt 1.200]}`. What
//! was agreed on is the tag `RealTime`. There is no tag `Variant`, at which other programs would
//! stop. A late capture in passing is none to them; the native record is the authority.

mod read;
mod write;

pub use read::read;
pub use write::write;
