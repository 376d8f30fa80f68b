//! What the laboratory found, as its files and the page show it: numbers of each game ([`Findings`]), what they come to in a
//! line ([`headline`]), and pictures of them ([`pictures`]). Nothing in here measures anything, and no game is named.

pub mod headline;
pub mod logistic;
pub mod pictures;
mod text;
mod timed;

pub use headline::{Headline, Verdict};
pub use text::{read, write};
pub use timed::{TimedLine, parted};

use serde::{Deserialize, Serialize};

/// A number, and between which numbers it lies with 95 % certainty.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The half of an interval of 95 %, in standard errors.
const HALF: f64 = 1.96;

impl Estimate {
    /// A number whose standard error is known.
    pub fn around(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - HALF * error, high: value + HALF * error }
    }

    /// The difference to another number that was found independently.
    pub fn minus(&self, other: &Estimate) -> Estimate {
        let half = |e: &Estimate| (e.high - e.low) / 2.0;
        let (value, half) = (self.value - other.value, half(self).hypot(half(other)));
        Estimate { value, low: value - half, high: value + half }
    }
}

/// Plies of an opening. Where games are over sooner, there are no even openings to measure from.
pub const OPENING: u32 = 10;
/// Plies that a person of the model looks ahead. Where one's own turn is longer, they mean something else than in chess.
pub const HORIZON: u32 = 4;

/// What makes a game too unlike the others to be compared with them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Unlike {
    /// Games are over before an opening would be; their mean number of plies.
    Brief(f64),
    /// A turn is longer than the horizon; its mean number of plies.
    Series(f64),
}

/// What was found of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// The game's slug.
    pub game: String,
    pub sheets: Vec<Sheet>,
}

/// What a measure came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    /// A letter and a number: `B1`.
    pub id: String,
    /// How much was measured: `quick` or `full`.
    pub scale: String,
    pub estimates: Vec<(String, Estimate)>,
    /// Counts and other rows of numbers.
    pub rows: Vec<(String, Vec<f64>)>,
}

impl Findings {
    /// A measure's sheet.
    pub fn sheet(&self, id: &str) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.id == id)
    }

    /// What makes the game too unlike the others, by its mean numbers of plies and turns.
    pub fn unlike(&self) -> Option<Unlike> {
        let plies = self.value("A3", "plies")?;
        if plies < f64::from(OPENING) {
            return Some(Unlike::Brief(plies));
        }
        let series = plies / self.value("A3", "turns")?;
        (series > f64::from(HORIZON)).then_some(Unlike::Series(series))
    }

    /// Is it long enough for its numbers to tell something?
    pub fn tells(&self) -> bool {
        !matches!(self.unlike(), Some(Unlike::Brief(_)))
    }

    /// An estimate, by the measure's name and its own.
    pub fn estimate(&self, id: &str, name: &str) -> Option<&Estimate> {
        let found = self.sheet(id)?.estimates.iter().find(|(other, _)| other == name);
        found.map(|(_, estimate)| estimate)
    }

    /// An estimate without its interval.
    pub fn value(&self, id: &str, name: &str) -> Option<f64> {
        self.estimate(id, name).map(|estimate| estimate.value)
    }

    /// A row of numbers; an empty one if there is none.
    pub fn row(&self, id: &str, name: &str) -> &[f64] {
        let rows = self.sheet(id).map_or(&[][..], |sheet| &sheet.rows);
        rows.iter().find(|(other, _)| other == name).map_or(&[], |(_, row)| row)
    }
}
