//! The engine of the game without turns, as the page sees it.

pub mod messages;
pub mod think;

pub use messages::{Ask, Tell};
