//! `moves`: the legal moves of a position, in coordinates and in SAN.

use crate::board::State;
use std::io::Write;

use super::{ANY, Args, Failure, Verb};
use crate::notation::{coords, fen, san};
use crate::rules::Variant;

pub const VERB: Verb = Verb {
    name: "moves",
    usage: "SLUG [FEN] [--option k=v]...",
    words: (1, ANY),
    flags: &[],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.spec(0)?.rules();
    let state = position(rules, args.rest(1).as_deref())?;
    let legal = rules.legal(&state);
    for &m in &legal {
        let coordinates = coords::write(&state, m);
        let san = san::write_among(rules, &state, &legal, m);
        writeln!(out, "{coordinates} {san}")?;
    }
    Ok(())
}

/// The position of a FEN; of no FEN or of the word `start`, the one the game starts from.
pub fn position(rules: &dyn Variant, fen: Option<&str>) -> Result<State, Failure> {
    match fen {
        None | Some("start") => Ok(rules.start()),
        Some(text) => Ok(fen::read(rules, text).map_err(|fault| fault.within("FEN"))?),
    }
}
