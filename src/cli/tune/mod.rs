//! `tune`: finds better numbers for the search by playing games with numbers that differ a little (`spsa`, `duel`).
//!
//! What has been found is kept in a file after each round, from which a run that was broken off goes on. It follows from
//! the arguments alone, and neither on time nor on threads.

mod duel;
mod journal;
mod spsa;

use std::io::Write;
use std::path::Path;

use super::opening::Noise;
use super::{Args, Failure, Verb, tell};
use crate::engine::Parameters;
use crate::lab::workers::{Silent, Workers};
use duel::Duel;
use journal::{Heading, Journal};
use spsa::Trial;

pub const VERB: Verb = Verb {
    name: "tune",
    usage: "SLUG --out FILE [--pairs N] [--nodes N] [--seed S] [--threads N] [--option k=v]...",
    words: (1, 1),
    flags: &[],
    options: &["out", "pairs", "nodes", "seed", "threads", "option"],
    run,
};

/// Pairs of games when nothing is said, and nodes a move.
const PAIRS: u32 = 10_000;
const NODES: u64 = 4_000;
/// Pairs of games that are played with the same numbers before the numbers are changed.
const ROUND: u32 = 32;

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let path = args.required("out")?;
    let heading = Heading {
        spec: args.spec(0)?,
        pairs: args.number("pairs", PAIRS)?,
        nodes: args.number("nodes", NODES)?.max(1),
        seed: args.number("seed", 1)?,
    };
    let threads = args.threads()?;
    let mut journal = Journal::open(Path::new(path), heading)?;
    while journal.played < heading.pairs {
        play_round(&mut journal, threads);
        journal.keep()?;
        let (slug, played) = (heading.spec.slug(), journal.played);
        tell(&format!("{slug}: pairs {played} of {}", heading.pairs));
    }
    for (parameter, value) in Parameters::LIST.iter().zip(&journal.spsa.values) {
        let (name, range) = (parameter.name, &parameter.range);
        writeln!(out, "{name}: {} in {}..={},", value.round(), range.start(), range.end())?;
    }
    Ok(())
}

/// Plays a round of pairs, and moves the numbers by their results.
fn play_round(journal: &mut Journal, threads: usize) {
    let Heading { spec, pairs, nodes, seed } = journal.heading;
    let (first, spsa) = (journal.played, &journal.spsa);
    let round = ROUND.min(pairs - first);
    let workers = Workers { threads, observer: &Silent };
    let play = |duel: &mut Duel, number: usize| {
        let pair = first + number as u32;
        let mut noise = Noise::of(seed, pair);
        let trial = spsa.trial(pair, &mut noise);
        let lead = duel.play(&trial, &mut noise);
        (trial, lead)
    };
    let worker = || Duel::new(spec.rated(), nodes);
    let heard: Vec<(Trial, i32)> = workers.gather("pairs", round as usize, worker, play);
    for (trial, lead) in &heard {
        journal.spsa.learn(trial, *lead);
    }
    journal.played += round;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Spec;
    use std::fs;
    use std::path::PathBuf;

    /// A file that is not there yet, and goes with it.
    struct Kept(PathBuf);

    impl Kept {
        fn new(name: &str) -> Kept {
            let name = format!("wonderboard-{}-{name}.tune", std::process::id());
            Kept(std::env::temp_dir().join(name))
        }

        /// Plays some rounds of a run on a number of threads.
        fn play(&self, rounds: usize, threads: usize) -> Journal {
            let heading = Heading { spec: Spec::CHESS, pairs: 2 * ROUND, nodes: 20, seed: 3 };
            let mut journal = Journal::open(&self.0, heading).expect("a run");
            for _ in 0..rounds {
                play_round(&mut journal, threads);
                journal.keep().expect("to keep it");
            }
            journal
        }
    }

    impl Drop for Kept {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.0);
        }
    }

    #[test]
    fn neither_threads_nor_a_break_make_a_difference() {
        let [whole, broken] = ["whole", "broken"].map(Kept::new);
        let one = whole.play(2, 1);
        broken.play(1, 3);
        let other = broken.play(1, 2);
        assert_eq!((one.played, &one.spsa), (2 * ROUND, &other.spsa));
        assert_ne!(one.spsa, spsa::Spsa::new(2 * ROUND), "something was learnt");
    }
}
