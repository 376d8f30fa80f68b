//! Games as PGN: any number of them in a file, with all that annotators add.
//!
//! Reading forgives what people and programs leave out or add, and checks every move; writing
//! follows the export format of the standard (Edwards 1994), in lines of less than 80 characters.
//! Games other than chess carry the tag `Variant`. Twilight's warps and drops are written as its
//! author asks: `e2@Q`, `N@e4`, `P@e4`.

pub(in crate::notation) mod cursor;
mod model;
mod movetext;
mod read;
mod split;
pub(in crate::notation) mod tags;
mod token;
pub(in crate::notation) mod wrap;
mod write;

pub use model::{PgnGame, PgnLine, PgnNode, PgnRemark, Tags, Variation};
pub use read::{decode, read, read_one, read_tags};
pub use split::{GameText, split};
pub use write::{write, write_all};

/// How deep variations may be nested; deeper ones are refused.
pub const MAX_DEPTH: usize = 64;
