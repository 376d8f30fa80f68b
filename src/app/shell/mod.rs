//! What holds the page together: addresses and settings.

pub mod route;
pub mod settings;
