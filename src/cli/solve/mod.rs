//! `solve`: endings of few pieces, solved backwards.

mod arrangement;
mod endgame;
mod graph;
mod material;
mod numbers;
mod symmetry;

use std::io::Write;

use super::{Args, Failure, Verb};
use crate::board::{Color, Position};
use crate::notation::fault::Excerpt;
use crate::notation::fen;

pub use endgame::{Endgame, Truth};
pub use material::{MOST, Material};
pub use numbers::TooMany;

pub const VERB: Verb = Verb {
    name: "solve",
    usage: "SLUG KQvK [--option k=v]...",
    words: (2, 2),
    flags: &[],
    options: &["option"],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.spec(0)?.rules();
    let text = args.word(1);
    let refused = || {
        let text = Excerpt::of(text);
        Failure::Usage(format!("{text} is no ending of {MOST} pieces at most, such as KQvK"))
    };
    let material = Material::read(text)
        .filter(|material| material.pieces().all(|piece| rules.pieces().has(piece.role)))
        .ok_or_else(refused)?;
    let endgame = Endgame::solve(rules, &material)
        .map_err(|TooMany| Failure::Fault(format!("{material} comes to too many positions")))?;
    let totals = Totals::of(&endgame);
    writeln!(out, "{material}: {} positions", totals.count())?;
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let [won, drawn, lost] = totals.results[color as usize];
        writeln!(out, "{name} to move: won {won}, drawn {drawn}, lost {lost}")?;
    }
    match totals.longest {
        None => writeln!(out, "nobody can win")?,
        Some((plies, position)) => {
            writeln!(out, "longest win: {plies} plies, {}", fen::write(rules, &position))?
        }
    }
    Ok(())
}

/// What becomes of all positions of an ending.
struct Totals {
    /// Won, drawn and lost for the side to move, by that side.
    results: [[u64; 3]; 2],
    /// The longest win for the side to move, in plies, and the first position with it.
    longest: Option<(u16, Position)>,
}

impl Totals {
    fn of(endgame: &Endgame) -> Totals {
        let mut totals = Totals { results: [[0; 3]; 2], longest: None };
        for (position, alike, truth) in endgame.positions() {
            let kind = match truth {
                Truth::Won(plies) => {
                    if totals.longest.is_none_or(|(most, _)| plies > most) {
                        totals.longest = Some((plies, position));
                    }
                    0
                }
                Truth::Drawn => 1,
                Truth::Lost(_) => 2,
            };
            totals.results[position.info.turn() as usize][kind] += alike;
        }
        totals
    }

    fn count(&self) -> u64 {
        self.results.iter().flatten().sum()
    }
}
