//! The engine: its signature, its sense, and what it must never do.

use crate::common::{CHESS, TWILIGHT};
use wonderboard::board::Position;
use wonderboard::engine::mate::mating_moves;
use wonderboard::engine::{
    Best, Clock, Level, Limits, Progress, Report, Root, Score, Search, Unwatched, Watch, bench,
};
use wonderboard::evaluation::Rated;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::Spec;

fn root(rules: Rules, text: &str) -> Root {
    Root::of(fen::read(rules, text).expect(text))
}

fn think(spec: Spec, text: &str, limits: &Limits) -> Best {
    let root = root(spec.rules(), text);
    Search::new(spec.rated(), 4).think(&root, limits, &mut Unwatched).expect("a move")
}

fn best(spec: Spec, text: &str, limits: &Limits) -> String {
    let root = root(spec.rules(), text);
    coords::write(&root.position, think(spec, text, limits).m)
}

/// The nodes of every game's bench positions at a small depth. A change of this number is a
/// change of play: it belongs into the commit message.
#[test]
fn the_signature_is_what_it_was() {
    let nodes: Vec<u64> = Spec::all().map(|spec| bench::nodes(spec, 5)).collect();
    assert_eq!(nodes, SIGNATURE);
}

/// In the order of the catalogue.
const SIGNATURE: &[u64] = &[
    26359, 12715, 2970, 9398, 14988, 7843, 497, 3780, 6605, 30016, 6446, 6751, 21094, 5530, 4391,
    1015, 1092, 1042, 13448, 5217, 12153, 90960, 17949, 1665, 2150, 9886, 3961, 3450, 14589,
];

#[test]
fn the_same_depth_visits_the_same_nodes_again() {
    let limits = Limits::depth(6);
    let once = |_| think(Spec::TWILIGHT, bench_position(), &limits).report.nodes;
    let [first, second] = [0, 1].map(once);
    assert_eq!(first, second);
}

fn bench_position() -> &'static str {
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1 Bb w - - 2 8 231 231"
}

