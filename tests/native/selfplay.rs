//! `selfplay` on the command line: what it writes, and that nothing but its arguments matters.

use std::collections::HashSet;
use std::fs;

use wonderboard::cli::run;
use wonderboard::cli::samples::{SampleGame, SampleHead, SampleReader, write_game, write_head};
use wonderboard::variants::Spec;

use crate::common::Fresh;

/// Runs the engine against itself, into a file; returns the exit code.
fn play(slug: &str, file: &Fresh, more: &str) -> u8 {
    let words = ["selfplay", slug, "--out", file.name()].into_iter().chain(more.split_whitespace());
    let words: Vec<String> = words.map(str::to_owned).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    assert_eq!(out, b"", "all it says is on standard error");
    code
}

fn bytes(file: &Fresh) -> Vec<u8> {
    fs::read(&file.0).expect("a file")
}

fn games(file: &[u8]) -> Vec<SampleGame> {
    let reader = SampleReader::new(file).expect("a head");
    reader.map(|game| game.expect("a game")).collect()
}

#[test]
fn quiet_positions_are_written_once_each() {
    for slug in ["chess", "alice", "twilight", "crazyhouse", "twinmove", "switch-side"] {
        let file = Fresh::new(&format!("{slug}.samples"));
        assert_eq!(play(slug, &file, "--games 3 --nodes 100 --seed 5"), 0);
        let file = bytes(&file);
        let spec = Spec::from_slug(slug).expect("a game");
        let head = SampleHead { spec, nodes: 100, seed: 5 };
        assert_eq!(SampleReader::new(&file).map(|reader| reader.head), Ok(head));
        let games = games(&file);
        assert_eq!(games.iter().map(|game| game.number).collect::<Vec<_>>(), [0, 1, 2]);
        let mut seen = HashSet::new();
        for game in &games {
            assert!(game.samples.is_sorted_by(|one, next| one.ply < next.ply), "{slug}");
            for sample in &game.samples {
                assert!(sample.ply >= 8, "{slug}: not of the opening");
                assert!(!spec.rules().safety(&sample.position).in_check, "{slug}");
                assert!(seen.insert(sample.position.info.key()), "{slug}: not twice");
            }
        }
        assert!(seen.len() > 10, "{slug}: {} positions", seen.len());
    }
}

#[test]
fn threads_make_no_difference_and_seeds_do() {
    let [one, many, other] = ["one", "many", "other"].map(Fresh::new);
    assert_eq!(play("chess", &one, "--games 5 --nodes 50 --seed 2 --threads 1"), 0);
    assert_eq!(play("chess", &many, "--games 5 --nodes 50 --seed 2 --threads 4"), 0);
    assert_eq!(play("chess", &other, "--games 5 --nodes 50 --seed 3"), 0);
    assert_eq!(bytes(&one), bytes(&many));
    assert_ne!(games(&bytes(&one)), games(&bytes(&other)));
}

#[test]
fn a_run_that_was_cut_off_anywhere_goes_on_to_the_same_file() {
    let (file, more) = (Fresh::new("cut.samples"), "--games 3 --nodes 50 --option castling=off");
    assert_eq!(play("alice", &file, more), 0);
    let whole = bytes(&file);
    let spec = Spec::from_text("alice,castling=off").expect("a game");
    let head = write_head(&SampleHead { spec, nodes: 50, seed: 1 }).len();
    let first = head + write_game(&games(&whole)[0]).len();
    // In the magic, before the text, in it, behind the head; in a number, at a result, in a length, in a position,
    // behind a game; at the end.
    let places = [0, 3, 27, head - 1, head, head + 2, head + 4, head + 7, head + 9, head + 40];
    let later = [first - 1, first, first + 1, first + 30, whole.len() - 1, whole.len()];
    for place in places.into_iter().chain(later) {
        fs::write(&file.0, &whole[..place]).expect("to write");
        assert_eq!(play("alice", &file, more), 0, "{place}");
        assert!(bytes(&file) == whole, "cut at {place}");
    }
    assert_eq!(play("alice", &file, &more.replace('3', "1")), 0);
    assert!(bytes(&file) == whole, "nothing is left to be done");
}

#[test]
fn more_games_are_added_to_those_that_are_there() {
    let [some, all] = ["some", "all"].map(|name| Fresh::new(&format!("{name}.samples")));
    assert_eq!(play("twilight", &some, "--games 1 --nodes 50"), 0);
    assert_eq!(play("twilight", &some, "--games 2 --nodes 50"), 0);
    assert_eq!(play("twilight", &all, "--games 2 --nodes 50"), 0);
    assert_eq!(bytes(&some), bytes(&all));
}

#[test]
fn the_files_of_others_are_left_alone() {
    let file = Fresh::new("others.samples");
    assert_eq!(play("chess", &file, "--games 1 --nodes 50"), 0);
    let written = bytes(&file);
    for (slug, more) in
        [("chess", "--seed 2 --nodes 50"), ("chess", "--nodes 60"), ("atomic", "--nodes 50")]
    {
        assert_eq!(play(slug, &file, more), 1, "{slug} {more}");
        assert_eq!(bytes(&file), written);
    }
    let mut damaged = written;
    damaged.extend(b"and so on, longer than the head of a game");
    for foreign in [&b"1. e4 e5"[..], &damaged] {
        fs::write(&file.0, foreign).expect("to write");
        assert_eq!(play("chess", &file, "--games 2 --nodes 50"), 1);
        assert_eq!(bytes(&file), foreign);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let code = |words: &str| {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        run(&words, &mut Vec::new())
    };
    for words in ["chess", "realtime --out x", "chess --out x --games many", "--out x"] {
        assert_eq!(code(&format!("selfplay {words}")), 2, "{words}");
    }
    assert_eq!(code("selfplay chess --out no/such/folder/x --games 0"), 1);
}
