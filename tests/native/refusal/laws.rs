//! What holds of refusals in every position of every game, tried on random games: a move is
//! refused if and only if it is not legal, and the reason is true.

use std::collections::BTreeSet;

use wonderboard::board::{Bitboard, BoardId, Role, Roles, Site, Square, State};
use wonderboard::game::gesture::{Spot, attempt, gestures};
use wonderboard::rules::generate::Passed;
use wonderboard::rules::refusal::{held, refusal, refused};
use wonderboard::rules::{Moves, Rules, Stage, View};
use wonderboard::variants::Spec;

use super::truth::Position;
use super::{KINDS, kind};
use crate::common::{Chance, wander};

/// Beside the games of the catalogue, options that change much.
const OPTIONS: [&str; 4] =
    ["alice,castling=off", "alice,ep=either", "ms-alice,ep=first", "looking-glass,ep=second"];

struct Trial {
    seed: u64,
    games: usize,
}

impl Trial {
    fn visit(self, rules: Rules) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        for game in 0..self.games as u64 {
            let mut chance = Chance::new(self.seed + game);
            let mut sample = Chance::new(self.seed ^ game);
            let plies = 20 + chance.below(80);
            wander(rules, &mut chance, plies, |state| {
                if sample.below(6) == 0 {
                    look(rules, state, &mut sample, &mut seen);
                }
            });
        }
        seen
    }
}

#[test]
fn a_move_is_refused_if_and_only_if_it_is_not_legal_and_for_a_true_reason() {
    let options = OPTIONS.map(|text| Spec::from_text(text).expect(text));
    let mut seen = BTreeSet::new();
    for (seed, spec) in (0..).map(|n| 1000 * n).zip(Spec::all().chain(options)) {
        seen.extend(Trial { seed, games: 20 }.visit(spec.rules()));
    }
    // So every reason has been put to the test.
    let missed: Vec<usize> = (0..KINDS).filter(|kind| !seen.contains(kind)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

/// Tries the men of the side to move, on some spots each.
fn look(rules: Rules, state: &State, chance: &mut Chance, seen: &mut BTreeSet<usize>) {
    if rules.ending(state).is_some() {
        return;
    }
    let us = state.meta.turn();
    let position = Position { rules, state, raw: raw(rules, state), legal: rules.legal(state) };
    let sites = sites(rules);
    let own = |at: &&Site| state.man_at(**at).is_some_and(|man| man.color == us);
    let men = sites.iter().filter(own).map(|&at| Spot::Site(at));
    let pockets = Role::RESERVABLE.map(|role| Spot::Reserve(us, role));
    let ends: Vec<Spot> = sites.iter().map(|&at| Spot::Site(at)).chain([Spot::Zone(us)]).collect();
    for first in men.chain(pockets) {
        let source = first.source(us).expect("the mover's own");
        let some = (0..12).filter_map(|_| chance.pick(&ends));
        let playable = position.raw.iter().flat_map(|&m| gestures(m, us));
        let likely = playable.filter(|pair| pair[0] == first).map(|pair| pair[1]);
        for second in likely.chain(some) {
            if let Some(attempt) = attempt(us, first, second) {
                let refused = position.judge(attempt, [first, second]);
                seen.extend(refused.as_ref().map(kind));
            }
        }
        for (attempt, why) in refused(rules, state, source) {
            assert_eq!(refusal(rules, state, attempt), Some(why), "{}", position.fen());
            assert!(position.raw.iter().any(|&m| attempt.is_met_by(m)), "{}", position.fen());
        }
        if let Some(why) = held(rules, state, source) {
            seen.insert(kind(&why));
            position.judge_held(first, &why);
        }
    }
}

/// The squares that the boards have.
pub fn sites(rules: Rules) -> Vec<Site> {
    let squares = || Square::all().filter(|square| square.file() < rules.files());
    let boards = (0..rules.boards() as u8).map(BoardId::new);
    boards.flat_map(|board| squares().map(move |square| Site::new(board, square))).collect()
}

/// All moves as men make them, before they come down.
fn raw(rules: Rules, state: &State) -> Moves {
    let us = state.meta.turn();
    let mut out = Moves::new();
    for (plane, board) in state.boards().iter().zip((0..).map(BoardId::new)) {
        let passed = state.meta.ep();
        rules.moves(
            &View {
                plane,
                board,
                us,
                movers: Roles::ALL,
                doubles: rules.doubles(plane, us),
                squares: Bitboard::files_below(rules.files()),
                ep: passed.and_then(|over| {
                    let at = rules.victim(over, board, us)?;
                    let role = state.plane(at).role_at(at.square())?;
                    Some(Passed { over: over.square(), at, role })
                }),
                reserve: state.meta.reserve(us),
                stage: Stage::All,
                goals: Bitboard::FULL,
            },
            &mut out,
        );
    }
    rules.across(state.boards(), us, Roles::ALL, Stage::All, &mut out);
    out
}
