//! What holds of refusals in every position of every game, tried on random games: a move is
//! refused if and only if it is not legal, and the reason is true.

use std::collections::BTreeSet;

use wonderboard::board::{Bitboard, BoardId, BoardSquare, Position, Role, Roles, Square};
use wonderboard::game::gesture::{Spot, attempt, gestures};
use wonderboard::rules::generate::Passed;
use wonderboard::rules::refusal::{held, refusal, refused};
use wonderboard::rules::{Moves, Rules, Stage, View};
use wonderboard::variants::Spec;

use super::truth::Case;
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
            wander(rules, &mut chance, plies, |position| {
                if sample.below(6) == 0 {
                    look(rules, position, &mut sample, &mut seen);
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

/// Tries the pieces of the side to move, on some spots each.
fn look(rules: Rules, position: &Position, chance: &mut Chance, seen: &mut BTreeSet<usize>) {
    if rules.ending(position).is_some() {
        return;
    }
    let us = position.info.turn();
    let case = Case { rules, position, raw: raw(rules, position), legal: rules.legal(position) };
    let sites = sites(rules);
    let own = |at: &&BoardSquare| position.piece_at(**at).is_some_and(|piece| piece.color == us);
    let pieces = sites.iter().filter(own).map(|&at| Spot::Square(at));
    let pockets = Role::RESERVABLE.map(|role| Spot::Pocket(us, role));
    let ends: Vec<Spot> =
        sites.iter().map(|&at| Spot::Square(at)).chain([Spot::Zone(us)]).collect();
    for first in pieces.chain(pockets) {
        let source = first.source(us).expect("the mover's own");
        let some = (0..12).filter_map(|_| chance.pick(&ends));
        let playable = case.raw.iter().flat_map(|&m| gestures(m, us));
        let likely = playable.filter(|pair| pair[0] == first).map(|pair| pair[1]);
        for second in likely.chain(some) {
            if let Some(attempt) = attempt(us, first, second) {
                let refused = case.judge(attempt, [first, second]);
                seen.extend(refused.as_ref().map(kind));
            }
        }
        for (attempt, why) in refused(rules, position, source) {
            assert_eq!(refusal(rules, position, attempt), Some(why), "{}", case.fen());
            assert!(case.raw.iter().any(|&m| attempt.is_met_by(m)), "{}", case.fen());
        }
        if let Some(why) = held(rules, position, source) {
            seen.insert(kind(&why));
            case.judge_held(first, &why);
        }
    }
}

/// The squares that the boards have.
pub fn sites(rules: Rules) -> Vec<BoardSquare> {
    let squares = || Square::all().filter(|square| square.file() < rules.files());
    let boards = (0..rules.boards() as u8).map(BoardId::new);
    boards.flat_map(|board| squares().map(move |square| BoardSquare::new(board, square))).collect()
}

/// All moves as pieces make them, before they come down.
fn raw(rules: Rules, position: &Position) -> Moves {
    let us = position.info.turn();
    let mut out = Moves::new();
    for (board, id) in position.boards().iter().zip((0..).map(BoardId::new)) {
        let passed = position.info.ep();
        rules.moves(
            &View {
                board,
                id,
                us,
                movers: Roles::ALL,
                doubles: rules.doubles(board, us),
                squares: Bitboard::files_below(rules.files()),
                ep: passed.and_then(|over| {
                    let at = rules.victim(over, id, us)?;
                    let role = position.board(at).role_at(at.square())?;
                    Some(Passed { over: over.square(), at, role })
                }),
                passed: match position.info.made_in_turn() {
                    0 => position.info.passed_in_series(),
                    _ => Bitboard::EMPTY,
                },
                pocket: position.info.pocket(us),
                stage: Stage::All,
                check_mask: Bitboard::FULL,
            },
            &mut out,
        );
    }
    rules.across(position.boards(), us, Roles::ALL, Stage::All, &mut out);
    out
}
