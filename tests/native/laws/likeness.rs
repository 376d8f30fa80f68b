//! Games that are chess where nothing of their own is on the board.

use crate::common::{CHESS, TWILIGHT};
use proptest::prelude::*;
use wonderboard::board::Position;
use wonderboard::notation::fen;
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::Spec;

use super::{config, games, is_warp};
use crate::common::{Chance, wander};

/// Holds a game against a position of chess: moves, perft and how it ends.
struct LikeChess<'a> {
    position: &'a Position,
    depth: u32,
}

impl LikeChess<'_> {
    fn visit(self, rules: Rules) {
        let text = fen::write(CHESS, self.position);
        let other = fen::read(rules, &text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(fen::write(rules, &other), text);
        let sorted = |mut moves: Vec<Move>| {
            moves.sort();
            moves
        };
        assert_eq!(sorted(rules.legal(&other)), sorted(CHESS.legal(self.position)), "{text}");
        assert_eq!(rules.outcome(&other), CHESS.outcome(self.position), "{text}");
        let counts = [perft(rules, &other, self.depth), perft(CHESS, self.position, self.depth)];
        assert_eq!(counts[0], counts[1], "{text}");
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn twilight_without_zone_and_warps_is_chess((seed, plies) in games()) {
        wander(CHESS, &mut Chance::new(seed), plies, |position| {
            let text = fen::write(CHESS, position);
            let other = fen::read(TWILIGHT, &text).expect("Twilight reads chess");
            let mut moves = TWILIGHT.legal(&other);
            moves.retain(|m| !is_warp(m));
            let mut expected = CHESS.legal(position);
            moves.sort();
            expected.sort();
            assert_eq!(moves, expected, "{text}");
        });
    }

    #[test]
    fn tandem_without_tandems_is_chess((seed, plies) in games()) {
        let tandem = Spec::from_slug("tandem").expect("a game");
        let mut last = CHESS.start();
        wander(CHESS, &mut Chance::new(seed), plies, |position| {
            last = *position;
            LikeChess { position, depth: 1 }.visit(tandem.rules());
        });
        LikeChess { position: &last, depth: 3 }.visit(tandem.rules());
    }
}
