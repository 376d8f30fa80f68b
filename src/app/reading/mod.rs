//! Games to step through, problems to solve and boards to try things on, as rulebooks hold them.

pub mod attempt;
pub mod puzzle;
pub mod walk;
pub mod words;
