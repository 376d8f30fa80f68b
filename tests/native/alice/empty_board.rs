//! Alice chess against chess, which it must be where one of its boards is empty.

use crate::common::CHESS;
use std::collections::BTreeSet;
use wonderboard::board::Position;

use proptest::prelude::*;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::Spec;

use crate::common::{Chance, wander};

/// A position of chess, put on board A with the other board empty.
#[derive(Clone, Copy)]
struct OneBoardEmpty<'a> {
    chess: &'a Position,
    game: &'a str,
}

impl OneBoardEmpty<'_> {
    fn is_king(rules: Rules, position: &Position, m: Move) -> bool {
        m.origin().is_some() && m.origin() == rules.king(position, position.info.turn())
    }
}

impl OneBoardEmpty<'_> {
    /// Nothing is in the way beyond the glass, and nothing attacks there. So whoever moves makes a
    /// move of chess; the king makes all of his, and so do all pieces where they may stay.
    fn visit(self, rules: Rules) {
        let text = fen::write(CHESS, self.chess).replacen(' ', ":8/8/8/8/8/8/8/8 ", 1);
        let position: Position = fen::read(rules, &text).unwrap_or_else(|f| panic!("{text}: {f}"));
        let mut chess = CHESS.legal(self.chess);
        chess.retain(|m| !matches!(m, Move::EnPassant { .. }));
        let all: BTreeSet<String> = chess.iter().map(|&m| coords::write(self.chess, m)).collect();
        let (mut kings, mut staying) = (BTreeSet::new(), BTreeSet::new());
        for m in rules.legal(&position).into_iter().filter(|m| !matches!(m, Move::Flit { .. })) {
            let brief = coords::write(&position, m).replace(['A', 'B'], "");
            assert!(all.contains(&brief), "{text}: {brief} is no move of chess");
            if m.landing().is_some_and(|at| at.board() == m.board()) {
                staying.insert(brief);
            } else if Self::is_king(rules, &position, m) {
                kings.insert(brief);
            }
        }
        let of_king = chess.into_iter().filter(|&m| Self::is_king(CHESS, self.chess, m));
        let of_king: BTreeSet<String> = of_king.map(|m| coords::write(self.chess, m)).collect();
        assert_eq!(kings, of_king, "{text}");
        let expected = if self.game == "duo" { all } else { BTreeSet::new() };
        assert_eq!(staying, expected, "{}: {text}", self.game);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn with_one_board_empty_the_moves_are_those_of_chess(seed: u64) {
        wander(CHESS, &mut Chance::new(seed), 80, |chess| {
            for game in ["alice", "ms-alice", "odonohue", "duo"] {
                OneBoardEmpty { chess, game }.visit(Spec::from_slug(game).expect(game).rules());
            }
        });
    }
}
