//! The browser that the tests drive.

use crate::command;
use crate::setup::announce;
use anyhow::{Context, Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::Command;

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ON_MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// Chromium or Chrome, installed first if this is Debian's or Ubuntu's root.
pub fn ready() -> Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if !is_root() || !command::exists("apt-get") {
        bail!(
            "the browser tests need Chromium: `sudo apt install chromium`, `sudo dnf install chromium` \
             or `brew install --cask google-chrome`; or set CHROME to where it is"
        );
    }
    announce("installing Chromium with apt-get (about a minute)");
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    command::run(apt().args(["-qq", "update"]))?;
    command::run(apt().args(["-qq", "install", "-y", "--no-install-recommends", "chromium"]))?;
    find().context("apt-get installed Chromium, yet it is not on PATH")
}

/// The browser of `$CHROME`, of PATH, or of its usual place.
fn find() -> Option<PathBuf> {
    let named = env::var_os("CHROME").map(PathBuf::from);
    let usual = Some(PathBuf::from(ON_MAC)).filter(|path| path.is_file());
    named.or_else(|| NAMES.into_iter().find_map(|name| command::on_path(name).next())).or(usual)
}

fn is_root() -> bool {
    command::output(Command::new("id").arg("-u")).as_deref() == Some("0")
}
