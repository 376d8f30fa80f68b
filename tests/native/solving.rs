//! The puzzle page without a browser: names and files of puzzles, which is next, what an attempt comes to, and what is
//! kept of it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::puzzles::attempt::{Attempt, AttemptAction, Phase};
use wonderboard::app::puzzles::daily::{day_of, game_of, puzzle_of};
use wonderboard::app::puzzles::pick::{pick, pick_game, theme_of};
use wonderboard::app::puzzles::strike::{StrikeAction, StrikeAttempt, StrikePhase, running, told};
use wonderboard::app::puzzles::{
    Outcome, Posed, PuzzleAddress, PuzzleGame, PuzzleProgress, Shelf, Task, refutation, words,
};
use wonderboard::app::rating::Rating;
use wonderboard::app::realtime::SessionAction;
use wonderboard::app::shell::route::Route;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::solution::PuzzleVerdict;
use wonderboard::app::turns::table::Table;
use wonderboard::board::Color;
use wonderboard::engine::Score;
use wonderboard::game::Game;
use wonderboard::puzzle::index::{self, Entry};
use wonderboard::puzzle::strike::{self, Strike};
use wonderboard::puzzle::{Kind, Puzzle, PuzzleId, Theme, packed, text};
use wonderboard::realtime::{Command, Readiness};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;
use wonderboard::worker::{Info, Tell};

fn file(game: PuzzleGame) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    fs::read_to_string(folder.join(format!("{}.txt", game.slug()))).expect("a file of puzzles")
}

fn puzzles(game: Spec) -> Vec<Puzzle> {
    text::read(game, &file(PuzzleGame::Turns(game))).expect("puzzles")
}

fn strikes() -> Vec<Strike> {
    strike::text::read(&file(PuzzleGame::Timed)).expect("strikes")
}

fn packed(game: PuzzleGame) -> String {
    match game {
        PuzzleGame::Turns(spec) => packed::write(&puzzles(spec)),
        PuzzleGame::Timed => strike::packed::write(&strikes()),
    }
}

fn shelf(game: PuzzleGame) -> Shelf {
    unpacked(game, &packed(game)).expect("a shelf")
}

/// The puzzles of a packed text, if it is one to its end.
fn unpacked(game: PuzzleGame, packed: &str) -> Option<Shelf> {
    Some(Shelf { game, puzzles: Posed::unpack(game, packed)?.collect::<Option<_>>()? })
}

fn spec(slug: &str) -> Spec {
    Spec::from_slug(slug).expect(slug)
}

const CHESS: PuzzleGame = PuzzleGame::Turns(Spec::CHESS);

/// A puzzle of a line as the files have it.
fn puzzle(slug: &str, line: &str) -> Rc<Puzzle> {
    Rc::new(text::read_line(spec(slug), line).unwrap_or_else(|what| panic!("{line}: {what:?}")))
}

#[test]
fn what_is_packed_is_what_the_files_say() {
    for game in PuzzleGame::all() {
        let told = file(game);
        let lines: Vec<&str> = told.lines().filter(|line| !line.starts_with('#')).collect();
        let packed = packed(game);
        let again: Vec<String> = match game {
            PuzzleGame::Turns(spec) => {
                let read = packed::read(spec, &packed).expect("puzzles");
                read.map(|puzzle| text::write(&puzzle.expect("a puzzle"))).collect()
            }
            PuzzleGame::Timed => {
                let read = strike::packed::read(&packed).expect("strikes");
                read.map(|strike| strike::text::write(&strike.expect("a strike"))).collect()
            }
        };
        assert_eq!(again, lines, "{}", game.slug());
        assert!(packed.len() < told.len(), "{}", game.slug());
    }
}

#[test]
fn what_is_no_packed_text_is_not_read() {
    let good = packed(CHESS);
    let count = |text: &str| unpacked(CHESS, text).map(|shelf| shelf.puzzles.len());
    assert_eq!(count(&good), Some(puzzles(Spec::CHESS).len()));
    let lines: Vec<&str> = good.lines().collect();
    let without_last = lines[..lines.len() - 1].join("\n");
    let with_other = |at: usize, other: &str| {
        let mut lines = lines.clone();
        lines[at] = other;
        lines.join("\n")
    };
    let damaged = [
        String::new(),
        good.replacen('1', "2", 1),
        without_last,
        with_other(0, "1 700 x"),
        with_other(1, "?"),
        with_other(2, "4k3/8/8"),
        with_other(lines.len() - 1, ""),
        with_other(lines.len() - 1, "a1a"),
        with_other(lines.len() - 1, "9a1a1"),
        with_other(lines.len() - 1, "0"),
    ];
    for text in damaged {
        assert_eq!(count(&text), None, "{}", &text[..text.len().min(60)]);
    }
    assert!(unpacked(PuzzleGame::Timed, &good).is_none());
    assert!(unpacked(PuzzleGame::Timed, "1 800\nm\nx\nwa1a2").is_none());
}

