//! The page. What needs no browser (the table, its clock, what is kept) is plain Rust and tested
//! natively; the components stand behind the feature `web`.

pub mod clock;
pub mod icons;
pub mod men;
pub mod moves;
pub mod offers;
pub mod opening;
pub mod saved;
pub mod settings;
pub mod sharing;
pub mod spots;
pub mod table;
pub mod words;

#[cfg(feature = "web")]
pub mod web;
