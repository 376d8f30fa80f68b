//! Rules pages, games to step through and problems, drawn.

pub mod attempt;
pub mod diagram;
pub mod puzzle;
pub mod rulebooks;
pub mod rules_page;
pub mod stage;
pub mod walk;
