//! `lab people`: the games of a PGN file, measured.

use std::io::Write;

use super::folder::Folder;
use super::game;
use super::options::Options;
use super::progress::Progress;
use crate::cli::{Args, Failure};
use crate::lab::people::{self, Record};
use crate::lab::results::Results;
use crate::lab::run::Store;
use crate::lab::samples::Samples;
use crate::lab::workers::Workers;
use crate::lab::{Lab, Line, Ruler};
use crate::notation::fault::Part;
use crate::notation::pgn::{self, PgnGame};
use crate::notation::{Fault, fen};

/// Prints a line for each number. The ruler is that of the results in the folder, if there is one of the game.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Options { scale, seed, threads, folder } = Options::read(args)?;
    let file = args.words().get(1).ok_or_else(|| Failure::Usage("a file is missing".to_owned()))?;
    let bytes = std::fs::read(file).map_err(|error| Failure::Fault(format!("{file}: {error}")))?;
    let games =
        pgn::read(&pgn::decode(&bytes)).map_err(|fault| fault.within(Part::File(file.clone())))?;
    let none = || Failure::Fault(format!("{file}: there are no games"));
    let spec = games.first().ok_or_else(none)?.spec;
    if games.iter().any(|game| game.spec != spec) {
        return Err(Failure::Fault(format!("{file}: the games are not all of one kind")));
    }
    let progress = Progress::new(spec.slug());
    let setup = game::setup(spec, &[], scale, seed, Workers { threads, observer: &progress });
    let known = Folder::of(&folder, spec.slug()).results();
    let known = known.and_then(|text| Results::read(&text).ok()?.kappa);
    let ruler = known.map_or(Ruler::PROVISIONAL, |kappa| Ruler { kappa });
    let records = games.iter().map(record).collect::<Result<Vec<Record>, Fault>>()?;
    let lab = Lab { setup, ruler, samples: Samples::default() };
    let sheet = people::measure(&lab, &records);
    writeln!(out, "{}: {} games, kappa {:.0}", spec.text(), records.len(), ruler.kappa)?;
    for (name, found) in &sheet.estimates {
        writeln!(out, "{name}: {} [{}, {}]", found.value, found.low, found.high)?;
    }
    Ok(())
}

fn record(game: &PgnGame) -> Result<Record, Fault> {
    let rules = game.spec.rules();
    let start = match &game.fen {
        Some(text) => fen::read(rules, text)?,
        None => rules.start(),
    };
    Ok(Record { start: Line::of(start, None, 0), moves: game.moves().collect() })
}
