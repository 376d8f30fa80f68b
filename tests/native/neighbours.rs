//! The independent counts, move lists and games of `tests/vectors/neighbours.json`.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use wonderboard::board::{BoardId, BoardSquare, Color, Player, Position, Square};
use wonderboard::engine::mate::mating_moves;
use wonderboard::notation::{coords, fen, square};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Memory, Move, Outcome, Reason, Rules};
use wonderboard::variants::Spec;

use crate::vectors::what;

/// The games as the vectors call them, and as they are called here.
const GAMES: [(&str, &str); 8] = [
    ("racing-kings", "racing-kings"),
    ("atomic", "atomic"),
    ("crazyhouse", "crazyhouse"),
    ("madrasi", "madrasi"),
    ("circe", "circe"),
    ("progressive", "progressive"),
    ("progressive-scottish", "progressive,rules=scottish"),
    ("progressive-circe", "progressive-circe"),
];

/// All that the vectors may say of a entry, and of a game.
const ENTRIES: [&str; 14] = [
    "name",
    "fen",
    "canonical_fen",
    "why",
    "perft",
    "kinds",
    "moves",
    "divide",
    "in_check",
    "result",
    "mate_in",
    "keys",
    "paralysed",
    "reborn",
];
const OF_LINES: [&str; 7] =
    ["seed", "name", "fen", "moves", "fens", "legal_moves_at_end", "result"];

fn games() -> impl Iterator<Item = (Rules, Value)> {
    let text = include_str!("../vectors/neighbours.json");
    let all: Value = serde_json::from_str(text).expect("the vectors are JSON");
    GAMES.into_iter().map(move |(name, text)| {
        let rules = Spec::from_text(text).expect("a game").rules();
        (rules, all["variants"][name].clone())
    })
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// An end by itself, as the vectors write it; null for none.
fn told(end: Option<Outcome>) -> Value {
    let Some(Outcome { winner, reason }) = end else { return Value::Null };
    let winner = match winner {
        Some(Player::First) => "white",
        Some(Player::Second) => "black",
        None => "draw",
    };
    vec![winner, name_of(reason)].into()
}

fn name_of(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead",
        Reason::KingExploded => "explosion",
        Reason::KingArrived => "arrived",
        Reason::BothArrived => "both arrived",
        Reason::QuietSeries => "ten series",
        other => panic!("{other:?}"),
    }
}

fn written(rules: Rules, position: &Position, moves: &[Move]) -> Vec<String> {
    assert!(moves.iter().all(|m| rules.legal(position).contains(m)));
    let mut written: Vec<String> = moves.iter().map(|&m| coords::write(position, m)).collect();
    written.sort();
    written
}

fn check(rules: Rules, entry: &Value) {
    let name = text(&entry["name"]);
    let position = fen::read(rules, text(&entry["fen"])).expect(name);
    assert_eq!(fen::write(rules, &position), text(&entry["canonical_fen"]), "{name}");
    assert_eq!(
        rules.in_check(&position, position.info.turn()),
        entry["in_check"] == true,
        "{name}"
    );
    assert_eq!(told(rules.outcome(&position)), entry["result"], "{name}");
    let legal = rules.legal(&position);
    assert_eq!(Value::from(written(rules, &position, &legal)), entry["moves"], "{name}");
    for (depth, nodes) in (1..).zip(list(&entry["perft"])) {
        assert_eq!(Some(perft(rules, &position, depth)), nodes.as_u64(), "{name}: perft {depth}");
    }
    for (m, nodes) in entry["divide"].as_object().into_iter().flatten() {
        let next = rules.play(&position, coords::read(rules, &position, m).expect(name));
        assert_eq!(Some(perft(rules, &next, 1)), nodes.as_u64(), "{name}: {m}");
    }
    for (depth, expected) in object(&entry["kinds"]) {
        let mut counted = BTreeMap::new();
        count_kinds(rules, &position, depth.parse().expect("a depth"), &mut counted);
        let expected: BTreeMap<String, u64> =
            serde_json::from_value(expected.clone()).expect("kinds");
        assert_eq!(counted, expected, "{name}: kinds at depth {depth}");
    }
    if let Some(expected) = entry.get("paralysed") {
        assert_eq!(Value::from(paralysed(rules, &position)), *expected, "{name}");
    }
    if let Some(expected) = entry.get("reborn") {
        let homes = legal.iter().filter_map(|&m| {
            let home = reborn(&position, &rules.play(&position, m), m)?;
            Some((coords::write(&position, m), Value::from(square(home.square()))))
        });
        assert_eq!(homes.collect::<Map<_, _>>(), *object(expected), "{name}");
    }
    if let Some(moves) = entry["mate_in"].as_u64() {
        let keys = mating_moves(rules, &position, moves as u32);
        assert_eq!(Value::from(written(rules, &position, &keys)), entry["keys"], "{name}");
        assert_eq!(mating_moves(rules, &position, moves as u32 - 1), [], "{name}");
    }
}

