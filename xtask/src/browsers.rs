//! The browsers that the tests drive: found, or installed.

use crate::command::{self, announce};
use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser, and how to come by it.
pub struct Browser {
    name: &'static str,
    /// The environment variable that may say where it is.
    pub variable: &'static str,
    programs: &'static [&'static str],
    on_mac: &'static str,
    /// Debian's package.
    package: &'static str,
    elsewhere: &'static str,
}

/// Chromium or Chrome, for all tests.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    variable: "CHROME",
    programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    on_mac: "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    package: "chromium",
    elsewhere: "`sudo dnf install chromium` or `brew install --cask google-chrome`",
};

/// Firefox, for those that may come out differently there.
pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    on_mac: "/Applications/Firefox.app/Contents/MacOS/firefox",
    package: "firefox-esr",
    elsewhere: "`sudo snap install firefox` or `brew install --cask firefox`",
};

impl Browser {
    /// Where it is, installed first if this is Debian's or Ubuntu's root.
    pub fn ready(&self) -> Result<PathBuf> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        let Browser { name, variable, package, elsewhere, .. } = self;
        if !is_root() || !command::exists("apt-get") {
            bail!(
                "the browser tests need {name}: `sudo apt install {package}`, {elsewhere}; or set \
                 {variable} to where it is"
            );
        }
        announce(&format!("installing {name} with apt-get (about a minute)"));
        command::run(apt().args(["-qq", "update"]))?;
        command::run(apt().args(["-qq", "install", "-y", "--no-install-recommends", package]))?;
        self.find().with_context(|| format!("apt-get installed {name}, yet it is not on PATH"))
    }

    /// The program that its variable names, of PATH, or of its usual place.
    fn find(&self) -> Option<PathBuf> {
        let named = env::var_os(self.variable).map(PathBuf::from);
        let usual = Some(Path::new(self.on_mac)).filter(|path| path.is_file());
        let on_path = || self.programs.iter().find_map(|name| command::on_path(name).next());
        named.or_else(on_path).or(usual.map(Path::to_path_buf))
    }
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root() -> bool {
    command::output(Command::new("id").arg("-u")).as_deref() == Some("0")
}
