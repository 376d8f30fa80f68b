//! What all tools have in common: where they go, how they are compiled, and which version is there.

use crate::command::{self, announce, cargo};
use anyhow::{Context, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where missing tools go: apart from the user's own, and shared by all clones of the project.
pub fn folder() -> Result<PathBuf> {
    if let Some(folder) = env::var_os("WONDERBOARD_TOOLS") {
        return Ok(folder.into());
    }
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let home = env::home_dir().map(|home| home.join(".cache"));
    let cache =
        cache.or(home).context("no home folder: set WONDERBOARD_TOOLS to a folder for tools")?;
    Ok(cache.join("wonderboard").join("tools"))
}

/// Whether `program` runs and calls itself `version`.
pub fn is_version(program: &Path, version: &str) -> bool {
    command::output(Command::new(program).arg("--version"))
        .is_some_and(|text| text.split_whitespace().any(|word| word == version))
}

/// Compiles a tool from crates.io into the tools folder.
pub fn install(package: &str, version: &str) -> Result<()> {
    let root = folder()?;
    announce(&format!(
        "installing {package} {version} into {} (once; 3 to 15 minutes)",
        root.display()
    ));
    let mut install = cargo();
    install.args(["install", "--locked", "--root"]).arg(&root).arg(format!("{package}@{version}"));
    // The tools run for moments: compiling them quickly matters more than their speed.
    install.env("CARGO_PROFILE_RELEASE_LTO", "off");
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    install.env("CARGO_PROFILE_RELEASE_DEBUG", "false");
    command::run(&mut install)
}
