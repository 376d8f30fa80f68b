//! Fixed positions of every game: the nodes their search visits are a signature of the engine.

use super::{Limits, Position, Search, Unwatched};
use crate::notation::fen;
use crate::rules::Variant;
use crate::variants::{Base, Spec, Visitor};

/// The usual depth, in plies.
pub const DEPTH: u32 = 9;

/// Positions of openings, middlegames and endings, quiet and sharp.
const CHESS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "6k1/5pp1/3bp2p/3p4/2pP4/2P1PN2/r4PPP/1R4K1 w - - 0 28",
    "8/8/1p1k4/p1pPp3/P1P1P1p1/1P4P1/5K2/8 w - - 0 42",
];

const TWILIGHT: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR - w KQkq - 0 1 255 255",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R - w KQkq - 0 1 231 44",
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1 Bb w - - 2 8 231 231",
    "r2q1rk1/1pp2pp1/p1np3p/4p3/4P3/2PP1N2/PP3PPP/R2Q1RK1 NBPnb b - - 0 14 227 102",
    "6k1/5pp1/7p/8/8/8/5PPP/6K1 QPpr w - - 0 30 224 96",
    "2k5/8/8/8/8/8/8/3K4 Pp w - - 0 60 0 0",
];

/// The nodes visited in searching a game's positions so many plies deep.
pub fn nodes(spec: Spec, depth: u32) -> u64 {
    let positions = match spec.card().base {
        Base::Chess => CHESS,
        Base::Twilight => TWILIGHT,
    };
    spec.open(Count { positions, depth })
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
