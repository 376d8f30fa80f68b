//! The board in a frame of somebody else's page: what is wished for in its address, what it opens,
//! and what it and the page around it tell each other. `web/embed` draws it; `docs/embedding.md`
//! tells it to those who embed.

pub mod change;
pub mod messages;
pub mod open;
pub mod shape;
pub mod snippet;
pub mod trust;
pub mod wish;
pub mod words;

pub use open::Opened;
pub use wish::{FrameWish, Mode};