/// Links hold as long as position and solution are what they were, wherever they stand and however hard they are thought
/// to be.
#[test]
fn names_of_puzzles_hold() {
    for game in PuzzleGame::all() {
        let shelf = shelf(game);
        let ids: HashSet<PuzzleId> = shelf.puzzles.iter().map(|posed| posed.id).collect();
        assert_eq!(ids.len(), shelf.puzzles.len(), "{}", game.slug());
    }
    let line = "4k3/8/8/8/8/8/8/R3K2R_w_KQ e1g1";
    let named = |told: &str| text::id(&puzzle("chess", &format!("{told} {line}"))).to_string();
    assert_eq!(named("900 material"), named("1700 defence,castling"));
    assert_ne!(
        text::id(&puzzle("chess", "900 material 4k3/8/8/8/8/8/8/R3K2R_w_KQ e1c1")).to_string(),
        named("900 material")
    );
    // Frozen: people have sent links with such names.
    let frozen = [
        named("900 material"),
        text::id(&puzzles(Spec::CHESS)[0]).to_string(),
        strike::text::id(&strikes()[0]).to_string(),
    ];
    assert_eq!(frozen, ["f2xw1b", "5ztz95", "rtc529"]);
}

#[test]
fn addresses_are_read_as_they_are_written() {
    let id = PuzzleId::read("0k3v9z").expect("a name");
    let theme = |key: &str| PuzzleAddress::Next { game: Some(CHESS), theme: key.to_owned() };
    let like = PuzzleAddress::Like {
        game: CHESS,
        fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(),
        m: "e1e2".to_owned(),
    };
    let all = [
        (PuzzleAddress::Overview, "#/puzzles"),
        (PuzzleAddress::Daily, "#/puzzles/daily"),
        (PuzzleAddress::Review, "#/puzzles/review"),
        (PuzzleAddress::Next { game: None, theme: String::new() }, "#/puzzles/all"),
        (theme(""), "#/puzzles/chess"),
        (theme("fork"), "#/puzzles/chess?theme=fork"),
        (PuzzleAddress::One { game: PuzzleGame::Timed, id }, "#/puzzle/realtime/0k3v9z"),
        (like, "#/puzzles/chess?like=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&m=e1e2"),
    ];
    for (address, text) in all {
        assert_eq!((address.write().as_str(), PuzzleAddress::read(text)), (text, address));
    }
    let unknown = |game| PuzzleAddress::Unknown { game };
    assert_eq!(PuzzleAddress::read("#/puzzle/chess/what"), unknown(Some(CHESS)));
    assert_eq!(PuzzleAddress::read("#/puzzle/checkers/0k3v9z"), unknown(None));
    assert_eq!(PuzzleAddress::read("#/puzzles/checkers"), unknown(None));
    assert_eq!(PuzzleAddress::read("#/puzzles/?lang=de"), PuzzleAddress::Overview);
    for game in PuzzleGame::all() {
        let route = Route::of(&format!("#/puzzle/{}/0k3v9z", game.slug()));
        let expected = match game {
            PuzzleGame::Turns(spec) => Route::Puzzles(Some(spec)),
            PuzzleGame::Timed => Route::TimedPuzzles,
        };
        assert_eq!(route, expected);
    }
}

#[test]
fn every_day_has_its_puzzle() {
    let games = PuzzleGame::all();
    let count = games.len() as u32;
    assert_eq!(count, 30);
    let first = 20_780;
    let met: BTreeSet<&str> = (first..first + count).map(|day| game_of(day).slug()).collect();
    assert_eq!(met.len() as u32, count, "each game has its day");
    for game in games {
        let mut shelf = shelf(game);
        let round = shelf.puzzles.len() as u32;
        let days: Vec<u32> =
            (first..first + count * round).filter(|&day| game_of(day) == game).collect();
        let of_days = |shelf: &Shelf| -> Vec<PuzzleId> {
            days.iter().map(|&day| puzzle_of(day, shelf).expect("a puzzle").id).collect()
        };
        let ids = of_days(&shelf);
        assert_eq!(ids.iter().collect::<HashSet<_>>().len() as u32, round, "none twice");
        shelf.puzzles.reverse();
        assert_eq!(of_days(&shelf), ids, "however the file is sorted");
    }
    let empty = Shelf { game: CHESS, puzzles: Vec::new() };
    assert!(puzzle_of(first, &empty).is_none());
}

