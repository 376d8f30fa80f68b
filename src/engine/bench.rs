//! Fixed positions of every game: the nodes their search visits are a signature of the engine.

use super::{Limits, Position, Search, Unwatched};
use crate::notation::fen;
use crate::rules::Variant;
use crate::variants::{Spec, Visitor};

/// The usual depth, in plies.
pub const DEPTH: u32 = 9;

/// The nodes visited in searching a game's positions so many plies deep.
pub fn nodes(spec: Spec, depth: u32) -> u64 {
    spec.open(Count { positions: spec.card().positions, depth })
}

struct Count {
    positions: &'static [&'static str],
    depth: u32,
}

impl Visitor for Count {
    type Out = u64;

    fn visit<V: Variant>(self, rules: V) -> u64 {
        let mut search = Search::new(rules, 16);
        let mut total = 0;
        for text in self.positions {
            // A text that is no position here has no nodes; the tests see to it that all are.
            if let Ok(state) = fen::read(&rules, text) {
                search.clear();
                let limits = Limits::depth(self.depth);
                let best = search.think(&Position::of(state), &limits, &mut Unwatched);
                total += best.map_or(0, |best| best.report.nodes);
            }
        }
        total
    }
}
