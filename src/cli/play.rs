//! `play`: plays moves and says where they lead.

use crate::board::Position;
use std::io::Write;

use super::moves::read_position;
use super::{ANY, Args, Failure, Verb};
use crate::game::{Game, Status};
use crate::notation::fault::Part;
use crate::notation::{Fault, coords, san, words};
use crate::rules::{Move, Variant};

pub const VERB: Verb = Verb {
    name: "play",
    usage: "SLUG FEN|start MOVE... [--option k=v]...",
    words: (2, ANY),
    flags: &[],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let spec = args.spec(0)?;
    let after = 1 + fen_words(&args.words()[1..]);
    let fen = args.words()[1..after].join(" ");
    let moves = &args.words()[after..];
    let mut game = Game::from(spec, read_position(spec.rules(), Some(&fen))?);
    for (number, text) in (1..).zip(moves) {
        let m = read_move(game.rules(), game.position(), text)
            .map_err(|fault| fault.within(Part::Move(number)))?;
        game = game.after(m).unwrap_or(game);
    }
    writeln!(out, "{}", game.fen())?;
    writeln!(out, "{}", standing(&game.status()))?;
    Ok(())
}

/// How many words the FEN has: one if it was quoted, else as many as end with its last number, for
/// no move is a number.
fn fen_words(words: &[String]) -> usize {
    let is_number = |word: &String| word.bytes().all(|b| b.is_ascii_digit());
    let last = words.iter().rposition(is_number);
    last.map_or(1, |last| last + 1)
}

/// Reads a move in coordinates or else in SAN.
fn read_move(rules: &dyn Variant, position: &Position, text: &str) -> Result<Move, Fault> {
    coords::read(rules, position, text).or_else(|_| san::read(rules, position, text))
}

/// How the game stands: the result and its reason, or `check` or `ongoing`, with the draw that may
/// be claimed behind it.
fn standing(status: &Status) -> String {
    if let Some(outcome) = status.outcome {
        return words::ending(outcome);
    }
    let standing = match status.check {
        Some(_) => "check",
        None => "ongoing",
    };
    match status.claim {
        None => standing.to_owned(),
        Some(reason) => format!("{standing} (draw by {} can be claimed)", words::reason(reason)),
    }
}
