//! Every text a person reads on the page, behind one typed interface: a text is a method of [`Texts`]
//! (`keys`), its words stand under the method's name in `texts/en`, `texts/de`, …, in the
//! file of its area, and only views call it.
//!
//! A language is two files once it is built (`xtask/src/texts.rs`), what the first board says and all else, in the syntax of Fluent (<https://projectfluent.org>) as far as
//! `message` reads it. Natively the texts are English; a page installs what it has fetched.

mod keys;
mod language;
mod message;

use std::sync::OnceLock;

pub use keys::{Declared, declared};
pub use language::Language;
pub use message::{Argument, Messages, TextKey};

/// All texts in one language.
pub struct Texts {
    pub language: Language,
    messages: Messages,
    /// What comes after the first board, and how to have it.
    later: (OnceLock<Messages>, fn() -> String),
}

impl Texts {
    /// The texts of a language: those of a file, and those of another that is asked for when one of them is.
    pub fn new(language: Language, file: &'static str, later: fn() -> String) -> Texts {
        Texts { language, messages: Messages::read(file), later: (OnceLock::new(), later) }
    }

    /// The text of a key, which is the key itself where the language lacks it.
    pub fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.text(TextKey::of(key), arguments).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key; none where the language lacks it.
    fn text(&self, key: TextKey, arguments: &[(&str, Argument)]) -> Option<String> {
        let first = self.messages.format(self.language, key, arguments);
        first.or_else(|| self.later().format(self.language, key, arguments))
    }

    fn later(&self) -> &Messages {
        let (messages, file) = &self.later;
        messages.get_or_init(|| Messages::read(file().leak()))
    }

    /// A text that lists hold many of, one an entry: the title of a game by its slug, say. `tests/texts.rs`
    /// holds that there is one for each entry.
    pub fn entry(&self, kind: &str, entry: &str, what: &str) -> String {
        self.say(&format!("{kind}-{entry}-{what}"), &[])
    }
}

static CURRENT: OnceLock<Texts> = OnceLock::new();

/// The texts in the language of the page.
pub fn texts() -> &'static Texts {
    CURRENT.get_or_init(|| Texts::new(Language::English, ENGLISH, String::new))
}

/// What is said from now on, which is the first thing a page does: nothing has been said yet. `later` is asked
/// once, for what is not in the file.
pub fn install(language: Language, file: String, later: fn() -> String) {
    let _ = CURRENT.set(Texts::new(language, file.leak(), later));
}

/// A program in the browser has no words in it; the page fetches those of its language.
#[cfg(target_arch = "wasm32")]
const ENGLISH: &str = "";
#[cfg(not(target_arch = "wasm32"))]
const ENGLISH: &str = concat!(
    include_str!("../../texts/en/analysis.ftl"),
    include_str!("../../texts/en/choices.ftl"),
    include_str!("../../texts/en/clocks.ftl"),
    include_str!("../../texts/en/common.ftl"),
    include_str!("../../texts/en/courses.ftl"),
    include_str!("../../texts/en/editor.ftl"),
    include_str!("../../texts/en/embed.ftl"),
    include_str!("../../texts/en/faults.ftl"),
    include_str!("../../texts/en/friends.ftl"),
    include_str!("../../texts/en/games.ftl"),
    include_str!("../../texts/en/guesses.ftl"),
    include_str!("../../texts/en/home.ftl"),
    include_str!("../../texts/en/levels.ftl"),
    include_str!("../../texts/en/meet.ftl"),
    include_str!("../../texts/en/newcomers.ftl"),
    include_str!("../../texts/en/notices.ftl"),
    include_str!("../../texts/en/page.ftl"),
    include_str!("../../texts/en/pieces.ftl"),
    include_str!("../../texts/en/puzzles.ftl"),
    include_str!("../../texts/en/reading.ftl"),
    include_str!("../../texts/en/realtime.ftl"),
    include_str!("../../texts/en/records.ftl"),
    include_str!("../../texts/en/refusals.ftl"),
    include_str!("../../texts/en/settings.ftl"),
    include_str!("../../texts/en/spoken.ftl"),
    include_str!("../../texts/en/turns.ftl"),
);
