//! The command line as a user and a script see it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn ran(output: Output) -> Ran {
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wonderboard"));
    command.args(words);
    command
}

fn run(words: &[&str]) -> Ran {
    ran(command(words).output().expect("it runs"))
}

/// Runs with a text on standard input.
fn feed(words: &[&str], input: &str) -> Ran {
    let mut child = command(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it listens");
    drop(stdin);
    ran(child.wait_with_output().expect("it ends"))
}

/// What it prints when all is well.
fn prints(words: &[&str]) -> String {
    let Ran { code, out, err } = run(words);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{words:?}");
    out
}

/// Refused with an exit code, one line on standard error and nothing on standard output.
fn refuses(words: &[&str], expected: i32) -> String {
    let Ran { code, out, err } = run(words);
    assert_eq!((code, out.as_str()), (Some(expected), ""), "{words:?}");
    assert_eq!(err.lines().count(), 1, "{words:?}: {err}");
    err.trim_end().to_owned()
}

const ENDGAME: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const ZONE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1 255 255";

#[test]
fn perft_counts() {
    assert_eq!(prints(&["perft", "chess", "3"]), "nodes 8902\n");
    assert_eq!(prints(&["perft", "twilight", "2"]), "nodes 1225\n");
    assert_eq!(prints(&["perft", "chess", "0"]), "nodes 1\n");
    assert_eq!(prints(&["perft", "chess", "1", ENDGAME]), "nodes 6\n");
    assert_eq!(prints(&["perft", "chess", "2", "start"]), "nodes 400\n");
    let unquoted = ["perft", "chess", "1", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "0", "1"];
    assert_eq!(prints(&unquoted), "nodes 6\n");
    assert_eq!(prints(&["perft", "twilight", "1", ZONE]), "nodes 35\n");
}

#[test]
fn perft_divides() {
    let out = prints(&["perft", "chess", "2", "--divide", ENDGAME]);
    let mut lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.pop(), Some("nodes 30"));
    lines.sort();
    let expected = ["e1d1 5", "e1d2 5", "e1f1 5", "e1f2 5", "e2e3 5", "e2e4 5"];
    assert_eq!(lines, expected);
    assert_eq!(prints(&["perft", "chess", "0", "--divide"]), "nodes 1\n");
}

