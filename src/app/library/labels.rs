//! The labels that a person gives a game to find it again. The page calls them tags; PGN's tags are others.

use std::collections::BTreeSet;

use crate::app::library::Record;

/// Under which tag they stand in a PGN file.
pub const PGN_TAG: &str = "KeptTags";

/// How many characters a label has at most, and how many labels a game.
const LONGEST: usize = 40;
const MOST: usize = 20;

/// The labels of a text in which they are parted by commas: each once, as they come.
pub fn read(text: &str) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for label in text.split(',').map(tidied).filter(|label| !label.is_empty()) {
        if labels.len() < MOST && !labels.contains(&label) {
            labels.push(label);
        }
    }
    labels
}

/// One label in a line, without spaces around it.
fn tidied(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    short.trim_end().to_owned()
}

/// Labels as one text, which [`read`] reads.
pub fn write(labels: &[String]) -> String {
    labels.join(", ")
}

/// All labels that games have, in the order of their letters.
pub fn all<'a>(records: impl Iterator<Item = &'a Record>) -> BTreeSet<&'a str> {
    records.flat_map(|record| record.labels.iter().map(String::as_str)).collect()
}

impl Record {
    /// The game with the labels of a text beside its own.
    pub fn with_labels(&self, text: &str) -> Record {
        let both = [write(&self.labels), text.to_owned()];
        Record { labels: read(&both.join(",")), ..self.clone() }
    }

    /// The game without a label.
    pub fn without_label(&self, label: &str) -> Record {
        let mut record = self.clone();
        record.labels.retain(|known| known != label);
        record
    }
}
