//! The board in a frame of another page, and the dialog that shows how to put it there.

mod bar;
mod frame;
mod neighbour;
mod puzzle;
mod sheet;
mod size;
mod timed;
mod turns;
mod visit;

pub use frame::Frame;
pub use sheet::EmbedSheet;
