//! The puzzles of a game, as they were fetched.

use std::rc::Rc;

use crate::app::puzzles::games::PuzzleGame;
use crate::puzzle::strike::{self, Strike};
use crate::puzzle::{Puzzle, PuzzleId, Theme, packed, text};

/// What is to be solved.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    Turns(Rc<Puzzle>),
    /// One command, in the game without turns.
    Strike(Rc<Strike>),
}

/// A puzzle and its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed {
    pub id: PuzzleId,
    pub task: Task,
}

impl Posed {
    /// How hard it was thought to be when it was found.
    pub fn rating(&self) -> u16 {
        match &self.task {
            Task::Turns(puzzle) => puzzle.rating,
            Task::Strike(strike) => strike.rating,
        }
    }

    /// The keys of its themes. That several moves win in the end is none of them.
    pub fn themes(&self) -> Vec<&'static str> {
        match &self.task {
            Task::Turns(puzzle) => {
                puzzle.themes.without(Theme::AnyMate).iter().map(Theme::key).collect()
            }
            Task::Strike(strike) => vec![strike.kind.key()],
        }
    }

    /// Does it show the theme of a key? Every puzzle shows the empty one.
    pub fn shows(&self, theme: &str) -> bool {
        theme.is_empty() || self.themes().contains(&theme)
    }
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelf {
    pub game: PuzzleGame,
    /// The easy ones first.
    pub puzzles: Vec<Posed>,
}

impl Shelf {
    /// The puzzles of a packed text; none where that is damaged, or of another build.
    pub fn read(game: PuzzleGame, told: &str) -> Option<Shelf> {
        let puzzles = match game {
            PuzzleGame::Turns(spec) => {
                let posed = |puzzle: Puzzle| Posed {
                    id: text::id(&puzzle),
                    task: Task::Turns(Rc::new(puzzle)),
                };
                packed::read(spec, told)?.into_iter().map(posed).collect()
            }
            PuzzleGame::Timed => {
                let posed = |strike: Strike| Posed {
                    id: strike::text::id(&strike),
                    task: Task::Strike(Rc::new(strike)),
                };
                strike::packed::read(told)?.into_iter().map(posed).collect()
            }
        };
        Some(Shelf { game, puzzles })
    }

    /// The puzzle of a name.
    pub fn find(&self, id: PuzzleId) -> Option<&Posed> {
        self.puzzles.iter().find(|posed| posed.id == id)
    }
}
