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
    /// All of them: the main games, with the one without turns last, then their relatives, and those on two
    /// boards.
    pub fn all() -> Vec<PuzzleGame> {
        let of = |group| {
            let games = Spec::all().filter(move |game| game.card().group == group);
            games.map(PuzzleGame::Turns)
        };
        let others = [Group::Relatives, Group::TwoBoards].into_iter().flat_map(of);
        of(Group::Main).chain([PuzzleGame::Timed]).chain(others).collect()
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
