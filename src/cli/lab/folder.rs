//! The folder in which the laboratory keeps what it knows: `results/SLUG.json` and `positions/SLUG.csv`.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal::Journal;
use crate::cli::replace::replace;
use crate::lab::begun::Begun;
use crate::lab::run::Store;

/// The files of one game.
pub struct Folder {
    folder: PathBuf,
    slug: String,
}

impl Folder {
    /// Those of a slug.
    pub fn of(folder: &Path, slug: &str) -> Folder {
        Folder { folder: folder.to_owned(), slug: slug.to_owned() }
    }

    fn results_file(&self) -> PathBuf {
        self.folder.join("results").join(format!("{}.json", self.slug))
    }

    fn samples_file(&self) -> PathBuf {
        self.folder.join("positions").join(format!("{}.csv", self.slug))
    }

    /// Where the journal of a measure is kept, by the signature of its means.
    fn journal_file(&self, signature: &str) -> PathBuf {
        self.folder.join("begun").join(format!("{}-{signature}.txt", self.slug))
    }
}

impl Store for Folder {
    fn results(&self) -> Option<String> {
        fs::read_to_string(self.results_file()).ok()
    }

    fn samples(&self) -> Option<String> {
        fs::read_to_string(self.samples_file()).ok()
    }

    fn keep_results(&mut self, text: &str) -> Result<(), String> {
        replace(&self.results_file(), text)
    }

    fn keep_samples(&mut self, text: &str) -> Result<(), String> {
        replace(&self.samples_file(), text)
    }

    fn begun(&mut self, signature: &str) -> Box<dyn Begun> {
        Box::new(Journal::open(&self.journal_file(signature)))
    }

    fn end(&mut self, signature: &str) {
        // What is left lying does no harm.
        let _ = fs::remove_file(self.journal_file(signature));
    }
}
