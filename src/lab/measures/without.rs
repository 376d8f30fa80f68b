//! D3: what the new moves are worth to who plays them.

use super::Sheets;
use super::doublings::note_elo;
use crate::lab::Lab;
use crate::lab::players::Without;
use crate::lab::results::Sheet;
use crate::lab::samples::contest::contest;

/// Nodes of both players.
const NODES: u64 = 4_000;

pub fn measure(lab: &Lab) -> Sheets {
    if !lab.has_new_moves() {
        return vec![("D3", Sheet::default())];
    }
    let setup = &lab.setup;
    let players = || (setup.engine(NODES), Without::new(setup.game, setup.scale.nodes(NODES)));
    let pairs = contest(setup, &lab.samples, "with and without", 0..setup.scale.without, players);
    let mut sheet = Sheet::default();
    note_elo(lab, &mut sheet, "elo of the new moves", &pairs);
    vec![("D3", sheet)]
}
