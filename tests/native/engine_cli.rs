//! The verbs of the command line that ask the engine.

use std::io::Write;
use std::process::{Command, Stdio};

use wonderboard::cli::run;

/// Runs a command line; returns its exit code and what it wrote.
fn wonderboard(words: &[&str]) -> (u8, String) {
    let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    (code, String::from_utf8(out).expect("text"))
}

#[test]
fn best_reports_and_names_a_move() {
    let (code, text) = wonderboard(&["best", "twilight", "start", "--depth", "3"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[2].starts_with("info depth 3 ") && lines[2].contains(" pv "));
    assert!(lines[3].starts_with("bestmove "));
}

#[test]
fn best_of_nothing_is_none() {
    let mated = "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1";
    assert_eq!(wonderboard(&["best", "chess", mated]), (0, "bestmove (none)\n".to_owned()));
}

#[test]
fn mate_names_all_first_moves_and_only_them() {
    let two = "7k/8/8/8/8/8/R7/1R5K w - - 0 1";
    assert_eq!(wonderboard(&["mate", "chess", two, "1"]), (0, String::new()));
    let (code, text) = wonderboard(&["mate", "chess", two, "2"]);
    assert_eq!(code, 0);
    assert!(text.contains("a2a7 Ra7\n") && text.contains("b1b7 Rb7\n"), "{text}");
}

#[test]
fn a_match_of_unequal_levels_has_a_winner() {
    let words = ["match", "chess", "--a", "level=3", "--b", "1", "--games", "6", "--seed", "4"];
    let (code, text) = wonderboard(&words);
    assert_eq!(code, 0);
    let result = text.lines().last().expect("a line");
    assert!(result.starts_with("games 6 wins "), "{text}");
    assert_eq!(wonderboard(&words).1, text, "the same seed plays the same games");
}

#[test]
fn bench_ends_with_a_signature() {
    let (code, text) = wonderboard(&["bench", "--depth", "2"]);
    assert_eq!(code, 0);
    assert!(text.lines().any(|line| line.starts_with("Nodes: ")), "{text}");
}

#[test]
fn nonsense_is_refused_with_exit_code_two() {
    for words in [
        &["best", "chess"][..],
        &["best", "chess", "start", "--depth", "deep"],
        &["best", "chess", "start", "--speed", "3"],
        &["mate", "chess", "start", "soon"],
        &["match", "chess", "--a", "15", "--b", "1"],
        &["match", "chess", "--a", "1"],
        &["bench", "it"],
    ] {
        assert_eq!(wonderboard(words).0, 2, "{words:?}");
    }
}

/// Talks UCI to the program; returns its answer.
fn uci(input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wonderboard"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    child.stdin.take().expect("its input").write_all(input.as_bytes()).expect("to be heard");
    String::from_utf8(child.wait_with_output().expect("an end").stdout).expect("text")
}

#[test]
fn uci_introduces_itself_and_plays() {
    let text = uci("uci\nisready\nposition startpos moves e2e4 e7e5\ngo depth 3\n");
    for expected in ["uciok\n", "readyok\n", "var twilight", "info depth 3 ", "bestmove "] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
}

#[test]
fn uci_plays_every_variant_and_castles_by_the_kings_move() {
    let text = uci("setoption name UCI_Variant value twilight\nposition startpos\n\
                    go depth 2 searchmoves a2@P\n");
    assert!(text.contains("bestmove a2@P"), "{text}");
    let text = uci("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 2 searchmoves e1g1\n");
    assert!(text.contains("bestmove e1g1"), "{text}");
}

#[test]
fn uci_knows_pockets_as_other_programs_do() {
    let text = uci("setoption name UCI_Variant value crazyhouse\n\
                    position fen 6rk/6pp/8/8/8/8/8/6K1[NPq] w - - 0 1\ngo depth 3\n");
    assert!(text.contains("score mate 1 ") && text.ends_with("bestmove N@f7\n"), "{text}");
    let text = uci("setoption name UCI_Variant value crazyhouse\n\
                    position startpos moves e2e4 d7d5 e4d5 d8d5 P@e2 g8f6\n\
                    go depth 2 searchmoves d2d4\n");
    assert!(text.contains("bestmove d2d4"), "{text}");
}

#[test]
fn uci_says_what_is_wrong_with_a_network_and_plays_without() {
    let text =
        uci("uci\nsetoption name EvalFile value no/such.file\nposition startpos\ngo depth 2\n");
    assert!(text.contains("option name EvalFile type string"), "{text}");
    assert!(text.contains("info string no/such.file: ") && text.contains("bestmove "), "{text}");
}

#[test]
fn uci_thinks_on_threads() {
    let text = uci("uci\nsetoption name Threads value 4\nposition startpos\ngo depth 6\n");
    assert!(text.contains("option name Threads type spin default 1 "), "{text}");
    assert!(text.contains("info depth 6 ") && text.contains("bestmove "), "{text}");
    let text = uci("setoption name Threads value 3\nposition startpos\ngo infinite\nstop\n\
                    setoption name Threads value 1\ngo infinite\nstop\nquit\n");
    assert_eq!(text.matches("bestmove ").count(), 2, "{text}");
}

#[test]
fn best_and_matches_think_on_threads() {
    let (code, text) = wonderboard(&["best", "alice", "start", "--depth", "4", "--threads", "3"]);
    assert!(code == 0 && text.contains("info depth 4 "), "{text}");
    let words = ["match", "chess", "--a", "threads=2", "--b", "8", "--games", "2"];
    let (code, text) = wonderboard(&[&words[..], &["--nodes", "600"]].concat());
    assert!(code == 0 && text.contains("games 2 "), "{text}");
}

#[test]
fn uci_stops_when_it_is_told_to() {
    let text = uci("position startpos\ngo infinite\nstop\nquit\n");
    assert_eq!(text.matches("bestmove ").count(), 1, "{text}");
}
