//! What pictures and tables of files say: the English words of the page.

use crate::findings::Headline;
use crate::findings::pictures::Wording;

/// The words of the page.
const WORDS: &str = include_str!("../../../laboratory/en/page.txt");

/// English; games are called by their slugs.
pub struct English;

impl Wording for English {
    fn say(&self, key: &str) -> String {
        let text = |line: &'static str| line.strip_prefix(key)?.strip_prefix(" = ");
        WORDS.lines().find_map(text).unwrap_or(key).to_owned()
    }

    fn game(&self, slug: &str) -> String {
        slug.to_owned()
    }
}

/// What a game comes to, in words.
pub fn verdict(line: &Headline) -> String {
    let (key, told) = line.verdict().said();
    let fill =
        |text: String, (name, told): (&str, String)| text.replace(&format!("{{ ${name} }}"), &told);
    told.into_iter().fold(English.say(key), fill)
}
