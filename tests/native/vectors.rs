//! The independent counts and move lists of `tests/vectors/others.json`.

use std::collections::BTreeMap;

use serde_json::Value;
use wonderboard::board::{BoardSquare, Boards, Position, Role};
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Reason, Rules};
use wonderboard::variants::{Spec, chain};

/// The vectors' names of the games, and what they are called here.
const GAMES: [(&str, &str); 6] = [
    ("chess", "chess"),
    ("twilight", "twilight"),
    ("tandem", "tandem"),
    ("twinmove", "twinmove"),
    ("sscc", "switch-side,limit=off"),
    ("sscc-iqbal", "switch-side"),
];

/// How the vectors of a game name the kinds of its moves.
#[derive(Clone, Copy)]
enum Kinds {
    Plain,
    /// By whether a pawn goes alone, or of a pair one or both.
    Pawns,
    /// By whether a pawn or a piece goes.
    Halves,
}

fn kinds(game: &str) -> Kinds {
    match game {
        "tandem" => Kinds::Pawns,
        "twinmove" => Kinds::Halves,
        _ => Kinds::Plain,
    }
}

fn vectors(game: &str) -> Value {
    let text = include_str!("../vectors/others.json");
    let all: Value = serde_json::from_str(text).expect("the vectors are JSON");
    all["variants"][game].clone()
}

struct Check<'a> {
    kinds: Kinds,
    entry: &'a Value,
}

impl Check<'_> {
    fn visit(self, rules: Rules) {
        let entry = self.entry;
        let name = entry["name"].as_str().expect("a name");
        let position = fen::read(rules, text(&entry["fen"])).expect(name);
        // The vectors write an empty zone as the source does, so compare what we write of both.
        let canonical = fen::read(rules, text(&entry["canonical_fen"])).expect(name);
        assert_eq!(fen::write(rules, &position), fen::write(rules, &canonical), "{name}: FEN");
        assert_eq!(
            rules.in_check(&position, position.info.turn()),
            entry["in_check"] == true,
            "{name}: check"
        );
        check_moves(rules, &position, entry, name);
        check_turns(rules, &position, entry);
        check_chains(rules, &position, entry);
        check_divide(rules, &position, entry, name);
        for (depth, nodes) in (1..).zip(entry["perft"].as_array().expect("perft")) {
            assert_eq!(
                Some(perft(rules, &position, depth)),
                nodes.as_u64(),
                "{name}: perft {depth}"
            );
        }
        for (depth, expected) in entry["kinds"].as_object().expect("kinds") {
            let mut counted = BTreeMap::new();
            let depth = depth.parse().expect("a depth");
            count_kinds(rules, &position, depth, &mut |position, m| {
                let name = kind(self.kinds, position, m);
                *counted.entry(name).or_default() += 1;
                for &event in events(rules, &rules.play(position, m)) {
                    *counted.entry(event.to_owned()).or_default() += 1;
                }
            });
            let expected: BTreeMap<String, u64> =
                serde_json::from_value(expected.clone()).expect("kinds");
            assert_eq!(counted, expected, "{name}: kinds at depth {depth}");
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn check_moves(rules: Rules, position: &Position, entry: &Value, name: &str) {
    let mut moves: Vec<String> =
        rules.legal(position).into_iter().map(|m| coords::write(position, m)).collect();
    moves.sort();
    let mut expected: Vec<&str> =
        entry["moves"].as_array().expect("moves").iter().map(text).collect();
    expected.sort();
    assert_eq!(moves, expected, "{name}: legal moves");
}

/// Counts sequences of whole turns, where the vectors do.
fn check_turns(rules: Rules, position: &Position, entry: &Value) {
    for (depth, expected) in (1..).zip(entry["turns"].as_array().into_iter().flatten()) {
        assert_eq!(Some(turns(rules, position, depth)), expected.as_u64(), "{}", entry["name"]);
    }
}

/// Compares the sizes of the chains that moves make, where the vectors give them.
fn check_chains(rules: Rules, position: &Position, entry: &Value) {
    let Some(sizes) = entry["chain_size"].as_object() else { return };
    let legal = rules.legal(position);
    let found = legal.iter().filter(|m| matches!(m, Move::Switch(_)));
    let found = found.filter_map(|&m| {
        let size = chain::size_after(rules.play(position, m).boards(), m);
        (size > 0).then(|| (coords::write(position, m), Value::from(size)))
    });
    assert_eq!(found.collect::<serde_json::Map<_, _>>(), *sizes, "{}", entry["name"]);
}

/// The number of sequences of so many turns; one that ends the game is a turn.
fn turns(rules: Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = rules.legal(position).into_iter().map(|m| rules.play(position, m));
    after
        .map(|next| {
            match next.info.turn() == position.info.turn() && rules.ending(&next).is_none() {
                true => turns(rules, &next, depth),
                false => turns(rules, &next, depth - 1),
            }
        })
        .sum()
}

fn check_divide(rules: Rules, position: &Position, entry: &Value, name: &str) {
    let Some(divide) = entry["divide"].as_object() else {
        let deep = entry["perft"].as_array().is_some_and(|counts| counts.len() > 1);
        assert!(!deep, "{name}: the vectors divide whatever has two plies");
        return;
    };
    for (m, nodes) in divide {
        let played = coords::read(rules, position, m).expect(name);
        let next = rules.play(position, played);
        assert_eq!(Some(perft(rules, &next, 1)), nodes.as_u64(), "{name}: {m}");
    }
}

/// Counts the last moves of all sequences of `depth` plies.
fn count_kinds(
    rules: Rules,
    position: &Position,
    depth: u32,
    count: &mut impl FnMut(&Position, Move),
) {
    for m in rules.legal(position) {
        match depth {
            1 => count(position, m),
            _ => count_kinds(rules, &rules.play(position, m), depth - 1, count),
        }
    }
}

/// What a position is besides one more on the way.
fn events(rules: Rules, next: &Position) -> &'static [&'static str] {
    let check = rules.in_check(next, next.info.turn());
    match rules.outcome(next).map(|end| end.reason) {
        Some(Reason::Checkmate) => &["gives_check", "gives_mate"],
        Some(Reason::Stalemate) => &["stalemates"],
        Some(Reason::KingCaptured) => &["king_captured"],
        _ if check => &["gives_check"],
        _ => &[],
    }
}

/// What the vectors call a move.
fn kind<B: Boards>(kinds: Kinds, position: &Position<B>, m: Move) -> String {
    let role = m.origin().and_then(|at| position.board(at).role_at(at.square()));
    let who = match (kinds, role) {
        (Kinds::Pawns, Some(Role::Pawn)) => "single_",
        (Kinds::Pawns, Some(Role::Tandem)) => match m {
            Move::Part { .. } | Move::PartEnPassant { .. } => "member_",
            Move::Rocket { .. } => "",
            _ => "yoked_",
        },
        (Kinds::Halves, Some(Role::Pawn)) => "pawn_",
        (Kinds::Halves, Some(_)) if !matches!(m, Move::Castle { .. }) => "piece_",
        _ => "",
    };
    let switch = if matches!(m, Move::Switch(_)) { "switch:" } else { "" };
    let mut what = what(position, m).to_owned();
    if what == "quiet" && (who == "pawn_" || matches!(kinds, Kinds::Pawns) && !who.is_empty()) {
        what = "push".to_owned();
    }
    format!("{switch}{who}{what}")
}

/// What the vectors call the way a move goes.
pub fn what<B: Boards>(position: &Position<B>, m: Move) -> &'static str {
    let pawn =
        |from: BoardSquare| position.piece_at(from).is_some_and(|piece| piece.role.is_pawn());
    match m.plain() {
        Move::EnPassant { .. } | Move::PartEnPassant { .. } => "ep",
        Move::Castle { .. } => "castle",
        Move::Warp { .. } => "warp",
        Move::Drop { .. } => "drop",
        Move::Rocket { becomes: Role::Pawn, .. } => "rocket",
        Move::Rocket { .. } => "rocket_promo",
        _ => match (m.promotion(position).is_some(), m.captures(position)) {
            (true, true) => "promo_capture",
            (true, false) => "promo",
            (false, true) => "capture",
            (false, false) if m.origin().is_some_and(pawn) && is_far(m) => "double",
            (false, false) => "quiet",
        },
    }
}

