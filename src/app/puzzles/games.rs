//! The games that have puzzles: all of them.

use crate::app::realtime::card;
use crate::variants::{Group, Spec};

/// A game that has puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleGame {
    Turns(Spec),
    /// The game without turns.
    Timed,
}

impl PuzzleGame {
    /// All of them: the main games, with the one without turns last, and then their relatives.
    pub fn all() -> Vec<PuzzleGame> {
        let of = |group| {
            let games = Spec::all().filter(move |game| game.card().group == group);
            games.map(PuzzleGame::Turns)
        };
        of(Group::Main).chain([PuzzleGame::Timed]).chain(of(Group::Relatives)).collect()
    }

    /// The game of a name in addresses.
    pub fn of(slug: &str) -> Option<PuzzleGame> {
        PuzzleGame::all().into_iter().find(|game| game.slug() == slug)
    }

    /// Its name in addresses, and that of its file.
    pub fn slug(self) -> &'static str {
        match self {
            PuzzleGame::Turns(spec) => spec.slug(),
            PuzzleGame::Timed => card::SLUG,
        }
    }
}
