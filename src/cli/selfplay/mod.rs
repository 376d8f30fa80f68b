//! `selfplay`: the engine plays itself, and quiet positions of the games are written down with what became of them.
//!
//! What is written depends on the arguments alone, and neither on time nor on threads: each game follows from the
//! seed and its number, and games are written in the order of their numbers.

mod archive;
mod game;
mod parallel;
mod progress;
mod quiet;

use std::io::Write;
use std::path::Path;

use super::network::ChosenNetwork;
use super::samples::SampleHead;
use super::{Args, Failure, Verb};
use archive::Archive;
use progress::Progress;

pub const VERB: Verb = Verb {
    name: "selfplay",
    usage: "SLUG --out FILE [--games N] [--nodes N] [--seed S] [--threads N] [--network FILE|none] [--option k=v]...",
    words: (1, 1),
    flags: &[],
    options: &["out", "games", "nodes", "seed", "threads", "network", "option"],
    run,
};

/// Games when nothing is said.
const GAMES: u32 = 1_000;
/// Nodes a move when nothing is said.
const NODES: u64 = 5_000;

fn run(args: &Args, _: &mut dyn Write) -> Result<(), Failure> {
    let path = args.required("out")?;
    let head = SampleHead {
        spec: args.spec(0)?,
        nodes: args.number("nodes", NODES)?.max(1),
        seed: args.number("seed", 1)?,
    };
    let games = args.number("games", GAMES)?;
    let threads = args.threads()?;
    let rated = ChosenNetwork::rate(args, head.spec)?;
    let mut archive = Archive::open(Path::new(path), &head)?;
    let mut progress = Progress::new(head.spec.slug(), games, &archive);
    parallel::play(&head, rated, archive.games()..games, threads, |game| {
        archive.add(game)?;
        progress.tell(&archive);
        Ok(())
    })?;
    progress.close(&archive);
    Ok(())
}
