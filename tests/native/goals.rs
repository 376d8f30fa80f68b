//! Whether a task is done, goal by goal.

use wonderboard::app::courses::goals::{Verdict, judge};
use wonderboard::game::Game;
use wonderboard::notation::courses;
use wonderboard::variants::Spec;
use wonderboard::variants::course::Task;

fn task(goals: &str) -> Task {
    let text = format!("# Step\nWords.\n@task\n! {goals}\n");
    let course = courses::read(text.leak());
    course.steps.into_iter().find_map(|step| step.task).expect("a task")
}

/// What becomes of some moves in a position, with the answer in SAN.
fn verdict(slug: &str, fen: &str, goals: &str, moves: &str) -> (Verdict, String) {
    let spec = Spec::all().find(|spec| spec.card().slug == slug).expect("a game");
    let start = Game::replay(spec, Some(fen), []).expect("a position");
    let game = start.clone().played(moves.split('-')).expect("legal moves");
    let verdict = judge(&task(goals), &start, &game);
    let answer = match verdict {
        Verdict::Missed(_, Some(m)) => {
            game.after(m).and_then(|next| next.last_san().map(String::from))
        }
        _ => None,
    };
    (verdict, answer.unwrap_or_default())
}

fn missed(answer: &str) -> impl Fn((Verdict, String)) -> bool {
    move |(verdict, shown)| matches!(verdict, Verdict::Missed(..)) && shown == answer
}

#[test]
fn a_fork_catches_only_what_nothing_saves() {
    let fen = "4k3/8/8/3n1n2/8/3P4/8/4K3 P w - - 0 1";
    assert_eq!(verdict("twilight", fen, "catch N", "P@e4").0, Verdict::Done);
    let (single, answer) = verdict("twilight", fen, "catch N", "P@c4");
    assert!(matches!(single, Verdict::Missed(..)) && !answer.is_empty(), "{single:?} {answer}");
    // The queen warps, so a single threat catches nothing; in check it cannot.
    let fen = "6k1/5ppp/8/3q4/8/8/8/6K1 N w - - 0 1";
    assert_eq!(verdict("twilight", fen, "catch Q R", "N@e7").0, Verdict::Done);
    assert_ne!(verdict("twilight", fen, "catch Q R", "N@c3").0, Verdict::Done);
}

#[test]
fn what_is_forced_is_forced_against_every_answer() {
    let fen = "8/k6K/8/8/8/8/8/5R2 w - - 0 1";
    assert_eq!(verdict("racing-kings", fen, "force", "f1f8").0, Verdict::Done);
    // Black follows, and the game is a draw.
    assert!(missed("Ka8")(verdict("racing-kings", fen, "force", "h7h8")));
    assert!(missed("Ka8#")(verdict("racing-kings", fen, "force", "f1b1")));
    // What is won already need not be forced.
    let fen = "8/7K/k7/8/8/8/8/5R2 w - - 0 1";
    assert_eq!(verdict("racing-kings", fen, "force, win", "h7h8").0, Verdict::Done);
}

#[test]
fn a_move_is_denied_if_the_other_side_has_none_of_its_kind() {
    let fen = "8/6k1/4p1n1/3p1p2/3P4/4N3/PPq5/1K5R w - - 0 1 1 - -";
    assert_eq!(verdict("switch-side", fen, "deny switch", "e3c2").0, Verdict::Done);
    assert!(missed("Nf4~")(verdict("switch-side", fen, "deny switch", "b1c2")));
}

#[test]
fn the_other_side_is_asked_only_after_the_whole_turn() {
    let fen = "3r2k1/pp3ppp/b7/8/7b/8/P4P2/1R2K3 w - - 0 1 1";
    for goal in ["hold", "safe", "safe R", "catch Q", "force", "deny capture"] {
        assert_eq!(verdict("twinmove", fen, goal, "a2a3").0, Verdict::Open, "{goal}");
    }
    assert_eq!(verdict("twinmove", fen, "hold", "a2a3-b1c1").0, Verdict::Done);
    assert!(missed("")(verdict("twinmove", fen, "hold", "f2f3-b1c1")));
}

#[test]
fn a_player_who_switches_goes_on_with_the_other_side() {
    let fen = "rn1qkbnr/ppp2ppp/3pp3/8/8/1PP2P1b/P2PP1PP/RNBQKBNR w KQkq - 0 4 1 - -";
    assert_eq!(verdict("switch-side", fen, "win", "g2g4~").0, Verdict::Open);
    assert_eq!(verdict("switch-side", fen, "win", "g2g4~-d8h4").0, Verdict::Done);
    assert!(missed("")(verdict("switch-side", fen, "win", "g2g4")));
}

#[test]
fn a_turn_that_leaves_the_line_has_missed_at_once() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 1";
    assert_eq!(verdict("twinmove", fen, "move e2e4-f1b5", "e2e4").0, Verdict::Open);
    assert_eq!(verdict("twinmove", fen, "move e2e4-f1b5", "e2e4-f1b5").0, Verdict::Done);
    assert!(missed("")(verdict("twinmove", fen, "move e2e4-f1b5", "d2d4")));
}