#[test]
fn a_day_is_that_of_the_reader() {
    let noon = 20_780.0 * 86_400_000.0 + 43_200_000.0;
    assert_eq!(
        [0.0, 600.0, -600.0, 780.0, -780.0].map(|behind| day_of(noon, behind)),
        [20_780, 20_780, 20_780, 20_779, 20_781]
    );
}

#[test]
fn what_was_never_tried_comes_first_and_about_as_hard_as_one_is_good() {
    let shelf = shelf(CHESS);
    let mut progress = PuzzleProgress::default();
    let own = Rating::UNKNOWN.rating;
    let mut met = HashSet::new();
    for chance in 0..shelf.puzzles.len() as u32 {
        let posed = pick(&shelf, "", &progress, None, chance.wrapping_mul(7)).expect("a puzzle");
        assert!(met.insert(posed.id), "none twice");
        if chance == 0 {
            assert!((f64::from(posed.rating()) - own).abs() < 100.0);
        }
        progress.note(CHESS, posed, Outcome::Solved, 100);
    }
    // All are solved: what was solved longest ago comes, but not the one at hand.
    let oldest = pick(&shelf, "", &progress, None, 0).expect("a puzzle").clone();
    let other = pick(&shelf, "", &progress, Some(&oldest), 0).expect("a puzzle");
    assert_ne!(other.id, oldest.id);
    // What was failed comes before.
    let failed = shelf.puzzles[40].clone();
    progress.note(CHESS, &failed, Outcome::Failed, 100);
    assert_eq!(pick(&shelf, "", &progress, None, 3).map(|posed| posed.id), Some(failed.id));
}

#[test]
fn a_theme_is_trained() {
    let shelf = shelf(CHESS);
    let progress = PuzzleProgress::default();
    for chance in 0..20 {
        let posed = pick(&shelf, "fork", &progress, None, chance).expect("a puzzle");
        assert!(posed.themes().contains(&"fork"));
    }
    assert!(pick(&shelf, "rocket", &progress, None, 0).is_none());
    let of = |slug: &str, themes: &[&str], count| Entry {
        slug: slug.to_owned(),
        count,
        themes: themes.iter().map(|&key| key.to_owned()).collect(),
    };
    let all = shelf.puzzles.len();
    let index =
        [of("chess", &["fork"], all), of("tandem", &["rocket"], 64), of("gone", &["rocket"], 9)];
    let games = |theme: &str, progress: &PuzzleProgress| -> BTreeSet<&str> {
        let picked = |chance| pick_game(&index, theme, progress, chance).map(PuzzleGame::slug);
        (0..20).filter_map(picked).collect()
    };
    assert_eq!(games("rocket", &progress), ["tandem"].into());
    assert_eq!(games("", &progress), ["chess", "tandem"].into());
    assert_eq!(games("stun", &progress), [].into());
    // A game of which nothing is left waits for the others.
    let mut done = PuzzleProgress::default();
    for posed in &shelf.puzzles {
        done.note(CHESS, posed, Outcome::Solved, 1);
    }
    assert_eq!(games("", &done), ["tandem"].into());
}

