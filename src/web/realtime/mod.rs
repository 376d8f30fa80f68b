//! The components of the game without turns. They draw what the session says and send it actions.

pub mod arena;
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
pub mod hooks;
pub mod host;
mod intro;
mod log;
mod looking;
mod panel;
mod player;
pub mod pointer;
pub mod room;
mod seats;
mod share;
mod startup;
pub mod tie;
mod waiting;
mod wishes;

pub use wishes::wishes;
