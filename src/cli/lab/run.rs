//! `lab run`: measures games.

use super::folder::Folder;
use super::game;
use super::options::Options;
use super::progress::Progress;
use crate::cli::{Args, Failure, realtime};
use crate::engine::bench;
use crate::lab::measures::{FAMILIES, games};
use crate::lab::run::Run;
use crate::lab::timed::{self, TimedSetup};
use crate::lab::workers::Workers;
use crate::notation::fault::Excerpt;
use crate::variants::Spec;

/// How deep the bench is that tells one engine from another, in plies.
const DEPTH: u32 = 6;
/// The game without turns, which has measures of its own.
pub const TIMED: &str = realtime::VERB.name;
/// For all games, or all measures.
const ALL: &str = "all";

pub fn run(args: &Args) -> Result<(), Failure> {
    let Options { scale, seed, threads, folder } = Options::read(args)?;
    let asked = args.words().get(1).map(String::as_str);
    let wanted = wanted(args)?;
    if matches!(asked, None | Some(ALL | TIMED)) {
        let progress = Progress::new(TIMED);
        let workers = Workers { threads, observer: &progress };
        let setup = TimedSetup { name: TIMED, scale, seed, workers };
        setup.measure(&wanted, &mut Folder::of(&folder, TIMED)).map_err(Failure::Fault)?;
    }
    let specs = if asked == Some(TIMED) { Vec::new() } else { specs(args)? };
    for spec in specs {
        let progress = Progress::new(spec.slug());
        let workers = Workers { threads, observer: &progress };
        let doses = spec.doses();
        let setup = game::setup(spec, &doses, scale, seed, workers);
        let engine = bench::nodes_of(spec, spec.rated_alone(), DEPTH);
        let run = Run { setup, engine, weights: spec.weights_file().text };
        let mut store = Folder::of(&folder, spec.slug());
        run.measure(&wanted, &mut store).map_err(Failure::Fault)?;
    }
    Ok(())
}

/// The games that are asked for; all if none is.
fn specs(args: &Args) -> Result<Vec<Spec>, Failure> {
    match args.words().get(1).map(String::as_str) {
        None | Some(ALL) => Ok(Spec::all().collect()),
        Some(_) => Ok(vec![args.spec(1)?]),
    }
}

/// The measures that are asked for; nothing stands for all.
fn wanted(args: &Args) -> Result<Vec<&str>, Failure> {
    let words: Vec<&str> = args.words().iter().skip(2).map(String::as_str).collect();
    let known = || {
        FAMILIES.iter().flat_map(|family| family.ids).chain(games::IDS).copied().chain(timed::ids())
    };
    match words.iter().find(|word| **word != ALL && !known().any(|id| id == **word)) {
        Some(word) => {
            let ids: Vec<&str> = known().collect();
            let there = ids.join(", ");
            Err(Failure::Usage(format!("no measure {} (there are {there})", Excerpt::of(word))))
        }
        None if words.contains(&ALL) => Ok(Vec::new()),
        None => Ok(words),
    }
}
