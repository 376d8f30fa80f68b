//! Files of which there is always a whole one.

use std::fs;
use std::path::Path;

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
