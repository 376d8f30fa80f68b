//! B1: what twice as many nodes are worth in games.

use super::Sheets;
use crate::lab::Lab;
use crate::lab::pair::{Pair, pentanomial};
use crate::lab::results::Sheet;
use crate::lab::samples::contest::contest;
use crate::lab::stats::{elo, mean};

/// The fewest nodes that are doubled.
const FEWEST: u64 = 500;

pub fn measure(lab: &Lab) -> Sheets {
    let mut sheet = Sheet::default();
    for doubling in 0..lab.setup.scale.doublings {
        let nodes = FEWEST << doubling;
        let players = || (lab.setup.engine(2 * nodes), lab.setup.engine(nodes));
        let what = format!("{} against {nodes}", 2 * nodes);
        let pairs = contest(&lab.setup, &lab.samples, &what, 0..lab.setup.scale.doubling, players);
        note_elo(lab, &mut sheet, &format!("elo of a doubling at {nodes}"), &pairs);
    }
    vec![("B1", sheet)]
}

/// Notes by how much the first player of some pairs is the stronger one.
pub fn note_elo(lab: &Lab, sheet: &mut Sheet, name: &str, pairs: &[Pair]) {
    let shares: Vec<f64> = pairs.iter().map(Pair::share).collect();
    let all: Vec<usize> = (0..pairs.len()).collect();
    let interval = lab.bootstrap(name).interval(pairs.len(), |drawn| elo(mean(&shares, drawn)));
    sheet.count(name, pentanomial(pairs).map(|count| count as f64));
    sheet.estimate(name, elo(mean(&shares, &all)), interval);
}
