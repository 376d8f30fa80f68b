//! The components of the game without turns. They draw what the session says and send it actions.

mod arena;
mod arrows;
mod board;
mod computer;
mod cooldown;
mod demo;
mod hands;
mod heart;
mod log;
mod looking;
mod panel;
mod player;
mod room;
mod share;
mod wishes;

pub use arena::Arena;
pub use demo::Demo;
pub use room::{Room, RoomHandle};
pub use share::share;
pub use wishes::wishes;
