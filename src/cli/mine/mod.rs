//! `mine`: finds puzzles in games that the engine plays against itself.
//!
//! What comes out depends on the arguments alone, and neither on time nor on threads: each game has its number, and
//! all that happens in it follows from that and the seed. What was found is noted beside the file that is written, game
//! by game, so that a run that was broken off goes on where it was.

mod compose;
mod journal;
mod selfplay;
mod shelf;
mod timed;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::thread;

use super::{Args, Failure, Verb, realtime};
use crate::puzzle::text;
use crate::variants::Spec;
use journal::Journal;
use selfplay::Found;
use shelf::Shelf;

pub const VERB: Verb = Verb {
    name: "mine",
    usage: "SLUG [--seed S] [--count N] [--nodes N] [--games N] [--threads N] [--out FILE]",
    words: (1, 1),
    flags: &[],
    options: &["seed", "count", "nodes", "games", "threads", "out"],
    run,
};

/// How many puzzles, when nothing is said.
const COUNT: usize = 64;
/// Nodes of the search that has the last word on a puzzle.
const NODES: u64 = 200_000;
/// So many games and no more.
const GAMES: u64 = 2_000;

/// What is mined.
#[derive(Clone, Copy)]
pub struct Task {
    pub game: Spec,
    pub seed: u64,
    pub nodes: u64,
}

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.word(0) == realtime::VERB.name {
        return timed::run(args, out);
    }
    let task = Task {
        game: args.spec(0)?,
        seed: args.number("seed", 1)?,
        nodes: args.number("nodes", NODES)?.max(1),
    };
    let count = args.number("count", COUNT)?;
    let games: u64 = args.number("games", GAMES)?;
    let threads: u64 = args.number("threads", 1)?.max(1);
    let file = args.option("out").map(PathBuf::from);
    let slug = task.game.slug();
    let head = format!(
        "# wonderboard mine {slug} --seed {} --count {count} --nodes {} --games {games}\n",
        task.seed, task.nodes
    );
    let mut shelf = Shelf::new(count);
    let mut journal = Journal::open(file.as_deref(), &head)?;
    for found in journal.read(task.game)? {
        shelf.put(found);
    }
    while !shelf.is_full() && journal.games < games {
        for found in play(&task, journal.games, threads.min(games - journal.games)) {
            if shelf.is_full() {
                break;
            }
            journal.note(&found)?;
            shelf.put(found);
            let _ = writeln!(std::io::stderr(), "{slug}: game {}: {shelf}", journal.games);
        }
    }
    let mut lines: Vec<(u16, String)> =
        shelf.puzzles().map(|puzzle| (puzzle.rating, text::write(puzzle))).collect();
    lines.sort();
    let lines: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    match file {
        Some(path) => fs::write(path, head + &lines)?,
        None => write!(out, "{head}{lines}")?,
    }
    Ok(())
}

/// Plays so many games from that number on, at once; returns what was found in each, in order.
fn play(task: &Task, first: u64, count: u64) -> Vec<Vec<Found>> {
    thread::scope(|scope| {
        let games = (first..first + count)
            .map(|number| scope.spawn(move || selfplay::Mine::new(task, number).play()));
        let games: Vec<_> = games.collect();
        games.into_iter().map(|game| game.join().unwrap_or_default()).collect()
    })
}
