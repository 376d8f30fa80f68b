//! What is wrong with a text, and where: data, of which a page can make a sentence in any language.
//! `Display` says it in English, for the command line, tests and logs.

mod english;
mod excerpt;
mod place;
mod problem;

pub use excerpt::Excerpt;
pub use place::{FieldName, Part};
pub use problem::{BoardProblem, FenProblem, MoveProblem, PgnProblem, PositionProblem, Problem};

use std::error::Error;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The place, from the outside in: a link, in it a FEN, in it a field. Empty for the whole text.
    pub place: Vec<Part>,
    pub what: Problem,
}

impl Fault {
    /// The same fault, seen from outside: what was the whole text is a part of another.
    pub fn within(mut self, outer: Part) -> Fault {
        self.place.insert(0, outer);
        self
    }
}

impl From<Problem> for Fault {
    fn from(what: Problem) -> Fault {
        Fault { place: Vec::new(), what }
    }
}

impl Error for Fault {}
