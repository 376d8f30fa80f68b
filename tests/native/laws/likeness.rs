//! Games that are chess where nothing of their own is on the board.

use proptest::prelude::*;
use wonderboard::notation::fen;
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Rules, StateOf, Variant};
use wonderboard::variants::{Chess, Spec, Twilight, Visitor};

use super::{config, games, is_warp};
use crate::common::{Chance, wander};

/// Holds a game against a position of chess: moves, perft and how it ends.
struct LikeChess<'a> {
    state: &'a StateOf<Chess>,
    depth: u32,
}

impl Visitor for LikeChess<'_> {
    type Out = ();

    fn visit<V: Variant>(self, rules: V) {
        let text = fen::write(&Chess, self.state);
        let other = fen::read(&rules, &text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(fen::write(&rules, &other), text);
        let sorted = |mut moves: Vec<Move>| {
            moves.sort();
            moves
        };
        assert_eq!(sorted(rules.legal(&other)), sorted(Chess.legal(self.state)), "{text}");
        assert_eq!(rules.outcome(&other), Chess.outcome(self.state), "{text}");
        let counts = [perft(&rules, &other, self.depth), perft(&Chess, self.state, self.depth)];
        assert_eq!(counts[0], counts[1], "{text}");
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn twilight_without_zone_and_warps_is_chess((seed, plies) in games()) {
        wander(&Chess, &mut Chance::new(seed), plies, |state| {
            let text = fen::write(&Chess, state);
            let other = fen::read(&Twilight, &text).expect("Twilight reads chess");
            let mut moves = Twilight.legal(&other);
            moves.retain(|m| !is_warp(m));
            let mut expected = Chess.legal(state);
            moves.sort();
            expected.sort();
            assert_eq!(moves, expected, "{text}");
        });
    }

    #[test]
    fn tandem_without_tandems_is_chess((seed, plies) in games()) {
        let tandem = Spec::from_slug("tandem").expect("a game");
        let mut last = Chess.start();
        wander(&Chess, &mut Chance::new(seed), plies, |state| {
            last = *state;
            tandem.open(LikeChess { state, depth: 1 });
        });
        tandem.open(LikeChess { state: &last, depth: 3 });
    }
}
