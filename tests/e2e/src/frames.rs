//! Frames of other origins, which live in processes of their own. (What is in a frame of the page's own
//! origin is at hand by `contentDocument`.)

use super::launch::browser;
use super::page::{PATIENCE, Page, evaluate, poll};
use super::view::{FIND, LOCATE, Rect, on, rect};
use anyhow::Result;
use serde_json::{Value, json};

/// A frame of another origin than its page, or in a sandbox.
pub struct Frame<'a> {
    page: &'a Page,
    /// The element that holds it.
    element: String,
    session: String,
}

impl Page {
    /// The frame that the element of a selector holds, once it is there.
    #[track_caller]
    pub fn frame(&self, selector: &str) -> Frame<'_> {
        let mut session = None;
        self.until(&format!("the frame in `{selector}`"), || {
            session = self.try_frame(selector).ok().flatten();
            session.is_some()
        });
        let Some(session) = session else { self.fail("the frame went away") };
        Frame { page: self, element: selector.into(), session }
    }

    fn try_frame(&self, selector: &str) -> Result<Option<String>> {
        let question = json!({ "expression": format!("({FIND})({})", json!(selector)) });
        let element = self.try_command("Runtime.evaluate", question)?;
        let object = json!({ "objectId": element["result"]["objectId"] });
        let node = self.try_command("DOM.describeNode", object)?;
        let frames = self.record().frames.clone();
        let found = frames.into_iter().find(|frame| node["node"]["frameId"] == *frame.target);
        Ok(found.map(|frame| frame.session))
    }
}

impl Frame<'_> {
    /// The value of a JavaScript expression in the frame; a promise is awaited.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        let value = self.try_eval(expression);
        value.unwrap_or_else(|error| self.page.fail(&format!("{error}\n  in {expression}")))
    }

    fn try_eval(&self, expression: &str) -> Result<Value> {
        evaluate(&self.session, expression)
    }

    /// Waits until a JavaScript expression is true in the frame.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) {
        let holds = || self.try_eval(&format!("Boolean({expression})")).is_ok_and(|v| v == true);
        if !poll(PATIENCE, holds) {
            self.page.fail(&format!("{expression} did not come true in {}", self.element));
        }
    }

    /// Waits until an element of the frame reads something.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, part: &str) {
        let reads = format!("e => !!e && e.textContent.includes({})", json!(part));
        if !poll(PATIENCE, || self.try_eval(&on(selector, &reads)).is_ok_and(|v| v == true)) {
            let text = self.try_eval(&on(selector, "e => e && e.textContent")).unwrap_or_default();
            self.page.fail(&format!("`{selector}` does not read `{part}` but {text}"));
        }
    }

    /// Waits until an element of the frame can be seen.
    #[track_caller]
    pub fn wait_to_see(&self, selector: &str) {
        let there = on(selector, "e => !!e && e.getClientRects().length > 0");
        if !poll(PATIENCE, || self.try_eval(&there).is_ok_and(|v| v == true)) {
            self.page.fail(&format!("nothing to be seen of `{selector}` in {}", self.element));
        }
    }

    /// Clicks the middle of an element of the frame with the page's mouse.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let outer = self.page.rect(&self.element);
        let (x, y) = self.rect(selector).centre();
        self.page.click_at(outer.x + x, outer.y + y);
    }

    /// Where an element is in the frame, once it shows and stands still.
    #[track_caller]
    pub fn rect(&self, selector: &str) -> Rect {
        let mut last = None;
        let stands = || {
            let now = self.try_eval(&on(selector, LOCATE)).ok().and_then(|value| rect(&value));
            let stands = now.is_some() && now == last;
            last = now;
            stands
        };
        if !poll(PATIENCE, stands) {
            self.page.fail(&format!("nothing to be seen of `{selector}` in {}", self.element));
        }
        last.unwrap_or_else(|| self.page.fail(&format!("`{selector}` went away")))
    }

    /// Calls a method of the protocol on the frame.
    #[track_caller]
    pub fn command(&self, method: &str, params: Value) -> Value {
        let answer = browser().call(Some(&self.session), method, params);
        answer.unwrap_or_else(|error| self.page.fail(&format!("{error:#}")))
    }
}
