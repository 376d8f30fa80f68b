//! Every puzzle that is shipped has one solution, and what is said of it is true.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use wonderboard::cli;
use wonderboard::puzzle::proof::{Margin, Prover, Unproved};
use wonderboard::puzzle::strike;
use wonderboard::puzzle::text::{PuzzleFault, PuzzleProblem};
use wonderboard::puzzle::{Kind, Puzzle, Theme, difficulty, text};
use wonderboard::variants::{Group, Spec};

/// How many puzzles a game has at least.
const MAIN: usize = 60;
const RELATIVES: usize = 20;
const STRIKES: usize = 30;
/// The nodes of a search: if the first do not do, the next.
const NODES: [u64; 4] = [4_000, 16_000, 64_000, 256_000];
/// Positions that a mate may take, move by move.
const MOST: u64 = 4_000_000;

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let path = path.join(format!("{name}.txt"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn puzzles(game: Spec) -> Vec<Puzzle> {
    text::read(game, &file(game.slug())).unwrap_or_else(|fault| panic!("{}: {fault}", game.slug()))
}

#[test]
fn every_puzzle_has_one_solution() {
    let all: Vec<Puzzle> = Spec::all().flat_map(puzzles).collect();
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(puzzle) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut prover = Prover::new(puzzle.game, MOST);
                    if let Err(why) = prover.prove(puzzle, &NODES, Margin::AGAIN) {
                        let what =
                            format!("{}: {}: {why:?}", puzzle.game.slug(), text::write(puzzle));
                        wrong.lock().unwrap_or_else(PoisonError::into_inner).push(what);
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_game_has_puzzles_enough_and_none_twice() {
    for game in Spec::all() {
        let puzzles = puzzles(game);
        let has_many = game.card().group == Group::Main && !game.rules().has_series();
        let least = if has_many { MAIN } else { RELATIVES };
        assert!(puzzles.len() >= least, "{} has {}", game.slug(), puzzles.len());
        let keys: HashSet<_> = puzzles.iter().map(|puzzle| puzzle.start.info.key()).collect();
        assert_eq!(keys.len(), puzzles.len(), "{}", game.slug());
        let quick = puzzles.iter().filter(|puzzle| puzzle.kind == Kind::Mate(1)).count();
        // A mate in one is a whole series of moves where turns are such.
        let is_easy = quick * 5 > puzzles.len() && !game.rules().has_series();
        assert!(!is_easy, "{} has {quick} mates in one", game.slug());
    }
}

#[test]
fn files_are_sorted_and_written_as_they_are_read() {
    for game in Spec::all() {
        let told = file(game.slug());
        let lines: Vec<&str> = told.lines().filter(|line| !line.starts_with('#')).collect();
        let puzzles = puzzles(game);
        let written: Vec<String> = puzzles.iter().map(text::write).collect();
        assert_eq!(written, lines, "{}", game.slug());
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating), "{}", game.slug());
    }
}

#[test]
fn themes_are_true() {
    let (least, most) = difficulty::RANGE;
    for puzzle in Spec::all().flat_map(puzzles) {
        let told = puzzle.themes.without(Theme::AnyMate);
        assert_eq!(told, puzzle.recognised(), "{}", text::write(&puzzle));
        assert!((least..=most).contains(&puzzle.rating));
    }
}

/// Themes by small positions made for them.
#[test]
fn themes_are_recognised() {
    let cases = [
        ("chess", "6rk/6pp/7N/8/8/8/8/6K1 h6f7", "smothered"),
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 a1a8", "back-rank"),
        ("chess", "r3k3/8/8/1N6/8/8/8/4K3 b5c7", "fork"),
        ("chess", "4q3/8/8/4k3/8/8/8/R5K1 a1e1", "skewer"),
        ("chess", "4k3/4n3/8/8/8/8/8/R5K1 a1e1", "pin,quiet-move"),
        ("chess", "4k3/8/8/8/4N3/8/8/4R1K1 e4d6", "discovered-check,double-check"),
        ("chess", "8/k3P3/8/8/8/8/8/6K1 e7e8n", "promotion,underpromotion"),
        ("chess", "7k/8/8/3r4/8/8/6B1/6K1 g2d5", "hanging-piece"),
        ("chess", "1r4k1/5ppp/8/8/8/8/5PPP/1Q4K1 b1b8", "back-rank,hanging-piece"),
        ("chess", "1rr3k1/5ppp/8/8/8/8/5PPP/1QR3K1 b1b8 c8b8 c1c8", "fork,pin,sacrifice"),
        ("chess", "7k/8/8/3pP3/8/8/8/6K1_w_-_d6 e5d6", "en-passant"),
        ("twilight", "r3k3/8/8/8/8/8/8/4K3_N_w N@c7", "drop,fork-drop,fork"),
        ("twilight", "4k3/8/8/8/8/8/8/R3K3_-_w a1@R", "warp,quiet-move"),
        ("twilight", "6k1/5ppp/8/8/8/8/8/6K1_R_w R@a8", "drop,drop-mate,back-rank"),
        ("twilight", "4r1k1/8/8/8/8/8/8/4K3_N_w N@e3", "drop,drop-block,quiet-move"),
        ("atomic", "4k3/3pp3/8/8/8/8/8/3QK3 d1d7", "explosion"),
        ("racing-kings", "8/K7/8/8/8/8/8/7k a7a8", "race,quiet-move"),
        ("twinmove", "4k3/8/8/3p4/4P3/8/8/K3R3 e4d5 e1e8", "two-step,king-capture"),
        ("alice", "4r2k/8/8/8/8/8/8/4K3:8/8/8/8/8/5N2/8/8 f3e5", "glass-block,quiet-move"),
        ("alice", "4k3/4n3/8/8/8/8/8/7K:8/8/8/8/8/8/8/R7 a1e1", "glass-pin,quiet-move"),
        ("alice", "7k/6pp/8/8/8/8/8/6K1:8/8/8/8/8/8/8/R7 a1a8", "glass-mate,back-rank"),
        ("ms-alice", "7k/8/8/8/8/8/8/R5K1:8/8/8/8/8/8/8/8 Aa1Ba1", "straight-through,quiet-move"),
        ("tandem", "4k3/8/8/8/8/8/4T3/4K3 e2e4T", "tandem,quiet-move"),
        ("tandem", "4k3/8/8/8/8/8/4T3/4K3 e2e3", "parting,quiet-move"),
        ("tandem", "4k3/8/8/8/4T3/8/8/4K3 e4e6^", "rocket,quiet-move"),
    ];
    for (slug, line, expected) in cases {
        let game = Spec::from_slug(slug).expect(slug);
        let puzzle = text::read_line(game, &format!("900 material {line}"))
            .unwrap_or_else(|what| panic!("{slug} {line}: {what:?}"));
        let shown: Vec<&str> = puzzle.recognised().iter().map(Theme::key).collect();
        assert_eq!(shown.join(","), expected, "{slug} {line}");
    }
}

/// A mate in two that has two solutions, a queen that can be lost, a defence where nothing is threatened.
#[test]
fn what_has_another_solution_is_refused() {
    for line in [
        "900 mate-2 7k/8/8/8/8/8/R7/1R5K a2a7 h8g8 b1b8",
        "900 mate-2 7k/8/8/8/8/8/R7/1R5K a2a7 h8g8 b1b2",
        "900 material 4k3/8/8/8/8/8/8/Q3K3 a1a8",
        "900 defence 4k3/8/8/8/8/8/4P3/4K3 e2e4",
    ] {
        let puzzle = text::read_line(Spec::CHESS, line).expect(line);
        let proof = Prover::new(Spec::CHESS, MOST).prove(&puzzle, &NODES, Margin::AGAIN);
        assert!(matches!(proof, Err(Unproved::Move(0) | Unproved::End)), "{line}: {proof:?}");
    }
}

#[test]
fn what_cannot_be_read_is_told_by_line() {
    let wrong = |line: &str| {
        let fault = text::read(Spec::CHESS, &format!("# puzzles\n\n{line}")).expect_err(line);
        assert_eq!(fault.line, 3, "{line}");
        fault.what
    };
    assert_eq!(wrong("hard mate-1 4k3/8/8/8/8/8/8/4K3 e1e2"), PuzzleProblem::Rating);
    assert_eq!(wrong("900 mate-5 4k3/8/8/8/8/8/8/4K3 e1e2"), PuzzleProblem::Kind);
    let theme = PuzzleProblem::Theme("luck".to_owned());
    assert_eq!(wrong("900 mate-1,luck 4k3/8/8/8/8/8/8/4K3 e1e2"), theme);
    assert_eq!(wrong("900 mate-1 4k3/8/8/8/8/8/8/R3K3"), PuzzleProblem::NoMoves);
    assert!(matches!(wrong("900 mate-1 4k3/8/8 e1e2"), PuzzleProblem::Position(_)));
    assert!(matches!(wrong("900 mate-1 4k3/8/8/8/8/8/8/R3K3 e1e3"), PuzzleProblem::Move(_)));
    let said = PuzzleFault { line: 3, what: theme }.to_string();
    assert_eq!(said, "line 3: no theme \"luck\"");
}

/// What was mined can be mined again, also by a run that was broken off and on more threads.
#[test]
fn mining_gives_the_same_each_time() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let mine = |name: &str, more: &[&str]| {
        let path = folder.join(name);
        let command = "mine atomic --count 12 --nodes 2000 --games 3 --out";
        let given = command.split(' ').map(str::to_owned);
        let words = given.chain([path.display().to_string()]);
        let words: Vec<String> = words.chain(more.iter().map(|word| (*word).to_owned())).collect();
        assert_eq!(cli::run(&words, &mut Vec::new()), 0);
        let journal = path.with_extension("txt.journal");
        (fs::read_to_string(&path).expect("puzzles"), journal)
    };
    let (first, journal) = mine("once.txt", &[]);
    assert!(first.lines().count() > 2, "{first}");
    let noted = fs::read_to_string(&journal).expect("a journal");
    fs::write(&journal, &noted[..noted.len() * 2 / 3]).expect("a shorter journal");
    assert_eq!(mine("once.txt", &[]).0, first);
    assert_eq!(fs::read_to_string(&journal).expect("a journal"), noted);
    let (again, journal_again) = mine("again.txt", &["--threads", "3"]);
    assert_eq!(again, first);
    fs::remove_file(journal).expect("a journal");
    fs::remove_file(journal_again).expect("a journal");
}

/// docs/puzzles.md shows the table as the command writes it.
#[test]
fn the_table_is_as_told() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let told = fs::read_to_string(root.join("docs/puzzles.md")).expect("a text");
    let folder = root.join("puzzles").display().to_string();
    let mut out = Vec::new();
    assert_eq!(cli::run(&["puzzles".to_owned(), folder], &mut out), 0);
    let table = String::from_utf8(out).expect("text");
    assert!(told.contains(table.trim_end()), "docs/puzzles.md should have:\n{table}");
}

#[test]
fn every_strike_is_the_only_one() {
    let told = file("realtime");
    let strikes = strike::text::read(&told).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(strikes.len() >= STRIKES);
    let lines: Vec<&str> = told.lines().filter(|line| !line.starts_with('#')).collect();
    let written: Vec<String> = strikes.iter().map(strike::text::write).collect();
    assert_eq!(written, lines);
    assert!(strikes.is_sorted_by_key(|strike| strike.rating));
    let places: HashSet<_> = strikes.iter().map(|strike| strike.start.key()).collect();
    assert_eq!(places.len(), strikes.len());
    for strike in &strikes {
        let found = strike::proof::find(&strike.start, strike.side);
        assert_eq!(found.as_ref(), Some(strike), "{}", strike::text::write(strike));
    }
}
