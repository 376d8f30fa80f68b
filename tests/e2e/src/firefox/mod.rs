//! A real headless Firefox, for tests that may come out differently there than in Chromium. It is driven
//! over WebDriver BiDi, which it speaks by itself.

mod bidi;
mod launch;

use super::launch::folder;
use super::page::must;
use super::profile::test_name;
use super::tab::Tab;
use anyhow::{Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine};
use launch::firefox;
use serde_json::{Value, json};
use std::fs;
use std::panic::Location;
use std::thread;

/// A page in Firefox, in storage of its own. It fails its test at the end if it saw an error.
pub struct Firefox {
    /// The storage, and the page.
    user: String,
    context: String,
    name: String,
}

impl Firefox {
    fn call(&self, method: &str, params: Value) -> Result<Value> {
        let mut params = params;
        params["context"] = self.context.as_str().into();
        firefox().call(method, params)
    }

    /// Takes the errors so far.
    fn errors(&self) -> Vec<String> {
        // What was told before an answer has come with it.
        let _ = self.try_eval("0");
        firefox().take_errors(&self.context)
    }

    /// Says and shows where a failing test stood.
    fn report(&self, errors: &[String]) {
        eprintln!("\n--- {} in Firefox", self.name);
        errors.iter().for_each(|error| eprintln!("    [error] {error}"));
        let file = folder().join(format!("{}.png", self.name));
        let picture = self.call("browsingContext.captureScreenshot", json!({}));
        let bytes = picture.and_then(|it| Ok(BASE64_STANDARD.decode(word(&it["data"]))?));
        match bytes.and_then(|bytes| Ok(fs::write(&file, bytes)?)) {
            Ok(()) => eprintln!("    screenshot: {}", file.display()),
            Err(error) => eprintln!("    no screenshot: {error:#}"),
        }
    }
}

impl Tab for Firefox {
    #[track_caller]
    fn fresh() -> Firefox {
        let name = test_name(Location::caller());
        let mut firefox = firefox();
        let user = word(&must(firefox.call("browser.createUserContext", json!({})))["userContext"]);
        let tab = json!({ "type": "tab", "userContext": user });
        let context = word(&must(firefox.call("browsingContext.create", tab))["context"]);
        Firefox { user, context, name }
    }

    fn before_load(&self, script: &str) {
        // It also runs in the empty page that everything begins with, which may do nothing.
        let function = format!(
            "() => {{ try {{ {script} }} catch (error) {{ if (error.name !== 'SecurityError') throw error }} }}"
        );
        let params = json!({ "functionDeclaration": function, "contexts": [self.context] });
        must(firefox().call("script.addPreloadScript", params));
    }

    fn goto(&self, url: &str) {
        must(self.call("browsingContext.navigate", json!({ "url": url, "wait": "complete" })));
    }

    fn reload(&self) {
        must(self.call("browsingContext.reload", json!({ "wait": "complete" })));
    }

    fn try_eval(&self, expression: &str) -> Result<Value> {
        // Values come in a form of their own; as JSON they are what they are in Chromium.
        let json = format!("Promise.resolve({expression}).then((value) => JSON.stringify(value))");
        let answer = firefox().call(
            "script.evaluate",
            json!({ "expression": json, "target": { "context": self.context }, "awaitPromise": true }),
        )?;
        if answer["type"] == "exception" {
            bail!("{}", word(&answer["exceptionDetails"]["text"]));
        }
        let text = answer["result"]["value"].as_str();
        Ok(text.map(serde_json::from_str).transpose()?.unwrap_or_default())
    }

    fn click_at(&self, x: f64, y: f64) {
        let (x, y) = (x.round(), y.round());
        let actions = json!([
            { "type": "pointerMove", "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": actions });
        must(self.call("input.performActions", json!({ "actions": [mouse] })));
    }

    fn requests(&self) -> Vec<String> {
        let names =
            self.eval("performance.getEntriesByType('resource').map((entry) => entry.name)");
        names.as_array().into_iter().flatten().map(word).collect()
    }

    fn forgive(&self) {
        self.errors();
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let errors = self.errors();
        if thread::panicking() || !errors.is_empty() {
            self.report(&errors);
        }
        // The browser may be gone already.
        let _ = self.call("browsingContext.close", json!({}));
        let user = json!({ "userContext": self.user });
        let _ = firefox().call("browser.removeUserContext", user);
        if !thread::panicking() && !errors.is_empty() {
            panic!("{} errors in the console, the first: {}", errors.len(), errors[0]);
        }
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
