//! The independent counts, move lists, games and mates of `tests/vectors/alice.json`.

use serde_json::Value;
use wonderboard::board::BoardId;
use wonderboard::engine::mate::mating_moves;
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::alice::{Alice, Glass, Passing};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Reason, Rules, StateOf, Variant};
use wonderboard::variants::{Chess, Twilight, weights};

fn vectors(kind: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("vectors/alice.json")).expect("JSON");
    let all = all["vectors"].as_array().expect("vectors");
    all.iter().filter(|vector| vector["kind"] == kind).cloned().collect()
}

fn alice<const N: usize>(vector: &Value, glass: Glass) -> Alice<Chess, N> {
    let passing = match vector["options"]["ep"].as_str() {
        Some("first") => Passing::First,
        Some("second") => Passing::Second,
        Some("either") => Passing::Either,
        _ => Passing::None,
    };
    let castling = vector["options"]["castling"] != false;
    let weights = &weights::ORTHODOX;
    Alice { inner: Chess, glass, black_on: BoardId::A, castling, passing, weights }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn check<V: Variant>(rules: &V, vector: &Value) {
    let name = format!("{} {} {}", vector["variant"], vector["id"], vector["options"]);
    let state: StateOf<V> = fen::read(rules, text(&vector["fen"])).expect(&name);
    if let Some(legal) = vector["legal"].as_array() {
        let mut moves: Vec<String> =
            rules.legal(&state).into_iter().map(|m| coords::write(&state, m)).collect();
        moves.sort();
        let mut expected: Vec<&str> = legal.iter().map(text).collect();
        expected.sort();
        assert_eq!(moves, expected, "{name}");
    }
    for (depth, nodes) in vector["perft"].as_object().expect("perft") {
        let depth: u32 = depth.parse().expect("a depth");
        if nodes.as_u64() < Some(1_000_000) {
            assert_eq!(Some(perft(rules, &state, depth)), nodes.as_u64(), "{name} depth {depth}");
        }
    }
}

#[test]
fn positions_agree_with_the_independent_counts() {
    for vector in vectors("perft") {
        match text(&vector["variant"]) {
            "alice" | "looking-glass" => check(&alice::<2>(&vector, Glass::Alice), &vector),
            "ms-alice" => check(&alice::<2>(&vector, Glass::MsAlice), &vector),
            "odonohue" => check(&alice::<2>(&vector, Glass::ODonohue), &vector),
            "duo" => check(&alice::<2>(&vector, Glass::Duo), &vector),
            "alice-3" => check(&alice::<3>(&vector, Glass::Alice), &vector),
            _ => {}
        }
    }
}

#[test]
fn games_replay_and_are_written_as_recorded() {
    for vector in vectors("game") {
        let rules = alice::<2>(&vector, Glass::Alice);
        let mut state: StateOf<Alice<Chess, 2>> = rules.start();
        let moves = vector["moves"].as_array().expect("moves");
        let sans = vector["san"].as_array().expect("SAN");
        assert_eq!(moves.len(), sans.len());
        for (m, expected) in moves.iter().zip(sans) {
            let played = coords::read(&rules, &state, text(m)).expect("a legal move");
            assert_eq!(san::write(&rules, &state, played), text(expected), "{}", vector["id"]);
            assert_eq!(san::read(&rules, &state, text(expected)), Ok(played));
            state = rules.play(&state, played);
        }
        assert_eq!(fen::write(&rules, &state), text(&vector["final_fen"]), "{}", vector["id"]);
        let mated = rules.outcome(&state).map(|end| end.reason) == Some(Reason::Checkmate);
        assert_eq!(mated, vector["final_state"] == "mate", "{}", vector["id"]);
    }
}

#[test]
fn both_forms_of_fen_say_the_same() {
    for vector in vectors("perft") {
        let Some(one_board) = vector["fsf_fen"].as_str() else { continue };
        if vector["variant"] == "alice" {
            let rules = alice::<2>(&vector, Glass::Alice);
            // The one-board form says nothing of a square passed over.
            let mut both = fen::read(&rules, text(&vector["fen"])).expect("a FEN");
            let mut one = fen::read(&rules, one_board).expect("a FEN");
            both.meta.clear_ep();
            one.meta.clear_ep();
            assert_eq!(fen::write(&rules, &one), fen::write(&rules, &both));
            let fields =
                |text: &str| text.split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
            let written = fen::write_on_one_board(&rules, &both).expect("no square taken twice");
            assert_eq!(fields(&written), fields(one_board));
        }
    }
}

#[test]
fn short_mates_are_found_with_their_only_key() {
    let mut keys = 0;
    for vector in vectors("mate_in") {
        let rules = alice::<2>(&vector, Glass::Alice);
        let state = fen::read(&rules, text(&vector["fen"])).expect("a FEN");
        let moves = vector["mate_in"].as_u64().expect("a number") as u32;
        if moves > 3 {
            continue;
        }
        assert!(!mating_moves(&rules, &state, moves).is_empty(), "{}", vector["fen"]);
        assert!(mating_moves(&rules, &state, moves - 1).is_empty(), "{}", vector["fen"]);
        if let Some(key) = vector["only_key"].as_str() {
            let found = mating_moves(&rules, &state, moves);
            let written: Vec<String> =
                found.into_iter().map(|m| san::write(&rules, &state, m)).collect();
            assert_eq!(written, [key]);
            keys += 1;
        }
    }
    assert_eq!(keys, 1, "the problem by Udo Marks");
}

#[test]
fn mate_and_stalemate_are_told_apart() {
    for vector in vectors("state") {
        let rules = alice::<2>(&vector, Glass::Alice);
        let state = fen::read(&rules, text(&vector["fen"])).expect("a FEN");
        let expected = match text(&vector["state"]) {
            "mate" => Reason::Checkmate,
            _ => Reason::Stalemate,
        };
        assert_eq!(rules.outcome(&state).map(|end| end.reason), Some(expected));
    }
}

#[test]
fn after_the_seeds_third_move_some_replies_are_possible_and_some_are_not() {
    let rules = alice::<2>(&Value::Null, Glass::Alice);
    let mut state = rules.start();
    for m in ["Nf3", "e6", "Ne5/A", "Bc5", "Nxf7"] {
        let m = san::read(&rules, &state, m).expect(m);
        state = rules.play(&state, m);
    }
    let legal: Vec<String> =
        rules.legal(&state).into_iter().map(|m| san::write(&rules, &state, m)).collect();
    for refused in ["Kxf7", "Bxf2+", "Qd4"] {
        assert!(!legal.iter().any(|m| m.starts_with(refused)), "{refused}");
    }
    assert!(legal.contains(&"Bg1/A".to_owned()), "{legal:?}");
}

#[test]
fn the_layer_lies_over_twilight() {
    let rules = Alice::<Twilight, 2> {
        inner: Twilight,
        glass: Glass::Alice,
        black_on: BoardId::A,
        castling: true,
        passing: Passing::None,
        weights: &weights::TWILIGHT,
    };
    let mut state = rules.start();
    for m in ["Ad1@Q", "Ae7Be5", "Q@Ad4Bd4"] {
        let m = coords::read(&rules, &state, m).expect(m);
        state = rules.play(&state, m);
    }
    let fen = fen::write(&rules, &state);
    assert!(
        fen.starts_with("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNB1KBNR:8/8/8/4p3/3Q4/8/8/8 - b"),
        "{fen}"
    );
}
