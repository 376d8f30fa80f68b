//! What the page keeps: local storage and the clipboard.

use super::launch::browser;
use super::page::{Page, must};
use serde_json::json;
use std::sync::{Mutex, PoisonError};

static CLIPBOARD: Mutex<()> = Mutex::new(());

impl Page {
    /// What local storage holds under `key`.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        self.eval(&format!("localStorage.getItem({})", json!(key))).as_str().map(str::to_string)
    }

    /// Puts `value` into local storage, in the place of what the tab has kept for itself.
    #[track_caller]
    pub fn store(&self, key: &str, value: &str) {
        let (key, value) = (json!(key), json!(value));
        self.eval(&format!(
            "localStorage.setItem({key}, {value}), sessionStorage.removeItem({key})"
        ));
    }

    /// Lets the page use the clipboard, as if the user had agreed.
    #[track_caller]
    pub fn allow_clipboard(&self) {
        let grant = json!({
            "browserContextId": self.profile().id(),
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
        });
        must(browser().call(None, "Browser.grantPermissions", grant));
    }

    /// Does something with the clipboard that no other test may disturb: it is the machine's, and
    /// all profiles share it. What is done may not come here again.
    pub fn alone_with_clipboard<T>(&self, act: impl FnOnce() -> T) -> T {
        let _alone = CLIPBOARD.lock().unwrap_or_else(PoisonError::into_inner);
        self.allow_clipboard();
        act()
    }

    /// The text on the clipboard.
    #[track_caller]
    pub fn clipboard(&self) -> String {
        self.eval("navigator.clipboard.readText()").as_str().unwrap_or_default().to_string()
    }
}
