//! Building, serving and testing the page: everything behind `cargo xtask`.

pub mod archives;
mod arrange;
pub mod base128;
pub mod browsers;
pub mod build;
pub mod command;
pub mod fingerprint;
mod gzip;
mod http;
pub mod imports;
mod inline;
pub mod later;
mod markup;
pub mod measure;
pub mod npm;
pub mod offline;
mod parallel;
pub mod pin;
pub mod pins;
mod puzzles;
pub mod scripts;
pub mod serve;
pub mod server;
pub mod setup;
pub mod single;
pub mod site;
pub mod sizes;
pub mod split;
pub mod styles;
pub mod test;
mod texts;
pub mod tools;
mod type_ids;
mod wasm;
pub mod wasm_opt;

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Cargo says at run time where the package is that runs; what it said at compile time may come from a
/// build cache of another place. The workspace is the folder with the lock file, there or above.
static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
    let package =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    let workspace = package.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
    workspace.unwrap_or(&package).to_path_buf()
});

/// The folder of the workspace.
pub fn root() -> &'static Path {
    &ROOT
}

/// The folder of the built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}
