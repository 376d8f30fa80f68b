//! A game in real time between two devices, both of which end with the same log whatever the network does.
//!
//! Each side numbers what it commands (`lane`) and says with every packet (`packet`) all that the other has not
//! acknowledged, and a horizon: before that tick it will command nothing any more. What lies behind both horizons is
//! final, and both devices hand it to their arbiters in the same order. `live` is such a game at one device, `run` how
//! two clocks agree when the game runs and when it stands still.

mod hearing;
pub mod kept;
mod lane;
pub mod live;
pub mod packet;
mod run;
pub mod talk;

pub use lane::{Lane, Stamped};
pub use live::{LiveTimed, TimedTerms, Withheld};
pub use packet::Packet;
pub use run::{Phase, Run, proposed_unit};
