//! How far somebody has come in each course, as the browser keeps it.

use serde::{Deserialize, Serialize};

/// How far somebody has come in all courses.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The course that was opened last comes last.
    #[serde(rename = "courses")]
    courses: Vec<CourseProgress>,
    /// The tips that need not be given any more, by name.
    #[serde(rename = "tips")]
    tips: Vec<String>,
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
    /// How many steps there are.
    #[serde(rename = "steps")]
    pub steps: usize,
    /// The steps that were solved, in order.
    #[serde(rename = "solved")]
    pub solved: Vec<usize>,
    /// Was the game begun that comes last?
    #[serde(rename = "done")]
    pub is_done: bool,
}

impl Progress {
    /// How far somebody has come in a game's course: none where it was never opened.
    pub fn of(&self, slug: &str) -> Option<&CourseProgress> {
        self.courses.iter().find(|course| course.slug == slug)
    }

    /// The course to go on with: the last that was opened and is not done.
    pub fn current(&self) -> Option<&CourseProgress> {
        self.courses.iter().rev().find(|course| !course.is_done && course.at < course.steps)
    }

    /// Somebody is at a step of a course of so many.
    pub fn visit(&mut self, slug: &str, at: usize, steps: usize) {
        let known = self.courses.iter().position(|course| course.slug == slug);
        let fresh = || CourseProgress { slug: slug.to_owned(), ..CourseProgress::default() };
        let course = known.map_or_else(fresh, |known| self.courses.remove(known));
        self.courses.push(CourseProgress { at, steps, ..course });
    }

    /// Somebody has solved a step of a course they are at.
    pub fn solve(&mut self, slug: &str, at: usize) {
        if let Some(course) = self.found(slug).filter(|course| !course.solved.contains(&at)) {
            course.solved.push(at);
            course.solved.sort_unstable();
        }
    }

    /// Somebody has begun the game at the end of a course they are at.
    pub fn finish(&mut self, slug: &str) {
        if let Some(course) = self.found(slug) {
            course.is_done = true;
        }
    }

    /// A course begins anew.
    pub fn forget(&mut self, slug: &str) {
        self.courses.retain(|course| course.slug != slug);
    }

    /// Need a tip not be given any more?
    pub fn knows(&self, tip: &str) -> bool {
        self.tips.iter().any(|known| known == tip)
    }

    /// A tip need not be given any more.
    pub fn learn(&mut self, tip: &str) {
        if !self.knows(tip) {
            self.tips.push(tip.to_owned());
        }
    }

    fn found(&mut self, slug: &str) -> Option<&mut CourseProgress> {
        self.courses.iter_mut().find(|course| course.slug == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_last_comes_last() {
        let mut progress = Progress::default();
        progress.visit("one", 0, 2);
        progress.solve("one", 0);
        progress.visit("two", 3, 9);
        progress.visit("one", 1, 2);
        let one = progress.of("one").cloned().expect("a course");
        assert_eq!((one.at, &*one.solved, one.is_done), (1, &[0][..], false));
        assert_eq!(progress.current(), Some(&one));
        progress.finish("one");
        assert_eq!(progress.current().map(|course| course.at), Some(3));
        progress.forget("two");
        assert_eq!((progress.of("two"), progress.current()), (None, None));
    }

    #[test]
    fn what_is_noted_twice_is_kept_once() {
        let mut progress = Progress::default();
        progress.visit("one", 2, 3);
        for at in [2, 0, 2] {
            progress.solve("one", at);
        }
        // Nobody is at this one.
        progress.solve("two", 0);
        assert_eq!(progress.of("one").map(|course| &*course.solved), Some(&[0, 2][..]));
        for _ in 0..2 {
            progress.learn("drop");
        }
        assert!(progress.knows("drop") && !progress.knows("warp"));
        assert_eq!(progress.tips.len(), 1);
    }

    #[test]
    fn what_is_missing_is_as_at_the_start() {
        let read = |text| serde_json::from_str::<Progress>(text).expect("JSON");
        assert_eq!(read("{}"), Progress::default());
        let one = read(r#"{"courses":[{"game":"one","at":4}]}"#);
        assert_eq!(one.of("one").map(|course| (course.at, course.steps)), Some((4, 0)));
        assert_eq!(one.current(), None, "nobody knows how long it is");
    }
}
