//! The laboratory's measures of the game without turns, which has no plies: how much there is to do and to decide, what it
//! helps to know of time, and how much slower a computer must act to be as strong as a person of a model.

pub mod contestant;
pub mod duel;
mod measures;

use super::chance::signature;
use super::results::{Results, SCHEMA, Sheet};
use super::run::Store;
use super::stats::Bootstrap;
use super::workers::Workers;
use super::{Chance, Scale};

/// A measure: its name, and what takes it.
type Measure = (&'static str, fn(&TimedSetup) -> Sheet);

/// All there are.
static MEASURES: [Measure; 3] =
    [("R1", measures::choices), ("R2", measures::rivals), ("R3", measures::gap)];

/// The names of all measures.
pub fn ids() -> impl Iterator<Item = &'static str> {
    MEASURES.iter().map(|(id, _)| *id)
}

/// The game as it is measured.
#[derive(Clone, Copy)]
pub struct TimedSetup<'a> {
    /// What the game is called in results; its chance follows from it.
    pub name: &'a str,
    pub scale: Scale,
    pub seed: u64,
    pub workers: Workers<'a>,
}

impl TimedSetup<'_> {
    /// Measures what is wanted, or all if nothing is named, as far as it is not known by the same means. What is known is
    /// kept after each measure.
    pub fn measure(&self, wanted: &[&str], store: &mut dyn Store) -> Result<(), String> {
        let mut results = match store.results() {
            Some(text) => Results::read(&text)?,
            None => Results::new(self.name),
        };
        let engine = measures::bench();
        for (id, measure) in &MEASURES {
            let means =
                format!("{SCHEMA} {} {id} {:?} {} {engine}", self.name, self.scale, self.seed);
            let signature = signature(&[&means]);
            let is_known = results.sheets.get(*id).is_some_and(|it| it.signature == signature);
            if is_known || !(wanted.is_empty() || wanted.contains(id)) {
                continue;
            }
            let scale = self.scale.name.to_owned();
            let sheet = Sheet { signature, scale, ..measure(self) };
            results.sheets.insert((*id).to_owned(), sheet);
            store.keep_results(&results.write())?;
        }
        Ok(())
    }

    /// The chance of a piece of work, by the measure and its number.
    fn chance(&self, measure: &str, number: usize) -> Chance {
        Chance::of(self.seed, &[self.name, measure], number)
    }

    /// What tells how sure the numbers of a measure are.
    fn bootstrap(&self, measure: &str) -> Bootstrap {
        let chance = self.chance(&format!("{measure} bootstrap"), 0);
        Bootstrap { chance, resamples: self.scale.resamples }
    }
}
