//! Looking into a game: every move that could have been played can be tried, the engine says what it
//! makes of it, and what one finds stays with the game.

mod engine;
mod explorer;
mod exploring;
mod graph;
mod keeping;
mod lessons;
mod lines;
mod meter;
mod notes;
mod report;
mod tree;
mod view;

pub use view::Analysis;
