//! The search of series of moves finds every mate there is: those of the vectors, and those of random games,
//! proved by trying every series.

use std::collections::HashSet;

use serde_json::Value;
use wonderboard::board::Position;
use wonderboard::engine::{Limits, Root, Search, Unwatched};
use wonderboard::notation::fen;
use wonderboard::rules::{Reason, Rules};
use wonderboard::variants::Spec;

use crate::common::Chance;

/// Positions that may be looked at for a mate: what a worker does in a second.
const ENOUGH: u64 = 500_000;

fn mates_now(rules: Rules, position: &Position) -> bool {
    rules.outcome(position).is_some_and(|end| end.reason == Reason::Checkmate)
}

/// Can the side to move mate with the rest of its series? Tries everything, each position once.
fn has_mate(rules: Rules, position: &Position, seen: &mut HashSet<u64>) -> bool {
    let us = position.info.turn();
    rules.legal(position).into_iter().any(|m| {
        let next = rules.play(position, m);
        if !seen.insert(next.info.key()) {
            return false;
        }
        match next.info.turn() == us {
            true => has_mate(rules, &next, seen),
            false => mates_now(rules, &next),
        }
    })
}

/// Does the search find a mate within the series, and is it one?
fn finds_mate(spec: Spec, position: &Position) -> bool {
    let rules = spec.rules();
    let mut search = Search::new(spec.rated(), 1);
    let root = Root::of(*position);
    let best = search.think(&root, &Limits::nodes(ENOUGH), &mut Unwatched).expect("a move");
    let end = best.report.pv.iter().fold(*position, |position, &m| {
        assert!(rules.legal(&position).contains(&m), "{}", fen::write(rules, &position));
        rules.play(&position, m)
    });
    mates_now(rules, &end)
}

#[test]
fn the_mates_of_the_vectors_are_found() {
    let all: Value =
        serde_json::from_str(include_str!("../vectors/neighbours.json")).expect("the vectors");
    let mut found = 0;
    for (name, slug) in [("progressive", "progressive"), ("progressive-circe", "progressive-circe")]
    {
        let spec = Spec::from_slug(slug).expect("a game");
        let rules = spec.rules();
        for line in all["variants"][name]["lines"].as_array().expect("lines") {
            if line["result"][1] != "checkmate" {
                continue;
            }
            let position = fen::read(rules, line["fen"].as_str().expect("a FEN")).expect("a FEN");
            assert!(finds_mate(spec, &position), "{}", line["fen"]);
            found += 1;
        }
    }
    assert!(found > 0);
}

/// Some position of a random game, at the beginning of the series of that full move.
fn some_position(rules: Rules, chance: &mut Chance, series: usize) -> Option<Position> {
    let mut position: Position = rules.start();
    for _ in 0..series {
        let us = position.info.turn();
        while position.info.turn() == us {
            let m = chance.pick(&rules.legal(&position))?;
            position = rules.play(&position, m);
        }
    }
    rules.outcome(&position).is_none().then_some(position)
}

/// Positions of random games in which the rest of the series can mate: so many of each of these games, found by
/// trying every series.
const RANDOM: [(&str, usize); 3] =
    [("progressive", 60), ("progressive,rules=scottish", 20), ("progressive-circe", 20)];
/// The same in a file, of which `cargo bench --bench series` knows them: a game and a FEN a line.
const WRITTEN: &str = include_str!("../vectors/series-mates.txt");

fn positions_with_mates(spec: Spec, wanted: usize) -> Vec<Position> {
    let (rules, mut chance, mut found) = (spec.rules(), Chance::new(5), Vec::new());
    while found.len() < wanted {
        // Series of three and of four moves.
        let before = 2 + chance.below(8) / 7;
        let position = some_position(rules, &mut chance, before);
        found.extend(position.filter(|at| has_mate(rules, at, &mut HashSet::new())));
    }
    found
}

#[test]
fn mates_that_there_are_in_random_games_are_found() {
    let mut lines = Vec::new();
    for (slug, wanted) in RANDOM {
        let spec = Spec::from_text(slug).expect("a game");
        for position in positions_with_mates(spec, wanted) {
            let line = format!("{slug} {}", fen::write(spec.rules(), &position));
            assert!(finds_mate(spec, &position), "{line}");
            lines.push(line);
        }
    }
    assert_eq!(lines, WRITTEN.lines().collect::<Vec<_>>(), "the file is to be as follows");
}
