//! The beginning of a text that somebody gave us, for quoting it back.

use std::fmt;

/// At most the first few characters of a text. `Display` puts them in quotation marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    pub text: String,
    /// Does the text go on?
    pub is_cut: bool,
}

/// The characters that are quoted.
const LONGEST: usize = 24;

impl Excerpt {
    pub fn of(text: &str) -> Excerpt {
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => Excerpt { text: text[..end].to_owned(), is_cut: true },
            None => Excerpt { text: text.to_owned(), is_cut: false },
        }
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let more = if self.is_cut { "…" } else { "" };
        write!(f, "\"{}{more}\"", self.text)
    }
}
