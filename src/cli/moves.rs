//! `moves`: the legal moves of a position, in coordinates and in SAN.

use crate::board::Position;
use std::io::Write;

use super::{ANY, Args, Failure, Verb};
use crate::notation::fault::Part;
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
    let position = read_position(rules, args.rest(1).as_deref())?;
    let legal = rules.legal(&position);
    for &m in &legal {
        let coordinates = coords::write(&position, m);
        let san = san::write_among(rules, &position, &legal, m);
        writeln!(out, "{coordinates} {san}")?;
    }
    Ok(())
}

/// The position of a FEN; of no FEN or of the word `start`, the one the game starts from.
pub fn read_position(rules: &dyn Variant, fen: Option<&str>) -> Result<Position, Failure> {
    match fen {
        None | Some("start") => Ok(rules.start()),
        Some(text) => Ok(fen::read(rules, text).map_err(|fault| fault.within(Part::Fen))?),
    }
}
