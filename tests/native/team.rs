//! The search on several threads.

use wonderboard::engine::{Best, Limits, Report, Root, Score, Search, Team, Unwatched, Watch};
use wonderboard::notation::fen;
use wonderboard::variants::Spec;

fn root(spec: Spec, text: &str) -> Root {
    Root::of(fen::read(spec.rules(), text).expect(text))
}

fn think(spec: Spec, text: &str, threads: usize, limits: &Limits) -> Best {
    let root = root(spec, text);
    Team::new(spec.rated(), 4, threads).think(&root, limits, &mut Unwatched).expect("a move")
}

/// Ends a search at its first report of which this is true.
struct Until<F>(F, bool);

impl<F: Fn(&Report) -> bool> Watch for Until<F> {
    fn now_ms(&self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        self.1
    }

    fn report(&mut self, report: &Report) {
        self.1 |= (self.0)(report);
    }
}

/// What four threads have found when they report a mate, or after half a million positions. How deep they look until
/// then depends on which of them is first.
fn mate(spec: Spec, text: &str) -> Score {
    let limits = Limits::nodes(500_000);
    let mut watch = Until(|report: &Report| matches!(report.score(), Score::Mate(_)), false);
    let best = Team::new(spec.rated(), 4, 4).think(&root(spec, text), &limits, &mut watch);
    best.expect("a move").report.score()
}

#[test]
fn four_threads_find_a_mate() {
    let score = mate(Spec::CHESS, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    assert_eq!(score, Score::Mate(2));
    let score = mate(Spec::TWILIGHT, "7k/8/8/8/8/8/R7/1R5K w - - 0 1");
    assert!(matches!(score, Score::Mate(n) if n > 0), "{score:?}");
}

#[test]
fn one_thread_is_a_search() {
    for spec in Spec::all() {
        for text in spec.positions().iter().take(2) {
            let limits = Limits::depth(4);
            let alone =
                Search::new(spec.rated(), 4).think(&root(spec, text), &limits, &mut Unwatched);
            assert_eq!(Some(think(spec, text, 1, &limits)), alone);
        }
    }
}

#[test]
fn whatever_threads_find_is_legal() {
    for spec in Spec::all() {
        let rules = spec.rules();
        let mut team = Team::new(spec.rated(), 1, 3);
        for text in spec.positions() {
            let root = root(spec, text);
            let best = team.think(&root, &Limits::nodes(3_000), &mut Unwatched).expect("a move");
            let mut position = root.position;
            for &m in [best.m].iter().chain(best.report.pv.iter().skip(1)) {
                assert!(rules.legal(&position).contains(&m), "{text}: {:?}", best.report);
                position = rules.play(&position, m);
            }
        }
    }
}

#[test]
fn a_limit_of_nodes_is_for_all_threads() {
    let start = Spec::CHESS.positions()[0];
    let nodes = think(Spec::CHESS, start, 4, &Limits::nodes(40_000)).report.nodes;
    assert!((30_000..50_000).contains(&nodes), "{nodes}");
}

/// Were a helper to go on, this would not end.
#[test]
fn to_stop_ends_all_threads() {
    let root = root(Spec::CHESS, Spec::CHESS.positions()[0]);
    let mut team = Team::new(Spec::CHESS.rated(), 4, 4);
    for _ in 0..3 {
        let limits = Limits { infinite: true, ..Limits::default() };
        let mut watch = Until(|report: &Report| report.depth >= 4, false);
        assert!(team.think(&root, &limits, &mut watch).is_some());
    }
    let mated = fen::read(Spec::CHESS.rules(), "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").expect("a FEN");
    assert_eq!(team.think(&Root::of(mated), &Limits::default(), &mut Unwatched), None);
}
