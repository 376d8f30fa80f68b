//! `bench`: searches fixed positions of every game and counts the nodes, as a signature of the
//! engine and a measure of its speed.

use std::io::Write;
use std::time::Instant;

use super::{Args, Failure, Verb, network};
use crate::engine::bench;
use crate::variants::Spec;

pub const VERB: Verb = Verb {
    name: "bench",
    usage: "[--depth D] [--network FILE]",
    words: (0, 0),
    flags: &[],
    options: &["depth", "network"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let depth = args.number("depth", bench::DEPTH)?;
    let mut total = 0;
    let began = Instant::now();
    let network = args.option("network").map(network::read).transpose()?;
    for spec in Spec::all() {
        let networked = network.map(|network| network::rated(spec, network));
        // With a network there is nothing to be said of other games.
        let Some(rated) = networked.unwrap_or_else(|| Some(spec.rated())) else { continue };
        let began = Instant::now();
        let nodes = bench::nodes_of(spec, rated, depth);
        let speed = per_second(nodes, began);
        writeln!(out, "{}: {nodes} nodes, {speed} nodes/s", spec.card().slug)?;
        total += nodes;
    }
    writeln!(out, "Nodes: {total}")?;
    writeln!(out, "Nodes/s: {}", per_second(total, began))?;
    Ok(())
}

fn per_second(nodes: u64, since: Instant) -> u64 {
    nodes * 1_000_000 / (since.elapsed().as_micros() as u64).max(1)
}
