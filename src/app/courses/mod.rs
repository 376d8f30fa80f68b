//! Courses: a game learned by doing, without a browser; and the tips of a first game.

pub mod goals;
pub mod kinds;
pub mod lesson;
pub mod outlook;
pub mod progress;
pub mod tips;
pub mod traces;
pub mod words;
