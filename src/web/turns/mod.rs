//! The games of turns, drawn.

pub mod actions;
pub mod banner;
pub mod board;
pub mod chooser;
pub mod drag;
mod ending;
pub mod engine;
pub mod halves;
pub mod hearing;
pub mod hint;
pub mod keys;
pub mod looks;
pub mod move_list;
pub mod panel;
pub mod plate;
pub mod room;
pub mod sketching;
pub mod stage;
pub mod startup;
pub mod strip;
pub mod thinking;
pub mod toast;
pub mod tray;
pub mod typed_field;
