//! The independent counts, move lists, games and mates of `tests/vectors/alice.json`, and what the
//! source of the rules says of problems and games.

mod counts;
mod draws;
mod empty_board;
mod endings;
mod fens;
mod games;
mod laws;
mod mates;
mod problem;

use serde_json::Value;
use wonderboard::variants::Spec;

/// The kinds of entries: how many there are, and what the tests look at in each.
const KINDS: [(&str, usize, &[&str]); 4] = [
    ("perft", 151, &["fen", "fsf_fen", "perft", "legal", "in_check", "result"]),
    ("game", 14, &["fen", "moves", "san", "final_fen", "final_fsf_fen", "final_state"]),
    ("mate_in", 39, &["fen", "fsf_fen", "mate_in", "only_key", "key_long", "replies"]),
    ("state", 3, &["fen", "fsf_fen", "state"]),
];

/// What is said of an entry's game, of the entry itself, and of how other programs see it.
const ABOUT: [&str; 7] = ["kind", "id", "variant", "options", "source", "note", "recorded_result"];

pub fn all_entries() -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../../vectors/alice.json")).expect("JSON");
    all["vectors"].as_array().expect("vectors").clone()
}

/// All entries of a kind.
fn entries(kind: &str) -> Vec<Value> {
    all_entries().into_iter().filter(|entry| entry["kind"] == kind).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(text).collect()
}

/// What an entry is called when a test fails.
fn name(entry: &Value) -> String {
    format!("{} {} {} {}", entry["variant"], entry["id"], entry["options"], entry["fen"])
}

/// The game of an entry. A game without an option has the value that is asked for, always.
pub fn spec(entry: &Value) -> Spec {
    let spec = Spec::from_slug(text(&entry["variant"])).unwrap_or_else(|| panic!("{entry}"));
    let castling = if entry["options"]["castling"] == false { "off" } else { "on" };
    let ep = entry["options"]["ep"].as_str().unwrap_or("none");
    let fixed = if spec.card().slug == "alice-8x4" { "off" } else { "on" };
    [("castling", castling, fixed), ("ep", ep, "none")].into_iter().fold(spec, |spec, option| {
        let (key, value, always) = option;
        if spec.option(key).is_none() {
            assert_eq!(value, always, "{}: {key}", name(entry));
            return spec;
        }
        spec.with_option(key, value).unwrap_or_else(|fault| panic!("{}: {fault:?}", name(entry)))
    })
}

#[test]
fn every_entry_is_of_a_kind_that_is_looked_at() {
    let mut counted = 0;
    for (kind, count, keys) in KINDS {
        let entries = entries(kind);
        assert_eq!(entries.len(), count, "{kind}");
        for entry in &entries {
            let known = |key: &String| keys.contains(&&**key) || ABOUT.contains(&&**key);
            let unknown = entry.as_object().expect("an object").keys().find(|key| !known(key));
            assert_eq!(unknown, None, "{}: nobody looks at this", name(entry));
            spec(entry);
        }
        counted += count;
    }
    assert_eq!(all_entries().len(), counted);
}
