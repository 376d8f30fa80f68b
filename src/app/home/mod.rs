//! The first page: every game as a card that shows what is special about it.

pub mod living;
