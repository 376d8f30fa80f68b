//! The engine in games with turns of their own: kings that are captured, halves of turns, armies
//! that change hands.

mod common;

use common::{Chance, wander};
use wonderboard::board::{Phase, Seat};
use wonderboard::notation::fen;
use wonderboard::rules::{Rules, StateOf, Variant};
use wonderboard::variants::{Spec, Visitor};

fn open<K: Visitor>(slug: &str, visitor: K) -> K::Out {
    Spec::from_slug(slug).expect(slug).open(visitor)
}

/// The games on one board in which kings are captured.
const REGICIDES: [&str; 2] = ["twinmove", "twinmove-free"];

/// Compares what a look tells of the king's capture with trying all moves of the turn.
struct Looks;

impl Visitor for Looks {
    /// How often the king could be taken.
    type Out = u32;

    fn visit<V: Variant>(self, rules: V) -> u32 {
        let mut can = 0;
        for seed in 0..400 {
            wander(&rules, &mut Chance::new(seed), 120, |state| {
                if rules.ending(state).is_some() {
                    return;
                }
                let us = state.meta.turn();
                let takes = takes(&rules, state, state.meta.seat());
                let looks = rules.takes_king(state.boards(), &state.meta, us);
                assert_eq!(looks, takes, "{}", fen::write(&rules, state));
                can += takes as u32;
                // Were the other to pass.
                if state.meta.phase() == Phase::First && state.meta.fullmove > 1 {
                    let mut passed = *state;
                    passed.meta.hand_over();
                    let expected = rules.takes_king(passed.boards(), &passed.meta, !us);
                    assert_eq!(rules.takes_king(state.boards(), &state.meta, !us), expected);
                }
            });
        }
        can
    }
}

/// Can the person to move take the king within the turn?
fn takes<V: Variant>(rules: &V, state: &StateOf<V>, seat: Seat) -> bool {
    rules.legal(state).into_iter().any(|m| {
        let next = rules.play(state, m);
        match rules.ending(&next) {
            Some(end) => end.winner == Some(seat),
            None => next.meta.phase() == Phase::Second && takes(rules, &next, seat),
        }
    })
}

#[test]
fn a_look_tells_when_a_king_can_be_taken() {
    for slug in REGICIDES {
        let can = open(slug, Looks);
        assert!(can > 1_000, "{slug}: {can}");
    }
}
