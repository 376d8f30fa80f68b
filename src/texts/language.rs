//! The languages there are.

/// A language of the page. `src/boot.js` and `index.html` name them again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    German,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The code that addresses, files and HTML call it by.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first language of a list of tags, such as `de-AT`, that there is; English without any.
    pub fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let primary = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
        let mut known = tags.into_iter().filter_map(|tag| Language::from_code(&primary(tag)?));
        known.next().unwrap_or(Language::English)
    }

    /// The plural category of a whole number, as Unicode's rules for the language have it.
    pub(super) fn plural(self, n: i64) -> &'static str {
        match self {
            Language::English | Language::German if n.abs() == 1 => "one",
            Language::English | Language::German => "other",
        }
    }
}
