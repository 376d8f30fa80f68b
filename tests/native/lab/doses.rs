//! A dose of nothing is orthodox chess.

use wonderboard::engine::{Limits, Root, Search, Unwatched};
use wonderboard::evaluation::Rated;
use wonderboard::notation::coords;
use wonderboard::rules::Move;
use wonderboard::variants::Spec;

use crate::common::Chance;

/// The moves of a game from a position after some random plies, in coordinates.
fn game(rated: Rated, start: Root, seed: u64) -> Vec<String> {
    let mut root = start;
    let mut chance = Chance::new(seed);
    let mut search = Search::new(rated, 1);
    let mut moves = Vec::new();
    for ply in 0..60 {
        let legal: Vec<Move> = rated.rules.legal(&root.position);
        let played = match ply {
            // The same text at random in both games, whatever the order in which moves are made.
            0..8 => {
                let mut texts: Vec<_> =
                    legal.iter().map(|&m| (coords::write(&root.position, m), m)).collect();
                texts.sort();
                texts.get(chance.below(texts.len())).map(|(_, m)| *m)
            }
            _ => search.think(&root, &Limits::nodes(400), &mut Unwatched).map(|best| best.m),
        };
        let Some(m) = played else { break };
        moves.push(coords::write(&root.position, m));
        root.advance(rated.rules, m);
    }
    moves
}

/// With chess's numbers, and without networks, the same moves are played.
#[test]
fn a_dose_of_nothing_gives_the_games_of_chess() {
    let chess = Spec::CHESS;
    for slug in ["tandem", "switch-side", "twilight"] {
        let spec = Spec::from_slug(slug).expect("a game");
        let none = spec.doses().into_iter().find(|dose| dose.amount == "0").expect("a dose");
        for seed in 1..=4 {
            let rated = Rated::new(none.game.rules, chess.evaluation());
            let ours = game(rated, Root::of(none.start), seed);
            let chess = chess.rated_alone();
            let theirs = game(chess, Root::of(chess.rules.start()), seed);
            assert_eq!(ours, theirs, "{slug}");
        }
    }
}

#[test]
fn the_whole_dose_is_the_game() {
    for slug in ["tandem", "switch-side", "twilight"] {
        let spec = Spec::from_slug(slug).expect("a game");
        let doses = spec.doses();
        let last = doses.last().expect("a dose");
        assert_eq!(last.start, spec.rules().start(), "{slug}");
        assert!(doses.len() >= 4, "{slug}");
    }
    assert!(Spec::CHESS.doses().is_empty());
}
