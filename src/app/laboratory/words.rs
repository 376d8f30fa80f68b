//! What is said of what was found. The words of the laboratory lie beside the page, in a file a language: few visitors read
//! them. Only views call this.

use crate::app::wording::terms;
use crate::findings::pictures::Wording;
use crate::findings::{Headline, Verdict};
use crate::texts::{Argument, Texts, texts};
use crate::variants::Spec;

/// The words of the laboratory in the language of the page.
pub struct LabWords(Texts);

impl LabWords {
    /// The words of a file.
    pub fn read(file: &'static str) -> LabWords {
        LabWords(Texts::new(texts().language, file, String::new))
    }

    /// A text that is told something.
    pub fn tell(&self, key: &str, told: &[(&str, Argument)]) -> String {
        self.0.say(key, told)
    }

    /// What all games together come to; the first is what the others are compared with.
    pub fn answer(&self, lines: &[Headline]) -> String {
        let verdicts = || lines.iter().skip(1).map(Headline::verdict);
        let tells =
            |verdict: &Verdict| !matches!(verdict, Verdict::NotMeasured | Verdict::Unlike(_));
        let games = verdicts().filter(tells).count();
        if games == 0 {
            return self.say("lab_answer_none");
        }
        let harder = verdicts().filter(|verdict| matches!(verdict, Verdict::Harder(..))).count();
        let easier = verdicts().filter(|verdict| matches!(verdict, Verdict::Easier(_))).count();
        let told = [("games", games), ("harder", harder), ("easier", easier)];
        self.tell("lab_answer", &told.map(|(name, count)| (name, count.into())))
    }

    /// What a game comes to.
    pub fn verdict(&self, line: &Headline) -> String {
        let (key, told) = line.verdict().said();
        let told: Vec<(&str, Argument)> =
            told.iter().map(|(name, text)| (*name, text.as_str().into())).collect();
        self.tell(key, &told)
    }
}

impl Wording for LabWords {
    fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    fn game(&self, slug: &str) -> String {
        Spec::from_slug(slug).map_or_else(|| slug.to_owned(), |spec| terms::title(spec.card()))
    }
}

/// A number with so many decimals, and its sign.
pub fn signed(number: f64, decimals: usize) -> String {
    format!("{number:+.decimals$}").replace('-', "−")
}

/// A number with so many decimals; a dash where there is none.
pub fn number(number: Option<f64>, decimals: usize) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("{number:.decimals$}"))
}
