//! What pictures and tables of files say: the English words of the page.

use crate::findings::pictures::Wording;
use crate::findings::{Headline, Verdict};

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
    let by = |doublings: f64| ("{ $by }", format!("{doublings:.1}"));
    let even = |share: f64| ("{ $even }", format!("{:.0}", 100.0 * share));
    let (key, told) = match line.verdict() {
        Verdict::NotMeasured => ("lab_verdict_none", Vec::new()),
        Verdict::Alike => ("lab_verdict_alike", Vec::new()),
        Verdict::Harder(size, None) => ("lab_verdict_harder", vec![by(size)]),
        Verdict::Harder(size, Some(share)) => ("lab_verdict_even", vec![by(size), even(share)]),
        Verdict::Easier(size) => ("lab_verdict_easier", vec![by(size)]),
    };
    told.into_iter().fold(English.say(key), |text, (name, value)| text.replace(name, &value))
}
