//! The independent counts, move lists and games of `tests/vectors/neighbours.json`. What it says in
//! a way that nothing here understands makes a test fail.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use wonderboard::board::{Boards, Color, Role, Site, State};
use wonderboard::engine::mate::mating_moves;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Outcome, Rules};
use wonderboard::variants::Spec;

/// The vectors' names of the games, and what they are called here.
const GAMES: [(&str, &str); 1] = [("crazyhouse", "crazyhouse")];

fn vectors(game: &str) -> Value {
    let text = include_str!("../vectors/neighbours.json");
    let all: Value = serde_json::from_str(text).expect("the vectors are JSON");
    let vectors = all["variants"][game].clone();
    let known = ["positions", "lines"];
    assert!(vectors.as_object().expect(game).keys().all(|key| known.contains(&key.as_str())));
    vectors
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("texts").iter().map(text).collect()
}

/// Holds a position against everything that is told of it.
fn check(rules: Rules, position: &Map<String, Value>) {
    let name = text(&position["name"]);
    let state = fen::read(rules, text(&position["fen"])).expect(name);
    for (entry, told) in position {
        match entry.as_str() {
            "name" | "fen" | "why" | "keys" => {}
            "canonical_fen" => assert_eq!(fen::write(rules, &state), text(told), "{name}"),
            "perft" => {
                for (depth, nodes) in (1..).zip(told.as_array().expect("counts")) {
                    let counted = Some(perft(rules, &state, depth));
                    assert_eq!(counted, nodes.as_u64(), "{name}: perft {depth}");
                }
            }
            "kinds" => check_kinds(rules, &state, told, name),
            "moves" => {
                let legal = rules.legal(&state).into_iter();
                let mut moves: Vec<String> = legal.map(|m| coords::write(&state, m)).collect();
                moves.sort();
                assert_eq!(moves, texts(told), "{name}: legal moves");
            }
            "divide" => check_divide(rules, &state, told, name),
            "in_check" => {
                let check = rules.in_check(&state, state.meta.turn());
                assert_eq!(Value::from(check), *told, "{name}: check");
            }
            "result" => assert_eq!(result(rules, &state), *told, "{name}: result"),
            "mate_in" => {
                let moves = told.as_u64().expect("moves") as u32;
                let keys = mating_moves(rules, &state, moves).into_iter();
                let keys: Vec<String> = keys.map(|m| coords::write(&state, m)).collect();
                assert_eq!(keys, texts(&position["keys"]), "{name}: keys");
                assert!(mating_moves(rules, &state, moves - 1).is_empty(), "{name}: shorter");
            }
            entry => panic!("{name}: nothing is known of {entry:?}"),
        }
    }
}

fn check_divide(rules: Rules, state: &State, divide: &Value, name: &str) {
    let divide = divide.as_object().expect("counts");
    assert_eq!(divide.len(), rules.legal(state).len(), "{name}: moves divided");
    for (m, nodes) in divide {
        let next = rules.play(state, coords::read(rules, state, m).expect(name));
        assert_eq!(Some(perft(rules, &next, 1)), nodes.as_u64(), "{name}: {m}");
    }
}

/// How the position ends the game, as the vectors tell it.
fn result(rules: Rules, state: &State) -> Value {
    let Some(end) = rules.outcome(state) else { return Value::Null };
    let winner =
        Color::ALL.into_iter().find(|&color| end.winner == Some(state.meta.seat_of(color)));
    let winner = winner.map_or("draw", |color| color.pick("white", "black"));
    Value::from(vec![winner, reason(end)])
}

fn reason(end: Outcome) -> &'static str {
    use wonderboard::rules::Reason::*;
    match end.reason {
        Checkmate => "checkmate",
        Stalemate => "stalemate",
        DeadPosition => "dead",
        other => panic!("the vectors know no {other:?}"),
    }
}

