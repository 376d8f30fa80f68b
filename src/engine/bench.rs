//! Fixed positions of every game: the nodes their search visits are a signature of the engine.

use super::{Limits, Root, Search, Unwatched};
use crate::evaluation::Rated;
use crate::notation::fen;

use crate::variants::Spec;

/// The usual depth, in plies.
pub const DEPTH: u32 = 9;

/// The nodes visited in searching a game's positions so many plies deep.
pub fn nodes(spec: Spec, depth: u32) -> u64 {
    nodes_of(spec, spec.rated(), depth)
}

/// The same with what an engine is to take the game for.
pub fn nodes_of(spec: Spec, rated: Rated, depth: u32) -> u64 {
    let rules = spec.rules();
    let mut search = Search::new(rated, 16);
    let mut total = 0;
    for text in spec.positions() {
        // A text that is no position here has no nodes; the tests see to it that all are.
        if let Ok(position) = fen::read(rules, text) {
            search.clear();
            let best = search.think(&Root::of(position), &Limits::depth(depth), &mut Unwatched);
            total += best.map_or(0, |best| best.report.nodes);
        }
    }
    total
}
