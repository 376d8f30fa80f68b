//! Looking at a page.

use super::clock::PAUSE;
use super::launch::folder;
use super::page::{PATIENCE, Page, poll_with};
use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;

static CAMERA: Mutex<()> = Mutex::new(());

/// JavaScript that finds the element of a selector.
pub(super) const FIND: &str = include_str!("find.js");

/// Brings an element into view and tells where it is; null while it is not to be seen.
pub(super) const LOCATE: &str = "(e) => {
    if (!e) return null;
    let r = e.getBoundingClientRect();
    if (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth) {
        e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        r = e.getBoundingClientRect();
    }
    const hidden = r.width === 0 || r.height === 0 || getComputedStyle(e).visibility === 'hidden';
    return hidden ? null : [r.x, r.y, r.width, r.height];
}";

/// Whether an element can be seen.
pub(super) const SHOWS: &str = "e => !!e && e.checkVisibility({ visibilityProperty: true }) \
    && e.getClientRects().length > 0";

/// A place on the page, in CSS pixels from the top left of what shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// The middle.
    pub fn centre(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// JavaScript that applies a function to the element that `selector` finds.
pub(super) fn on(selector: &str, function: &str) -> String {
    format!("({function})(({FIND})({}))", json!(selector))
}

impl Page {
    /// Where an element is, once it shows and stands still; scrolled into view if need be.
    #[track_caller]
    pub fn rect(&self, selector: &str) -> Rect {
        let last = Cell::new(None);
        let stands = || {
            let now = self.try_eval(&on(selector, LOCATE)).ok().and_then(|value| rect(&value));
            now.is_some() && now == last.replace(now)
        };
        // What moves is moved by CSS, which no held clock holds.
        let pause = || match last.get() {
            Some(_) => thread::sleep(PAUSE),
            None => self.pause(),
        };
        if !poll_with(PATIENCE, pause, stands) {
            self.fail(&format!("nothing to be seen of `{selector}`"));
        }
        last.get().unwrap_or_else(|| self.fail(&format!("`{selector}` went away")))
    }

    /// Applies a JavaScript function, such as `e => e.disabled`, to an element.
    #[track_caller]
    pub fn ask(&self, selector: &str, function: &str) -> Value {
        self.wait_for(&on(selector, "e => e !== null"));
        self.eval(&on(selector, function))
    }

    /// The text of an element as it shows, without space around it.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let text = self.ask(selector, "e => (e.innerText ?? e.textContent).trim()");
        text.as_str().unwrap_or_default().to_string()
    }

    /// An attribute of an element.
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let value = self.ask(selector, &format!("e => e.getAttribute({})", json!(name)));
        value.as_str().map(str::to_string)
    }

    /// How many elements a CSS selector matches right now.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(selector)));
        count.as_u64().unwrap_or_default() as usize
    }

    /// Whether an element can be seen right now.
    #[track_caller]
    pub fn shows(&self, selector: &str) -> bool {
        self.eval(&on(selector, SHOWS)) == true
    }

    /// Waits until an element can be seen.
    #[track_caller]
    pub fn wait_to_see(&self, selector: &str) {
        self.until(&format!("`{selector}` to show"), || self.shows(selector));
    }

    /// Waits until an element's text contains `part`.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, part: &str) {
        let check = format!("e => !!e && e.textContent.includes({})", json!(part));
        let found = poll_with(
            PATIENCE,
            || self.pause(),
            || self.try_eval(&on(selector, &check)).is_ok_and(|value| value == true),
        );
        if !found {
            let text = self.try_eval(&on(selector, "e => e && e.textContent")).unwrap_or_default();
            self.fail(&format!("`{selector}` does not read `{part}` but {text}"));
        }
    }

    /// Saves what shows as `target/browser/NAME.png`, for people to look at.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let file = folder().join(format!("{name}.png"));
        match self.try_screenshot(&file) {
            Ok(()) => file,
            Err(error) => self.fail(&format!("no screenshot: {error:#}")),
        }
    }

    /// Saves what shows as a file, of the kind that its name says: `png` or `webp`.
    #[track_caller]
    pub fn picture(&self, file: &Path) {
        if let Err(error) = self.try_screenshot(file) {
            self.fail(&format!("no picture: {error:#}"));
        }
    }

    /// Prints the page on A4, as `target/browser/NAME.pdf`, for people to look at. How many sheets it takes.
    #[track_caller]
    pub fn print(&self, name: &str) -> usize {
        let paper = json!({ "paperWidth": 8.27, "paperHeight": 11.69 });
        let printed = self.command("Page.printToPDF", paper);
        let file = BASE64_STANDARD.decode(printed["data"].as_str().unwrap_or_default());
        let file = file.unwrap_or_default();
        if let Err(error) = fs::write(folder().join(format!("{name}.pdf")), &file) {
            self.fail(&format!("no print: {error}"));
        }
        let sheet = b"/Type /Page\n";
        file.windows(sheet.len()).filter(|bytes| bytes == sheet).count()
    }

    pub(super) fn try_screenshot(&self, file: &Path) -> Result<()> {
        let format = file.extension().and_then(|kind| kind.to_str()).unwrap_or("png");
        // Several at once, of several windows, now and then never come.
        let _alone = CAMERA.lock().unwrap_or_else(PoisonError::into_inner);
        self.try_command("Page.bringToFront", json!({}))?;
        let picture = self.try_command("Page.captureScreenshot", json!({ "format": format }))?;
        let data = picture["data"].as_str().context("no picture")?;
        Ok(fs::write(file, BASE64_STANDARD.decode(data)?)?)
    }
}

pub(super) fn rect(value: &Value) -> Option<Rect> {
    let number = |index: usize| value.get(index)?.as_f64();
    Some(Rect { x: number(0)?, y: number(1)?, width: number(2)?, height: number(3)? })
}