#[test]
fn a_move_that_was_missed_has_a_theme() {
    let shelf = shelf(CHESS);
    let fork = theme_of(&shelf, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7");
    assert_eq!(fork, Some("fork"));
    assert_eq!(theme_of(&shelf, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5b9"), None);
    assert_eq!(theme_of(&shelf, "nonsense", "b5c7"), None);
}

fn first(game: PuzzleGame) -> Posed {
    shelf(game).puzzles[10].clone()
}

#[test]
fn only_the_first_attempt_counts() {
    let posed = first(CHESS);
    let mut progress = PuzzleProgress::default();
    assert!(progress.counts_for_rating(CHESS, posed.id));
    let change = progress.note(CHESS, &posed, Outcome::Failed, 100).expect("it counts");
    assert!(change.points() < 0 && change.before == Rating::UNKNOWN);
    let kept = progress.rating(CHESS).expect("a rating");
    assert!((kept.rating - change.after.rating).abs() < 0.01, "hundredths are kept");
    // The puzzle has become harder by it.
    let hard = progress.puzzle_rating(CHESS, &posed);
    assert!(hard.rating > f64::from(posed.rating()) && hard.deviation < 150.0, "{hard:?}");
    assert!(!progress.counts_for_rating(CHESS, posed.id));
    assert_eq!(progress.note(CHESS, &posed, Outcome::Solved, 101), None);
    assert_eq!(progress.rating(CHESS), Some(kept));
    let rounded = progress.puzzle_rating(CHESS, &posed);
    assert!((rounded.rating - hard.rating).abs() < 1.0, "it stays");
    // Each game has a rating of its own.
    let other = PuzzleGame::Timed;
    assert_eq!(progress.rating(other), None);
    let won = progress.note(other, &first(other), Outcome::Solved, 101).expect("it counts");
    assert!(won.points() > 0);
    assert_eq!(words::points(won), format!("+{} points", won.points()));
    assert!(words::points(change).starts_with('−'));
}

#[test]
fn hints_and_casual_attempts_do_not_count() {
    let posed = first(CHESS);
    let mut progress = PuzzleProgress::default();
    assert_eq!(progress.note(CHESS, &posed, Outcome::Helped, 100), None);
    assert_eq!(progress.next_due(101, None), Some((CHESS, posed.id)), "it comes back all the same");
    let mut casual = PuzzleProgress::default();
    casual.casual = true;
    assert_eq!(casual.note(CHESS, &posed, Outcome::Solved, 100), None);
    assert_eq!((casual.rating(CHESS), casual.counts(CHESS)), (None, (1, 1)));
}

#[test]
fn streaks_are_of_puzzles_and_of_days() {
    let shelf = shelf(CHESS);
    let mut progress = PuzzleProgress::default();
    let solve = |progress: &mut PuzzleProgress, at: usize, outcome, day| {
        progress.note(CHESS, &shelf.puzzles[at], outcome, day);
    };
    for (at, day) in [(0, 100), (1, 100), (2, 101), (3, 102)] {
        solve(&mut progress, at, Outcome::Solved, day);
    }
    assert_eq!((progress.in_a_row(), progress.days_in_a_row(102)), ((4, 4), 3));
    assert_eq!([103, 104].map(|day| progress.days_in_a_row(day)), [3, 0], "today is not over yet");
    solve(&mut progress, 4, Outcome::Helped, 103);
    assert_eq!((progress.in_a_row(), progress.days_in_a_row(103)), ((4, 4), 4));
    solve(&mut progress, 5, Outcome::Failed, 104);
    assert_eq!((progress.in_a_row(), progress.days_in_a_row(104)), ((0, 4), 4));
    solve(&mut progress, 6, Outcome::Solved, 110);
    assert_eq!((progress.in_a_row(), progress.days_in_a_row(110)), ((1, 4), 1));
    assert_eq!(progress.most_days(), 4);
}

#[test]
fn what_was_failed_comes_back_after_1_3_and_7_days() {
    let posed = first(CHESS);
    let mut progress = PuzzleProgress::default();
    let due = |progress: &PuzzleProgress| progress.returning().next().map(|(day, ..)| day);
    progress.note(CHESS, &posed, Outcome::Failed, 100);
    assert_eq!((due(&progress), progress.due(100), progress.due(101)), (Some(101), 0, 1));
    // Before it is due, an attempt brings it no further.
    progress.note(CHESS, &posed, Outcome::Solved, 100);
    assert_eq!(due(&progress), Some(101));
    for (day, next) in [(101, Some(104)), (104, Some(111)), (111, None)] {
        progress.note(CHESS, &posed, Outcome::Solved, day);
        assert_eq!(due(&progress), next, "solved on day {day}");
    }
    progress.note(CHESS, &posed, Outcome::Failed, 120);
    progress.note(CHESS, &posed, Outcome::Solved, 121);
    progress.note(CHESS, &posed, Outcome::Failed, 124);
    assert_eq!(due(&progress), Some(125), "failed again, it begins anew");
    assert_eq!(progress.comes_back(124), Some(1));
    progress.forget(CHESS, posed.id);
    assert_eq!((due(&progress), progress.comes_back(124)), (None, None));
}

#[test]
fn what_is_damaged_takes_nothing_else_along() {
    let stored = r#"{
        "games": [
            { "game": "gone", "tried": "0k3v9z:f1~0" },
            {
                "game": "chess", "rating": 1000000000, "deviation": 100,
                "tried": "0k3v9z:f100~0 rubbish 0k3v9z 111111:s101@1210/92 222222:x1 333333:s 444444:s7~-1"
            }
        ],
        "days": 3,
        "game": "gone",
        "later": true
    }"#;
    let progress: PuzzleProgress = serde_json::from_str(stored).expect("progress");
    assert_eq!(progress.rating(CHESS), Some(Rating::UNKNOWN));
    assert_eq!(progress.counts(CHESS), (2, 1));
    let id = |text| PuzzleId::read(text).expect("a name");
    let first = Some((CHESS, id("0k3v9z")));
    assert_eq!((progress.due(101), progress.next_due(101, None)), (1, first));
    assert_eq!(progress.next_due(101, Some(id("0k3v9z"))), None, "it is at hand");
    assert_eq!(progress.past(CHESS, id("111111")).and_then(|past| past.rating), Some((1210, 92)));
    assert!(!progress.casual);
}

/// The table after a move in coordinates, and the attempt that heard of it.
fn played(attempt: &Attempt, table: &Table, m: Move) -> (Attempt, Table) {
    let table = table.act(Action::Choose(m), 0);
    (attempt.act(AttemptAction::Played(Box::new(table.clone()))), table)
}

/// Plays on as long as the solution is followed: moves of the solver are made, others answered.
fn solved(puzzle: &Rc<Puzzle>) -> (Attempt, Table) {
    let mut attempt = Attempt::new(puzzle.clone());
    let mut table = attempt.table(attempt.start(), None);
    for (at, &m) in puzzle.line.iter().enumerate() {
        let is_solvers = table.game.player_of(table.game.turn()) == puzzle.solver();
        match attempt.verdict(&table) {
            PuzzleVerdict::Open => assert!(is_solvers, "{at}"),
            PuzzleVerdict::Reply(reply) => assert_eq!((reply, is_solvers), (m, false), "{at}"),
            other => panic!("{other:?} at {at} of {}", text::write(puzzle)),
        }
        if is_solvers {
            assert!(table.is_live(), "the solver may move");
            assert!(attempt.next_spot(&table.game).is_some());
        }
        (attempt, table) = played(&attempt, &table, m);
    }
    (attempt, table)
}

#[test]
fn every_puzzle_is_solved_by_its_solution() {
    for puzzle in Spec::all().flat_map(puzzles).map(Rc::new) {
        let (attempt, table) = solved(&puzzle);
        let line = text::write(&puzzle);
        assert_eq!(
            (attempt.phase, attempt.outcome),
            (Phase::Solved, Some(Outcome::Solved)),
            "{line}"
        );
        assert_eq!(words::status(&attempt, &table), "Solved!");
        assert!(words::task(&puzzle).contains(" to move. "), "{line}");
        let shown = attempt.laid_out(0, &table);
        assert_eq!((shown.game.len(), shown.ply()), (puzzle.line.len(), 0));
        // The board is turned to the solver.
        let own = attempt.table(attempt.start(), None);
        assert_eq!(own.orientation, own.game.turn());
    }
}

#[test]
fn all_themes_have_names() {
    let strikes = strike::StrikeKind::ALL.map(strike::StrikeKind::key);
    for key in Theme::all().filter(|&theme| theme != Theme::AnyMate).map(Theme::key).chain(strikes)
    {
        assert!(!words::theme(key).starts_with("theme-"), "{key}");
    }
}

/// A queen can be won in chess by a fork; other moves win nothing.
const FORK: &str = "900 material r2qk3/8/8/1N6/8/8/8/4K3_w b5c7 e8e7 c7a8";

fn read(table: &Table, m: &str) -> Move {
    table.game.read(m).expect(m)
}

#[test]
fn a_wrong_try_is_refuted_and_taken_back() {
    let puzzle = puzzle("chess", FORK);
    let attempt = Attempt::new(puzzle.clone());
    let start = attempt.table(attempt.start(), None);
    assert_eq!(words::status(&attempt, &start), "White to move. Win material.");
    let (wrong, table) = played(&attempt, &start, read(&start, "b5d6"));
    assert_eq!((wrong.phase, wrong.outcome), (Phase::Refuting(0), Some(Outcome::Failed)));
    assert_eq!(words::status(&wrong, &table), "1. Nd6+ is not the move. Here is why…");
    // While it is shown nobody moves.
    let shown = wrong.table(table.game.clone(), Some(&table));
    assert_eq!(shown.setup.players, [PlayedBy::Nobody; 2]);
    let ask = wrong.question().expect("a question");
    assert_eq!(ask.fen, table.game.fen());
    let info = Info {
        depth: 1,
        score: Score::Centipawns(900),
        nodes: 1,
        speed: 1,
        line: vec!["Qxd6".to_owned(), "Ke2".to_owned()],
        coords: vec!["d8d6".to_owned(), "e1e2".to_owned()],
    };
    let told = |version, lines| AttemptAction::Told(Tell::Info { version, lines });
    let best = |version| {
        AttemptAction::Told(Tell::Best {
            version,
            coord: Some("e8d7".to_owned()),
            score: Score::Centipawns(0),
        })
    };
    assert_eq!(wrong.act(best(ask.version + 1)), wrong, "that is about another question");
    let known = wrong.act(told(ask.version, vec![info])).act(best(ask.version));
    assert_eq!(known.question(), None);
    assert_eq!(
        known.tries[0].refutation.as_deref().map(<[Move]>::len),
        Some(1),
        "the answer alone"
    );
    assert_eq!(words::status(&known, &table), "1. Nd6+ wins too little: 1… Qxd6");
    let back = known.act(AttemptAction::Back);
    assert_eq!(back.phase, Phase::Open);
    let again = back.table(table.game.first_plies(0), Some(&table));
    assert_eq!(
        words::status(&back, &again),
        "1. Nd6+ wins too little: 1… Qxd6",
        "it is still said"
    );
    // The same once more is known; then it is solved, which does not count any more.
    let (same, _) = played(&back, &again, read(&again, "b5d6"));
    assert_eq!((same.phase, same.tries.len(), same.question()), (Phase::Refuting(0), 1, None));
    let (right, table) = played(&back, &again, read(&again, "b5c7"));
    assert_eq!(words::status(&right, &table), "1. Nc7+ is right. Go on!");
    let (right, table) = played(&right, &table, read(&table, "e8e7"));
    assert_eq!(words::status(&right, &table), "1. Nc7+ is right. Go on!");
    let (right, table) = played(&right, &table, read(&table, "c7a8"));
    assert_eq!((right.phase, right.outcome), (Phase::Solved, Some(Outcome::Failed)));
    assert_eq!(words::status(&right, &table), "Solved, after all.");
    let anew = right.act(AttemptAction::Again);
    assert_eq!(
        (anew.phase, anew.tries.len(), anew.outcome),
        (Phase::Open, 0, Some(Outcome::Failed))
    );
}

#[test]
fn without_an_engine_a_try_is_only_said_to_be_wrong() {
    let attempt = Attempt::new(puzzle("chess", FORK));
    let start = attempt.table(attempt.start(), None);
    let (wrong, table) = played(&attempt, &start, read(&start, "b5a3"));
    let unknown = wrong.act(AttemptAction::NothingKnown);
    assert_eq!(words::status(&unknown, &table), "1. Na3 is not the move.");
    let failed = wrong.act(AttemptAction::Told(Tell::Failed { version: 0, what: String::new() }));
    assert_eq!(failed, unknown);
}

#[test]
fn a_hint_shows_the_piece_and_does_not_count() {
    let attempt = Attempt::new(puzzle("chess", FORK)).act(AttemptAction::Hint);
    let start = attempt.table(attempt.start(), None);
    let spot = attempt.next_spot(&start.game).expect("a spot");
    let picked = start.act(Action::Press(spot), 0);
    assert_eq!(words::status(&attempt, &picked), "The marked piece makes the move.");
    let (attempt, table) = played(&attempt, &picked, read(&picked, "b5c7"));
    let (attempt, table) = played(&attempt, &table, read(&table, "e8e7"));
    let (attempt, table) = played(&attempt, &table, read(&table, "c7a8"));
    assert_eq!(attempt.outcome, Some(Outcome::Helped));
    assert_eq!(words::status(&attempt, &table), "Solved with a hint.");
}

#[test]
fn looking_at_the_solution_counts_as_failing() {
    let attempt = Attempt::new(puzzle("chess", FORK));
    let start = attempt.table(attempt.start(), None);
    let (attempt, table) = played(&attempt, &start, read(&start, "b5c7"));
    let shown = attempt.act(AttemptAction::GiveUp);
    assert_eq!((shown.phase, shown.outcome), (Phase::Shown, Some(Outcome::Failed)));
    assert_eq!(words::status(&shown, &table), "This is the solution.");
    let laid_out = shown.laid_out(shown.found(&table), &table);
    assert_eq!((laid_out.ply(), laid_out.game.len()), (1, 3));
}

/// Only in a puzzle that says so does another mate in the last turn solve it.
#[test]
fn any_mate_solves_what_says_so() {
    let mut tried = 0;
    for puzzle in Spec::all().flat_map(puzzles).map(Rc::new) {
        if !matches!(puzzle.kind, Kind::Mate(_)) {
            continue;
        }
        let (before, last) = puzzle.line.split_at(puzzle.line.len() - 1);
        let attempt = Attempt::new(puzzle.clone());
        let play = |table: Table, &m: &Move| table.act(Action::Choose(m), 0);
        let table = before.iter().fold(attempt.table(attempt.start(), None), play);
        let wins = |m: &&Move| {
            let after = table.game.after(**m).map(|game| game.status().outcome);
            after.flatten().is_some_and(|end| end.winner == Some(puzzle.solver()))
        };
        let others = table.game.legal().iter().filter(wins).filter(|&m| [*m] != *last);
        let line = text::write(&puzzle);
        for &m in others {
            assert!(puzzle.themes.has(Theme::AnyMate), "{line}");
            assert_eq!(played(&attempt, &table, m).0.phase, Phase::Solved, "{line}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn half_a_turn_is_finished_before_it_is_answered() {
    let game = Game::new(spec("twinmove"));
    let half = game.after(game.read("e2e4").expect("a move")).expect("a game");
    let coords = ["g1f3", "e7e5", "b8c6", "d2d4"].map(str::to_owned);
    let line = refutation::line(&half, &coords, half.player_of(half.turn()));
    let said: Vec<String> = {
        let mut game = half.clone();
        line.iter()
            .map(|&m| {
                let text = game.coord(m);
                game = game.after(m).expect("a game");
                text
            })
            .collect()
    };
    assert_eq!(said, ["g1f3", "e7e5", "b8c6"], "up to the end of the other side's turn");
    let wrong = ["a1a8".to_owned()];
    assert_eq!(refutation::line(&half, &wrong, half.player_of(half.turn())), []);
}

#[test]
fn the_board_stays_turned_as_somebody_turned_it() {
    let attempt = Attempt::new(puzzle("chess", FORK));
    let start = attempt.table(attempt.start(), None).act(Action::Flip, 0);
    let again = attempt.table(attempt.start(), Some(&start));
    assert_eq!(again.orientation, start.orientation);
}

/// Gives a command in a strike, as a person would.
fn commanded(attempt: &StrikeAttempt, m: wonderboard::realtime::Move) -> StrikeAttempt {
    let press = |at, when| SessionAction::Press { at, when };
    let session = attempt.session().act(press(m.from, 10.0), 10.0).act(press(m.to, 900.0), 900.0);
    let given = attempt.commanded(&session).expect("a command");
    assert_eq!(given.from, m.from);
    attempt.act(StrikeAction::Commanded(given))
}

#[test]
fn every_strike_is_solved_by_its_command_and_every_other_is_answered() {
    let (mut refuted, mut idle) = (0, 0);
    for strike in strikes().into_iter().map(Rc::new) {
        let attempt = StrikeAttempt::new(strike.clone());
        let line = strike::text::write(&strike);
        let right = commanded(&attempt, strike.command);
        assert_eq!(
            (right.phase, right.outcome),
            (StrikePhase::Solved, Some(Outcome::Solved)),
            "{line}"
        );
        let mut all = Vec::new();
        strike.start.legal(&strike::options(), strike.side, 0, Readiness::Counted, &mut all);
        for effect in all.iter().filter(|effect| effect.captured.is_some()).take(4) {
            if effect.asked() == strike.command {
                continue;
            }
            let wrong = commanded(&attempt, effect.asked());
            assert_eq!(
                (wrong.phase, wrong.outcome),
                (StrikePhase::Refuting, Some(Outcome::Failed)),
                "{line}"
            );
            let (_, answer) = told(&wrong).expect("it is told");
            let said = words::strike_status(&wrong);
            match answer {
                Some((_, answer)) => {
                    refuted += 1;
                    assert!(said.contains(&answer), "{said}");
                }
                None => {
                    idle += 1;
                    assert!(said.ends_with("wins nothing."), "{said}");
                }
            }
        }
    }
    assert!(refuted > 40, "{refuted} and {idle}");
}

#[test]
fn time_stands_still_until_the_command_and_runs_then() {
    let strike = Rc::new(strikes().remove(0));
    let attempt = StrikeAttempt::new(strike.clone());
    let session = attempt.session();
    assert_eq!((session.tick(0.0), session.tick(60_000.0), session.below), (0, 0, strike.side));
    let struck = attempt.struck();
    assert_eq!(attempt.commanded(&struck), Some(strike.command));
    let until = attempt.shown_until(&struck);
    let (runs, wait) = running(&struck, until, 1_000.0);
    assert!((500..=2_500).contains(&wait), "{wait}");
    let tick = runs.tick(1_000.0 + f64::from(wait));
    assert!(tick.abs_diff(until) <= until / 50 + 2, "{tick} and {until}");
    let commands = Color::ALL.map(|side| runs.commands(side));
    assert_eq!(commands, [false; 2], "nobody commands any more");
}

/// A piece that is frozen strikes nothing.
#[test]
fn a_frozen_piece_is_no_help() {
    let strike = strikes().into_iter().map(Rc::new).find(|strike| {
        let own = strike.start.board().color(strike.side);
        own.into_iter().any(|at| strike.start.ready_at(at) > 0)
    });
    let attempt = StrikeAttempt::new(strike.expect("a strike"));
    let frozen = attempt.act(StrikeAction::Frozen);
    assert!(words::strike_status(&frozen).starts_with("That piece is frozen"));
    assert_eq!(frozen.outcome, None);
    let hinted = frozen.act(StrikeAction::Hint);
    assert_eq!(words::strike_status(&hinted), "The marked piece makes the move.");
    let shown = hinted.act(StrikeAction::GiveUp);
    assert_eq!(
        (shown.phase, shown.outcome, shown.is_done()),
        (StrikePhase::Shown, Some(Outcome::Failed), true)
    );
    assert!(shown.act(StrikeAction::Due).is_over);
    assert_eq!(shown.act(StrikeAction::Again).phase, StrikePhase::Open);
}

#[test]
fn the_index_tells_what_the_files_hold() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("packed-puzzles");
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("puzzles").display().to_string();
    let words = ["puzzles".to_owned(), root, "--pack".to_owned(), folder.display().to_string()];
    assert_eq!(wonderboard::cli::run(&words, &mut Vec::new()), 0);
    let told = fs::read_to_string(folder.join(index::FILE)).expect("an index");
    let entries: BTreeMap<String, Entry> =
        index::read(&told).into_iter().map(|entry| (entry.slug.clone(), entry)).collect();
    assert_eq!(entries.len(), PuzzleGame::all().len());
    for game in PuzzleGame::all() {
        let shelf = shelf(game);
        let entry = &entries[game.slug()];
        let themes: BTreeSet<&str> = shelf.puzzles.iter().flat_map(Posed::themes).collect();
        let known: BTreeSet<&str> = entry.themes.iter().map(String::as_str).collect();
        assert_eq!((entry.count, known), (shelf.puzzles.len(), themes));
        let packed = fs::read_to_string(folder.join(format!("{}.txt", game.slug())));
        assert_eq!(unpacked(game, &packed.expect("a file")), Some(shelf));
    }
}

#[test]
fn tasks_of_all_kinds_are_put_in_words() {
    let said = |slug: &str, line: &str| words::task(&puzzle(slug, line));
    assert_eq!(
        said("chess", "600 mate-1 6k1/5ppp/8/8/8/8/8/R5K1 a1a8"),
        "White to move. Mate in 1."
    );
    assert_eq!(
        said(
            "progressive",
            "945 mate-1 rnbqk2r/1ppp1p1p/p7/4N1p1/1P1P1Pn1/8/PP1KP1PP/RNBQ1B1R_w_kq_-_0_3_3/0 d1b3 b3f7"
        ),
        "White to move. Mate with the last of your 2 moves."
    );
    assert_eq!(
        said("twinmove", "900 mate-1 4k3/8/8/3p4/4P3/8/8/K3R3 e4d5 e1e8"),
        "White to move. Capture the king in this turn."
    );
    assert_eq!(
        said("racing-kings", "900 mate-1 8/K7/8/8/8/8/8/7k a7a8"),
        "White to move. Win with this move."
    );
    assert_eq!(
        said("chess", "900 defence 4k3/8/8/8/8/8/4P3/4K3_b e8e7"),
        "Black to move. Find the only move that saves you."
    );
    let kinds = shelf(PuzzleGame::Timed);
    for posed in &kinds.puzzles {
        let Task::Strike(strike) = &posed.task else { panic!("a strike") };
        assert!(words::strike_task(strike).contains("one command"));
        assert_eq!(posed.themes(), [strike.kind.key()]);
    }
}

/// What is said of a command needs the arbiter, which refuses what is none.
#[test]
fn a_refused_command_is_none() {
    let attempt = StrikeAttempt::new(Rc::new(strikes().remove(0)));
    let mut session = attempt.session();
    let nowhere =
        wonderboard::realtime::Move { to: attempt.strike.command.from, ..attempt.strike.command };
    session = session.act(SessionAction::Tell(attempt.strike.side, Command::Move(nowhere)), 0.0);
    assert_eq!(attempt.commanded(&session), None);
}
