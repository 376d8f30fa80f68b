//! How far somebody has come in each course, as the browser keeps it.

use serde::{Deserialize, Serialize};

/// How far somebody has come in all courses.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    #[serde(rename = "courses")]
    courses: Vec<CourseProgress>,
}

/// How far somebody has come in a course.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct CourseProgress {
    /// The game.
    #[serde(rename = "game")]
    pub slug: String,
    /// The step to go on with, counted from 0.
    #[serde(rename = "at")]
    pub at: usize,
    /// The steps that were solved, in order.
    #[serde(rename = "solved")]
    pub solved: Vec<usize>,
}

impl Progress {
    /// How far somebody has come in a game's course: none where it was never opened.
    pub fn of(&self, slug: &str) -> Option<&CourseProgress> {
        self.courses.iter().find(|course| course.slug == slug)
    }

    /// The course that was opened last, to go on with.
    pub fn last(&self) -> Option<&CourseProgress> {
        self.courses.last()
    }

    /// Somebody is at a step of a course, and may have solved it.
    pub fn note(&mut self, slug: &str, at: usize, is_solved: bool) {
        let known = self.courses.iter().position(|course| course.slug == slug);
        let fresh = || CourseProgress { slug: slug.to_owned(), ..CourseProgress::default() };
        let mut course = known.map_or_else(fresh, |known| self.courses.remove(known));
        course.at = at;
        if is_solved && !course.solved.contains(&at) {
            course.solved.push(at);
            course.solved.sort_unstable();
        }
        self.courses.push(course);
    }

    /// A course begins anew.
    pub fn forget(&mut self, slug: &str) {
        self.courses.retain(|course| course.slug != slug);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_last_comes_last() {
        let mut progress = Progress::default();
        progress.note("one", 0, true);
        progress.note("two", 3, false);
        progress.note("one", 1, false);
        let one = CourseProgress { slug: "one".into(), at: 1, solved: vec![0] };
        assert_eq!((progress.last(), progress.of("one")), (Some(&one), Some(&one)));
        progress.forget("one");
        assert_eq!(progress.of("one"), None);
        assert_eq!(progress.last().map(|course| course.at), Some(3));
    }
}
