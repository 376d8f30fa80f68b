//! Building, serving and testing the page: everything behind `cargo xtask`.

pub mod build;
pub mod chromium;
pub mod command;
pub mod fingerprint;
mod http;
pub mod npm;
pub mod pins;
pub mod serve;
pub mod server;
pub mod setup;
pub mod sizes;
pub mod test;
pub mod wasm_opt;

#[cfg(feature = "browser")]
pub mod browser;

use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The folder of the built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}
