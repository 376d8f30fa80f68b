//! Courses: a game learned by doing, without a browser.

pub mod goals;
pub mod lesson;
pub mod outlook;
pub mod progress;