fn is_far(m: Move) -> bool {
    let ranks = [m.origin(), m.landing()].map(|at| at.map_or(0, |at| at.square().rank()));
    ranks[0].abs_diff(ranks[1]) == 2
}

/// Plays a recorded game and compares the positions on its way.
struct Line<'a> {
    line: &'a Value,
}

impl Line<'_> {
    fn visit(self, rules: Rules) {
        let mut position = rules.start();
        let check = |position: &Position, ply: usize| {
            if let Some(expected) = self.line["fens"][ply.to_string()].as_str() {
                let expected = fen::read(rules, expected).expect("a FEN of the vectors");
                let written = [position, &expected].map(|s| fen::write(rules, s));
                assert_eq!(written[0], written[1], "after ply {ply}");
            }
        };
        check(&position, 0);
        for (ply, m) in (1..).zip(self.line["moves"].as_array().expect("moves")) {
            let m = coords::read(rules, &position, text(m)).expect("a move of the vectors");
            position = rules.play(&position, m);
            check(&position, ply);
        }
        let moves = rules.legal(&position).len() as u64;
        assert_eq!(Some(moves), self.line["legal_moves_at_end"].as_u64());
    }
}

#[test]
fn positions_agree_with_the_independent_counts() {
    for (game, slug) in GAMES {
        let spec = Spec::from_text(slug).expect("a game");
        let positions = vectors(game)["positions"].as_array().expect("positions").clone();
        assert!(!positions.is_empty(), "{game} has vectors");
        for entry in &positions {
            Check { kinds: kinds(game), entry }.visit(spec.rules());
        }
    }
}

#[test]
fn recorded_games_pass_through_the_recorded_positions() {
    let mut lines = 0;
    for (game, slug) in GAMES {
        let spec = Spec::from_text(slug).expect("a game");
        for line in vectors(game)["lines"].as_array().into_iter().flatten() {
            Line { line }.visit(spec.rules());
            lines += 1;
        }
    }
    assert_eq!(lines, 8, "all recorded games were played");
}
