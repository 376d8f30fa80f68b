//! The puzzles as the page fetches them: the game's own command line packs them, for it knows what can be left out.

use crate::command::{self, cargo};
use anyhow::Result;
use std::path::Path;

/// Where the page has them.
pub const FOLDER: &str = "puzzles";

/// Packs the puzzles into `dist`.
pub fn pack(dist: &Path) -> Result<()> {
    let mut pack = cargo();
    pack.args(["run", "--quiet", "--offline", "--package", "wonderboard", "--bin", "wonderboard"]);
    pack.args(["--", "puzzles"]).arg(crate::root().join("puzzles"));
    command::run(pack.arg("--pack").arg(dist.join(FOLDER)))
}
