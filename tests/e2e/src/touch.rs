//! A real finger.

use super::input::between;
use super::page::Page;
use serde_json::{Value, json};

impl Page {
    /// Taps the middle of an element.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        let (x, y) = self.rect(selector).centre();
        self.tap_at(x, y);
    }

    /// Taps a point.
    #[track_caller]
    pub fn tap_at(&self, x: f64, y: f64) {
        self.touch_at(x, y);
        self.lift();
    }

    /// Drags one element onto another with a finger.
    #[track_caller]
    pub fn touch_drag(&self, from: &str, to: &str) {
        let (from, to) = self.both_centres(from, to);
        self.swipe(from, to);
    }

    /// Draws a finger from one point to another.
    #[track_caller]
    pub fn swipe(&self, from: (f64, f64), to: (f64, f64)) {
        self.touch_at(from.0, from.1);
        for (x, y) in between(from, to) {
            self.slide_to(x, y);
        }
        self.lift();
    }

    /// Puts a finger down and leaves it there.
    #[track_caller]
    pub fn touch_at(&self, x: f64, y: f64) {
        self.touch("touchStart", &[json!({ "id": 0, "x": x, "y": y })]);
    }

    /// Moves the finger.
    #[track_caller]
    pub fn slide_to(&self, x: f64, y: f64) {
        self.touch("touchMove", &[json!({ "id": 0, "x": x, "y": y })]);
    }

    /// Lifts the finger.
    #[track_caller]
    pub fn lift(&self) {
        self.touch("touchEnd", &[]);
        self.settle();
    }

    /// Puts a second finger down beside one that rests.
    #[track_caller]
    pub fn touch_beside(&self, rests: (f64, f64), at: (f64, f64)) {
        self.touch("touchStart", &two(rests, at));
    }

    /// Moves the second finger.
    #[track_caller]
    pub fn slide_beside(&self, rests: (f64, f64), from: (f64, f64), to: (f64, f64)) {
        between(from, to).for_each(|at| self.touch("touchMove", &two(rests, at)));
    }

    #[track_caller]
    fn touch(&self, kind: &str, points: &[Value]) {
        self.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }
}

/// Two fingers, the first of which stays where it is.
fn two(rests: (f64, f64), other: (f64, f64)) -> [Value; 2] {
    [(0, rests), (1, other)].map(|(id, (x, y))| json!({ "id": id, "x": x, "y": y }))
}
