//! What happens when a test goes wrong.

use super::launch::{browser, folder};
use super::page::Page;
use super::record::Line;
use serde_json::json;
use std::thread;

impl Page {
    /// Fails the test; the end of the page then shows where it stood.
    #[track_caller]
    pub fn fail(&self, complaint: &str) -> ! {
        panic!("{complaint}");
    }

    /// The console so far.
    pub fn console(&self) -> Vec<Line> {
        self.record().console.clone()
    }

    /// Takes the errors out of the console: those that a test provokes on purpose, which would fail
    /// it at its end.
    pub fn take_errors(&self) -> Vec<Line> {
        self.record().take_errors()
    }

    /// The address of every request so far.
    pub fn requests(&self) -> Vec<String> {
        self.record().requests.clone()
    }

    fn report(&self) {
        let address = self.try_eval("location.href").unwrap_or_default();
        eprintln!("\n--- {} at {address}", self.name);
        for line in self.console() {
            eprintln!("    {line}");
        }
        let file = folder().join(format!("{}.png", self.name));
        match self.try_screenshot(&file) {
            Ok(()) => eprintln!("    screenshot: {}", file.display()),
            Err(error) => eprintln!("    no screenshot: {error:#}"),
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let is_failing = thread::panicking();
        let errors: Vec<Line> =
            self.record().console.iter().filter(|line| line.level == "error").cloned().collect();
        if is_failing || !errors.is_empty() {
            self.report();
        }
        // Its profile may be gone already.
        let _ = browser().call(None, "Target.closeTarget", json!({ "targetId": self.target }));
        if !is_failing && !errors.is_empty() {
            panic!("{} errors in the console, the first: {}", errors.len(), errors[0].text);
        }
    }
}
