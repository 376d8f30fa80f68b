//! What is wrong with a text, and where.

use std::error::Error;
use std::fmt;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The place: a FEN's field, a line and column, a part of a link. Empty for the whole text.
    pub place: String,
    pub what: String,
}

impl Fault {
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { place: place.into(), what: what.into() }
    }

    /// The same fault, seen from outside: its place is put behind that of the whole.
    pub fn within(self, outer: &str) -> Fault {
        let place = match self.place.as_str() {
            "" => outer.to_owned(),
            inner => format!("{outer}, {inner}"),
        };
        Fault { place, what: self.what }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.what),
            place => write!(f, "{place}: {}", self.what),
        }
    }
}

impl Error for Fault {}

/// At most the first few characters of a text somebody gave us, for quoting it back.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(24) {
        Some((end, _)) => format!("\"{}…\"", &text[..end]),
        None => format!("\"{text}\""),
    }
}
