//! What several features of the page are made of.

pub mod books;
pub mod fields;
pub mod form;
pub mod language;
pub mod near;
pub mod parts;
pub mod picture;
pub mod program;
pub mod reveal;
pub mod sheet;
pub mod sound;
pub mod store;
pub mod teaching;
pub mod teaching_keys;
pub mod toast;
