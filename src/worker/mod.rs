//! The engine as the page sees it: questions and answers, and who answers them.

pub mod messages;

pub use messages::{Ask, ClockNow, Info, Task, Tell, Worth};
