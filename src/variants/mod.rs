//! The games, and the only place that knows which of them is meant.

pub mod catalogue;
pub mod chess;
pub mod layered;
pub mod narrow;
pub mod options;
pub mod rulebook;
pub mod spec;
pub mod twilight;
pub mod weights;

pub use catalogue::{CATALOGUE, Card, Emblem};
pub use chess::Chess;
pub use narrow::Narrow;
pub use options::Choice;
pub use spec::{Spec, Visitor};
pub use twilight::Twilight;
