//! The engine of the game without turns.

mod finding;
mod manners;
mod message;
