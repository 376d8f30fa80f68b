//! Games to step through and problems to solve, as rulebooks hold them.

pub mod puzzle;
pub mod walk;
pub mod words;
