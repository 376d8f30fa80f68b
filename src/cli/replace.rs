//! Files that are written, and those of which there is always a whole one.

use std::fs;
use std::path::Path;

use super::Failure;

/// Writes a file. Says which cannot be written, and why.
pub fn save(path: &str, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    fs::write(path, contents).map_err(|error| Failure::Fault(format!("{path}: {error}")))
}

/// Writes a file beside its place and puts it there when it is whole, so that a run that is broken off leaves the old one.
/// Says which file cannot be written, and why.
pub fn replace(path: &Path, text: &str) -> Result<(), String> {
    let beside = path.with_extension("new");
    let written = path
        .parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(&beside, text))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
