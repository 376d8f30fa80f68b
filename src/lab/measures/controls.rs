//! E0: what must come out if nothing is wrong with how games are played.

use super::Sheets;
use crate::lab::Lab;
use crate::lab::pair::Pair;
use crate::lab::players::Random;
use crate::lab::results::Sheet;
use crate::lab::samples::contest::contest;

/// Nodes of the engine.
const NODES: u64 = 2_000;

pub fn measure(lab: &Lab) -> Sheets {
    let setup = &lab.setup;
    let players = || (setup.engine(NODES), Random::new(setup.game.rules));
    let pairs =
        contest(setup, &lab.samples, "against random moves", 0..setup.scale.without, players);
    let shares: Vec<f64> = pairs.iter().map(Pair::share).collect();
    let mut sheet = Sheet::default();
    lab.note_mean(&mut sheet, "score against random moves", &shares);
    vec![("E0", sheet)]
}
