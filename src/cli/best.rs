//! `best`: the best move of a position.

use crate::board::Position;
use crate::rules::Rules;
use std::io::Write;

use super::moves::read_position;
use super::network::ChosenNetwork;
use super::watch::{self, Clockwork};
use super::{ANY, Args, Failure, Verb};
use crate::engine::{Limits, Report, Root, Team, Watch};
use crate::notation::coords;

pub const VERB: Verb = Verb {
    name: "best",
    usage: "SLUG FEN|start [--nodes N|--depth D|--movetime MS] [--multipv N] [--hash MB] [--threads N] [--network FILE|none] [--option k=v]...",
    words: (2, ANY),
    flags: &[],
    options: &["nodes", "depth", "movetime", "multipv", "hash", "threads", "network", "option"],
    run,
};

/// How long it thinks when nothing is said, in ms.
const MOVETIME: u64 = 1_000;

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let given = |name: &str| args.option(name).is_some();
    let number = |name| args.number(name, 0u64).map(|n| Some(n).filter(|_| given(name)));
    let mut limits = Limits {
        nodes: number("nodes")?,
        depth: number("depth")?.map(|n| n.min(u32::MAX as u64) as u32),
        movetime_ms: number("movetime")?,
        multipv: args.number("multipv", 1)?,
        ..Limits::default()
    };
    if limits.nodes.is_none() && limits.depth.is_none() && limits.movetime_ms.is_none() {
        limits.movetime_ms = Some(MOVETIME);
    }
    let spec = args.spec(0)?;
    let game = ChosenNetwork::rate(args, spec)?;
    let rules = game.rules;
    let position = read_position(rules, args.rest(1).as_deref())?;
    let mut search = Team::new(game, args.number("hash", 64)?, args.number("threads", 1)?);
    let mut teller = BestTeller { rules, position, clock: Clockwork::new(), out, done: Ok(()) };
    let best = search.think(&Root::of(position), &limits, &mut teller);
    teller.done?;
    let text = best.map_or("(none)".to_owned(), |best| coords::write(&position, best.m));
    writeln!(out, "bestmove {text}")?;
    Ok(())
}

/// Writes each report as it comes.
struct BestTeller<'a> {
    rules: Rules,
    position: Position,
    clock: Clockwork,
    out: &'a mut dyn Write,
    done: std::io::Result<()>,
}

impl Watch for BestTeller<'_> {
    fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    fn should_stop(&mut self) -> bool {
        self.done.is_err()
    }

    fn report(&mut self, report: &Report) {
        if self.done.is_ok() {
            let line = watch::info(self.rules, &self.position, report);
            self.done = writeln!(self.out, "{line}");
        }
    }
}
