//! Chess without turns, in real time.
//!
//! A piece that has moved is frozen for its value; nobody waits for the other. Everything is whole
//! numbers of ticks and pure: no clock, no chance, no text. R1 to R36 in the comments are the rules
//! of the sheet `realtime.md`.

pub mod apply;
pub mod arbiter;
pub mod delays;
pub mod effect;
pub mod legal;
pub mod movement;
pub mod options;
pub mod position;
pub mod refusal;

pub use arbiter::{Arbiter, ArbiterNews, Command, Ending, Reason, Status};
pub use delays::{Delays, FirstDelays};
pub use effect::{Effect, Kind, Move, Readiness};
pub use options::{CheckRule, EnPassantRule, Options, PromotionRule, StalemateRule};
pub use position::TimedPosition;
pub use refusal::Refusal;

/// A moment of the game, or a span of it: thousandths of a time unit from the start (R1).
pub type Tick = u32;

/// The ticks of one time unit (TU).
pub const TU: Tick = 1000;
