//! `perft`: counts the positions that can be reached in so many plies.

use std::io::Write;

use super::moves::read_position;
use super::{ANY, Args, Failure, Verb};
use crate::notation::coords;
use crate::notation::fault::Excerpt;
use crate::rules::perft::perft;

pub const VERB: Verb = Verb {
    name: "perft",
    usage: "SLUG DEPTH [FEN] [--divide] [--option k=v]...",
    words: (2, ANY),
    flags: &["divide"],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let depth = args.word(1);
    let depth =
        depth.parse().map_err(|_| Failure::Usage(format!("{} is no depth", Excerpt::of(depth))))?;
    let rules = args.spec(0)?.rules();
    let position = read_position(rules, args.rest(2).as_deref())?;
    let mut total = 0;
    if args.flag("divide") && depth > 0 && rules.ending(&position).is_none() {
        for m in rules.legal(&position) {
            let nodes = perft(rules, &rules.play(&position, m), depth - 1);
            writeln!(out, "{} {nodes}", coords::write(&position, m))?;
            total += nodes;
        }
    } else {
        total = perft(rules, &position, depth);
    }
    writeln!(out, "nodes {total}")?;
    Ok(())
}
