//! Mates and stalemates. Longer mates are those of the endings ([`super::endings`]).

use serde_json::Value;
use wonderboard::board::Position;
use wonderboard::engine::mate::mating_moves;
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::{Reason, Rules};

use super::{entries, name, spec, text};

/// No longer mates are looked for by trying everything.
const SHORT: u64 = 3;

/// Solves an entry's position if the mate is short: none is shorter, and the key is the only one
/// where that is said.
struct Mates<'a>(&'a Value);

impl Mates<'_> {
    fn visit(self, rules: Rules) {
        let (entry, name) = (self.0, name(self.0));
        let position: Position = fen::read(rules, text(&entry["fen"])).expect(&name);
        let moves = entry["mate_in"].as_u64().expect("a number");
        if moves > SHORT {
            return;
        }
        assert!(mating_moves(rules, &position, moves as u32 - 1).is_empty(), "{name}");
        let found = mating_moves(rules, &position, moves as u32);
        assert!(!found.is_empty(), "{name}");
        if let (Some(key), Some(long)) = (entry["only_key"].as_str(), entry["key_long"].as_str()) {
            let written = found.iter().map(|&m| san::write(rules, &position, m));
            assert_eq!(written.collect::<Vec<_>>(), [key], "{name}");
            assert_eq!(coords::write(&position, found[0]), long, "{name}");
        }
    }
}

#[test]
fn short_mates_are_found_with_their_only_key() {
    for entry in entries("mate_in") {
        Mates(&entry).visit(spec(&entry).rules());
    }
}

/// Looks at a position that ends the game.
struct End<'a>(&'a Value);

impl End<'_> {
    fn visit(self, rules: Rules) {
        let position: Position = fen::read(rules, text(&self.0["fen"])).expect("a FEN");
        let expected = match text(&self.0["state"]) {
            "mate" => Reason::Checkmate,
            "stalemate" => Reason::Stalemate,
            other => panic!("{other}"),
        };
        assert_eq!(rules.outcome(&position).map(|end| end.reason), Some(expected), "{}", self.0);
    }
}

#[test]
fn mate_and_stalemate_are_told_apart() {
    for entry in entries("state") {
        End(&entry).visit(spec(&entry).rules());
    }
}
