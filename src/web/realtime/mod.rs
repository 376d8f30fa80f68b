//! The components of the game without turns. They draw what the session says and send it actions.

mod arena;
mod arrows;
mod attempt;
mod banner;
mod board;
mod computer;
mod cooldown;
pub mod course;
mod cover;
mod demo;
mod ending;
pub mod first;
mod hooks;
pub mod host;
mod intro;
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
