//! What several features of the page are made of.

pub mod fields;
pub mod language;
pub mod parts;
pub mod picture;
pub mod program;
pub mod sheet;
pub mod sound;
pub mod store;
pub mod toast;
