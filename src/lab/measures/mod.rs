//! What is measured. Each measure has a letter and a number: A is the game, B the computer, C a person, D both.

mod controls;
mod dose;
mod doublings;
mod first;
pub mod games;
pub mod judge;
mod losses;
mod plies;
mod strength;
mod weighing;
mod without;

use super::Lab;
use super::results::Sheet;

/// Measures that are taken together.
pub struct Family {
    /// What is asked for to have it measured: the name of any of its measures.
    pub ids: &'static [&'static str],
    /// What matters to it besides the engine: where that is another, it is measured anew.
    pub besides: Besides,
    /// A sheet for each of its measures, with its name.
    pub measure: fn(&Lab) -> Sheets,
}

/// What matters to a measure besides the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Besides {
    Nothing,
    /// The models of people.
    People,
    /// How many nodes the plain search takes.
    PlainNodes,
}

/// Sheets by the names of their measures.
pub type Sheets = Vec<(&'static str, Sheet)>;

/// All but those that are read from the games of the engine with itself ([`games`]).
pub static FAMILIES: &[Family] = &[
    Family { ids: &["B2", "B3", "C1", "C2"], besides: Besides::People, measure: losses::measure },
    Family { ids: &["B4", "A5", "C1R"], besides: Besides::People, measure: weighing::measure },
    Family { ids: &["D1"], besides: Besides::People, measure: strength::plies },
    Family { ids: &["B1"], besides: Besides::Nothing, measure: doublings::measure },
    Family { ids: &["B5", "B6"], besides: Besides::PlainNodes, measure: plies::measure },
    Family { ids: &["E0"], besides: Besides::Nothing, measure: controls::measure },
    Family { ids: &["D3"], besides: Besides::Nothing, measure: without::measure },
    Family { ids: &["D2"], besides: Besides::People, measure: strength::readings },
    Family { ids: &["A4"], besides: Besides::Nothing, measure: first::measure },
    Family { ids: &["D4"], besides: Besides::People, measure: dose::measure },
];
