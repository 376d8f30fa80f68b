//! The problem by Udo Marks (The Problemist, March 1999) with the solution the source gives.

use wonderboard::board::Position;
use wonderboard::engine::mate::mating_moves;
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::{Reason, Rules};
use wonderboard::variants::Spec;

use super::{entries, text, texts};

const POSITION: &str = "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - - 0 1";

/// What follows 1.Kb1/A: a defence, or a piece with all its moves that are not named before; and the
/// mate that answers.
const ANSWERS: [(&str, &str); 13] = [
    ("Ae8Be7", "Rxe7/A#"),
    ("Ae8", "Re7/A#"),
    ("Ag5", "Rg5/A#"),
    ("Ac3Ba1", "Qxa1/A#"),
    ("Ac3Bb2", "Qxb2/A#"),
    ("Ac3", "Qc3/A#"),
    // Printed without the capture that it is here.
    ("Ah5Bf3", "Nxf3/A#"),
    ("Ah5", "Nf3/A#"),
    ("Ac5", "Rc5/A#"),
    ("Ad6", "Bd6/A#"),
    ("Ab7", "Nc6/A#"),
    ("Ae3", "Qe3/A#"),
    ("Ag3", "Bh2/A#"),
];

/// The position after some moves.
fn after(rules: Rules, moves: &[&str]) -> Position {
    let position = fen::read(rules, POSITION).expect("a FEN");
    moves.iter().fold(position, |position, text| {
        let m = san::read(rules, &position, text).unwrap_or_else(|f| panic!("{moves:?}: {f}"));
        assert_eq!(san::write(rules, &position, m), *text, "{moves:?}");
        rules.play(&position, m)
    })
}

/// All moves that mate at once, in SAN.
fn mates(rules: Rules, position: &Position) -> Vec<String> {
    let found = mating_moves(rules, position, 1);
    found.into_iter().map(|m| san::write(rules, position, m)).collect()
}

struct Key;

impl Key {
    fn visit(self, rules: Rules) {
        let keys = mating_moves(rules, &after(rules, &[]), 2);
        assert_eq!(keys.len(), 1);
        assert_eq!(san::write(rules, &after(rules, &[]), keys[0]), "Kb1/A");
        assert!(mates(rules, &after(rules, &[])).is_empty());
    }
}

#[test]
fn the_key_is_the_only_one() {
    Key.visit(Spec::from_slug("alice").expect("a game").rules());
}

struct Defences;

impl Defences {
    fn visit(self, rules: Rules) {
        let entry = entries("mate_in").into_iter().find(|entry| entry["only_key"].is_string());
        let entry = entry.expect("the problem");
        assert_eq!(text(&entry["fen"]), POSITION);
        let position = after(rules, &["Kb1/A"]);
        let mut replies = entry["replies"].as_object().expect("replies").clone();
        let mut answered = [0; ANSWERS.len()];
        for reply in rules.legal(&position) {
            let coordinates = coords::write(&position, reply);
            let named = format!("{} {coordinates}", san::write(rules, &position, reply));
            let mut found = mates(rules, &rules.play(&position, reply));
            let listed = replies.remove(&named).unwrap_or_else(|| panic!("{named} is not listed"));
            let mut listed = texts(&listed);
            let place = ANSWERS.iter().position(|row| coordinates.starts_with(row.0));
            let place = place.unwrap_or_else(|| panic!("the source has no {named}"));
            assert!(found.contains(&ANSWERS[place].1.to_owned()), "{named}: {found:?}");
            answered[place] += 1;
            found.sort();
            listed.sort();
            assert_eq!(found, listed, "{named}");
        }
        assert!(replies.is_empty(), "not legal: {replies:?}");
        assert!(!answered.contains(&0), "a defence of the source is none: {answered:?}");
    }
}

#[test]
fn every_defence_is_answered_by_the_mate_the_source_gives() {
    Defences.visit(Spec::from_slug("alice").expect("a game").rules());
}

/// Checks that are no mate, for a piece still comes between or takes.
const CHECKS: [&[&str]; 3] = [
    &["Kb1/A", "Nf7", "Bc7/A+", "Nd6/A"],
    &["Kb1/A", "g2", "Bg3/A+", "Rxg3"],
    &["b5/A", "Ba1", "Qc3/A+", "Bxd4/A"],
];

/// Defences after which there is no mate.
const REFUTATIONS: [&[&str]; 2] = [&["Qd3/A", "Ra8+"], &["b5/A", "Ba1"]];

struct Tries;

impl Tries {
    fn visit(self, rules: Rules) {
        for line in CHECKS {
            assert_eq!(rules.outcome(&after(rules, line)), None, "{line:?}");
        }
        for line in REFUTATIONS {
            let found = mates(rules, &after(rules, line));
            assert!(found.is_empty(), "{line:?}: {found:?}");
        }
        // 1.Qd3/A threatens mate, and taking the queen allows another.
        let mut threat = after(rules, &["Qd3/A"]);
        threat.info.hand_over();
        assert!(mates(rules, &threat).contains(&"Rd5/A#".to_owned()));
        let mated = after(rules, &["Qd3/A", "Nxd3", "Rc5/A#"]);
        assert_eq!(rules.outcome(&mated).map(|end| end.reason), Some(Reason::Checkmate));
    }
}

#[test]
fn the_tries_fail_to_the_replies_the_source_gives() {
    Tries.visit(Spec::from_slug("alice").expect("a game").rules());
}
