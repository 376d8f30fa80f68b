//! The engine as the page sees it: questions and answers, and who answers them.

pub mod messages;
pub mod realtime;
mod servant;
#[cfg(feature = "web")]
pub mod serve;
pub mod think;

pub use messages::{Ask, ClockNow, Info, Task, Tell, Worth};
pub use servant::Servant;
