//! The games, and the only place that knows which of them is meant.

pub mod chess;
pub mod rulebook;
pub mod twilight;
pub mod weights;

pub use chess::Chess;
pub use twilight::Twilight;

use crate::board::Role;
use crate::rules::Variant;
use crate::rules::dynamic::Dynamic;
use rulebook::Rulebook;

/// The games of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    Chess,
    Twilight,
}

/// The picture that stands for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emblem {
    Man(Role),
    Zone,
}

/// What people are told of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub base: Base,
    /// Its name in links, in commands and for UCI.
    pub slug: &'static str,
    /// Its name as PGN's `Variant` tag has it.
    pub tag: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Who invented it, and when.
    pub author: &'static str,
    /// What it is, in one sentence.
    pub summary: &'static str,
    pub emblem: Emblem,
    pub rulebook: &'static Rulebook,
    /// Positions to measure an engine by, as FEN.
    pub positions: &'static [&'static str],
}

/// All games, in the order in which they are offered.
pub const CATALOGUE: [Card; 2] = [
    Card {
        base: Base::Twilight,
        slug: "twilight",
        tag: "Twilight",
        title: "Twilight Chess",
        author: "Frédéric Prost, about 2008",
        summary: "Chess in which a man may leave the board and come back anywhere.",
        emblem: Emblem::Zone,
        rulebook: &rulebook::twilight::RULEBOOK,
        positions: twilight::POSITIONS,
    },
    Card {
        base: Base::Chess,
        slug: "chess",
        tag: "Standard",
        title: "Chess",
        author: "orthodox rules",
        summary: "The game all others here are close to.",
        emblem: Emblem::Man(Role::Knight),
        rulebook: &rulebook::chess::RULEBOOK,
        positions: chess::POSITIONS,
    },
];

/// Which game is played, with its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    base: Base,
}

impl Spec {
    pub const CHESS: Spec = Spec { base: Base::Chess };
    pub const TWILIGHT: Spec = Spec { base: Base::Twilight };

    /// Every game of the catalogue with its usual options.
    pub fn all() -> impl Iterator<Item = Spec> {
        CATALOGUE.iter().map(|card| Spec { base: card.base })
    }

    /// The game of a slug.
    pub fn from_slug(slug: &str) -> Option<Spec> {
        CATALOGUE.iter().find(|card| card.slug == slug).map(|card| Spec { base: card.base })
    }

    /// The game of a PGN `Variant` tag; case does not count, and slugs serve as well.
    pub fn from_tag(tag: &str) -> Option<Spec> {
        CATALOGUE
            .iter()
            .find(|card| card.tag.eq_ignore_ascii_case(tag) || card.slug.eq_ignore_ascii_case(tag))
            .map(|card| Spec { base: card.base })
    }

    pub fn card(self) -> &'static Card {
        CATALOGUE.iter().find(|card| card.base == self.base).unwrap_or(&CATALOGUE[0])
    }

    /// Sets an option of the game. No game so far has one: says so by name.
    pub fn with_option(self, key: &str, _value: &str) -> Result<Spec, String> {
        Err(format!("{} has no option {key:?}", self.card().title))
    }

    /// Opens the game to a visitor that plays by its rules without knowing them at compile time.
    pub fn open_dynamic<K: Visitor>(self, visitor: K) -> K::Out {
        match self.base {
            Base::Chess => visitor.visit(Dynamic::of(&Chess)),
            Base::Twilight => visitor.visit(Dynamic::of(&Twilight)),
        }
    }

    /// Opens the game to a visitor: from here on its rules are known at compile time.
    pub fn open<K: Visitor>(self, visitor: K) -> K::Out {
        match self.base {
            Base::Chess => visitor.visit(Chess),
            Base::Twilight => visitor.visit(Twilight),
        }
    }
}

/// Something to be done with the rules of whichever game it is.
pub trait Visitor {
    type Out;

    fn visit<V: Variant>(self, rules: V) -> Self::Out;
}
