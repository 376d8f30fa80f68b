//! The course of the game without turns, drawn.

mod panel;
mod teacher;
mod view;

pub use view::{CourseDeed, TimedLessonView};

use crate::notation::realtime::courses::{self, TimedCourse};
use crate::web::common::books::Book;

impl Book for TimedCourse {
    const FOLDER: &'static str = "courses";

    fn read(text: &'static str) -> TimedCourse {
        courses::read(text)
    }
}
