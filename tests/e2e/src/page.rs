//! Pages: going places, asking and waiting.

use super::clock::PAUSE;
use super::connection::Event;
use super::emulate::Device;
use super::launch::browser;
use super::profile::Profile;
use super::record::{Record, exception};
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell, RefMut};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take that the page does by itself.
/// A failing test waits so long in vain; the others must get by on a machine that is ten times
/// slower than a good one, and stands still for a while now and then.
pub(super) const PATIENCE: Duration = Duration::from_secs(120);

/// A page that a test looks at and acts on.
///
/// Elements are named by a CSS selector, or by `text=...`: the control or the smallest element that
/// is called or reads exactly so. Helpers that act wait until the element shows.
pub struct Page {
    profile: Profile,
    pub(super) target: String,
    pub(super) session: String,
    pub(super) name: String,
    record: RefCell<Record>,
    pub(super) pointer: Cell<(f64, f64)>,
    pub(super) held: Cell<bool>,
    pub(super) holds_clock: Cell<bool>,
}

impl Page {
    /// An empty page of desktop size in a fresh profile.
    #[allow(clippy::new_without_default)] // it starts something
    #[track_caller]
    pub fn new() -> Page {
        Profile::new().page()
    }

    /// A page of desktop size in a fresh profile that shows `url`.
    #[track_caller]
    pub fn open(url: &str) -> Page {
        let page = Page::new();
        page.goto(url);
        page
    }

    /// The profile, for more pages that share its storage.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// A page that is ready to be looked at and acted on.
    pub(super) fn attached(
        profile: Profile,
        target: String,
        session: String,
        name: String,
    ) -> Page {
        let record = RefCell::default();
        let (pointer, held, holds_clock) = (Cell::default(), Cell::default(), Cell::default());
        let page = Page { profile, target, session, name, record, pointer, held, holds_clock };
        page.start();
        page
    }

    fn start(&self) {
        for domain in ["Page", "Runtime", "Log", "Network"] {
            self.command(&format!("{domain}.enable"), json!({}));
        }
        self.command("Target.setAutoAttach", auto_attach());
        // Pages that no window shows would count as hidden and pause their animations.
        self.command("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        self.emulate(Device::DESKTOP);
    }

    /// Calls any method of the protocol on the page; see
    /// <https://chromedevtools.github.io/devtools-protocol/>.
    #[track_caller]
    pub fn command(&self, method: &str, params: Value) -> Value {
        must(self.try_command(method, params))
    }

    pub(super) fn try_command(&self, method: &str, params: Value) -> Result<Value> {
        browser().call(Some(&self.session), method, params)
    }

    /// Goes to `url` and waits until it has loaded.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        let before = self.record().loads;
        let answer = self.command("Page.navigate", json!({ "url": url }));
        if let Some(error) = answer["errorText"].as_str() {
            self.fail(&format!("cannot open {url}: {error}"));
        }
        // Without a loader only the part after `#` changed.
        if !answer["loaderId"].is_null() {
            self.until(&format!("{url} to load"), || self.record().loads > before);
        }
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        let before = self.record().loads;
        self.command("Page.reload", json!({}));
        self.until("the page to load again", || self.record().loads > before);
    }

    /// The value of a JavaScript expression; a promise is awaited.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.try_eval(expression)
            .unwrap_or_else(|error| self.fail(&format!("{error}\n  in {expression}")))
    }

    /// The whole address of a file of the page.
    pub fn address_of(&self, path: &str) -> String {
        let address = self.eval(&format!("new URL({}, document.baseURI).href", json!(path)));
        address.as_str().unwrap_or_default().to_owned()
    }

    /// Like [`Page::eval`], with what the expression throws as an error.
    pub fn try_eval(&self, expression: &str) -> Result<Value> {
        evaluate(&self.session, expression)
    }

    /// Waits until a JavaScript expression is true.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) {
        self.wait_for_within(PATIENCE, expression);
    }

    /// Waits until a JavaScript expression is true, but no longer than `patience`.
    #[track_caller]
    pub fn wait_for_within(&self, patience: Duration, expression: &str) {
        let truth = format!("Promise.resolve({expression}).then(Boolean)");
        let last = RefCell::new(String::new());
        let holds = || match self.try_eval(&truth) {
            Ok(value) => value == true,
            Err(error) => {
                *last.borrow_mut() = format!(", which throws {error}");
                false
            }
        };
        if !poll_with(patience, || self.pause(), holds) {
            self.fail(&format!("{expression} did not come true in {patience:?}{}", last.take()));
        }
    }

    /// Waits until `condition` holds.
    #[track_caller]
    pub fn until(&self, what: &str, condition: impl FnMut() -> bool) {
        if !poll_with(PATIENCE, || self.pause(), condition) {
            self.fail(&format!("waited {PATIENCE:?} in vain for {what}"));
        }
    }

    /// Waits until the page has drawn what it was just told: whoever sees it does the next thing only
    /// then. A page that goes away or is not drawn is not waited for.
    pub(super) fn settle(&self) {
        let drawn = "new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(done));
            (window.__clock?.soon ?? setTimeout)(done, 250);
        }).then(() => 0)";
        let _ = self.try_eval(drawn);
    }

    /// What the page did so far, up to date.
    pub(super) fn record(&self) -> RefMut<'_, Record> {
        let mut record = self.record.borrow_mut();
        self.events(&self.session).iter().for_each(|event| record.add(event));
        for session in record.strangers() {
            // It may be at work for long, and answers only then.
            browser().tell(&session, "Runtime.enable", json!({}));
            browser().tell(&session, "Network.enable", json!({}));
            if record.is_frame(&session) {
                browser().tell(&session, "Log.enable", json!({}));
                browser().tell(&session, "Target.setAutoAttach", auto_attach());
            }
        }
        for session in record.sessions() {
            self.events(&session).iter().for_each(|event| record.add(event));
        }
        record
    }

    fn events(&self, session: &str) -> Vec<Event> {
        browser().events(session)
    }
}

/// Asks for sessions with all workers, and frames of other origins.
fn auto_attach() -> Value {
    json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true })
}

/// The value of an expression in a session: a page, a frame or a worker.
pub(super) fn evaluate(session: &str, expression: &str) -> Result<Value> {
    let question = json!({
        "expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true,
    });
    let mut answer = browser().call(Some(session), "Runtime.evaluate", question)?;
    match answer.get("exceptionDetails") {
        Some(details) => bail!("{}", exception(details)),
        None => Ok(answer["result"]["value"].take()),
    }
}

/// Looks until `condition` holds; false when `patience` runs out.
pub(super) fn poll(patience: Duration, condition: impl FnMut() -> bool) -> bool {
    poll_with(patience, || thread::sleep(PAUSE), condition)
}

/// The same with something else to do between the looks.
pub(super) fn poll_with(
    patience: Duration,
    pause: impl Fn(),
    mut condition: impl FnMut() -> bool,
) -> bool {
    let start = Instant::now();
    loop {
        if condition() {
            return true;
        }
        if start.elapsed() > patience {
            return false;
        }
        pause();
    }
}

/// The browser's answer; without one the test cannot go on.
#[track_caller]
pub(super) fn must(answer: Result<Value>) -> Value {
    answer.unwrap_or_else(|error| panic!("{error:#}"))
}
