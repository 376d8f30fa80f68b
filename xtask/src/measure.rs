//! What is looked at or measured of the built page by a program of its own (`tests/e2e/examples`).

use crate::browsers::CHROMIUM;
use crate::build;
use crate::command::{self, cargo};
use anyhow::Result;

/// Builds the page and runs the program of this name with these words.
pub fn run(name: &str, words: &[&str]) -> Result<()> {
    build::page()?;
    let mut program = cargo();
    program.args(["run", "--quiet", "--package", "e2e", "--example", name, "--"]).args(words);
    command::run(program.env(CHROMIUM.variable, CHROMIUM.ready()?))
}
