//! As much of a page as tests need that run in several browsers.

use super::clock::PAUSE;
use super::page::{PATIENCE, Page, poll_with};
use super::view::{LOCATE, SHOWS, on, rect};
use anyhow::Result;
use serde_json::{Value, json};
use std::thread;

/// A page in some browser. Its helpers are those of [`Page`], as far as they go.
pub trait Tab: Sized {
    /// An empty page in a fresh profile.
    fn fresh() -> Self;

    /// Runs a script in every document to come, before any of its own.
    fn before_load(&self, script: &str);

    /// Goes to `url` and waits until it has loaded.
    fn goto(&self, url: &str);

    /// Loads the page again.
    fn reload(&self);

    /// The value of a JavaScript expression; a promise is awaited.
    fn try_eval(&self, expression: &str) -> Result<Value>;

    /// Clicks a point.
    fn click_at(&self, x: f64, y: f64);

    /// The address of every request so far, as far as the browser tells.
    fn requests(&self) -> Vec<String>;

    /// Does nothing for a moment, between two looks.
    fn pause(&self) {
        thread::sleep(PAUSE);
    }

    /// Forgets the errors so far, which would fail the test at its end.
    fn forgive(&self);

    /// Like [`Tab::try_eval`], for what does not fail.
    #[track_caller]
    fn eval(&self, expression: &str) -> Value {
        self.try_eval(expression).unwrap_or_else(|error| panic!("{error:#}\n  in {expression}"))
    }

    /// Waits until `condition` holds.
    #[track_caller]
    fn until(&self, what: &str, condition: impl FnMut() -> bool) {
        let came = poll_with(PATIENCE, || self.pause(), condition);
        assert!(came, "waited {PATIENCE:?} in vain for {what}");
    }

    /// Waits until a JavaScript expression is true.
    #[track_caller]
    fn wait_for(&self, expression: &str) {
        let truth = format!("Promise.resolve({expression}).then(Boolean)");
        self.until(expression, || self.try_eval(&truth).is_ok_and(|value| value == true));
    }

    /// Clicks the middle of an element, once it shows and stands still.
    #[track_caller]
    fn click(&self, selector: &str) {
        let mut last = None;
        self.until(&format!("`{selector}` to stand still"), || {
            let now = self.try_eval(&on(selector, LOCATE)).ok().and_then(|value| rect(&value));
            let stands = now.is_some() && now == last;
            last = now;
            stands
        });
        last.map(|rect| rect.centre()).into_iter().for_each(|(x, y)| self.click_at(x, y));
    }

    /// How many elements a CSS selector matches right now.
    #[track_caller]
    fn count(&self, selector: &str) -> usize {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(selector)));
        count.as_u64().unwrap_or_default() as usize
    }

    /// Whether an element can be seen right now.
    #[track_caller]
    fn shows(&self, selector: &str) -> bool {
        self.eval(&on(selector, SHOWS)) == true
    }

    /// Waits until an element can be seen.
    #[track_caller]
    fn wait_to_see(&self, selector: &str) {
        let sees = || self.try_eval(&on(selector, SHOWS)).is_ok_and(|value| value == true);
        self.until(&format!("`{selector}` to show"), sees);
    }

    /// Waits until an element's text contains `part`.
    #[track_caller]
    fn wait_for_text(&self, selector: &str, part: &str) {
        self.wait_for(&on(
            selector,
            &format!("e => !!e && e.textContent.includes({})", json!(part)),
        ));
    }

    /// What local storage holds under `key`.
    #[track_caller]
    fn stored(&self, key: &str) -> Option<String> {
        self.eval(&format!("localStorage.getItem({})", json!(key))).as_str().map(str::to_string)
    }
}

impl Tab for Page {
    fn fresh() -> Page {
        Page::new()
    }

    fn before_load(&self, script: &str) {
        self.before_load(script);
    }

    fn goto(&self, url: &str) {
        self.goto(url);
    }

    fn reload(&self) {
        self.reload();
    }

    fn try_eval(&self, expression: &str) -> Result<Value> {
        self.try_eval(expression)
    }

    fn click_at(&self, x: f64, y: f64) {
        self.click_at(x, y);
    }

    fn requests(&self) -> Vec<String> {
        self.requests()
    }

    fn pause(&self) {
        self.pause();
    }

    fn forgive(&self) {
        self.take_errors();
    }
}
