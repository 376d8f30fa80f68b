//! The file in which a run keeps what it has found: what it is a run of, how many pairs were played, and the numbers.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::spsa::Spsa;
use crate::cli::Failure;
use crate::cli::replace::replace;
use crate::engine::Parameters;
use crate::variants::Spec;

/// What a run is of.
#[derive(Clone, Copy)]
pub struct Heading {
    pub spec: Spec,
    /// How many pairs of games there are to be.
    pub pairs: u32,
    /// Nodes a move.
    pub nodes: u64,
    pub seed: u64,
}

/// A run as far as it has come.
pub struct Journal {
    path: PathBuf,
    pub heading: Heading,
    /// Pairs of games that have been played.
    pub played: u32,
    pub spsa: Spsa,
}

impl Journal {
    /// Begins a run, or goes on with what the file has of it. The file of another run is refused and left as it is.
    pub fn open(path: &Path, heading: Heading) -> Result<Journal, Failure> {
        let refuse = |why: String| Failure::Fault(format!("{}: {why}", path.display()));
        let spsa = Spsa::new(heading.pairs);
        let mut journal = Journal { path: path.to_owned(), heading, played: 0, spsa };
        match fs::read_to_string(path) {
            Ok(text) => journal.read(&text).map_err(refuse)?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(refuse(error.to_string())),
        }
        Ok(journal)
    }

    /// Keeps it.
    pub fn keep(&self) -> Result<(), Failure> {
        replace(&self.path, &self.write()).map_err(Failure::Fault)
    }

    fn title(&self) -> String {
        let Heading { spec, pairs, nodes, seed } = self.heading;
        format!("tune {} --pairs {pairs} --nodes {nodes} --seed {seed}", spec.text())
    }

    fn write(&self) -> String {
        let mut text = format!("{}\nplayed {}\n", self.title(), self.played);
        for (parameter, value) in Parameters::LIST.iter().zip(&self.spsa.values) {
            text.push_str(&format!("{} {value}\n", parameter.name));
        }
        text
    }

    /// Reads what was written; or says why it is nothing of the kind.
    fn read(&mut self, text: &str) -> Result<(), String> {
        let mut lines = text.lines();
        if lines.next() != Some(&self.title()) {
            return Err(format!("it is of another run than {}", self.title()));
        }
        self.played = named(lines.next(), "played")?;
        for (parameter, value) in Parameters::LIST.iter().zip(&mut self.spsa.values) {
            *value = named(lines.next(), parameter.name)?;
            let [low, high] = parameter.bounds();
            if !(low..=high).contains(value) {
                return Err(format!("{} is {value}, and not from {low} to {high}", parameter.name));
            }
        }
        Ok(())
    }
}

/// The number behind a name.
fn named<N: std::str::FromStr>(line: Option<&str>, name: &str) -> Result<N, String> {
    let number = line.and_then(|line| line.strip_prefix(name)?.trim_start().parse().ok());
    number.ok_or_else(|| format!("a line {name} with a number is missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(pairs: u32) -> Journal {
        let heading = Heading { spec: Spec::CHESS, pairs, nodes: 100, seed: 1 };
        Journal { path: PathBuf::new(), heading, played: 0, spsa: Spsa::new(pairs) }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut kept = journal(500);
        kept.played = 320;
        kept.spsa.values[0] += 0.123_456_789;
        let mut read = journal(500);
        read.read(&kept.write()).expect("the same run");
        assert_eq!((read.played, &read.spsa), (kept.played, &kept.spsa));
    }

    #[test]
    fn what_is_of_another_run_or_damaged_is_refused() {
        let text = journal(500).write();
        assert!(journal(501).read(&text).expect_err("another").contains("another run"));
        let cut = text.replace("razoring", "razor");
        assert!(journal(500).read(&cut).expect_err("damaged").contains("razoring"));
        let shipped = format!("razoring {}\n", Parameters::SHIPPED.razoring);
        for number in ["99", "401", "NaN", "inf"] {
            let far = text.replace(&shipped, &format!("razoring {number}\n"));
            let fault = journal(500).read(&far).expect_err(number);
            assert_eq!(fault, format!("razoring is {number}, and not from 100 to 400"));
        }
    }
}
