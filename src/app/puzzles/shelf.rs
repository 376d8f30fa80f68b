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
    /// The puzzles of a packed text one by one, for to find what each shows takes its time; nothing where the text is
    /// damaged or of another build, and nothing for a puzzle that is.
    pub fn unpack(
        game: PuzzleGame,
        told: &str,
    ) -> Option<Box<dyn Iterator<Item = Option<Posed>> + '_>> {
        Some(match game {
            PuzzleGame::Turns(spec) => {
                Box::new(packed::read(spec, told)?.map(|puzzle| puzzle.map(Posed::from)))
            }
            PuzzleGame::Timed => {
                Box::new(strike::packed::read(told)?.map(|strike| strike.map(Posed::from)))
            }
        })
    }

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

impl From<Puzzle> for Posed {
    fn from(puzzle: Puzzle) -> Posed {
        Posed { id: text::id(&puzzle), task: Task::Turns(Rc::new(puzzle)) }
    }
}

impl From<Strike> for Posed {
    fn from(strike: Strike) -> Posed {
        Posed { id: strike::text::id(&strike), task: Task::Strike(Rc::new(strike)) }
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
    /// The puzzle of a name.
    pub fn find(&self, id: PuzzleId) -> Option<&Posed> {
        self.puzzles.iter().find(|posed| posed.id == id)
    }
}
