//! The languages there are.

/// A language of the page. `src/boot.js` and `index.html` name them again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    German,
    Spanish,
    French,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 4] =
        [Language::English, Language::German, Language::Spanish, Language::French];

    /// The code that addresses, files and HTML call it by.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::French => "fr",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::French => "Français",
        }
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a tag such as `de-AT`, if there is one.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::from_code(&tag.split(['-', '_']).next()?.to_ascii_lowercase())
    }

    /// The first language of a list of tags that there is; English without any.
    pub fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::of_tag).unwrap_or(Language::English)
    }

    /// The plural category of a whole number, as Unicode's rules for the language have it. That Spanish and French
    /// tell millions (`many`) apart is left out: no text counts that far, and one without `many` says `other`.
    pub(super) fn plural(self, n: i64) -> &'static str {
        match (self, n.abs()) {
            (_, 1) | (Language::French, 0) => "one",
            _ => "other",
        }
    }
}
