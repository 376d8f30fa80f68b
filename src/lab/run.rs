//! A run: what is asked for is measured, as far as it is not yet known by the same means.

use super::Ruler;
use super::begun::{Begun, Nothing};
use super::chance::signature;
use super::measures::{Besides, FAMILIES, Sheets, games};
use super::players::Plain;
use super::players::frozen::{CHESS_KAPPA, CHESS_MOVES, PEOPLE};
use super::results::{Results, SCHEMA};
use super::samples::{Samples, file, notes, opening};
use super::setup::{Lab, Setup};

/// Where what is known of a game is kept.
pub trait Store {
    /// The results as a text; none if there are none.
    fn results(&self) -> Option<String>;

    /// The samples as a text; none if there are none.
    fn samples(&self) -> Option<String>;

    /// Keeps results.
    fn keep_results(&mut self, text: &str) -> Result<(), String>;

    /// Keeps samples.
    fn keep_samples(&mut self, text: &str) -> Result<(), String>;

    /// The games that were played for a measure by the means with this signature, where they are kept.
    fn begun(&mut self, _signature: &str) -> Box<dyn Begun> {
        Box::new(Nothing)
    }

    /// The measure is finished, so its games are needed no more.
    fn end(&mut self, _signature: &str) {}
}

/// A game that is measured, with what tells one engine from another.
pub struct Run<'a> {
    pub setup: Setup<'a>,
    /// The nodes of the game's bench, and its weights.
    pub engine: u64,
    pub weights: &'a str,
}

/// The name of the ruler's sheet, for which alone samples are made.
const RULER: &str = "K";
/// What is read from its games otherwise than it once was.
const READ: &str = "A6 of open games";
/// How deep a plain search of the start is that tells one from another by its nodes.
const SAMPLE_PLIES: u32 = 2;

impl Run<'_> {
    /// Measures what is wanted, the names of measures or all if there are none. What is known is kept after each of them.
    pub fn measure(&self, wanted: &[&str], store: &mut dyn Store) -> Result<(), String> {
        let is_wanted =
            |ids: &[&str]| wanted.is_empty() || ids.iter().any(|id| wanted.contains(id));
        let mut results = self.known(store)?;
        let lab = self.lab(&mut results, store)?;
        let samples =
            format!("{} {}", lab.ruler.kappa, file::write(self.setup.game.rules, &lab.samples));
        for family in FAMILIES.iter().filter(|family| is_wanted(family.ids)) {
            let id = family.ids[0];
            let signature = self.signature(id, &[&samples, &self.besides(family.besides)]);
            let is_known = |id: &&str| {
                results.sheets.get(*id).is_some_and(|sheet| sheet.signature == signature)
            };
            if family.ids.iter().all(is_known) {
                continue;
            }
            let begun = store.begun(&signature);
            let setup = Setup { begun: &*begun, ..lab.setup };
            let lab = Lab { setup, samples: lab.samples.clone(), ..lab };
            let sheets = (family.measure)(&lab);
            // Another run may have found something else of the game meanwhile.
            results = self.known(store)?;
            self.enter(&mut results, sheets, &signature);
            store.keep_results(&results.write())?;
            store.end(&signature);
        }
        Ok(())
    }

    /// What is known of the game.
    fn known(&self, store: &dyn Store) -> Result<Results, String> {
        match store.results() {
            Some(text) => Results::read(&text),
            None => Ok(Results::new(self.setup.name)),
        }
    }

    /// What tells other means than the engine's from these.
    fn besides(&self, besides: Besides) -> String {
        match besides {
            Besides::Nothing => String::new(),
            Besides::People => format!("{PEOPLE:?} {CHESS_KAPPA} {CHESS_MOVES}"),
            Besides::PlainNodes => {
                let looked = Plain::new(self.setup.game).best(&self.setup.line(), SAMPLE_PLIES);
                looked.map_or(0, |looked| looked.nodes).to_string()
            }
        }
    }

    fn enter(&self, results: &mut Results, sheets: Sheets, signature: &str) {
        for (id, mut sheet) in sheets {
            sheet.signature = signature.to_owned();
            sheet.scale = self.setup.scale.name.to_owned();
            results.sheets.insert(id.to_owned(), sheet);
        }
    }

    /// The ruler and the samples, made anew if there are none by the same means.
    fn lab(&self, results: &mut Results, store: &mut dyn Store) -> Result<Lab<'_>, String> {
        let signature = self.signature(RULER, &[READ]);
        let known = results.sheets.get(RULER).filter(|sheet| sheet.signature == signature);
        let rules = self.setup.game.rules;
        if let (Some(_), Some(kappa), Some(text)) = (known, results.kappa, store.samples())
            && let Ok(samples) = file::read(rules, &text)
        {
            return Ok(Lab { setup: self.setup, ruler: Ruler { kappa }, samples });
        }
        let lab = self.prepare(results, &signature);
        let text = file::write(rules, &lab.samples);
        store.keep_samples(&text)?;
        store.keep_results(&results.write())?;
        // What is kept is what is measured on, now as later.
        Ok(Lab { samples: file::read(rules, &text)?, ..lab })
    }

    /// A first ruler, openings that are even by it, games from them, and the ruler and the positions of these.
    fn prepare(&self, results: &mut Results, signature: &str) -> Lab<'_> {
        let (setup, scale) = (self.setup, self.setup.scale);
        let openings = opening::draw(&setup, "pilot openings", scale.pilot, Ruler::PROVISIONAL);
        let pilot = Samples { openings, positions: Vec::new() };
        let games =
            notes::play_engine(&setup, &pilot, "pilot games", scale.pilot, Ruler::PROVISIONAL);
        let ruler = Ruler::fit(&games::values(&games));
        let openings = opening::draw(&setup, "openings", scale.openings, ruler);
        let mut samples = Samples { openings, positions: Vec::new() };
        let games = notes::play_engine(&setup, &samples, "games", scale.openings, ruler);
        let random = games::random(&setup, games.len());
        let kept = games.iter().filter_map(|game| game.kept.clone());
        samples.positions = kept.take(scale.positions).collect();
        let kappa = super::results::rounded(Ruler::fit(&games::values(&games)).kappa);
        let lab = Lab { setup, ruler: Ruler { kappa }, samples };
        results.kappa = Some(kappa);
        self.enter(results, games::measure(&lab, &games, &random), signature);
        lab
    }

    /// What tells results by other means from these: engine, weights, scale, seed, and whatever else matters.
    fn signature(&self, id: &str, others: &[&str]) -> String {
        let Setup { name, scale, seed, .. } = self.setup;
        let means =
            format!("{SCHEMA} {name} {id} {scale:?} {seed} {} {}", self.engine, self.weights);
        signature(&[&[means.as_str()], others].concat())
    }
}
