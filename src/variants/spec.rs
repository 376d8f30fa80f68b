//! Which game is played, with its options, and its name in texts.

use super::catalogue::{CATALOGUE, Card};
use super::options::{Choice, Chosen, MOST_OPTIONS};
use super::unknown::Unknown;
use crate::rules::Rules;

/// The slugs of the catalogue. Whoever only wants to know whether there is a game need not take up the
/// rules of all of them, to which the cards lead.
const SLUGS: [&str; CATALOGUE.len()] = {
    let mut slugs = [""; CATALOGUE.len()];
    let mut i = 0;
    while i < slugs.len() {
        slugs[i] = CATALOGUE[i].slug;
        i += 1;
    }
    slugs
};

/// Which game is played, with its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    slug: &'static str,
    chosen: Chosen,
}

impl Spec {
    pub const CHESS: Spec = Spec::of("chess");
    pub const TWILIGHT: Spec = Spec::of("twilight");

    /// The game that is offered first.
    pub const FIRST: Spec = Spec::TWILIGHT;

    /// Its name in links, in commands and for UCI.
    pub const fn slug(self) -> &'static str {
        self.slug
    }

    /// The game of a slug that is in the catalogue, with its usual options.
    pub(super) const fn of(slug: &'static str) -> Spec {
        Spec { slug, chosen: [0; MOST_OPTIONS] }
    }

    /// Every game of the catalogue with its usual options.
    pub fn all() -> impl Iterator<Item = Spec> {
        CATALOGUE.iter().map(|card| Spec::of(card.slug))
    }

    /// The game of a slug.
    pub fn from_slug(slug: &str) -> Option<Spec> {
        SLUGS.into_iter().find(|known| *known == slug).map(Spec::of)
    }

    /// The game of a text that [`Spec::text`] wrote. The error says what is wrong with it.
    pub fn from_text(text: &str) -> Result<Spec, Unknown> {
        let mut words = text.split([',', ' ']).filter(|word| !word.is_empty());
        let slug = words.next().unwrap_or_default();
        let game = Spec::from_slug(slug).ok_or_else(|| Unknown::Game(slug.to_owned()))?;
        words.try_fold(game, |spec, word| {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            spec.with_option(key, value)
        })
    }

    /// The game and whatever is not as usual about it: `alice`, `alice,castling=off`.
    pub fn text(self) -> String {
        let slug = self.card().slug.to_owned();
        self.options().fold(slug, |text, (choice, value)| format!("{text},{}={value}", choice.key))
    }

    pub fn card(self) -> &'static Card {
        CATALOGUE.iter().find(|card| card.slug == self.slug).unwrap_or(&CATALOGUE[0])
    }

    /// The options that are not as usual, with their values.
    pub fn options(self) -> impl Iterator<Item = (&'static Choice, &'static str)> {
        let choices = self.card().options.iter().zip(self.chosen);
        let unusual = choices.filter(|&(_, chosen)| chosen != 0);
        unusual.filter_map(|(choice, chosen)| Some((choice, *choice.values.get(chosen as usize)?)))
    }

    /// The value chosen of an option; `None` if the game has no such option.
    pub fn option(self, key: &str) -> Option<&'static str> {
        let place = self.card().options.iter().position(|choice| choice.key == key)?;
        self.card().options[place].values.get(self.chosen[place] as usize).copied()
    }

    /// Sets an option of the game. The error says whether there is no such option or what its
    /// values are.
    pub fn with_option(mut self, key: &str, value: &str) -> Result<Spec, Unknown> {
        let options = self.card().options;
        let Some(place) = options.iter().position(|choice| choice.key == key) else {
            return Err(Unknown::Option { game: self.slug, key: key.to_owned() });
        };
        let choice = &options[place];
        let Some(chosen) = choice.values.iter().position(|&known| known == value) else {
            return Err(Unknown::Value { choice, value: value.to_owned() });
        };
        self.chosen[place] = chosen as u8;
        Ok(self)
    }

    /// Its rules.
    pub fn rules(self) -> Rules {
        (self.card().rules)(self.chosen)
    }
}
