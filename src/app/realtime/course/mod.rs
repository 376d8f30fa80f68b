//! The course of the game without turns: small tasks in which time passes, judged by the arbiter.

pub mod goals;
pub mod lesson;
pub mod solution;
pub mod words;

pub use goals::TimedVerdict;
pub use lesson::TimedLesson;
