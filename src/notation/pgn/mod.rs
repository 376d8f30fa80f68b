//! Games as PGN: any number of them in a file, with all that annotators add.
//!
//! Reading forgives what people and programs leave out or add, and checks every move; writing
//! follows the export format of the standard (Edwards 1994), in lines of less than 80 characters.
//! Games other than chess carry the tag `Variant`. Twilight's warps and drops are written as its
//! author asks: `e2@Q`, `N@e4`, `P@e4`.
//!
//! Nothing that is read is lost, however deep, but for blanks and the brackets of variations that could
//! as well stand beside one another.

mod command;
pub(in crate::notation) mod cursor;
mod ending;
mod meaning;
mod model;
mod movetext;
mod notes;
pub mod order;
mod read;
mod split;
pub(in crate::notation) mod tags;
mod token;
mod tree;
pub(in crate::notation) mod variant;
pub(in crate::notation) mod wrap;
mod write;

pub use command::Command;
pub use meaning::Worth;
pub use model::{PgnGame, Tags};
pub use notes::{Notes, PgnRemark};
pub use read::{decode, read, read_one, read_tags};
pub use split::{GameText, split};
pub use tree::{MoveTree, NodeId};
pub use write::{write, write_all};
