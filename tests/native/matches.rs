//! Matches on the command line: tests, clocks, files of games, and programs that do wrong.

use std::fs;

use wonderboard::cli::run;
use wonderboard::notation::pgn;
use wonderboard::variants::CATALOGUE;

use crate::common::Fresh;

/// Runs a match of chess between two players; returns the exit code and the lines.
fn chess(a: &str, b: &str, more: &str) -> (u8, Vec<String>) {
    let words = ["match", "chess", "--a", a, "--b", b].into_iter().chain(more.split_whitespace());
    let words: Vec<String> = words.map(str::to_owned).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    let text = String::from_utf8(out).expect("text");
    (code, text.lines().map(str::to_owned).collect())
}

/// A program of `tests/fixtures/uci.sh`.
fn fake(fault: &str) -> String {
    format!("exec=sh tests/fixtures/uci.sh {fault}")
}

/// This package's own program, started as another's.
fn other() -> String {
    format!("exec={} uci,option.Level=1", env!("CARGO_BIN_EXE_wonderboard"))
}

#[test]
fn every_pair_has_a_line_and_the_last_says_it_all() {
    let (code, lines) = chess("level=3", "1", "--games 6 --seed 4");
    assert_eq!((code, lines.len()), (0, 3), "{lines:?}");
    for (line, games) in lines.iter().zip([2, 4, 6]) {
        assert!(line.starts_with(&format!("games {games} wins ")), "{line}");
        let count = |n: &str| n.trim_matches([' ', '[', ']']).parse::<u32>().expect("a count");
        let pairs = line.split_once("pairs ").expect("counts").1.split_once(" score").expect("").0;
        assert_eq!(pairs.split(',').map(count).sum::<u32>(), games / 2, "{line}");
    }
    let again = chess("level=3", "1", "--games 6 --seed 4 --threads 1").1;
    assert_eq!(again, lines, "threads make no difference");
}

#[test]
fn a_test_ends_the_match_once_it_is_decided() {
    let (code, lines) = chess("level=3", "1", "--sprt 0,200 --nodes 2000");
    assert_eq!(code, 0);
    assert_eq!(lines.last().expect("a line"), "sprt H1 accepted (elo 200, not 0)");
    assert!(lines.len() < 60 && lines[0].contains(" llr +"), "{lines:?}");
    let (_, lines) = chess("1", "level=3", "--sprt 0,200,0.1,0.1 --nodes 2000");
    assert_eq!(lines.last().expect("a line"), "sprt H0 accepted (elo 0, not 200)");
    let (_, lines) = chess("1", "1", "--sprt 0,1 --games 2");
    assert!(lines[0].ends_with(" [-2.94, +2.94]") && lines[1] == "sprt undecided", "{lines:?}");
}

#[test]
fn games_are_added_to_a_file() {
    let file = Fresh::new("match.pgn");
    let more = format!("--games 2 --tc 60+0.5 --pgn {}", file.name());
    assert_eq!(chess("2", "level=1", &more).0, 0);
    assert_eq!(chess(&fake("illegal"), "1", &format!("{more} --threads 1")).0, 0);
    let text = fs::read_to_string(&file.0).expect("a file");
    let games = pgn::read(&text).expect("games");
    assert_eq!(text, pgn::write_all(&games) + "\n");
    let tags =
        |name| games.iter().map(|game| game.tags.get(name).unwrap_or("")).collect::<Vec<_>>();
    assert_eq!(tags("Round"), ["1.1", "1.2", "1.1", "1.2"]);
    assert_eq!(tags("White")[..2], ["a (2)", "b (level=1)"]);
    assert_eq!(tags("Black")[..2], ["b (level=1)", "a (2)"]);
    assert_eq!(tags("TimeControl"), ["60+0.5"; 4]);
    assert_eq!(tags("Termination")[2..], ["rules infraction"; 2]);
    assert!(games.iter().all(|game| game.fen.is_some()));
    assert_eq!(games[2].verdict.token(), "0-1");
    assert_eq!(games[3].verdict.token(), "1-0");
}

