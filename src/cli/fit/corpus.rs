//! The positions that numbers are fitted to.

use std::fmt;
use std::fs;

use crate::board::Position;
use crate::cli::Failure;
use crate::cli::samples::{SampleGame, SampleProblem, SampleReader};
use crate::variants::Spec;

/// Of so many games one is held out: no number is fitted to it.
const HELD_OUT: u32 = 10;

/// A position, and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub position: Position,
    /// The points of the person to move: 1, 0.5 or 0.
    pub result: f64,
    /// What a search says that it is worth to that person, in centipawns.
    pub score: f64,
}

/// Positions to fit numbers to, and others to measure them by. All positions of a game are on the same side.
#[derive(Default)]
pub struct Corpus {
    pub training: Vec<Example>,
    pub held_out: Vec<Example>,
}

impl Corpus {
    /// Reads files of samples, as [`read_games`] does.
    pub fn read(spec: Spec, paths: &[String]) -> Result<Corpus, Failure> {
        let mut corpus = Corpus::default();
        read_games(spec, paths, |game| corpus.add(game))?;
        if corpus.training.is_empty() || corpus.held_out.is_empty() {
            return Err(Failure::Fault("there are too few positions".to_owned()));
        }
        Ok(corpus)
    }

    /// Adds the positions of a game.
    pub fn add(&mut self, game: &SampleGame) {
        let examples = if is_held_out(game) { &mut self.held_out } else { &mut self.training };
        examples.extend(examples_of(game));
    }
}

/// Is a game one of those that are only to measure by?
pub fn is_held_out(game: &SampleGame) -> bool {
    game.number.is_multiple_of(HELD_OUT)
}

/// The positions of a game.
pub fn examples_of(game: &SampleGame) -> impl Iterator<Item = Example> {
    game.samples.iter().map(|sample| Example {
        position: sample.position,
        result: game.points(sample.position.info.player()),
        score: sample.score.into(),
    })
}

/// Reads the games of files. A file of another game, or with other options, is refused, as is one that is damaged;
/// of one that was cut off, the games that are whole are read.
pub fn read_games(
    spec: Spec,
    paths: &[String],
    mut hear: impl FnMut(&SampleGame),
) -> Result<(), Failure> {
    for path in paths {
        let refuse = |why: String| Failure::Fault(format!("{path}: {why}"));
        let bytes = fs::read(path).map_err(|error| refuse(error.to_string()))?;
        read_file(spec, &bytes, &mut hear).map_err(refuse)?;
    }
    Ok(())
}

fn read_file(spec: Spec, bytes: &[u8], hear: &mut impl FnMut(&SampleGame)) -> Result<(), String> {
    let reader = SampleReader::new(bytes).map_err(|fault| fault.to_string())?;
    let found = reader.head.spec;
    if found != spec {
        return Err(format!("it is of {}, not of {}", found.text(), spec.text()));
    }
    for game in reader {
        match game {
            Ok(game) => hear(&game),
            Err(fault) if fault.what == SampleProblem::GameCutOff => break,
            Err(fault) => return Err(fault.to_string()),
        }
    }
    Ok(())
}

impl fmt::Display for Corpus {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "positions {}, held out {}", self.training.len(), self.held_out.len())
    }
}
