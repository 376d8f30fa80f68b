//! What was measured of a game, as `lab/results/SLUG.json` keeps it: a line a measure, with the counts it rests on.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::stats::{self, Bootstrap};
use crate::findings::{self, Estimate, Findings};

/// The rows of numbers that are shown.
const SHOWN_ROWS: [&str; 8] = [
    "by ply, n",
    "by ply, p10",
    "by ply, median",
    "by ply, p90",
    "seen by depth, P(2000)",
    "not seen, P(2000)",
    "positions by depth from 2",
    "traps by depth from 2",
];

/// Which form the file has.
pub const SCHEMA: u32 = 1;

/// An estimate with six digits.
fn estimated(value: f64, [low, high]: [f64; 2]) -> Estimate {
    let [value, low, high] = [value, low, high].map(rounded);
    Estimate { value, low, high }
}

/// What a measure came to.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// By what it was measured: another engine, scale or seed gives another one.
    pub signature: String,
    /// At which scale.
    pub scale: String,
    /// Raw counts and sums.
    pub counts: BTreeMap<String, Vec<f64>>,
    pub estimates: BTreeMap<String, Estimate>,
}

impl Sheet {
    /// Notes counts or sums.
    pub fn count(&mut self, name: &str, counts: impl IntoIterator<Item = f64>) {
        self.counts.insert(name.to_owned(), counts.into_iter().map(rounded).collect());
    }

    /// Notes an estimate.
    pub fn estimate(&mut self, name: &str, value: f64, interval: [f64; 2]) {
        self.estimates.insert(name.to_owned(), estimated(value, interval));
    }

    /// Notes the mean of some numbers, how many they are and their sum.
    pub fn mean(&mut self, name: &str, numbers: &[f64], mut bootstrap: Bootstrap) {
        let all: Vec<usize> = (0..numbers.len()).collect();
        let interval = bootstrap.interval(numbers.len(), |drawn| stats::mean(numbers, drawn));
        self.count(name, [numbers.len() as f64, numbers.iter().sum()]);
        self.estimate(name, stats::mean(numbers, &all), interval);
    }

    /// Notes a ratio of sums, of things that each have a part above and one below the line.
    pub fn ratio(&mut self, name: &str, parts: &[(f64, f64)], mut bootstrap: Bootstrap) {
        let all: Vec<usize> = (0..parts.len()).collect();
        let interval = bootstrap.interval(parts.len(), |drawn| stats::ratio(parts, drawn));
        let sums = parts.iter().fold([0.0; 2], |sum, part| [sum[0] + part.0, sum[1] + part.1]);
        self.count(name, sums);
        self.estimate(name, stats::ratio(parts, &all), interval);
    }
}

/// What was measured of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Results {
    pub schema: u32,
    pub game: String,
    /// The ruler that all losses were measured by, in centipawns; none before there is one.
    pub kappa: Option<f64>,
    /// By the measure's name.
    pub sheets: BTreeMap<String, Sheet>,
}

impl Results {
    /// Nothing of a game.
    pub fn new(game: &str) -> Results {
        Results { schema: SCHEMA, game: game.to_owned(), kappa: None, sheets: BTreeMap::new() }
    }

    /// Results of a text; what is wrong with it, if it is none.
    pub fn read(text: &str) -> Result<Results, String> {
        let results: Results = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match results.schema {
            SCHEMA => Ok(results),
            other => Err(format!("schema {other} is not {SCHEMA}")),
        }
    }

    /// The text, with a line for each measure.
    pub fn write(&self) -> String {
        let mut text = format!(
            "{{\n\"schema\": {}, \"game\": {}, \"kappa\": {},\n\"sheets\": {{",
            self.schema,
            json(&self.game),
            json(&self.kappa)
        );
        for (place, (id, sheet)) in self.sheets.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            let _ = write!(text, "{comma}\n{}: {}", json(id), json(sheet));
        }
        text + "\n}}\n"
    }

    /// What is shown of it. Rows of numbers that a sum was made of are left out.
    pub fn findings(&self) -> Findings {
        let sheet = |(id, sheet): (&String, &Sheet)| findings::Sheet {
            id: id.clone(),
            scale: sheet.scale.clone(),
            estimates: sheet.estimates.clone().into_iter().collect(),
            rows: SHOWN_ROWS
                .iter()
                .filter_map(|&name| Some((name.to_owned(), sheet.counts.get(name)?.clone())))
                .collect(),
        };
        Findings { game: self.game.clone(), sheets: self.sheets.iter().map(sheet).collect() }
    }

    /// An estimate, by the measure's name and its own.
    pub fn estimate(&self, id: &str, name: &str) -> Option<&Estimate> {
        self.sheets.get(id)?.estimates.get(name)
    }
}

fn json(value: &impl Serialize) -> String {
    // Nothing that is kept here cannot be written.
    serde_json::to_string(value).unwrap_or_default()
}

/// Six digits: more nobody could know. What is no number is nothing.
pub fn rounded(number: f64) -> f64 {
    if number == 0.0 || !number.is_finite() {
        return 0.0;
    }
    let digits = 10f64.powi(5 - number.abs().log10().floor() as i32);
    (number * digits).round() / digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut results = Results::new("some-game");
        let mut sheet = Sheet { signature: "a1".to_owned(), ..Sheet::default() };
        sheet.count("pairs", [1.0, 2.0, 3.25]);
        sheet.estimate("elo", 123.456_789, [100.0, f64::INFINITY]);
        results.sheets.insert("B1/500".to_owned(), sheet);
        results.kappa = Some(211.5);
        let text = results.write();
        assert_eq!(Results::read(&text), Ok(results));
        assert!(text.contains("\"elo\":{\"value\":123.457,\"low\":100.0,\"high\":0.0}"), "{text}");
    }

    #[test]
    fn other_forms_are_refused() {
        let text = Results::new("some-game").write().replace("\"schema\": 1", "\"schema\": 9");
        assert_eq!(Results::read(&text), Err("schema 9 is not 1".to_owned()));
        assert!(Results::read("{").is_err());
    }

    #[test]
    fn six_digits_are_kept() {
        assert_eq!(rounded(1234.56789), 1234.57);
        assert_eq!(rounded(-0.000_123_456_78), -0.000_123_457);
        assert_eq!(rounded(f64::NAN), 0.0);
    }
}
