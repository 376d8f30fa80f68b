//! Legal moves, counts of positions, and both forms of FEN.

use serde_json::Value;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Rules, StateOf, Variant};
use wonderboard::variants::Visitor;

use crate::{all_entries, entries, name, spec, text, texts};

/// Lists the moves of an entry's position, and says how it stands.
struct Moves<'a>(&'a Value);

impl Visitor for Moves<'_> {
    type Out = ();

    fn visit<V: Variant>(self, rules: V) {
        let state: StateOf<V> = fen::read(&rules, text(&self.0["fen"])).expect("a FEN");
        let legal = rules.legal(&state).into_iter();
        let mut moves: Vec<String> = legal.map(|m| coords::write(&state, m)).collect();
        moves.sort();
        let mut expected = texts(&self.0["legal"]);
        expected.sort();
        assert_eq!(moves, expected, "{}", name(self.0));
        if let Some(result) = self.0.get("result") {
            assert!(result.is_null(), "{}: {result}", name(self.0));
            assert_eq!(rules.outcome(&state), None, "{}", name(self.0));
        }
        if let Some(check) = self.0["in_check"].as_bool() {
            assert_eq!(rules.in_check(&state, state.meta.turn()), check, "{}", name(self.0));
        }
    }
}

#[test]
fn the_legal_moves_are_those_listed() {
    for entry in entries("perft") {
        spec(&entry).open(Moves(&entry));
    }
}

/// Counts what follows an entry's position. Hands back how many positions were counted.
struct Counts<'a>(&'a Value);

impl Visitor for Counts<'_> {
    type Out = u64;

    fn visit<V: Variant>(self, rules: V) -> u64 {
        let state: StateOf<V> = fen::read(&rules, text(&self.0["fen"])).expect("a FEN");
        let mut counted = 0;
        for (depth, nodes) in self.0["perft"].as_object().expect("perft") {
            let nodes = nodes.as_u64().expect("a number");
            let found = perft(&rules, &state, depth.parse().expect("a depth"));
            assert_eq!(found, nodes, "{} depth {depth}", name(self.0));
            counted += nodes;
        }
        counted
    }
}

#[test]
fn positions_agree_with_the_independent_counts() {
    let counted: u64 = entries("perft").iter().map(|entry| spec(entry).open(Counts(entry))).sum();
    assert_eq!(counted, 210_626_716);
}

/// Compares a position of two boards with the same written on one.
struct BothForms<'a> {
    both: &'a str,
    one: &'a str,
}

impl Visitor for BothForms<'_> {
    type Out = ();

    fn visit<V: Variant>(self, rules: V) {
        let mut both: StateOf<V> = fen::read(&rules, self.both).expect("a FEN");
        let mut one = fen::read(&rules, self.one).expect("a FEN");
        // The form on one board says nothing of a square passed over.
        both.meta.clear_ep();
        one.meta.clear_ep();
        assert_eq!(fen::write(&rules, &one), fen::write(&rules, &both));
        assert_eq!(fen::write(&rules, &both).split(' ').next(), self.both.split(' ').next());
        let fields = |text: &str| text.split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
        let written = fen::write_on_one_board(&rules, &both).expect("no square taken twice");
        assert_eq!(fields(&written), fields(self.one));
    }
}

#[test]
fn both_forms_of_fen_say_the_same() {
    let mut compared = 0;
    for entry in all_entries() {
        for (both, one) in [("fen", "fsf_fen"), ("final_fen", "final_fsf_fen")] {
            if let (Some(both), Some(one)) = (entry[both].as_str(), entry[one].as_str()) {
                spec(&entry).open(BothForms { both, one });
                compared += 1;
            }
        }
    }
    assert!(compared > 110, "{compared}");
}
