//! A whole game: positions and moves, how it stands, and how people press and see it.
//!
//! From here upwards nothing knows which game is played.

pub mod clock;
pub mod gesture;
pub mod link;
mod look;
pub mod pieces;
pub mod play;
pub mod ply;
pub mod prospect;
pub mod scene;
pub mod status;
pub mod tree;
pub mod turns;

pub use gesture::{Press, Spot, press};
pub use play::Game;
pub use ply::Ply;
pub use prospect::Prospect;
pub use scene::Scene;
pub use status::Status;
pub use tree::GameTree;
pub use turns::{Changes, Due, Place};
