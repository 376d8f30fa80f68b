//! `cargo xtask pin`: writes the digests of the makers' release archives into `tools.toml`.

use crate::archives::Source;
use crate::command::announce;
use crate::pins::{self, Pins};
use anyhow::{Context, Result};
use std::fs;

/// Downloads the archives of all pinned versions, and keeps what they are. Whoever commits that
/// vouches for them.
pub fn run() -> Result<()> {
    let pins = renewed(Pins::load()?, &Source::of_the_makers())?;
    fs::write(pins::file(), pins.text()).context("tools.toml")
}

/// The pins with the digests of what `source` has. An error when an archive is not there: its name
/// may have changed.
pub fn renewed(mut pins: Pins, source: &Source) -> Result<Pins> {
    for (tool, platform) in pins.archives() {
        let sha256 = source.digest(&pins.path(&tool, &platform)?)?;
        announce(&format!("{tool} for {platform}: {sha256}"));
        pins = pins.with_digest(&tool, &platform, &sha256)?;
    }
    Ok(pins)
}
