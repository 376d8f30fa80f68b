//! `match`: two players play games against each other, from random openings that each gets once
//! with either color.

mod clock;
mod contest;
mod ending;
mod ledger;
mod plan;
mod player;
mod program;
mod record;
mod referee;
mod table;

use std::fs::File;
use std::io::Write;
use std::time::Duration;

use super::args::cores;
use super::sprt::Sprt;
use super::{Args, Failure, Verb, realtime};
use crate::engine::Limits;
use crate::notation::fault::Excerpt;
use clock::TimeControl;
use ledger::Ledger;
use plan::MatchPlan;
use record::Heading;
use referee::Terms;
use table::Setting;

pub const VERB: Verb = Verb {
    name: "match",
    usage: "SLUG --a SPEC --b SPEC [--games N] [--sprt ELO0,ELO1[,ALPHA,BETA]] \
            [--nodes N|--movetime MS|--tc SECONDS+SECONDS] [--timeout MS] [--pgn FILE] [--seed S] \
            [--threads N] [--option k=v]... \
            (SPEC: level=1..14,hash=MB,threads=N,nodes=N,exec=PROGRAM,option.NAME=VALUE)",
    words: (1, 1),
    flags: &[],
    options: &[
        "a", "b", "games", "sprt", "nodes", "movetime", "tc", "timeout", "pgn", "seed", "threads",
        "tu", "option",
    ],
    run,
};

/// Nodes a move when nothing is said.
const NODES: u64 = 20_000;
/// Games when nothing is said, and at most when a test decides how many.
const GAMES: u32 = 100;
const TESTED_GAMES: u32 = 100_000;
/// How long a program may be silent when nothing is said, in ms.
const TIMEOUT_MS: u64 = 60_000;
/// What only games of turns have.
const OF_TURNS: [&str; 4] = ["sprt", "tc", "timeout", "pgn"];

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (a, b) = (args.required("a")?, args.required("b")?);
    if args.word(0) == realtime::VERB.name {
        return match OF_TURNS.iter().find(|name| args.option(name).is_some()) {
            Some(name) => Err(Failure::Usage(format!("--{name} is for games of turns"))),
            None => realtime::duel::run(args, [a, b], out),
        };
    }
    let spec = args.spec(0)?;
    let sprt = read(args, "sprt", Sprt::read)?;
    let setting = Setting {
        rated: spec.rated(),
        game: spec.text(),
        plans: [MatchPlan::read(a)?, MatchPlan::read(b)?],
        terms: terms(args)?,
        seed: args.number("seed", 1u64)?,
    };
    let games = args.number("games", if sprt.is_some() { TESTED_GAMES } else { GAMES })?;
    let busiest = setting.plans.iter().map(|plan| plan.threads).max().unwrap_or(1).max(1);
    let threads = args.number("threads", cores() / busiest)?.max(1);
    let names = [format!("a ({a})"), format!("b ({b})")];
    let heading = Heading { spec, names, time: setting.terms.time };
    let mut ledger = Ledger::new(out, heading, archive(args)?, sprt);
    contest::hold(&setting, games.div_ceil(2), threads, &mut ledger)
}

/// What a move may take.
fn terms(args: &Args) -> Result<Terms, Failure> {
    let time = read(args, "tc", TimeControl::read)?;
    let mut limits = Limits::default();
    match (args.option("movetime"), time) {
        (Some(_), Some(_)) => {
            return Err(Failure::Usage("--movetime and --tc exclude each other".to_owned()));
        }
        (Some(_), None) => limits.movetime_ms = Some(args.number("movetime", 0)?),
        (None, Some(_)) if args.option("nodes").is_none() => {}
        (None, _) => limits.nodes = Some(args.number("nodes", NODES)?),
    }
    let timeout = Duration::from_millis(args.number("timeout", TIMEOUT_MS)?);
    Ok(Terms { limits, time, timeout })
}

/// The value of an option that may be left out.
fn read<T>(
    args: &Args,
    name: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Failure> {
    let refuse = |text| Failure::Usage(format!("--{name}: {} makes no sense", Excerpt::of(text)));
    args.option(name).map(|text| read(text).ok_or_else(|| refuse(text))).transpose()
}

/// The file that games are added to, if there is to be one.
fn archive(args: &Args) -> Result<Option<File>, Failure> {
    let Some(path) = args.option("pgn") else { return Ok(None) };
    let file = File::options().create(true).append(true).open(path);
    file.map(Some).map_err(|error| Failure::Fault(format!("{path}: {error}")))
}
