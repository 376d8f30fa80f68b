//! Endings that are solved backwards, and the search beside them.

use std::sync::LazyLock;

use wonderboard::board::Position;
use wonderboard::cli::run;
use wonderboard::cli::solve::{Endgame, Material, Truth};
use wonderboard::engine::mate::mating_moves;
use wonderboard::engine::{Limits, Report, Root, Score, Search, Watch};
use wonderboard::notation::fen;
use wonderboard::rules::Outcome;
use wonderboard::variants::Spec;

/// A solved ending of a game.
struct Known {
    spec: Spec,
    endgame: Endgame,
}

fn solve(slug: &str, pieces: &str) -> Known {
    let spec = Spec::from_slug(slug).expect("a game");
    let material = Material::read(pieces).expect("an ending");
    Known { spec, endgame: Endgame::solve(spec.rules(), &material).expect("few positions") }
}

/// Solved once, for all tests.
static KNOWN: LazyLock<[Known; 3]> = LazyLock::new(|| {
    [("chess", "KRvK"), ("twilight", "KRvK"), ("alice", "KQvK")]
        .map(|(slug, pieces)| solve(slug, pieces))
});

/// Some of an ending's positions, the same ones every time.
fn some(known: &Known, step: usize) -> impl Iterator<Item = (Position, Truth)> {
    known.endgame.positions().step_by(step).map(|(position, _, truth)| (position, truth))
}

fn printed(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut out = Vec::new();
    assert_eq!(run(&words, &mut out), 0, "{words:?}");
    String::from_utf8(out).expect("UTF-8")
}

/// As many positions as K. Kryukov counted, and the longest mates that all tables know.
#[test]
fn chess_is_known() {
    let queen = "KQvK: 368452 positions\n\
        White to move: won 144508, drawn 0, lost 0\n\
        Black to move: won 0, drawn 23048, lost 200896\n\
        longest win: 19 plies, 8/8/8/5k2/8/8/1Q6/K7 w - - 0 1\n";
    assert_eq!(printed(&["solve", "chess", "KQvK"]), queen);
    let [Known { endgame, .. }, ..] = &*KNOWN;
    assert_eq!(endgame.positions().map(|(_, alike, _)| alike).sum::<u64>(), 399_112);
    let truths = || endgame.positions().map(|(_, _, truth)| truth);
    for longest in [Truth::Won(31), Truth::Lost(32)] {
        assert!(truths().any(|truth| truth == longest), "{longest:?}");
    }
    assert!(truths().all(|truth| !matches!(truth, Truth::Won(32..) | Truth::Lost(33..))));
}

#[test]
fn what_is_no_ending_is_refused() {
    for text in ["KQ", "QvK", "KKvK", "KQvk", "KXvK", "KQQQvKQQ", "KTvK", ""] {
        let words = ["solve", "chess", text].map(str::to_owned);
        assert_eq!(run(&words, &mut Vec::new()), 2, "{text}");
    }
    assert_eq!(Material::read("KPNvKR").expect("an ending").to_string(), "KNPvKR");
}

/// What is true of a position follows from what is true of those its moves lead to, in a mirror or not.
#[test]
fn truths_follow_from_each_other() {
    for known in &*KNOWN {
        let (rules, endgame) = (known.spec.rules(), &known.endgame);
        for (position, truth) in some(known, 97) {
            let after = |&m| {
                let next = rules.play(&position, m);
                let drawn = |end: &Outcome| end.winner.is_none();
                match rules.outcome(&next).filter(drawn) {
                    Some(_) => Truth::Drawn,
                    None => match endgame.truth(&next).expect("a truth") {
                        Truth::Won(plies) => Truth::Lost(plies + 1),
                        Truth::Drawn => Truth::Drawn,
                        Truth::Lost(plies) => Truth::Won(plies + 1),
                    },
                }
            };
            let legal = rules.legal(&position);
            let value = |truth: &Truth| match *truth {
                Truth::Won(plies) => 1000 - plies as i32,
                Truth::Drawn => 0,
                Truth::Lost(plies) => plies as i32 - 1000,
            };
            let best = legal.iter().map(after).max_by_key(value).unwrap_or_else(|| {
                match rules.in_check(&position, position.info.turn()) {
                    true => Truth::Lost(0),
                    false => Truth::Drawn,
                }
            });
            assert_eq!(best, truth, "{}", fen::write(rules, &position));
        }
    }
}

/// Mates in one to three are what the solver of mate problems finds.
#[test]
fn short_mates_are_solved_alike() {
    let mut tried = 0;
    for known in &*KNOWN {
        let rules = known.spec.rules();
        for (position, truth) in some(known, 61) {
            let Truth::Won(plies @ 1..=5) = truth else { continue };
            let moves = u32::from(plies).div_ceil(2);
            let text = fen::write(rules, &position);
            assert!(!mating_moves(rules, &position, moves).is_empty(), "{text}");
            assert!(mating_moves(rules, &position, moves - 1).is_empty(), "{text}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

/// Hears how a search of a position goes of which the truth is known, and ends it once it has found that.
struct Judge {
    truth: Truth,
    text: String,
    is_found: bool,
}

impl Watch for Judge {
    fn now_ms(&self) -> u64 {
        0
    }

    /// Nobody is mated sooner than can be forced, and no draw is won.
    fn report(&mut self, report: &Report) {
        let Score::Mate(moves) = report.score() else { return };
        let least = match self.truth {
            Truth::Won(plies) if moves > 0 => i32::from(plies + 1) / 2,
            Truth::Lost(plies) if moves < 0 => i32::from(plies / 2),
            truth => panic!("mate {moves}, but {truth:?}: {}", self.text),
        };
        assert!(moves.abs() >= least, "mate {moves}, but {:?}: {}", self.truth, self.text);
        self.is_found = moves.abs() == least;
    }

    fn should_stop(&mut self) -> bool {
        self.is_found
    }
}

/// Short mates are found, each as short as it is; what is said of longer ones is never more than is true.
#[test]
fn the_search_says_what_is_true() {
    let (mut short, mut found) = (0, 0);
    for known in &*KNOWN {
        let step = known.endgame.positions().count() / 300;
        for (position, truth) in some(known, step) {
            let is_short = matches!(truth, Truth::Won(1..=5) | Truth::Lost(1..=4));
            let limits = Limits::nodes(if is_short { 200_000 } else { 3_000 });
            let text = fen::write(known.spec.rules(), &position);
            let mut judge = Judge { truth, text, is_found: false };
            Search::new(known.spec.rated(), 1).think(&Root::of(position), &limits, &mut judge);
            assert!(judge.is_found || !is_short, "no mate, but {truth:?}: {}", judge.text);
            short += usize::from(is_short);
            found += usize::from(judge.is_found);
        }
    }
    assert!(short > 20 && found > short, "{short} and {found}");
}
