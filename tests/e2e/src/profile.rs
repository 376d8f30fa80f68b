//! Profiles: what keeps tests apart.

use super::launch::browser;
use super::page::{Page, must};
use serde_json::{Value, json};
use std::cell::Cell;
use std::panic::Location;
use std::rc::Rc;
use std::thread;

/// Storage, permissions and cache apart from all others, as with a new user.
#[derive(Clone)]
pub struct Profile(Rc<Context>);

struct Context {
    id: String,
}

impl Profile {
    /// A fresh profile.
    #[allow(clippy::new_without_default)] // it starts something
    pub fn new() -> Profile {
        let answer = must(browser().call(None, "Target.createBrowserContext", json!({})));
        Profile(Rc::new(Context { id: word(&answer["browserContextId"]) }))
    }

    /// An empty page. Several of one profile share its storage.
    #[track_caller]
    pub fn page(&self) -> Page {
        let blank = json!({ "url": "about:blank", "browserContextId": self.id() });
        let target = word(&must(browser().call(None, "Target.createTarget", blank))["targetId"]);
        let attach = json!({ "targetId": target, "flatten": true });
        let session =
            word(&must(browser().call(None, "Target.attachToTarget", attach))["sessionId"]);
        Page::attached(self.clone(), target, session, test_name(Location::caller()))
    }

    pub(super) fn id(&self) -> &str {
        &self.0.id
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // The browser may be gone already.
        let _ = browser().call(
            None,
            "Target.disposeBrowserContext",
            json!({ "browserContextId": self.id }),
        );
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

thread_local! {
    /// How many pages this test opened.
    static PAGES: Cell<u32> = const { Cell::new(0) };
}

/// The test's name, which is its thread's unless tests run one at a time; numbered from the second
/// page on.
pub(super) fn test_name(caller: &Location) -> String {
    let name = match thread::current().name() {
        Some(name) if name != "main" => name.replace("::", "-"),
        _ => format!("line-{}", caller.line()),
    };
    let number = PAGES.get() + 1;
    PAGES.set(number);
    match number {
        1 => name,
        _ => format!("{name}-{number}"),
    }
}
