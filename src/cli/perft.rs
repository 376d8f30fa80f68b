//! `perft`: counts the positions that can be reached in so many plies.

use std::io::Write;

use super::moves::position;
use super::{ANY, Args, Failure, Verb};
use crate::notation::coords;
use crate::notation::fault::Excerpt;
use crate::rules::perft::perft;
use crate::rules::{Rules, Variant};
use crate::variants::Visitor;

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
    args.spec(0)?.open(Count { args, depth, out })
}

struct Count<'a> {
    args: &'a Args,
    depth: u32,
    out: &'a mut dyn Write,
}

impl Visitor for Count<'_> {
    type Out = Result<(), Failure>;

    fn visit<V: Variant>(self, rules: V) -> Self::Out {
        let state = position(&rules, self.args.rest(2).as_deref())?;
        let mut total = 0;
        if self.args.flag("divide") && self.depth > 0 && rules.ending(&state).is_none() {
            for m in rules.legal(&state) {
                let nodes = perft(&rules, &rules.play(&state, m), self.depth - 1);
                writeln!(self.out, "{} {nodes}", coords::write(&state, m))?;
                total += nodes;
            }
        } else {
            total = perft(&rules, &state, self.depth);
        }
        writeln!(self.out, "nodes {total}")?;
        Ok(())
    }
}
