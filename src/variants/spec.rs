//! Which game is played, with its options, and its name in texts.

use super::catalogue::{Base, CATALOGUE, Card};
use super::layered::{self, Layer, Pair};
use super::options::Choice;
use super::{Chess, Tandem, Twilight, options, switch_side, twinmove};
use crate::board::{Plane, Wide};
use crate::rules::Variant;
use crate::rules::dynamic::Dynamic;

/// No game has more options.
const MOST_OPTIONS: usize = 4;

/// Which game is played, with its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    base: Base,
    /// Which value is chosen of each of the game's options, by place.
    chosen: [u8; MOST_OPTIONS],
}

impl Spec {
    pub const CHESS: Spec = Spec::of(Base::Chess);
    pub const TWILIGHT: Spec = Spec::of(Base::Twilight);

    const fn of(base: Base) -> Spec {
        Spec { base, chosen: [0; MOST_OPTIONS] }
    }

    /// Every game of the catalogue with its usual options.
    pub fn all() -> impl Iterator<Item = Spec> {
        CATALOGUE.iter().map(|card| Spec::of(card.base))
    }

    /// The game of a slug.
    pub fn from_slug(slug: &str) -> Option<Spec> {
        CATALOGUE.iter().find(|card| card.slug == slug).map(|card| Spec::of(card.base))
    }

    /// The game of a PGN `Variant` tag; case does not count, and slugs serve as well.
    pub fn from_tag(tag: &str) -> Option<Spec> {
        CATALOGUE
            .iter()
            .find(|card| card.tag.eq_ignore_ascii_case(tag) || card.slug.eq_ignore_ascii_case(tag))
            .map(|card| Spec::of(card.base))
    }

    /// The game of a text that [`Spec::text`] wrote. The error says what is wrong with it.
    pub fn from_text(text: &str) -> Result<Spec, String> {
        let mut words = text.split([',', ' ']).filter(|word| !word.is_empty());
        let slug = words.next().unwrap_or_default();
        let game = Spec::from_slug(slug).ok_or_else(|| format!("{slug:?} is not played here"))?;
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
        CATALOGUE.iter().find(|card| card.base == self.base).unwrap_or(&CATALOGUE[0])
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
    pub fn with_option(mut self, key: &str, value: &str) -> Result<Spec, String> {
        let Card { slug, options, .. } = self.card();
        let Some(place) = options.iter().position(|choice| choice.key == key) else {
            return Err(format!("{slug} has no option {key:?}"));
        };
        let values = options[place].values;
        let Some(chosen) = values.iter().position(|&known| known == value) else {
            let known = values.join(", ");
            return Err(format!("{key} is {value:?}, which is none of {known}"));
        };
        self.chosen[place] = chosen as u8;
        Ok(self)
    }

    /// Its rules without their type, the same for all games.
    pub fn dynamic(self) -> Dynamic<Wide> {
        match self.rules() {
            Known::One(rules) => rules.roomy(),
            Known::Two(rules) => Dynamic::of(rules),
            Known::Three(rules) => Dynamic::of(rules),
        }
    }

    /// Opens the game to a visitor that plays by its rules without knowing them at compile time.
    pub fn open_dynamic<K: Visitor>(self, visitor: K) -> K::Out {
        visitor.visit(self.dynamic())
    }

    /// Opens the game to a visitor for which its positions have just the room they need: one type
    /// for each number of boards.
    pub fn open<K: Visitor>(self, visitor: K) -> K::Out {
        match self.rules() {
            Known::One(rules) => visitor.visit(rules),
            Known::Two(rules) => visitor.visit(*rules),
            Known::Three(rules) => visitor.visit(*rules),
        }
    }

    fn rules(self) -> Known {
        let [castling, passing, ..] = self.chosen.map(usize::from);
        let chosen = |pair: &'static Pair| Known::Two(&pair[castling & 1][passing & 3]);
        match self.base {
            Base::Chess => Known::One(Dynamic::of(&Chess)),
            Base::Twilight => Known::One(Dynamic::of(&Twilight)),
            Base::Alice => chosen(&layered::ALICE),
            Base::LookingGlass => chosen(&layered::LOOKING_GLASS),
            Base::MsAlice => chosen(&layered::MS_ALICE),
            Base::ODonohue => Known::Two(&layered::ODONOHUE),
            Base::Duo => Known::Two(&layered::DUO),
            Base::EightByFour => Known::Two(&layered::EIGHT_BY_FOUR),
            Base::ThreeBoards => Known::Three(&layered::THREE_BOARDS),
            Base::AliceTwilight => chosen(&layered::TWILIGHT),
            Base::AliceTandem => chosen(&layered::TANDEM),
            Base::AliceTwinmove => chosen(&layered::TWINMOVE),
            Base::AliceSwitchSide => chosen(&layered::SWITCH_SIDE),
            Base::Tandem => Known::One(Dynamic::of(&Tandem)),
            Base::Twinmove => Known::One(Dynamic::of(&twinmove::COMPELLED[castling & 1])),
            Base::TwinmoveFree => Known::One(Dynamic::of(&twinmove::UNCOMPELLED[castling & 1])),
            Base::SwitchSide => {
                let each = passing % options::EACH_COUNTS.len();
                Known::One(Dynamic::of(&switch_side::ALL[castling & 1][each]))
            }
        }
    }
}

/// A game's rules, by the number of boards.
enum Known {
    One(Dynamic<[Plane; 1]>),
    Two(&'static Layer<2>),
    Three(&'static Layer<3>),
}

/// Something to be done with the rules of whichever game it is.
pub trait Visitor {
    type Out;

    fn visit<V: Variant>(self, rules: V) -> Self::Out;
}