/// The squares of the pieces that are paralysed.
fn paralysed(rules: Rules, position: &Position) -> Vec<String> {
    let sites = Square::all().map(|square| BoardSquare::new(BoardId::A, square));
    let held = sites.filter(|&at| rules.paralyser(position.boards(), at).is_some());
    let mut held: Vec<String> = held.map(|at| square(at.square())).collect();
    held.sort();
    held
}

/// Where the piece stands after a move that it has captured, if it has come back.
fn reborn(position: &Position, next: &Position, m: Move) -> Option<BoardSquare> {
    let victim = m.victim(position)?;
    let piece = position.piece_at(victim)?;
    let mut sites = Square::all().map(|square| BoardSquare::new(BoardId::A, square));
    let stood = |at: BoardSquare| at != victim && position.piece_at(at) == Some(piece);
    sites.find(|&at| next.piece_at(at) == Some(piece) && !stood(at))
}

/// Counts the last moves of all sequences of `depth` plies, and what they lead to.
fn count_kinds(rules: Rules, position: &Position, depth: u32, counted: &mut BTreeMap<String, u64>) {
    for m in rules.legal(position) {
        let next = rules.play(position, m);
        if depth > 1 {
            count_kinds(rules, &next, depth - 1, counted);
            continue;
        }
        let mut count = |kind: &str| *counted.entry(kind.to_owned()).or_default() += 1;
        let is_gone = |&color: &Color| rules.king(&next, color).is_none();
        match Color::ALL.iter().any(is_gone) {
            true => count("king_exploded"),
            false if rules.memory().contains(&Memory::Kings) && m.captures(position) => {
                let back = reborn(position, &next, m).map_or("gone", |_| "reborn");
                count(&format!("{}_{back}", what(position, m)));
            }
            false => count(what(position, m)),
        }
        if rules.in_check(&next, next.info.turn()) {
            count("gives_check");
        }
        // The vectors go on in dead positions.
        let end = rules.outcome(&next).map(|end| end.reason);
        if let Some(end) = end.filter(|&end| end != Reason::DeadPosition) {
            count(&format!("ends:{}", name_of(end)));
        }
    }
}

#[test]
fn the_neighbours_agree_with_the_independent_counts() {
    for (rules, vectors) in games() {
        let positions = list(&vectors["positions"]);
        assert!(positions.len() >= 3);
        for entry in positions {
            let odd = object(entry).keys().find(|key| !ENTRIES.contains(&key.as_str()));
            assert_eq!(odd, None, "{}", entry["name"]);
            check(rules, entry);
        }
    }
}

#[test]
fn games_of_the_neighbours_go_and_end_as_recorded() {
    for (rules, vectors) in games() {
        let lines = list(&vectors["lines"]);
        assert!(lines.len() >= 2);
        for line in lines {
            let odd = object(line).keys().find(|key| !OF_LINES.contains(&key.as_str()));
            assert_eq!(odd, None, "{line}");
            let mut position = fen::read(rules, text(&line["fen"])).expect("a FEN");
            let moves = list(&line["moves"]);
            for ply in 0..=moves.len() {
                if let Some(expected) = line["fens"][ply.to_string()].as_str() {
                    assert_eq!(fen::write(rules, &position), expected, "after ply {ply}");
                }
                if let Some(m) = moves.get(ply) {
                    let m = coords::read(rules, &position, text(m)).expect("a move");
                    position = rules.play(&position, m);
                }
            }
            let left = rules.legal(&position).len() as u64;
            assert_eq!(Some(left), line["legal_moves_at_end"].as_u64());
            assert_eq!(told(rules.outcome(&position)), line["result"]);
        }
    }
}

#[test]
fn positions_that_cannot_come_about_are_refused() {
    const REFUSED: [(&str, &str, &str); 6] = [
        (
            "racing-kings",
            "8/8/8/8/8/4P3/k6K/8 w - - 0 1",
            "rank 3 has 'P', which is not a piece of this game",
        ),
        (
            "racing-kings",
            "8/8/8/8/8/8/k3R2K/8 b - - 0 1",
            "Black is in check, which is forbidden in this game",
        ),
        ("racing-kings", "k6K/8/8/8/8/8/8/8 b - - 0 1", "the game was over before Black's turn"),
        ("racing-kings", "k7/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("atomic", "8/8/8/8/8/8/8/K7 w - - 0 1", "Black has no king"),
        ("atomic", "4k3/8/8/8/8/8/4R3/K7 w - - 0 1", "Black is in check, but it is White's turn"),
    ];
    for (slug, text, why) in REFUSED {
        let rules = Spec::from_slug(slug).expect("a game").rules();
        let told = fen::read(rules, text).expect_err(text).to_string();
        assert!(told.ends_with(why), "{text}: {told}");
    }
    let atomic = Spec::from_slug("atomic").expect("a game").rules();
    // The game is over; or the kings touch.
    for text in ["8/8/8/8/8/8/8/K7 b - - 0 1", "8/8/8/8/8/8/kK6/1R6 w - - 0 1"] {
        assert!(fen::read(atomic, text).is_ok(), "{text}");
    }
}