/// Counts what the last moves of all sequences are.
fn check_kinds(rules: Rules, state: &State, told: &Value, name: &str) {
    for (depth, expected) in told.as_object().expect("kinds") {
        let mut counted: BTreeMap<String, u64> = BTreeMap::new();
        count(rules, state, depth.parse().expect("a depth"), &mut |state, m| {
            let next = rules.play(state, m);
            *counted.entry(kind(state, m).to_owned()).or_default() += 1;
            if rules.in_check(&next, next.meta.turn()) {
                *counted.entry("gives_check".to_owned()).or_default() += 1;
            }
            if let Some(end) = rules.outcome(&next) {
                *counted.entry(format!("ends:{}", reason(end))).or_default() += 1;
            }
        });
        let expected: BTreeMap<String, u64> =
            serde_json::from_value(expected.clone()).expect("kinds");
        assert_eq!(counted, expected, "{name}: kinds at depth {depth}");
    }
}

/// Shows the last moves of all sequences of `depth` plies.
fn count(rules: Rules, state: &State, depth: u32, show: &mut impl FnMut(&State, Move)) {
    for m in rules.legal(state) {
        match depth {
            1 => show(state, m),
            _ => count(rules, &rules.play(state, m), depth - 1, show),
        }
    }
}

/// What the vectors call a move.
fn kind<B: Boards>(state: &State<B>, m: Move) -> &'static str {
    let pawn = |from: Site| state.plane(from).role_at(from.square()) == Some(Role::Pawn);
    let rank = |at: Option<Site>| at.map_or(0, |at| at.square().rank());
    let far = rank(m.origin()).abs_diff(rank(m.landing())) == 2;
    match m {
        Move::EnPassant { .. } => "ep",
        Move::Castle { .. } => "castle",
        Move::Drop { .. } => "drop",
        _ => match (m.promotion(state).is_some(), m.captures(state)) {
            (true, true) => "promo_capture",
            (true, false) => "promo",
            (false, true) => "capture",
            (false, false) if far && m.origin().is_some_and(pawn) => "double",
            (false, false) => "quiet",
        },
    }
}

/// Plays a recorded game and holds the positions on its way against those recorded.
fn replay(rules: Rules, line: &Map<String, Value>) {
    let known = ["seed", "fen", "moves", "fens", "legal_moves_at_end", "result"];
    assert!(line.keys().all(|key| known.contains(&key.as_str())), "{:?}", line.keys());
    let mut state = fen::read(rules, text(&line["fen"])).expect("a FEN");
    let mut seen = 0;
    let mut look = |state: &State, ply: usize| {
        if let Some(expected) = line["fens"].get(ply.to_string()) {
            assert_eq!(fen::write(rules, state), text(expected), "after ply {ply}");
            seen += 1;
        }
    };
    look(&state, 0);
    for (ply, m) in (1..).zip(texts(&line["moves"])) {
        state = rules.play(&state, coords::read(rules, &state, m).expect("a move"));
        look(&state, ply);
    }
    assert_eq!(Some(seen), line["fens"].as_object().map(Map::len), "all positions are met");
    assert_eq!(Some(rules.legal(&state).len() as u64), line["legal_moves_at_end"].as_u64());
    assert_eq!(result(rules, &state), line["result"]);
}

#[test]
fn the_neighbours_of_alice_agree_with_the_independent_counts() {
    for (game, slug) in GAMES {
        let rules = Spec::from_text(slug).expect("a game").rules();
        let vectors = vectors(game);
        let positions = vectors["positions"].as_array().expect("positions");
        assert!(positions.len() >= 10, "{game} has vectors");
        for position in positions {
            check(rules, position.as_object().expect("a position"));
        }
    }
}

#[test]
fn games_of_the_neighbours_pass_through_the_recorded_positions() {
    for (game, slug) in GAMES {
        let rules = Spec::from_text(slug).expect("a game").rules();
        let vectors = vectors(game);
        let lines = vectors["lines"].as_array().expect("lines");
        assert_eq!(lines.len(), 2, "{game} has two recorded games");
        for line in lines {
            replay(rules, line.as_object().expect("a game"));
        }
    }
}
