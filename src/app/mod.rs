//! The page without a browser: plain Rust, tested natively. `web` draws it.

pub mod common;
pub mod courses;
pub mod draw;
pub mod editor;
pub mod embed;
pub mod explorer;
pub mod home;
pub mod laboratory;
pub mod library;
pub mod meet;
pub mod puzzles;
pub mod rating;
pub mod reading;
pub mod realtime;
pub mod report;
pub mod share;
pub mod shell;
pub mod turns;
pub mod wording;
