//! What several features of the page are made of.

pub mod fields;
pub mod language;
pub mod later;
pub mod sheet;
pub mod sound;
pub mod store;
pub mod toast;
