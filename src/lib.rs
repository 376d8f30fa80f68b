//! Unorthodox chess games: rules, notation, engine and page.

pub mod board;
pub mod notation;
pub mod rules;
pub mod variants;
