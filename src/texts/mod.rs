//! Every text a person reads on the page, behind one typed interface: a text is a method of [`Texts`]
//! (`keys`), its words stand under the method's name in `texts/en.ftl`, `texts/de.ftl`, …, and only
//! views call it.
//!
//! A language is one file, in the syntax of Fluent (<https://projectfluent.org>) as far as
//! `message` reads it. Natively the texts are English; a page installs what it has fetched.

mod keys;
mod language;
mod message;

use std::sync::OnceLock;

pub use keys::{Declared, declared};
pub use language::Language;
pub use message::{Argument, Messages};

/// All texts in one language.
pub struct Texts {
    pub language: Language,
    messages: Messages,
}

impl Texts {
    /// The texts of a file of a language.
    pub fn new(language: Language, file: &'static str) -> Texts {
        Texts { language, messages: Messages::read(file) }
    }

    /// The text of a key, which is the key itself where the language lacks it.
    pub fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.messages.format(self.language, key, arguments).unwrap_or_else(|| key.to_owned())
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
    CURRENT.get_or_init(|| Texts::new(Language::English, ENGLISH))
}

/// What is said from now on, which is the first thing a page does: nothing has been said yet.
pub fn install(language: Language, file: String) {
    let _ = CURRENT.set(Texts::new(language, file.leak()));
}

/// A program in the browser has no words in it; the page fetches those of its language.
#[cfg(target_arch = "wasm32")]
const ENGLISH: &str = "";
#[cfg(not(target_arch = "wasm32"))]
const ENGLISH: &str = include_str!("../../texts/en.ftl");
