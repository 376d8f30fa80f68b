//! Courses, drawn: the list of all, and each with its boards; and the tips of a first game. Courses are in a part of
//! the program of their own.

pub mod keeping;
mod list;
mod page;
mod panel;
mod teacher;
pub mod tip;
mod view;

pub use list::{CourseList, Listed};
pub use page::CoursePage;
