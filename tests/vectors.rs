//! The independent counts and move lists of `tests/vectors/others.json`.

use std::collections::BTreeMap;

use serde_json::Value;
use wonderboard::board::Role;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Outcome, Reason, Rules, StateOf, Variant};
use wonderboard::variants::{Spec, Visitor};

/// The vectors' names of games that are played here.
const GAMES: [(&str, &str); 2] = [("chess", "chess"), ("twilight", "twilight")];

fn vectors(game: &str) -> Value {
    let text = include_str!("vectors/others.json");
    let all: Value = serde_json::from_str(text).expect("the vectors are JSON");
    all["variants"][game].clone()
}

struct Check<'a> {
    position: &'a Value,
}

impl Visitor for Check<'_> {
    type Out = ();

    fn visit<V: Variant>(self, rules: V) {
        let position = self.position;
        let name = position["name"].as_str().expect("a name");
        let state = fen::read(&rules, text(&position["fen"])).expect(name);
        // The vectors write an empty zone as the source does, so compare what we write of both.
        let canonical = fen::read(&rules, text(&position["canonical_fen"])).expect(name);
        assert_eq!(fen::write(&rules, &state), fen::write(&rules, &canonical), "{name}: FEN");
        assert_eq!(
            rules.in_check(&state, state.meta.turn()),
            position["in_check"] == true,
            "{name}: check"
        );
        check_moves(&rules, &state, position, name);
        check_divide(&rules, &state, position, name);
        for (depth, nodes) in (1..).zip(position["perft"].as_array().expect("perft")) {
            assert_eq!(Some(perft(&rules, &state, depth)), nodes.as_u64(), "{name}: perft {depth}");
        }
        for (depth, expected) in position["kinds"].as_object().expect("kinds") {
            let mut counted = BTreeMap::new();
            count_kinds(&rules, &state, depth.parse().expect("a depth"), &mut counted);
            let expected: BTreeMap<String, u64> =
                serde_json::from_value(expected.clone()).expect("kinds");
            assert_eq!(counted, expected, "{name}: kinds at depth {depth}");
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn check_moves<V: Variant>(rules: &V, state: &StateOf<V>, position: &Value, name: &str) {
    let mut moves: Vec<String> =
        rules.legal(state).into_iter().map(|m| coords::write(state, m)).collect();
    moves.sort();
    let mut expected: Vec<&str> =
        position["moves"].as_array().expect("moves").iter().map(text).collect();
    expected.sort();
    assert_eq!(moves, expected, "{name}: legal moves");
}

fn check_divide<V: Variant>(rules: &V, state: &StateOf<V>, position: &Value, name: &str) {
    let Some(divide) = position["divide"].as_object() else {
        let deep = position["perft"].as_array().is_some_and(|counts| counts.len() > 1);
        assert!(!deep, "{name}: the vectors divide whatever has two plies");
        return;
    };
    for (m, nodes) in divide {
        let played = coords::read(rules, state, m).expect(name);
        let next = rules.play(state, played);
        assert_eq!(Some(perft(rules, &next, 1)), nodes.as_u64(), "{name}: {m}");
    }
}

/// Counts the kinds of the last moves of all sequences of `depth` plies.
fn count_kinds<V: Variant>(
    rules: &V,
    state: &StateOf<V>,
    depth: u32,
    counted: &mut BTreeMap<String, u64>,
) {
    for m in rules.legal(state) {
        let next = rules.play(state, m);
        if depth > 1 {
            count_kinds(rules, &next, depth - 1, counted);
            continue;
        }
        let mut count = |kind: &str| *counted.entry(kind.to_owned()).or_default() += 1;
        count(kind(state, m));
        if rules.in_check(&next, next.meta.turn()) {
            count("gives_check");
        }
        match rules.outcome(&next) {
            Some(Outcome { reason: Reason::Checkmate, .. }) => count("gives_mate"),
            Some(Outcome { reason: Reason::Stalemate, .. }) => count("stalemates"),
            _ => {}
        }
    }
}

fn kind<B: wonderboard::board::Boards>(
    state: &wonderboard::board::State<B>,
    m: Move,
) -> &'static str {
    match m {
        Move::EnPassant { .. } => "ep",
        Move::Castle { .. } => "castle",
        Move::Warp { .. } => "warp",
        Move::Drop { .. } => "drop",
        Move::Flit { .. } => "flit",
        Move::Walk { from, to, becomes } => {
            let pawn = state.plane(from).role(Role::Pawn).has(from.square());
            let captures = state.plane(to).occupied().has(to.square());
            let far = from.square().rank().abs_diff(to.square().rank()) == 2;
            match (pawn && becomes != Role::Pawn, captures) {
                (true, true) => "promo_capture",
                (true, false) => "promo",
                (false, true) => "capture",
                (false, false) if pawn && far => "double",
                (false, false) => "quiet",
            }
        }
    }
}

/// Plays a recorded game and compares the positions on its way.
struct Line<'a> {
    line: &'a Value,
}

impl Visitor for Line<'_> {
    type Out = ();

    fn visit<V: Variant>(self, rules: V) {
        let mut state = rules.start();
        let check = |state: &StateOf<V>, ply: usize| {
            if let Some(expected) = self.line["fens"][ply.to_string()].as_str() {
                let expected = fen::read(&rules, expected).expect("a FEN of the vectors");
                let written = [state, &expected].map(|s| fen::write(&rules, s));
                assert_eq!(written[0], written[1], "after ply {ply}");
            }
        };
        check(&state, 0);
        for (ply, m) in (1..).zip(self.line["moves"].as_array().expect("moves")) {
            let m = coords::read(&rules, &state, text(m)).expect("a move of the vectors");
            state = rules.play(&state, m);
            check(&state, ply);
        }
        let moves = rules.legal(&state).len() as u64;
        assert_eq!(Some(moves), self.line["legal_moves_at_end"].as_u64());
    }
}

#[test]
fn positions_agree_with_the_independent_counts() {
    for (game, slug) in GAMES {
        let spec = Spec::from_slug(slug).expect("a game");
        let positions = vectors(game)["positions"].as_array().expect("positions").clone();
        assert!(!positions.is_empty(), "{game} has vectors");
        for position in &positions {
            spec.open(Check { position });
        }
    }
}

#[test]
fn recorded_games_pass_through_the_recorded_positions() {
    let mut lines = 0;
    for (game, slug) in GAMES {
        let spec = Spec::from_slug(slug).expect("a game");
        for line in vectors(game)["lines"].as_array().into_iter().flatten() {
            spec.open(Line { line });
            lines += 1;
        }
    }
    assert_eq!(lines, 2, "all recorded games were played");
}
