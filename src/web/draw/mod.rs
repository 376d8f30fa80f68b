//! Pieces on a board, drawn, picked up and walked by keys: shared by all games.

pub mod aim;
pub mod carry;
pub mod faces;
pub mod figure;
pub mod glyphs;
pub mod keys;
pub mod little;
pub mod miniature;
pub mod pieces_layer;
pub mod sets;
pub mod shapes;
pub(crate) mod sketch;
