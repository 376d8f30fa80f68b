//! Accessibility audits by axe-core, which is downloaded for tests only.

use super::page::Page;
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt;
use std::fs;
use std::sync::LazyLock;
use xtask::npm;
use xtask::pins::Pins;

static AXE: LazyLock<String> = LazyLock::new(|| match source() {
    Ok(source) => source,
    Err(error) => panic!("no axe-core for accessibility audits: {error:#}"),
});

fn source() -> Result<String> {
    let package = npm::package("axe-core", Pins::load()?.version("axe-core")?)?;
    fs::read_to_string(package.join("axe.min.js")).context("axe.min.js")
}

/// A rule of accessibility that the page breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The rule's name, such as `color-contrast`.
    pub rule: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// What to do.
    pub help: String,
    /// What is wrong with which element, one each.
    pub elements: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({}): {}", self.rule, self.impact, self.help)?;
        self.elements.iter().try_for_each(|element| write!(f, "\n    {element}"))
    }
}

impl Page {
    /// Audits what the page shows now.
    #[track_caller]
    pub fn axe(&self) -> Vec<Violation> {
        if self.eval("typeof axe") == "undefined" {
            self.eval(&format!("{}; undefined", *AXE));
        }
        let found =
            self.eval("axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations)");
        found.as_array().into_iter().flatten().map(violation).collect()
    }

    /// Fails the test unless an audit of what the page shows now finds nothing.
    #[track_caller]
    pub fn must_be_accessible(&self) {
        let violations = self.axe();
        if !violations.is_empty() {
            let texts: Vec<String> = violations.iter().map(Violation::to_string).collect();
            self.fail(&format!("not accessible:\n  {}", texts.join("\n  ")));
        }
    }
}

fn violation(found: &Value) -> Violation {
    let word = |name: &str| found[name].as_str().unwrap_or_default().to_string();
    let nodes = found["nodes"].as_array().into_iter().flatten();
    let element = |node: &Value| format!("{}: {}", node["target"], node["failureSummary"]);
    Violation {
        rule: word("id"),
        impact: word("impact"),
        help: word("help"),
        elements: nodes.map(element).collect(),
    }
}
