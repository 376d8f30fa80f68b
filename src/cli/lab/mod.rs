//! `lab`: measures what the rules of games do to the play of computers and of people.

mod check;
mod draw;
mod fetched;
mod fit;
mod folder;
mod game;
mod journal;
mod options;
mod people;
mod progress;
mod run;
mod words;

use std::io::Write;

use super::{ANY, Args, Failure, Verb};

pub const VERB: Verb = Verb {
    name: "lab",
    usage: "run [SLUG|realtime|all] [ID]...|check|draw|people FILE.pgn|fit [--scale smoke|quick|full] [--seed S] [--threads N] [--out FOLDER]",
    words: (1, ANY),
    flags: &[],
    options: &["scale", "seed", "threads", "out"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args.word(0) {
        "run" => run::run(args),
        "check" => check::run(args, out),
        "draw" => draw::run(args),
        "people" => people::run(args, out),
        "fit" => fit::run(args, out),
        other => Err(Failure::Usage(format!("unknown word {other:?}"))),
    }
}
