//! How long the search of series takes to find a mate that there is: one hundred positions of random games, proved
//! by trying every series (`tests/native/series.rs`). None may take longer than a second.
//!
//! `cargo bench --bench series`

use std::time::{Duration, Instant};

use wonderboard::engine::{Limits, Root, Score, Search, Unwatched};
use wonderboard::notation::fen;
use wonderboard::variants::Spec;

const POSITIONS: &str = include_str!("../tests/vectors/series-mates.txt");
const LONGEST: Duration = Duration::from_secs(1);
/// Whoever has not found a mate then is not about to.
const NODES: u64 = 10_000_000;

fn main() {
    let mut all: Vec<(Duration, u64, &str)> = POSITIONS.lines().map(mate).collect();
    all.sort();
    let (sum, middle) = (all.iter().map(|one| one.0).sum::<Duration>(), all[all.len() / 2]);
    let slowest = all[all.len() - 1];
    println!("{} mates in {sum:.1?}, one in {:.1?}", all.len(), middle.0);
    println!("the slowest in {:.1?}, with {} nodes: {}", slowest.0, slowest.1, slowest.2);
    assert!(slowest.0 <= LONGEST, "that is too long");
}

/// How long the search looks until it has the mate of a line, and at how many positions.
fn mate(line: &str) -> (Duration, u64, &str) {
    let (slug, text) = line.split_once(' ').expect("a game and a FEN");
    let spec = Spec::from_text(slug).expect("a game");
    let position = fen::read(spec.rules(), text).expect("a FEN");
    let (mut search, began) = (Search::new(spec.rated(), 1), Instant::now());
    let best = search.think(&Root::of(position), &Limits::nodes(NODES), &mut Unwatched);
    let (took, report) = (began.elapsed(), best.expect("a move").report);
    assert_eq!(report.score(), Score::Mate(1), "{line}");
    (took, report.nodes, line)
}
