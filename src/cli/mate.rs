//! `mate`: solves mate problems exactly.

use std::io::Write;

use super::moves::position;
use super::{ANY, Args, Failure, Verb};
use crate::engine::mate::mating_moves;
use crate::notation::fault::Excerpt;
use crate::notation::{coords, san};
use crate::rules::Variant;
use crate::variants::Visitor;

pub const VERB: Verb = Verb {
    name: "mate",
    usage: "SLUG FEN N [--option k=v]...",
    words: (3, ANY),
    flags: &[],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // The FEN may be one word or several; the number comes last.
    let (moves, fen) = match args.words() {
        [_, fen @ .., moves] => (moves, fen.join(" ")),
        _ => return Err(Failure::Usage("something is missing".to_owned())),
    };
    let moves = moves
        .parse()
        .map_err(|_| Failure::Usage(format!("{} is no number of moves", Excerpt::of(moves))))?;
    args.spec(0)?.open(Solve { fen, moves, out })
}

struct Solve<'a> {
    fen: String,
    moves: u32,
    out: &'a mut dyn Write,
}

impl Visitor for Solve<'_> {
    type Out = Result<(), Failure>;

    fn visit<V: Variant>(self, rules: V) -> Self::Out {
        let state = position(&rules, Some(&self.fen))?;
        for m in mating_moves(&rules, &state, self.moves) {
            let text = san::write(&rules, &state, m);
            writeln!(self.out, "{} {text}", coords::write(&state, m))?;
        }
        Ok(())
    }
}
