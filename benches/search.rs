//! Nodes the search visits in a second, for every game.
//!
//! `cargo bench --bench search`

use std::time::Instant;

use wonderboard::engine::bench;
use wonderboard::variants::Spec;

/// Rounds of which the best counts, so that what else the machine does counts least.
const ROUNDS: usize = 5;

fn main() {
    for spec in Spec::all() {
        let round = |_| {
            let begin = Instant::now();
            let nodes = bench::nodes(spec, bench::DEPTH);
            nodes as f64 / begin.elapsed().as_secs_f64()
        };
        let best = (0..ROUNDS).map(round).fold(0.0, f64::max);
        println!("{}: {:.2} M nodes/s", spec.card().slug, best / 1e6);
    }
}
