//! Legal moves, counts of positions, and both forms of FEN.

use serde_json::Value;
use wonderboard::board::Position;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::Rules;
use wonderboard::rules::perft::perft;

use super::{entries, name, spec, text, texts};

/// Lists the moves of an entry's position, and says how it stands.
struct Moves<'a>(&'a Value);

impl Moves<'_> {
    fn visit(self, rules: Rules) {
        let position: Position = fen::read(rules, text(&self.0["fen"])).expect("a FEN");
        let legal = rules.legal(&position).into_iter();
        let mut moves: Vec<String> = legal.map(|m| coords::write(&position, m)).collect();
        moves.sort();
        let mut expected = texts(&self.0["legal"]);
        expected.sort();
        assert_eq!(moves, expected, "{}", name(self.0));
        if let Some(result) = self.0.get("result") {
            assert!(result.is_null(), "{}: {result}", name(self.0));
            assert_eq!(rules.outcome(&position), None, "{}", name(self.0));
        }
        if let Some(check) = self.0["in_check"].as_bool() {
            assert_eq!(rules.in_check(&position, position.info.turn()), check, "{}", name(self.0));
        }
    }
}

#[test]
fn the_legal_moves_are_those_listed() {
    for entry in entries("perft") {
        Moves(&entry).visit(spec(&entry).rules());
    }
}

/// Counts what follows an entry's position. Hands back how many positions were counted.
struct Counts<'a>(&'a Value);

impl Counts<'_> {
    fn visit(self, rules: Rules) -> u64 {
        let position: Position = fen::read(rules, text(&self.0["fen"])).expect("a FEN");
        let mut counted = 0;
        for (depth, nodes) in self.0["perft"].as_object().expect("perft") {
            let nodes = nodes.as_u64().expect("a number");
            let found = perft(rules, &position, depth.parse().expect("a depth"));
            assert_eq!(found, nodes, "{} depth {depth}", name(self.0));
            counted += nodes;
        }
        counted
    }
}

#[test]
fn positions_agree_with_the_independent_counts() {
    let counted: u64 =
        entries("perft").iter().map(|entry| Counts(entry).visit(spec(entry).rules())).sum();
    assert_eq!(counted, 210_626_716);
}
