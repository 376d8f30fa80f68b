//! The position editor, drawn.

mod board;
mod facts;
mod fen_field;
mod fields;
mod held;
mod keys;
mod opens;
mod palette;
mod panel;
mod picked;
mod pointer;
mod room;
mod tray;
mod view;

pub use view::PositionEditor;
