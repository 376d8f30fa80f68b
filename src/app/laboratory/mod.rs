//! The page of the laboratory, as plain Rust: what it says of what was found. `web/laboratory` draws it.

pub mod staircase;
pub mod words;
