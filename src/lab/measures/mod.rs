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
    /// Do models of people matter to it? Then it is measured anew where these are others.
    pub has_people: bool,
    /// A sheet for each of its measures, with its name.
    pub measure: fn(&Lab) -> Sheets,
}

/// Sheets by the names of their measures.
pub type Sheets = Vec<(&'static str, Sheet)>;

/// All but those that are read from the games of the engine with itself ([`games`]).
pub static FAMILIES: &[Family] = &[
    Family { ids: &["B2", "B3", "C1", "C2"], has_people: true, measure: losses::measure },
    Family { ids: &["B4", "A5", "C1R"], has_people: true, measure: weighing::measure },
    Family { ids: &["D1"], has_people: true, measure: strength::plies },
    Family { ids: &["B1"], has_people: false, measure: doublings::measure },
    Family { ids: &["B5", "B6"], has_people: false, measure: plies::measure },
    Family { ids: &["E0"], has_people: false, measure: controls::measure },
    Family { ids: &["D3"], has_people: false, measure: without::measure },
    Family { ids: &["D2"], has_people: true, measure: strength::readings },
    Family { ids: &["A4"], has_people: false, measure: first::measure },
    Family { ids: &["D4"], has_people: true, measure: dose::measure },
];
