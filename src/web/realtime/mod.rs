//! The components of the game without turns. They draw what the session says and send it actions.

mod arena;
mod arrows;
mod board;
mod computer;
mod cooldown;
mod demo;
mod hooks;
pub mod host;
mod log;
mod looking;
mod panel;
mod player;
mod pointer;
mod room;
mod seats;
mod share;
mod startup;
mod waiting;
mod wishes;

pub use wishes::wishes;
