//! `moves`: the legal moves of a position, in coordinates and in SAN.

use std::io::Write;

use super::{ANY, Args, Failure, Verb};
use crate::notation::fault::Part;
use crate::notation::{coords, fen, san};
use crate::rules::{Rules, StateOf, Variant};
use crate::variants::Visitor;

pub const VERB: Verb = Verb {
    name: "moves",
    usage: "SLUG [FEN] [--option k=v]...",
    words: (1, ANY),
    flags: &[],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let fen = args.rest(1);
    args.spec(0)?.open(List { fen, out })
}

struct List<'a> {
    fen: Option<String>,
    out: &'a mut dyn Write,
}

impl Visitor for List<'_> {
    type Out = Result<(), Failure>;

    fn visit<V: Variant>(self, rules: V) -> Self::Out {
        let state = position(&rules, self.fen.as_deref())?;
        let legal = rules.legal(&state);
        for &m in &legal {
            let coordinates = coords::write(&state, m);
            let san = san::write_among(&rules, &state, &legal, m);
            writeln!(self.out, "{coordinates} {san}")?;
        }
        Ok(())
    }
}

/// The position of a FEN; of no FEN or of the word `start`, the one the game starts from.
pub fn position<V: Variant>(rules: &V, fen: Option<&str>) -> Result<StateOf<V>, Failure> {
    match fen {
        None | Some("start") => Ok(rules.start()),
        Some(text) => Ok(fen::read(rules, text).map_err(|fault| fault.within(Part::Fen))?),
    }
}
