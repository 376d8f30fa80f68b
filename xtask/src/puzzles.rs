//! The puzzles as the page fetches them: the game's own command line packs them, for it knows what can be left out.

use crate::command::{self, cargo};
use anyhow::{Context, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the page has them.
pub const FOLDER: &str = "puzzles";

/// Packs the puzzles into `dist`.
pub fn pack(dist: &Path) -> Result<()> {
    let mut pack = Command::new(command_line()?);
    pack.arg("puzzles").arg(crate::root().join("puzzles")).arg("--pack").arg(dist.join(FOLDER));
    command::run(&mut pack)
}

/// The game's command line, compiled as for tests, of the whole workspace and with something that only tests need: by
/// itself some crates would have fewer features, and be compiled again with all that depends on them.
fn command_line() -> Result<PathBuf> {
    let name = "wonderboard";
    let mut build = cargo();
    build.args(["build", "--quiet", "--offline", "--workspace", "--bin", name]);
    command::run(build.args(["--example", "worker"]))?;
    let xtask = env::current_exe().context("where is xtask itself?")?;
    Ok(xtask.with_file_name(format!("{name}{}", env::consts::EXE_SUFFIX)))
}
