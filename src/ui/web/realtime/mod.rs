//! The components of the game without turns. They draw what the session says and send it actions.

mod arena;
mod arrows;
mod board;
mod computer;
mod cooldown;
mod demo;
mod hall;
mod hands;
mod heart;
mod log;
mod looking;
mod panel;
mod player;
mod room;
mod share;
mod visit;
mod wishes;

pub use hall::Hall;
pub use wishes::wishes;
