//! The labels that a person gives a game to find it again. The page calls them tags; PGN's tags are others.

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

/// Labels with those of a text beside them.
pub fn with(labels: &[String], text: &str) -> Vec<String> {
    read(&format!("{},{text}", write(labels)))
}
