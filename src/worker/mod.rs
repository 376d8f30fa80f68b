//! The engine as the page sees it: questions and answers, and who answers them.

pub mod messages;
pub mod realtime;
mod servant;
#[cfg(feature = "web")]
pub mod serve;
pub mod think;

pub use crate::engine::Score;
pub use messages::{Ask, ClockNow, EngineTask, Info, Tell, Until};
pub use servant::Servant;

use crate::engine::Level;
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, Part, Problem};

/// The level of that number; the fault says that there is none.
fn level(number: u8) -> Result<Level, Fault> {
    let found = || Excerpt::of(&number.to_string());
    let range = || Problem::NotInRange { found: found(), least: 1, most: Level::COUNT.into() };
    Level::new(number).ok_or_else(|| range().at(Part::key("level")))
}