#[test]
fn games_of_all_kinds_are_read_again_as_they_were_played() {
    let file = Fresh::new("kinds.pgn");
    for card in &CATALOGUE {
        let words =
            ["match", card.slug, "--a", "1", "--b", "2", "--games", "2", "--pgn", file.name()];
        let mut out = Vec::new();
        assert_eq!(run(&words.map(str::to_owned), &mut out), 0, "{}", card.slug);
        let games = pgn::read(&fs::read_to_string(&file.0).expect("a file")).expect("games");
        let [.., first, second] = &games[..] else { panic!("two games") };
        assert_eq!([first.spec.card().slug, second.spec.card().slug], [card.slug; 2]);
        let points = |won: [&str; 2]| {
            let verdicts = [first, second].map(|game| game.verdict.token());
            verdicts.iter().zip(won).filter(|(verdict, won)| *verdict == won).count()
        };
        let told = format!(
            "wins {} draws {} losses {} ",
            points(["1-0", "0-1"]),
            points(["1/2-1/2"; 2]),
            points(["0-1", "1-0"])
        );
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains(&told), "{}: {text} {told}", card.slug);
    }
}

#[test]
fn another_program_plays_by_the_clock() {
    let (code, lines) = chess(&other(), "level=1", "--games 2 --tc 60+0.5");
    assert_eq!((code, lines.len()), (0, 1), "nobody forfeits: {lines:?}");
    let (_, lines) = chess(&fake("asked"), "1", "--games 2 --tc 5+0.1 --threads 1");
    assert!(lines[0].contains("go_wtime_5000_winc_100_b"), "{lines:?}");
}

/// Both games of a pair in which the first player does wrong.
fn lost(fault: &str, more: &str) -> [String; 2] {
    let (code, lines) = chess(&fake(fault), "1", &format!("--games 2 --threads 1 {more}"));
    assert_eq!((code, lines.len()), (0, 3), "{lines:?}");
    assert!(
        lines[2].starts_with("games 2 wins 0 draws 0 losses 2 pairs [1, 0, 0, 0, 0]"),
        "{lines:?}"
    );
    let [first, second] =
        [&lines[0], &lines[1]].map(|line| line.split_once(": ").expect("a fault"));
    assert_eq!([first.0, second.0], ["round 1.1", "round 1.2"]);
    [first.1.to_owned(), second.1.to_owned()]
}

#[test]
fn a_program_that_does_wrong_loses_and_the_match_goes_on() {
    assert_eq!(lost("dies", ""), ["a loses, its program has ended"; 2]);
    assert_eq!(lost("silent", "--timeout 20"), ["a loses, its program is silent"; 2]);
    assert_eq!(lost("chatters", "--timeout 20"), ["a loses, its program is silent"; 2]);
    assert_eq!(lost("silent", "--tc 0.2"), ["a loses, its time is over"; 2]);
    assert_eq!(lost("illegal", ""), ["a loses, \"a1a1\" is not a legal move"; 2]);
}

#[test]
fn a_program_that_has_ended_is_started_again() {
    let mark = Fresh::new("revived");
    let lines = lost(&format!("revives {}", mark.name()), "");
    let told = ["a loses, its program has ended", "a loses, \"a1a1\" is not a legal move"];
    assert_eq!(lines, told);
}

#[test]
fn options_reach_the_program_that_has_them() {
    let told = ["a loses, \"x,y\" is not a legal move"; 2];
    assert_eq!(lost(r"skill,option.skill level=-,option.Skill Level=x\,y", ""), told);
    let (code, lines) = chess(&(fake("skill") + ",option.Skil=3"), "1", "--games 2");
    assert_eq!((code, lines.len()), (1, 0), "it has no such option");
}

#[test]
fn a_program_that_cannot_play_at_all_is_said_at_once() {
    for program in ["exec=/nowhere/at/all", "exec=true"] {
        let (code, lines) = chess(program, "1", "--games 2");
        assert_eq!((code, lines.len()), (1, 0), "{program}: {lines:?}");
    }
}

#[test]
fn nonsense_is_refused() {
    for more in ["--sprt 5", "--sprt 10,0", "--tc soon", "--tc 10+1 --movetime 5", "--timeout -1"] {
        assert_eq!(chess("1", "1", more).0, 2, "{more}");
    }
    assert_eq!(chess("1,option.Hash=3", "1", "").0, 2, "the engine itself has none");
    assert_eq!(chess("1", "1", "--pgn /nowhere/at/all.pgn").0, 1);
    let realtime = ["match", "realtime", "--a", "1", "--b", "1", "--sprt", "0,10"];
    assert_eq!(run(&realtime.map(str::to_owned), &mut Vec::new()), 2);
}
