//! A4: what it is worth to begin, and how many games are drawn, the better they are played.

use super::Sheets;
use crate::lab::Lab;
use crate::lab::pair::Pair;
use crate::lab::results::Sheet;
use crate::lab::samples::contest::contest;

/// Nodes of both players.
pub const NODES: [u64; 3] = [1_000, 8_000, 32_000];

pub fn measure(lab: &Lab) -> Sheets {
    let mut sheet = Sheet::default();
    for (nodes, pairs) in NODES.into_iter().zip(lab.setup.scale.first) {
        let players = || (lab.setup.engine(nodes), lab.setup.engine(nodes));
        let what = format!("{nodes} against itself");
        let pairs = contest(&lab.setup, &lab.samples, &what, 0..pairs, players);
        let of = |of: &dyn Fn(&Pair) -> f64| pairs.iter().map(of).collect::<Vec<f64>>();
        lab.note_mean(&mut sheet, &format!("first at {nodes}"), &of(&Pair::share_of_first));
        lab.note_mean(&mut sheet, &format!("drawn at {nodes}"), &of(&|pair| pair.draws() / 2.0));
        lab.note_mean(&mut sheet, &format!("share at {nodes}"), &of(&Pair::share));
        lab.note_mean(
            &mut sheet,
            &format!("plies at {nodes}"),
            &of(&|pair| pair.plies as f64 / 2.0),
        );
    }
    vec![("A4", sheet)]
}
