//! What the browser offers, asked in one place.

pub mod browser;
pub mod camera;
