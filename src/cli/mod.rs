//! The native command line: `wonderboard VERB WORDS... --options`.
//!
//! Each verb is a module that offers one [`Verb`]. Standard output carries only what was asked
//! for; what is wrong goes to standard error, as one line.

mod adjudication;
pub mod args;
pub mod bench;
pub mod best;
mod elo;
pub mod fit;
pub mod lab;
pub mod matches;
pub mod mate;
pub mod mine;
pub mod moves;
mod network;
mod opening;
pub mod perft;
pub mod pgn;
pub mod play;
pub mod puzzles;
pub mod realtime;
mod replace;
pub mod samples;
pub mod selfplay;
pub mod solve;
mod sprt;
pub mod train;
pub mod tune;
pub mod uci;
pub mod watch;

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

pub use args::Args;

use crate::notation::Fault;

/// One thing the command line can do.
pub struct Verb {
    pub name: &'static str,
    /// What follows the name, as the usage line shows it.
    pub usage: &'static str,
    /// The least and the greatest number of words after the name.
    pub words: (usize, usize),
    /// Options that stand alone, without their dashes.
    pub flags: &'static [&'static str],
    /// Options followed by a value, without their dashes.
    pub options: &'static [&'static str],
    /// Does it. What comes out goes to the writer, whose errors are passed on.
    pub run: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
}

/// For [`Verb::words`]: as many as one likes.
pub const ANY: usize = usize::MAX;

/// All verbs, in the order in which they are shown.
const VERBS: &[&Verb] = &[
    &perft::VERB,
    &moves::VERB,
    &play::VERB,
    &pgn::VERB,
    &best::VERB,
    &mate::VERB,
    &solve::VERB,
    &mine::VERB,
    &selfplay::VERB,
    &fit::VERB,
    &lab::VERB,
    &train::VERB,
    &tune::VERB,
    &matches::VERB,
    &realtime::VERB,
    &uci::VERB,
    &puzzles::VERB,
    &bench::VERB,
];

/// Why a verb could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The words or options make no sense: the usage line is shown with this reason. Exit code 2.
    Usage(String),
    /// What was asked about is wrong or missing: this is shown. Exit code 1.
    Fault(String),
    /// The output cannot be written. Nobody listening any more is no error.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Failure::Usage(what) | Failure::Fault(what) => f.write_str(what),
            Failure::Output(error) => write!(f, "{error}"),
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Fault(fault.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Runs the command line of this process; returns its exit code: 0 when done, 1 for bad input,
/// 2 for words or options that make no sense.
pub fn main() -> ExitCode {
    // Arguments that are not Unicode cannot be meant; their odd characters are shown as such.
    let words: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    ExitCode::from(run(&words, &mut io::stdout()))
}

/// Runs a command line, the program's own name left out. Returns the exit code.
pub fn run(words: &[String], out: &mut dyn Write) -> u8 {
    let Some((name, rest)) = words.split_first() else {
        return complain(&format!("usage: {}", overview()), 2);
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        return show_help(out);
    }
    let Some(verb) = VERBS.iter().find(|verb| verb.name == name) else {
        let what = format!("unknown word {name:?}; usage: {}", overview());
        return complain(&what, 2);
    };
    let done = Args::read(verb, rest)
        .and_then(|args| (verb.run)(&args, out))
        .and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => 0,
        Err(Failure::Usage(what)) => complain(&format!("{what}; usage: {}", usage(verb)), 2),
        Err(Failure::Fault(what)) => complain(&what, 1),
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Failure::Output(error)) => complain(&error.to_string(), 1),
    }
}

/// A line on standard error, to which nobody need listen.
fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Says what is wrong on standard error; hands the exit code back.
fn complain(what: &str, code: u8) -> u8 {
    tell(what);
    code
}

fn usage(verb: &Verb) -> String {
    format!("wonderboard {} {}", verb.name, verb.usage)
}

fn overview() -> String {
    let names: Vec<&str> = VERBS.iter().map(|verb| verb.name).collect();
    format!("wonderboard {} ...", names.join("|"))
}

fn show_help(out: &mut dyn Write) -> u8 {
    for verb in VERBS {
        if writeln!(out, "{}", usage(verb).trim_end()).is_err() {
            break;
        }
    }
    0
}
