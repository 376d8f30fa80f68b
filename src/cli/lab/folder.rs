//! The folder in which the laboratory keeps what it knows: `results/SLUG.json` and `positions/SLUG.csv`.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal::{self, Journal};
use crate::lab::begun::Begun;
use crate::lab::run::Store;

/// The files of one game.
pub struct Folder {
    results: PathBuf,
    samples: PathBuf,
    folder: PathBuf,
    slug: String,
}

impl Folder {
    /// Those of a slug.
    pub fn of(folder: &Path, slug: &str) -> Folder {
        let results = folder.join("results").join(format!("{slug}.json"));
        let samples = folder.join("positions").join(format!("{slug}.csv"));
        Folder { results, samples, folder: folder.to_owned(), slug: slug.to_owned() }
    }
}

impl Store for Folder {
    fn results(&self) -> Option<String> {
        fs::read_to_string(&self.results).ok()
    }

    fn samples(&self) -> Option<String> {
        fs::read_to_string(&self.samples).ok()
    }

    fn keep_results(&mut self, text: &str) -> Result<(), String> {
        keep(&self.results, text)
    }

    fn keep_samples(&mut self, text: &str) -> Result<(), String> {
        keep(&self.samples, text)
    }

    fn begun(&mut self, signature: &str) -> Box<dyn Begun> {
        Box::new(Journal::open(&journal::path(&self.folder, &self.slug, signature)))
    }

    fn end(&mut self, signature: &str) {
        // What is left lying does no harm.
        let _ = fs::remove_file(journal::path(&self.folder, &self.slug, signature));
    }
}

/// Writes a file beside its place and puts it there when it is whole, so that a run that is broken off leaves the old one.
fn keep(path: &Path, text: &str) -> Result<(), String> {
    let beside = path.with_extension("new");
    let written = path
        .parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(&beside, text))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
