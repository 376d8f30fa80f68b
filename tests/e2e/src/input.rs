//! A real mouse and keyboard: events come from the browser, as a user's would.

use super::keys::{Key, chord, modifiers};
use super::page::Page;
use serde_json::{Value, json};

/// Moves in a drag, so that the page sees it travel.
const STEPS: u32 = 8;

impl Page {
    /// Clicks the middle of an element.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let (x, y) = self.rect(selector).centre();
        self.click_at(x, y);
    }

    /// Clicks a point.
    #[track_caller]
    pub fn click_at(&self, x: f64, y: f64) {
        self.press_at(x, y);
        self.release();
    }

    /// Moves the mouse to the middle of an element.
    #[track_caller]
    pub fn hover(&self, selector: &str) {
        let (x, y) = self.rect(selector).centre();
        self.move_to(x, y);
    }

    /// Presses the mouse button in the middle of an element and holds it.
    #[track_caller]
    pub fn press(&self, selector: &str) {
        let (x, y) = self.rect(selector).centre();
        self.press_at(x, y);
    }

    /// Presses the mouse button at a point and holds it.
    #[track_caller]
    pub fn press_at(&self, x: f64, y: f64) {
        self.move_to(x, y);
        self.held.set(true);
        self.mouse("mousePressed", "left");
    }

    /// Moves the mouse to a point.
    #[track_caller]
    pub fn move_to(&self, x: f64, y: f64) {
        self.pointer.set((x, y));
        let button = if self.held.get() { "left" } else { "none" };
        self.mouse("mouseMoved", button);
    }

    /// Moves the mouse to a point in several steps.
    #[track_caller]
    pub fn glide_to(&self, x: f64, y: f64) {
        for (x, y) in between(self.pointer.get(), (x, y)) {
            self.move_to(x, y);
        }
    }

    /// Lets go of the mouse button.
    #[track_caller]
    pub fn release(&self) {
        self.held.set(false);
        self.mouse("mouseReleased", "left");
        self.settle();
    }

    /// Drags one element onto another with the mouse.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        let (from, to) = self.both_centres(from, to);
        self.press_at(from.0, from.1);
        self.glide_to(to.0, to.1);
        self.release();
    }

    /// Where two elements are at one time: bringing the second into view may move the first.
    #[track_caller]
    pub(super) fn both_centres(&self, from: &str, to: &str) -> ((f64, f64), (f64, f64)) {
        self.rect(from);
        let to = self.rect(to).centre();
        (self.rect(from).centre(), to)
    }

    /// Turns the mouse wheel over an element; down and right are positive.
    #[track_caller]
    pub fn wheel(&self, selector: &str, right: f64, down: f64) {
        let (x, y) = self.rect(selector).centre();
        let event =
            json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": right, "deltaY": down });
        self.command("Input.dispatchMouseEvent", event);
    }

    /// Clicks an element with the right button.
    #[track_caller]
    pub fn right_click(&self, selector: &str) {
        self.hover(selector);
        self.press_right();
    }

    /// Presses the right button beside whatever is held, and lets go of it.
    #[track_caller]
    pub fn press_right(&self) {
        self.mouse("mousePressed", "right");
        self.mouse("mouseReleased", "right");
        self.settle();
    }

    /// Presses the right button in the middle of an element, with keys such as `Shift` or `Control+Alt` held
    /// down, draws it to the middle of another, and holds it.
    #[track_caller]
    pub fn draw(&self, from: &str, to: &str, keys: &str) {
        let (from, to) = self.both_centres(from, to);
        let held = modifiers(keys).unwrap_or_else(|| self.fail(&format!("no keys `{keys}`")));
        self.pointer.set(from);
        self.mouse_with("mousePressed", "right", held);
        for at in between(from, to) {
            self.pointer.set(at);
            self.mouse_with("mouseMoved", "right", held);
        }
    }

    /// Moves the mouse to a point, its right button held.
    #[track_caller]
    pub fn move_right(&self, x: f64, y: f64) {
        self.pointer.set((x, y));
        self.mouse("mouseMoved", "right");
    }

    /// Lets go of the right button.
    #[track_caller]
    pub fn release_right(&self) {
        self.mouse("mouseReleased", "right");
        self.settle();
    }

    fn mouse(&self, kind: &str, button: &str) {
        self.mouse_with(kind, button, 0);
    }

    fn mouse_with(&self, kind: &str, button: &str, modifiers: u32) {
        let (x, y) = self.pointer.get();
        let held = i32::from(self.held.get());
        let buttons = match (kind, button) {
            ("mouseReleased", _) | (_, "none") => held,
            (_, "left") => 1,
            _ => held + 2,
        };
        let clicks = i32::from(kind != "mouseMoved");
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": clicks,
            "modifiers": modifiers,
        });
        self.command("Input.dispatchMouseEvent", event);
    }

    /// Presses a key, such as `Enter`, `a`, `Shift+Tab` or `Control+z`.
    #[track_caller]
    pub fn key(&self, name: &str) {
        let Some((modifiers, key)) = chord(name) else { self.fail(&format!("no key `{name}`")) };
        self.command("Input.dispatchKeyEvent", event("keyDown", modifiers, &key, &[]));
        self.command("Input.dispatchKeyEvent", event("keyUp", modifiers, &key, &[]));
        self.settle();
    }

    /// Types text where the focus is.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        for letter in text.chars() {
            match letter {
                '\n' => self.key("Enter"),
                ' ' => self.key("Space"),
                _ => self.key(&letter.to_string()),
            }
        }
    }

    /// Pastes text where the focus is, by Control+V.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        let Some((modifiers, key)) = chord("Control+v") else {
            return;
        };
        self.alone_with_clipboard(|| {
            self.eval(&format!("navigator.clipboard.writeText({})", json!(text)));
            self.command("Input.dispatchKeyEvent", event("keyDown", modifiers, &key, &["paste"]));
            self.command("Input.dispatchKeyEvent", event("keyUp", modifiers, &key, &[]));
        });
    }
}

fn event(kind: &str, modifiers: u32, key: &Key, commands: &[&str]) -> Value {
    let text = if kind == "keyDown" { key.text.as_str() } else { "" };
    json!({
        "type": kind, "modifiers": modifiers, "key": key.key, "code": key.code, "text": text,
        "windowsVirtualKeyCode": key.number, "commands": commands,
    })
}

/// Points on the way from one to another, that one included.
pub(super) fn between(from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    let part = |step: u32| f64::from(step) / f64::from(STEPS);
    let at = move |t: f64| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
    (1..=STEPS).map(move |step| at(part(step)))
}
