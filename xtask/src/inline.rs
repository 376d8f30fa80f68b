//! The script that starts the page's program, as a file of its own.
//!
//! Trunk writes it into the page, where hosts with a strict policy (docs/hosting.md) refuse to run it.

use crate::fingerprint::hash;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

const OPEN: &str = "<script type=\"module\">";
const CLOSE: &str = "</script>";

/// Takes the script out of the start page of `dist`.
pub fn script(dist: &Path) -> Result<()> {
    let file = dist.join("index.html");
    let page = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
    let (before, script, after) = split(&page)?;
    // Its imports are relative to itself, so it must lie beside the page, as here.
    let name = format!("start-{:016x}.js", hash(&[script.into()]));
    fs::write(dist.join(&name), script)?;
    let start = format!("<script type=\"module\" src=\"./{name}\"></script>");
    Ok(fs::write(file, format!("{before}{start}{after}"))?)
}

/// The page before its one inline script, the script, and the page after it.
fn split(page: &str) -> Result<(&str, &str, &str)> {
    let (before, rest) = page.split_once(OPEN).context("the page has no script of trunk's")?;
    let (script, after) = rest.split_once(CLOSE).context("a script of the page has no end")?;
    if after.contains(OPEN) {
        bail!("the page has more than one inline script");
    }
    Ok((before, script.trim_start(), after))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn finds_the_one_script() {
        let page = "<a><script src=\"b.js\"></script><script type=\"module\">\nc();\n</script>\nd";
        let parts = ("<a><script src=\"b.js\"></script>", "c();\n", "\nd");
        assert_eq!(split(page).unwrap(), parts);
        for bad in ["<script>c()</script>", "<script type=\"module\">c()", &page.repeat(2)] {
            assert!(split(bad).is_err(), "{bad}");
        }
    }
}