#[test]
fn a_node_limit_is_kept_exactly() {
    let report = think(Spec::CHESS, START, &Limits::nodes(3_000)).report;
    assert!(report.nodes <= 3_000);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn mates_are_found() {
    let scholar = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    let best = think(Spec::CHESS, scholar, &Limits::depth(3));
    assert_eq!(best.report.score(), Score::Mate(1));
    let morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    // Black is so far ahead that the rook's sacrifice is not looked into before.
    let best = think(Spec::CHESS, morphy, &Limits::depth(10));
    assert_eq!(best.report.score(), Score::Mate(2));
    // A supported queen comes down next to the king.
    let drop = "6k1/5ppp/5N2/8/8/8/5PPP/6K1 Q b - - 0 1";
    let position = root(TWILIGHT, drop).position;
    assert!(TWILIGHT.legal(&position).len() > 1);
    let after = think(Spec::TWILIGHT, "5k2/5ppp/4N3/8/8/8/5PPP/6K1 Q b - - 0 1", &Limits::depth(4));
    assert!(matches!(after.report.score(), Score::Centipawns(_)));
}

#[test]
fn being_mated_is_told_in_negative_moves() {
    // Whatever Black does, the rooks mate on the first rank.
    let best = think(Spec::CHESS, "7k/8/8/8/8/8/1R6/R5K1 b - - 0 1", &Limits::depth(8));
    assert!(matches!(best.report.score(), Score::Mate(n) if n < 0), "{:?}", best.report);
}

#[test]
fn a_draw_by_repetition_is_seen_over_the_whole_game() {
    // White is lost but for a perpetual: Qe8+ Kh7 Qh5+ Kg8.
    let text = "6k1/6p1/8/7Q/8/1q6/2r3PP/7K w - - 0 1";
    let report = think(Spec::CHESS, text, &Limits::depth(10)).report;
    assert_eq!(report.score(), Score::Centipawns(0));
}

#[test]
fn a_pawn_in_the_zone_does_not_hide_a_repetition() {
    // Both sides warp and drop a pawn again and again: the clock never runs, yet it repeats.
    let start = fen::read(TWILIGHT, "4k3/p7/8/8/8/8/P7/4K3 - w - - 0 1 0 0").expect("a FEN");
    let mut game = Root::of(start);
    for text in ["a2@P", "a7@P", "P@a2", "P@a7"] {
        let m = coords::read(TWILIGHT, &game.position, text).expect(text);
        game.advance(TWILIGHT, m);
    }
    assert_eq!(game.position.info.key(), game.earlier[0]);
    assert_eq!(game.position.info.clock, 0);
}

#[test]
fn the_fifty_moves_are_a_draw_but_not_after_mate() {
    let rook_up = "7k/8/8/8/8/8/8/R6K w - - 99 80";
    assert_eq!(think(Spec::CHESS, rook_up, &Limits::depth(5)).report.score(), Score::Centipawns(0));
    let mate = "k7/8/1K6/8/8/8/8/7R w - - 99 80";
    assert_eq!(best(Spec::CHESS, mate, &Limits::depth(3)), "h1h8");
}

#[test]
fn several_best_moves_come_in_order() {
    struct Reports(Vec<Report>);
    impl Watch for Reports {
        fn now_ms(&self) -> u64 {
            0
        }
        fn report(&mut self, report: &Report) {
            self.0.push(report.clone());
        }
    }
    let limits = Limits { multipv: 3, ..Limits::depth(5) };
    let mut reports = Reports(Vec::new());
    Search::new(Spec::CHESS.rated(), 4).think(&root(CHESS, START), &limits, &mut reports);
    let last: Vec<&Report> = reports.0.iter().filter(|report| report.depth == 5).collect();
    assert_eq!(last.iter().map(|report| report.rank).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(last.windows(2).all(|pair| pair[0].value >= pair[1].value));
    assert!(last.windows(2).all(|pair| pair[0].pv[0] != pair[1].pv[0]));
}

#[test]
fn only_the_moves_asked_for_are_considered() {
    let start = root(CHESS, START);
    let m = coords::read(CHESS, &start.position, "a2a3").expect("a move");
    let limits = Limits { search_moves: vec![m], ..Limits::depth(3) };
    assert_eq!(best(Spec::CHESS, START, &limits), "a2a3");
}

/// A watch whose time goes on by a step at each look.
struct Ticking(std::cell::Cell<u64>);

impl Watch for Ticking {
    fn now_ms(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

#[test]
fn slices_come_to_an_end_with_the_same_answer() {
    let start = root(TWILIGHT, bench_position());
    let mut search = Search::new(Spec::TWILIGHT.rated(), 4);
    search.begin(&start, &Limits::depth(6), 0);
    let mut watch = Ticking(0.into());
    let done = (0..100_000).find_map(|_| match search.slice(&mut watch, 8) {
        Progress::Paused => None,
        Progress::Done(best) => Some(best),
    });
    let best = done.expect("an end").expect("a move");
    assert_eq!(best.report.depth, 6);
}

#[test]
fn the_clock_is_kept() {
    let clock = Clock { remaining_ms: 1_000, increment_ms: 0, moves_to_go: None };
    let mut limits = Limits::default();
    limits.clocks.0 = [Some(clock); 2];
    let mut watch = Ticking(0.into());
    let start = root(CHESS, START);
    assert!(Search::new(Spec::CHESS.rated(), 4).think(&start, &limits, &mut watch).is_some());
    assert!(watch.0.get() < 900);
}

/// Plays random games of each game, letting the engine look at every position.
struct Wander;

impl Wander {
    fn visit(self, game: Rated) {
        let rules = game.rules;
        let mut search = Search::new(game, 1);
        let mut noise: u64 = 7;
        for game in 0..6 {
            let mut root = Root::of(rules.start());
            for _ in 0..120 {
                if rules.outcome(&root.position).is_some() {
                    break;
                }
                let legal = rules.legal(&root.position);
                let best = search.think(&root, &Limits::nodes(150), &mut Unwatched);
                let best = best.expect("a move where there are some");
                assert!(legal.contains(&best.m));
                check_line(rules, &root, &best);
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(game + 1);
                let m = legal[(noise >> 33) as usize % legal.len()];
                root.advance(rules, m);
            }
        }
    }
}

/// Mates in one, found by the solver and by trying every move.
struct Mates;

impl Mates {
    fn visit(self, spec: Spec) {
        let (rules, mut noise, mut mates) = (spec.rules(), 99_u64, 0);
        for start in spec.positions().iter().cycle().take(40) {
            let mut position = fen::read(rules, start).expect(start);
            for _ in 0..80 {
                let legal = rules.legal(&position);
                if legal.is_empty() || rules.outcome(&position).is_some() {
                    break;
                }
                let player = position.info.player();
                let won = |position: &Position| {
                    rules.outcome(position).is_some_and(|end| end.winner == Some(player))
                };
                // A turn of two halves is one move.
                let wins = |m: &Move| {
                    let next = rules.play(&position, *m);
                    let goes_on = next.info.made_in_turn() > 0 && !won(&next);
                    let halves = if goes_on { rules.legal(&next) } else { Vec::new() };
                    won(&next) || halves.into_iter().any(|m| won(&rules.play(&next, m)))
                };
                let expected: Vec<Move> = legal.iter().copied().filter(wins).collect();
                if !expected.is_empty() {
                    assert_eq!(mating_moves(rules, &position, 1), expected);
                    mates += 1;
                }
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                position = rules.play(&position, legal[(noise >> 33) as usize % legal.len()]);
            }
        }
        assert!(mates > 0, "random games come by mates");
    }
}

#[test]
fn mates_in_one_are_those_that_end_the_game() {
    Spec::all().for_each(|spec| Mates.visit(spec));
}

/// The line a search expects must be one of legal moves.
fn check_line(rules: Rules, root: &Root, best: &Best) {
    let mut position = root.position;
    for &m in &best.report.pv {
        assert!(rules.legal(&position).contains(&m), "{:?}", best.report);
        position = rules.play(&position, m);
    }
}

#[test]
fn no_move_is_illegal_wherever_a_game_goes() {
    Spec::all().for_each(|spec| Wander.visit(spec.rated()));
}

#[test]
fn absurd_positions_do_no_harm() {
    let queens = "QQQQQQQQ/QQQQQQQQ/QQQQQQ1k/8/8/8/QQQQQQQQ/QQQQQQQK b - - 0 1";
    let many = "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/qqqqqqqq/qqqqqqqq/1q5q/Kn5k b - - 0 1";
    let alone = "k7/8/8/8/8/8/8/7K w - - 0 1";
    let stale = "k7/8/1Q6/8/8/8/8/7K b - - 0 1";
    for text in [queens, many, alone, stale] {
        // What FEN refuses can do no harm either.
        if let Ok(position) = fen::read(CHESS, text) {
            let root = Root::of(position);
            let best = Search::new(Spec::CHESS.rated(), 1).think(
                &root,
                &Limits::nodes(20_000),
                &mut Unwatched,
            );
            assert_eq!(best.is_some(), !CHESS.legal(&position).is_empty());
        }
    }
    let zone = format!("{}{}", "QRBNP".repeat(64), "qrbnp".repeat(64));
    let text = format!("4k3/8/8/8/8/8/8/4K3 {zone} w - - 0 1 0 0");
    let root = root(TWILIGHT, &text);
    let best =
        Search::new(Spec::TWILIGHT.rated(), 1).think(&root, &Limits::nodes(5_000), &mut Unwatched);
    assert!(best.is_some());
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mated = root(CHESS, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    assert_eq!(
        Search::new(Spec::CHESS.rated(), 1).think(&mated, &Limits::depth(3), &mut Unwatched),
        None
    );
}

#[test]
fn levels_look_further_one_after_the_other() {
    let depths = (1..=Level::COUNT).filter_map(Level::new).map(|level| {
        let mut search = Search::new(Spec::CHESS.rated(), 4);
        search.set_level(level, 1);
        let start = root(CHESS, START);
        let best = search.think(&start, &Limits::nodes(300_000), &mut Unwatched);
        best.expect("a move").report.depth
    });
    let depths: Vec<u32> = depths.collect();
    assert!(depths.windows(2).all(|pair| pair[0] <= pair[1]), "{depths:?}");
    assert!(depths[0] == 1 && depths[13] > 9, "{depths:?}");
}

#[test]
fn the_same_seed_plays_the_same_and_another_may_differ() {
    let play = |seed| {
        let mut search = Search::new(Spec::CHESS.rated(), 1);
        search.set_level(Level::new(6).expect("a level"), seed);
        let mut game = root(CHESS, START);
        for _ in 0..12 {
            let best = search.think(&game, &Limits::default(), &mut Unwatched).expect("a move");
            game.advance(CHESS, best.m);
        }
        game.earlier
    };
    assert_eq!(play(5), play(5));
    assert!((6..12).any(|seed| play(seed) != play(5)));
}

#[test]
fn problems_are_solved_to_the_last_move() {
    let solve = |text, moves| {
        let position = fen::read(CHESS, text).expect(text);
        let found = mating_moves(CHESS, &position, moves);
        found.into_iter().map(|m| coords::write(&position, m)).collect::<Vec<_>>()
    };
    let morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    assert_eq!(solve(morphy, 1), [""; 0]);
    assert_eq!(solve(morphy, 2), ["a1a6"]);
    assert_eq!(solve(START, 2), [""; 0]);
}

#[test]
fn a_move_is_a_number_and_back() {
    for spec in Spec::all() {
        let rules = spec.rules();
        for text in spec.positions() {
            let position = fen::read(rules, text).expect(text);
            for m in rules.legal(&position) {
                let next = rules.legal(&rules.play(&position, m));
                for m in [m].into_iter().chain(next) {
                    assert_eq!(Move::unpacked(m.packed()), Some(m));
                }
            }
        }
    }
    assert_eq!(Move::unpacked(0), None);
}
