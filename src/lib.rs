//! Unorthodox chess games: rules, notation, engine and page.

pub mod board;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod durative;
pub mod engine;
pub mod game;
pub mod notation;
pub mod realtime;
pub mod rules;
pub mod texts;
pub mod ui;
pub mod variants;
pub mod worker;
