//! `mate`: solves mate problems exactly.

use std::io::Write;

use super::moves::read_position;
use super::{ANY, Args, Failure, Verb};
use crate::engine::mate::mating_moves;
use crate::notation::fault::Excerpt;
use crate::notation::{coords, san};

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
    let rules = args.spec(0)?.rules();
    let position = read_position(rules, Some(&fen))?;
    for m in mating_moves(rules, &position, moves) {
        let text = san::write(rules, &position, m);
        writeln!(out, "{} {text}", coords::write(&position, m))?;
    }
    Ok(())
}
