//! The texts of the page: a language is a folder with a file an area, and becomes two files, for what the first
//! board says comes before what the later parts of the program say (`Cargo.toml`).

use crate::later;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Puts the texts in `dist` together, each language's in two files.
pub fn join(dist: &Path) -> Result<()> {
    let later = later()?;
    let folder = dist.join("texts");
    for entry in fs::read_dir(&folder).context("no texts were built")? {
        let language = entry?.path();
        let mut areas = areas(&language)?;
        areas.sort();
        if let Some(lacking) = lacking(&later, &areas) {
            bail!("Cargo.toml names texts of {lacking}, of which {} has none", language.display());
        }
        let (later, first): (Vec<_>, Vec<_>) =
            areas.into_iter().partition(|(name, _)| later.contains(name));
        for (suffix, areas) in [("", first), ("-later", later)] {
            let file = format!("{}{suffix}.ftl", language.display());
            fs::write(file, areas.iter().map(|(_, text)| bare(text)).collect::<String>())?;
        }
        fs::remove_dir_all(&language)?;
    }
    Ok(())
}

/// The areas that come later.
fn later() -> Result<Vec<String>> {
    Ok(later::parts()?.into_iter().flat_map(|part| part.texts).collect())
}

/// The first of some areas that a language has no texts of.
fn lacking<'a>(later: &'a [String], areas: &[(String, String)]) -> Option<&'a String> {
    later.iter().find(|area| areas.iter().all(|(name, _)| name != *area))
}

/// The files of a language: the name of each and what is in it.
fn areas(folder: &Path) -> Result<Vec<(String, String)>> {
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let file = entry?.path();
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, fs::read_to_string(&file)?))
    };
    let entries = fs::read_dir(folder).with_context(|| format!("{}", folder.display()))?;
    entries.map(file).collect()
}

/// A file without its comments and empty lines.
fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_later_area_is_there_in_every_language() {
        let later = later().unwrap();
        assert!(later.len() > 5);
        for language in fs::read_dir(crate::root().join("texts")).unwrap() {
            let areas = areas(&language.unwrap().path()).unwrap();
            assert_eq!(lacking(&later, &areas), None);
        }
    }

    #[test]
    fn comments_are_for_who_writes() {
        assert_eq!(bare("# A\n\na = b\n    # c\n"), "a = b\n    # c\n");
    }
}
