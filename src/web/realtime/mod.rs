//! The components of the game without turns. They draw what the session says and send it actions.

mod app;
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
mod share;
mod startup;
mod wishes;

pub use app::RealtimeApp;
pub use wishes::wishes;
