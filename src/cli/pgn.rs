//! `pgn`: reads games, checks every move and writes them in the export format.

use std::io::{Read, Write};

use super::{Args, Failure, Verb};
use crate::notation::fault::Part;
use crate::notation::pgn;

pub const VERB: Verb = Verb {
    name: "pgn",
    usage: "FILE (- for standard input)",
    words: (1, 1),
    flags: &[],
    options: &[],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = args.word(0);
    let name = if file == "-" { "standard input" } else { file };
    let bytes = contents(file).map_err(|error| Failure::Fault(format!("{name}: {error}")))?;
    let games = pgn::read(&pgn::decode(&bytes))
        .map_err(|fault| fault.within(Part::File(name.to_owned())))?;
    out.write_all(pgn::write_all(&games).as_bytes())?;
    Ok(())
}

fn contents(file: &str) -> std::io::Result<Vec<u8>> {
    if file != "-" {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}
