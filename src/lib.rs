//! Unorthodox chess games: rules, notation, engine and page.

pub mod app;
pub mod board;
pub mod choosing;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engine;
pub mod evaluation;
pub mod findings;
pub mod game;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
pub mod meet;
pub mod notation;
pub mod plot;
pub mod puzzle;
pub mod realtime;
pub mod rules;
pub mod texts;
pub mod variants;
#[cfg(feature = "web")]
pub mod web;
pub mod worker;
