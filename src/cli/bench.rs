//! `bench`: searches fixed positions of every game and counts the nodes, as a signature of the
//! engine and a measure of its speed.

use std::io::Write;
use std::time::Instant;

use super::network::ChosenNetwork;
use super::{Args, Failure, Verb};
use crate::engine::bench;
use crate::variants::Spec;

pub const VERB: Verb = Verb {
    name: "bench",
    usage: "[--depth D] [--network FILE|none]",
    words: (0, 0),
    flags: &[],
    options: &["depth", "network"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let depth = args.number("depth", bench::DEPTH)?;
    let mut total = 0;
    let began = Instant::now();
    let network = ChosenNetwork::given(args)?;
    for spec in Spec::all() {
        // With a network from a file there is nothing to be said of other games.
        let Some(rated) = network.rated(spec) else { continue };
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
