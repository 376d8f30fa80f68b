//! The games, and the only place that knows which of them is meant.

pub mod atomic;
pub mod catalogue;
pub mod chain;
pub mod chess;
pub mod crazyhouse;
mod evaluations;
pub mod layered;
mod measured;
pub mod narrow;
pub mod options;
pub mod pocket;
pub mod racing_kings;
pub mod regicide;
pub mod rulebook;
pub mod spec;
pub mod switch_side;
pub mod tandem;
pub mod tempi;
pub mod twilight;
pub mod twinmove;
pub mod unknown;
pub mod weights;
pub mod yoked;

pub use atomic::Atomic;
pub use catalogue::{CATALOGUE, Card, Emblem, Group};
pub use chess::Chess;
pub use crazyhouse::Crazyhouse;
pub use narrow::Narrow;
pub use options::Choice;
pub use racing_kings::RacingKings;
pub use spec::Spec;
pub use switch_side::SwitchSide;
pub use tandem::Tandem;
pub use twilight::Twilight;
pub use twinmove::Twinmove;
pub use unknown::Unknown;