#[test]
fn moves_come_in_coordinates_and_san() {
    let out = prints(&["moves", "chess", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"]);
    let mut lines: Vec<&str> = out.lines().filter(|line| !line.starts_with("h1")).collect();
    lines.sort();
    let expected = [
        "a7a8b a8=B",
        "a7a8n a8=N",
        "a7a8q a8=Q+",
        "a7a8r a8=R+",
        "e1d1 Kd1",
        "e1d2 Kd2",
        "e1e2 Ke2",
        "e1f1 Kf1",
        "e1f2 Kf2",
        "e1g1 O-O",
    ];
    assert_eq!(lines, expected);
    assert_eq!(prints(&["moves", "chess"]).lines().count(), 20);
    let out = prints(&["moves", "twilight", ZONE]);
    assert!(out.lines().any(|line| line == "b1@N b1@N"), "{out}");
    assert_eq!(out.lines().count(), 35);
    // Mated: no moves, and that is no error.
    assert_eq!(prints(&["moves", "chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"]), "");
}

/// The last line of `play`.
fn standing(words: &[&str]) -> String {
    let out = prints(&[&["play"], words].concat());
    assert_eq!(out.lines().count(), 2, "{out}");
    out.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn play_tells_where_moves_lead() {
    let out = prints(&["play", "chess", "start", "e2e4", "e5", "Ng1f3", "b8c6"]);
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    assert_eq!(out, format!("{fen}\nongoing\n"));
    let out = prints(&["play", "twilight", ZONE, "e2@P", "e5", "P@e7"]);
    let fen = "rnbqkbnr/ppppPppp/8/4p3/8/8/PPPP1PPP/RNBQKBNR - b KQkq - 0 2 239 239";
    assert_eq!(out, format!("{fen}\nongoing\n"));
    let unquoted =
        ["play", "chess", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "0", "1", "e2e4", "Ke7"];
    assert_eq!(prints(&unquoted), "8/4k3/8/8/4P3/8/8/4K3 w - - 1 2\nongoing\n");
    assert_eq!(prints(&["play", "chess", "start"]).lines().last(), Some("ongoing"));
}

#[test]
fn play_tells_how_the_game_stands() {
    let mate = ["chess", "start", "f3", "e5", "g4", "Qh4"];
    assert_eq!(standing(&mate), "0-1 checkmate");
    assert_eq!(standing(&["chess", "start", "e4", "d5", "Bb5+"]), "check");
    let stalemate = ["chess", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7"];
    assert_eq!(standing(&stalemate), "1/2-1/2 stalemate");
    let dead = ["chess", "7k/8/6K1/8/8/8/6q1/7B w - - 0 1", "Bxg2"];
    assert_eq!(standing(&dead), "1/2-1/2 dead position");
    let dead = ["twilight", "7k/8/6K1/8/8/8/6q1/7B - w - - 0 1 0 0", "Bxg2"];
    assert_eq!(standing(&dead), "1/2-1/2 dead position");
    let alive = ["twilight", "7k/8/6K1/8/8/8/6q1/7B B w - - 0 1 0 0", "Bxg2"];
    assert_eq!(standing(&alive), "ongoing");
    let slow = "7k/8/5K2/8/8/8/8/1Q6 w - - 98 80";
    assert_eq!(standing(&["chess", slow, "Qb3"]), "ongoing");
    let claim = "ongoing (draw by fifty moves can be claimed)";
    assert_eq!(standing(&["chess", slow, "Qb3", "Kh7"]), claim);
    let slower = "7k/8/5K2/8/8/8/8/1Q6 w - - 149 80";
    let drawn = "1/2-1/2 seventy-five moves";
    assert_eq!(standing(&["chess", slower, "Qb3"]), drawn);
    // Mate on the last move comes first.
    let mating = "7k/8/6K1/8/8/8/8/1Q6 w - - 149 80";
    assert_eq!(standing(&["chess", mating, "Qb8"]), "1-0 checkmate");
}

#[test]
fn play_counts_repetitions_over_the_whole_game() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let game = |times: usize| {
        let mut words = vec!["chess", "start"];
        for _ in 0..times {
            words.extend(shuffle);
        }
        standing(&words)
    };
    assert_eq!(game(1), "ongoing");
    assert_eq!(game(2), "ongoing (draw by threefold repetition can be claimed)");
    assert_eq!(game(4), "1/2-1/2 fivefold repetition");
    // A warped pawn sets the clock back and yet the position comes again.
    let shuffle = ["a2@P", "h7@P", "P@a2", "P@h7"];
    let mut words = vec!["twilight", "start", "a2@P", "h7@P", "P@a2", "P@h7"];
    words.extend(shuffle.repeat(2));
    assert_eq!(standing(&words), "ongoing (draw by threefold repetition can be claimed)");
    words.extend(shuffle.repeat(2));
    assert_eq!(standing(&words), "1/2-1/2 fivefold repetition");
}

#[test]
fn bad_positions_and_moves_are_told_with_exit_code_1() {
    assert_eq!(
        refuses(&["play", "chess", "start", "e4", "e4"], 1),
        "move 2: \"e4\" is not a legal move here"
    );
    assert_eq!(
        refuses(&["moves", "chess", "8/8 w"], 1),
        "FEN, field 1 (placement): 2 ranks instead of 8"
    );
    let nine = "rnbqkbnr/pppppppp/8p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for words in
        [&["moves", "chess", nine][..], &["perft", "chess", "1", nine], &["play", "chess", nine]]
    {
        assert_eq!(
            refuses(words, 1),
            "FEN, field 1 (placement): rank 6 has 9 squares instead of 8"
        );
    }
}

#[test]
fn unknown_words_and_options_get_a_usage_line_and_exit_code_2() {
    for words in [
        &[][..],
        &["frobnicate"],
        &["perft"],
        &["perft", "chess"],
        &["perft", "chess", "deep"],
        &["perft", "chess", "-1"],
        &["perft", "chess", "3", "--frob"],
        &["perft", "shogi", "3"],
        &["perft", "chess", "1", "--option"],
        &["moves"],
        &["moves", "chess", "--option", "ep=first"],
        &["play", "chess"],
        &["pgn"],
        &["pgn", "a", "b"],
    ] {
        let line = refuses(words, 2);
        assert!(line.contains("usage: wonderboard"), "{words:?}: {line}");
    }
    let line = refuses(&["perft", "shogi", "3"], 2);
    assert!(line.starts_with("no game \"shogi\""), "{line}");
}

#[test]
fn help_shows_every_verb_and_the_manual_explains_it() {
    let out = prints(&["help"]);
    let manual = include_str!("../../docs/cli.md");
    for line in out.lines() {
        let verb = line.split(' ').nth(1).expect("a verb");
        let heading = |line: &str| line.replace('`', " ").starts_with(&format!("##  {verb} "));
        assert!(manual.lines().any(heading), "docs/cli.md says nothing of {verb}");
        let about: Vec<&str> = manual
            .split("\n## ")
            .filter(|part| part.replace('`', " ").starts_with(&format!(" {verb} ")))
            .collect();
        for option in line.split(['[', ']', ' ']).filter(|word| word.starts_with("--")) {
            let says = |part: &&str| part.contains(option);
            assert!(about.iter().any(says), "docs/cli.md says nothing of {verb} {option}");
        }
    }
    for verb in ["perft", "moves", "play", "pgn"] {
        assert!(out.contains(&format!("wonderboard {verb} ")), "{out}");
    }
}

#[test]
fn pgn_writes_what_it_reads_in_the_export_format() {
    let text = "[White \"W\"]\n1.e4 e5 2.Nf3! (2.f4 exf4) Nc6 {fine} 1-0\n\n\
                [Variant \"Twilight\"]\n1.e2@P e5 *";
    let Ran { code, out, err } = feed(&["pgn", "-"], text);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.contains("\n1. e4 e5 2. Nf3 $1 (2. f4 exf4) 2... Nc6 {fine} 1-0\n\n["), "{out}");
    assert!(out.ends_with("[Variant \"Twilight\"]\n\n1. e2@P e5 *\n"), "{out}");
    let path = std::env::temp_dir().join(format!("wonderboard-{}.pgn", std::process::id()));
    std::fs::write(&path, &out).expect("a temporary file");
    let again = prints(&["pgn", path.to_str().expect("a path")]);
    std::fs::remove_file(&path).expect("it was there");
    assert_eq!(again, out);
    assert_eq!(feed(&["pgn", "-"], "").out, "");
}

#[test]
fn pgn_tells_the_place_of_the_first_error() {
    let Ran { code, out, err } = feed(&["pgn", "-"], "1. e4 e5 *\n\n1. d4\nd5 2. Kd3 *");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert_eq!(err, "standard input, line 4, column 7: \"Kd3\" is not a legal move here\n");
    let line = refuses(&["pgn", "/no/such/file"], 1);
    assert!(line.starts_with("/no/such/file: "), "{line}");
}

#[test]
fn nobody_listening_is_no_error() {
    let mut child = command(&["moves", "twilight"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let Ran { err, .. } = ran(child.wait_with_output().expect("it ends"));
    assert_eq!(err, "");
}

/// The problem by Udo Marks, The Problemist, March 1999.
const MARKS: &str = "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - - 0 1";

#[test]
fn a_problem_on_two_boards_has_its_only_key() {
    assert_eq!(prints(&["mate", "alice", MARKS, "2"]), "Ba2Ab1 Kb1/A\n");
}

#[test]
fn options_change_the_game_and_are_refused_by_name() {
    let steps = ["perft", "alice", "1", "4k3/8/8/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8 w - d6A 0 1"];
    let with = |option| prints(&[&steps[..], &["--option", option]].concat());
    assert_ne!(with("ep=first"), with("ep=none"));
    let unknown = refuses(&["perft", "alice", "1", "--option", "limit=3"], 2);
    assert!(unknown.contains("alice has no option \"limit\""), "{unknown}");
    let wrong = refuses(&["perft", "alice", "1", "--option", "ep=both"], 2);
    assert!(wrong.contains("is not none, first, second or either"), "{wrong}");
}

#[test]
fn other_programs_are_told_short_moves_where_those_suffice() {
    let problem =
        format!("setoption name UCI_Variant value alice\nposition fen {MARKS}\ngo depth 6\n");
    let Ran { out, .. } = feed(&["uci"], &problem);
    assert!(out.contains("bestmove a2b1"), "{out}");
    // Through to either of two boards: the boards must be told.
    let three =
        "setoption name UCI_Variant value alice-3\nposition startpos moves Ae2Be4\ngo depth 1\n";
    let Ran { out, .. } = feed(&["uci"], three);
    let best = out.lines().rfind(|line| line.starts_with("bestmove")).expect("a move");
    assert!(best.starts_with("bestmove A"), "{out}");
}

const SCENARIO: &str = r#"[{"name": "seed", "initial": "4k3/8/5n2/8/8/2N5/8/4K3 w - - 0 1",
    "ready_at": {}, "events": [[1030, "white", "c3e4"], [1000, "black", "f6e4"]],
    "expect": {"status": ["ok", "voided"], "ready_at": {"e4": RESULT}}}]"#;

#[test]
fn realtime_plays_scenarios() {
    let file = std::env::temp_dir().join(format!("scenario-{}.json", std::process::id()));
    let path = file.to_str().expect("a path");
    std::fs::write(&file, SCENARIO.replace("RESULT", "4030")).expect("it is written");
    let line = r#"{"name":"seed","status":["ok","voided"],"result":null,"result_tick":null,"#;
    let rest = r#""board":"4k3/8/5n2/8/4N3/8/8/4K3","ready_at":{"e1":0,"e4":4030,"e8":0,"f6":0},"#;
    let rtfen = r#""rtfen":"4k3/8/5n2/8/4N3/8/8/4K3 - - e4=4030 1,0 3030"}"#;
    let expected = format!("{line}{rest}{rtfen}\n1 passed, 0 failed\n");
    assert_eq!(prints(&["realtime", path]), expected);

    std::fs::write(&file, SCENARIO.replace("RESULT", "1")).expect("it is written");
    let Ran { code, out, err } = run(&["realtime", path]);
    assert_eq!((code, out.lines().last()), (Some(1), Some("0 passed, 1 failed")));
    assert!(err.starts_with("seed: ready_at is "), "{err}");

    let spoilt = SCENARIO.replace("c3e4", "c3").replace("RESULT", "1");
    std::fs::write(&file, spoilt).expect("it is written");
    let Ran { code, out, err } = run(&["realtime", path]);
    let what = r#""error":"event 1, command: \"c3\" makes no sense""#;
    assert_eq!(out, format!("{{\"name\":\"seed\",{what}}}\n0 passed, 1 failed\n"));
    assert_eq!(code, Some(1));
    assert!(err.starts_with("seed: event 1, command: "), "{err}");
    std::fs::remove_file(&file).expect("it is removed");
    refuses(&["realtime", path], 1);
    refuses(&["realtime"], 2);
}
