//! Laws that hold in every position of every game, tried on random games.

mod likeness;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Chance, likely, wander};
use proptest::prelude::*;
use wonderboard::board::{BoardId, Boards, Color, Plane, Role, Site, State, Weights};
use wonderboard::engine::eval::evaluate;
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::moves::{Pair, castled};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Move, Rules, Stage};
use wonderboard::variants::Spec;

/// Something that holds in every position.
trait Law: Copy {
    fn hold(self, rules: Rules, state: &State);
}

/// Tries a law in the last position of a random game, for every game there is.
struct Trial<L> {
    law: L,
    seed: u64,
    plies: usize,
}

impl<L: Law> Trial<L> {
    fn visit(self, rules: Rules) {
        let mut state = rules.start();
        let mut chance = Chance::new(self.seed);
        for _ in 0..self.plies {
            let Some(m) = likely(rules, &state, &mut chance) else {
                break;
            };
            state = rules.play(&state, m);
        }
        self.law.hold(rules, &state);
    }
}

/// Every game with its usual options, and games on two boards with en passant on both.
fn every_game() -> impl Iterator<Item = Spec> {
    let passing = ["alice,ep=either", "alice-twilight,ep=either"];
    Spec::all().chain(passing.map(|text| Spec::from_text(text).expect(text)))
}

fn try_everywhere(law: impl Law, (seed, plies): (u64, usize)) {
    for spec in every_game() {
        Trial { law, seed, plies }.visit(spec.rules());
    }
}

/// A seed and a length: a random game.
fn games() -> impl Strategy<Value = (u64, usize)> {
    (any::<u64>(), 0..160_usize)
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A position with the armies exchanged and the board turned over, made from its text.
fn mirrored(text: &str) -> String {
    let swapped = |text: &str| -> String {
        let swap = |c: char| match c.is_ascii_lowercase() {
            true => c.to_ascii_uppercase(),
            false => c.to_ascii_lowercase(),
        };
        text.chars().map(swap).collect()
    };
    let board = |board: &str| {
        let ranks: Vec<String> = board.split('/').rev().map(swapped).collect();
        ranks.join("/")
    };
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let (boards, pocket) = fields[0].split_at(fields[0].find('[').unwrap_or(fields[0].len()));
    let boards = boards.split(':').map(board).collect::<Vec<_>>().join(":");
    fields[0] = boards + &swapped(pocket);
    let side = if matches!(fields[2].as_str(), "w" | "b") { 2 } else { 1 };
    for letters in &mut fields[1..side] {
        *letters = swapped(letters);
    }
    fields[side] = if fields[side] == "w" { "b" } else { "w" }.to_owned();
    fields[side + 1] = swapped(&fields[side + 1]);
    let rank = |c: char| match c.to_digit(10) {
        Some(rank) => char::from_digit(9 - rank, 10).unwrap_or(c),
        None => c,
    };
    fields[side + 2] = fields[side + 2].chars().map(rank).collect();
    // What only some games have: double steps for either army, or who commands White.
    match fields.len() - side {
        7 if side == 2 => fields.swap(7, 8),
        8 => fields[6 + side - 1] = if fields[6] == "1" { "2" } else { "1" }.to_owned(),
        _ => {}
    }
    fields.join(" ")
}

#[derive(Clone, Copy)]
struct MirroredCountsTheSame;

impl Law for MirroredCountsTheSame {
    fn hold(self, rules: Rules, state: &State) {
        // Where both sides run the same way, the other way is another game.
        let start: State = rules.start();
        let races = rules.king(&start, Color::Black).is_some_and(|at| at.square().rank() < 4);
        if races {
            return;
        }
        // White's very first move has a rule of its own in Twinmove Uncompelled.
        let mut state = *state;
        state.meta.fullmove = state.meta.fullmove.max(2);
        let state = &state;
        let text = fen::write(rules, state);
        let other = fen::read(rules, &mirrored(&text)).unwrap_or_else(|f| panic!("{text}: {f}"));
        assert_eq!(perft(rules, state, 2), perft(rules, &other, 2), "{text}");
        let [score, turned] = [state, &other].map(|s| s.meta.score());
        assert_eq!(score, -turned, "{text}: score");
        assert_eq!(evaluate(rules, state), evaluate(rules, &other), "{text}: evaluation");
        assert_eq!(mirrored(&mirrored(&text)), text);
    }
}

/// The same position put together man by man.
fn rebuilt(w: &Weights, state: &State) -> State {
    let mut new = State::empty(state.boards().len());
    let mut on = new.placement(w);
    for (plane, board) in state.boards().iter().zip((0..).map(BoardId::new)) {
        for square in plane.occupied() {
            if let Some(man) = plane.man_at(square) {
                on.put(Site::new(board, square), man);
            }
        }
        for square in plane.fresh() {
            on.set_fresh(Site::new(board, square));
        }
        for square in plane.promoted() {
            on.set_promoted(Site::new(board, square));
        }
    }
    for color in Color::ALL {
        for role in Role::RESERVABLE {
            for _ in 0..state.meta.reserve(color).count(role) {
                on.stock(color, role);
            }
        }
    }
    let meta = on.meta();
    meta.set_turn(state.meta.turn());
    meta.set_phase(state.meta.phase());
    meta.set_white_seat(state.meta.seat_of(Color::White));
    meta.set_run(state.meta.run());
    meta.set_switches_left(state.meta.switches_left());
    meta.clock = state.meta.clock;
    meta.fullmove = state.meta.fullmove;
    if let Some(passed) = state.meta.ep() {
        on.set_ep(passed);
    }
    new
}

#[derive(Clone, Copy)]
struct KeyAndScoreAreThoseOfTheBoard;

impl Law for KeyAndScoreAreThoseOfTheBoard {
    fn hold(self, rules: Rules, state: &State) {
        let text = fen::write(rules, state);
        let new = rebuilt(rules.weights(), state);
        assert_eq!(new.meta.key(), state.meta.key(), "{text}: key");
        assert_eq!(new.meta.score(), state.meta.score(), "{text}: score");
        assert!(new == *state, "{text}: all else");
    }
}

#[derive(Clone, Copy)]
struct FenSaysEverything;

impl Law for FenSaysEverything {
    fn hold(self, rules: Rules, state: &State) {
        let text = fen::write(rules, state);
        let read = fen::read(rules, &text).unwrap_or_else(|f| panic!("{text}: {f}"));
        assert!(read == *state, "{text}");
        assert_eq!(fen::write(rules, &read), text);
        // The author of Twilight leaves an empty zone out.
        let bare = text.replacen(" - w ", "  w ", 1).replacen(" - b ", "  b ", 1);
        let read = fen::read(rules, &bare).unwrap_or_else(|f| panic!("{bare}: {f}"));
        assert!(read == *state, "{bare}");
    }
}

/// Ways in which people write a move that is written `text`.
fn sloppy(text: &str) -> Vec<String> {
    let without =
        |signs: &str| -> String { text.chars().filter(|c| !signs.contains(*c)).collect() };
    vec![
        without("+#"),
        without("x+#"),
        // What a pawn becomes may be written without its sign, but a sign at the end is a move.
        "QRBN"
            .chars()
            .fold(text.to_owned(), |text, man| text.replace(&format!("={man}"), &man.to_string())),
        text.replace("O", "0"),
        text.replace("-", ""),
        format!("{text}!?"),
        format!(" {text} "),
        format!("{}e.p.", without("+#")),
        text.replace('x', ":"),
    ]
}

#[derive(Clone, Copy)]
struct EveryMoveHasItsOwnName;

impl Law for EveryMoveHasItsOwnName {
    fn hold(self, rules: Rules, state: &State) {
        let place = fen::write(rules, state);
        let legal = rules.legal(state);
        let mut sans = BTreeSet::new();
        let mut coordinates = BTreeSet::new();
        for &m in &legal {
            let text = san::write_among(rules, state, &legal, m);
            assert_eq!(text, san::write(rules, state, m), "{place}");
            assert!(sans.insert(text), "{place}: two moves have one SAN");
            let text = coords::write(state, m);
            assert!(coordinates.insert(text), "{place}: two moves have the same coordinates");
        }
        // Reading looks at all moves, so a few must do.
        let mut chance = Chance::new(state.meta.key());
        for _ in 0..6 {
            let Some(m) = chance.pick(&legal) else { return };
            let text = coords::write(state, m);
            assert_eq!(coords::read(rules, state, &text), Ok(m), "{place}");
            assert_eq!(san::read(rules, state, &text), Ok(m), "{place}: {text}");
            let text = san::write_among(rules, state, &legal, m);
            assert_eq!(san::read(rules, state, &text), Ok(m), "{place}: {text}");
            for form in sloppy(&text) {
                assert_eq!(san::read(rules, state, &form), Ok(m), "{place}: {form}");
            }
        }
    }
}

#[derive(Clone, Copy)]
struct NoisyAndQuietMovesAreAllMoves;

impl Law for NoisyAndQuietMovesAreAllMoves {
    fn hold(self, rules: Rules, state: &State) {
        let safety = rules.safety(state);
        let stage = |stage| {
            let mut moves = Vec::new();
            rules.generate(state, &safety, stage, &mut moves);
            moves
        };
        let mut both = stage(Stage::Noisy);
        let noisy = both.len();
        both.extend(stage(Stage::Quiet));
        for (i, m) in both.iter().enumerate() {
            let them = !state.meta.turn();
            let captures = count(state, them) > count(&rules.play(state, *m), them);
            assert_eq!(i < noisy, captures || promotes(state, *m), "{m:?}");
        }
        let mut all = stage(Stage::All);
        all.sort();
        both.sort();
        assert_eq!(both, all, "{}", fen::write(rules, state));
    }
}

/// The men of an army on the boards.
fn count<B: Boards>(state: &State<B>, color: Color) -> u32 {
    let men = |plane: &Plane| plane.color(color).len();
    state.boards().iter().map(men).sum()
}

fn promotes<B: Boards>(state: &State<B>, m: Move) -> bool {
    match m.plain() {
        Move::Walk { from, becomes, .. } => {
            state.man_at(from).is_some_and(|man| man.role != becomes)
        }
        Move::Part { becomes, .. } | Move::Rocket { becomes, .. } => becomes != Role::Pawn,
        _ => false,
    }
}

fn is_forbidden(rules: Rules, after: &State, mover: Color) -> bool {
    rules.forbids(after.boards(), &after.meta, mover)
}

#[derive(Clone, Copy)]
struct FastLegalityIsPlayingAndLooking;

impl Law for FastLegalityIsPlayingAndLooking {
    fn hold(self, rules: Rules, state: &State) {
        // Once the game is over nothing is legal.
        if rules.ending(state).is_some() {
            return;
        }
        let us = state.meta.turn();
        let safety = rules.safety(state);
        let mut moves = Vec::new();
        rules.generate(state, &safety, Stage::All, &mut moves);
        for m in moves {
            let attacked = |at: Site| rules.attacked(state.boards(), at, !us);
            let passes_safely = match m.plain() {
                Move::Castle { king, rook, .. } => {
                    let (to, over) = castled(king, rook, Pair::new(king.board(), king.board()));
                    !rules.is_royal() || ![king, over, to].into_iter().any(attacked)
                }
                _ => true,
            };
            // A king must be safe where it arrives before it goes through, too.
            let king_walks =
                matches!(m.plain(), Move::Walk { .. }) && m.origin() == rules.king(state, us);
            let arrives = if king_walks { m.onto(m.board()) } else { m };
            let barred =
                safety.in_check && m.origin() == rules.king(state, us) && rules.bars_in_check(m);
            let safe = passes_safely
                && !barred
                && !rules.in_check(&rules.play(state, arrives), us)
                && !rules.in_check(&rules.play(state, m), us)
                && !is_forbidden(rules, &rules.play(state, m), us);
            assert_eq!(
                rules.is_legal(state, &safety, m),
                safe,
                "{}: {}",
                fen::write(rules, state),
                coords::write(state, m)
            );
        }
    }
}

#[derive(Clone, Copy)]
struct DropsAndWarpsKeepToTheirPlaces;

impl Law for DropsAndWarpsKeepToTheirPlaces {
    fn hold(self, rules: Rules, state: &State) {
        let us = state.meta.turn();
        let safety = rules.safety(state);
        let legal = rules.legal(state);
        for &m in &legal {
            match m {
                Move::Drop { to, role, .. } => {
                    assert!(state.man_at(to).is_none(), "a drop lands on an empty square");
                    let last = to.square().rank_for(us) == 7;
                    assert!(!(role == Role::Pawn && last), "no pawn drops on the last rank");
                    assert!(state.meta.reserve(us).count(role) > 0, "only what is in reserve");
                }
                Move::Warp { from } => {
                    assert!(!safety.in_check, "in check there is no warp");
                    let role = state.man_at(from).map(|man| man.role);
                    assert_ne!(role, Some(Role::King), "a king never warps");
                }
                _ => {}
            }
        }
        if rules.boards() > 1 || safety.in_check || !legal.iter().any(is_warp) {
            return;
        }
        // A warp is illegal exactly if the man is pinned.
        let plane = state.boards()[0];
        for from in plane.color(us) & !plane.role(Role::King) {
            let m = Move::Warp { from: Site::new(BoardId::A, from) };
            assert_eq!(legal.contains(&m), !safety.blockers.has(from), "{m:?}");
        }
    }
}

fn is_warp(m: &Move) -> bool {
    matches!(m, Move::Warp { .. })
}

/// Keys of positions by what the rules see of them, and the other way round.
#[derive(Default)]
struct Keys {
    by_text: BTreeMap<String, u64>,
    by_key: BTreeMap<u64, String>,
}

/// What tells positions apart: the FEN without clocks, and without an en-passant square on which
/// no enemy pawn bears.
fn identity(rules: Rules, state: &State) -> String {
    let text = fen::write(rules, state);
    let mut fields: Vec<&str> = text.split(' ').collect();
    let side = 1 + matches!(fields[2], "w" | "b") as usize;
    fields.drain(side + 3..side + 5);
    if state.meta.key() == state.meta.key_without_ep() {
        fields[side + 2] = "-";
    }
    fields.join(" ")
}

impl Keys {
    fn visit(&mut self, rules: Rules) {
        for seed in 0..25 {
            wander(rules, &mut Chance::new(seed), 200, |state| {
                let (text, key) = (identity(rules, state), state.meta.key());
                assert_eq!(*self.by_text.entry(text.clone()).or_insert(key), key, "{text}");
                assert_eq!(*self.by_key.entry(key).or_insert(text.clone()), text, "{key}");
            });
        }
    }
}

#[test]
fn positions_have_the_same_key_exactly_if_they_are_the_same() {
    for spec in every_game() {
        Keys::default().visit(spec.rules());
    }
}

#[derive(Clone, Copy)]
struct RoomMakesNoDifference;

impl Law for RoomMakesNoDifference {
    fn hold(self, rules: Rules, state: &State) {
        match rules.boards() {
            1 => self.compare::<[Plane; 1]>(rules, state),
            2 => self.compare::<[Plane; 2]>(rules, state),
            _ => self.compare::<[Plane; 3]>(rules, state),
        }
    }
}

impl RoomMakesNoDifference {
    fn compare<B: Boards>(self, rules: Rules, state: &State) {
        let narrow: State<B> = state.fitted();
        assert!(narrow.fitted() == *state, "{}", fen::write(rules, state));
        assert_eq!(rules.legal(&narrow), rules.legal(state));
        assert_eq!(rules.outcome(&narrow), rules.outcome(state));
        assert_eq!(evaluate(rules, &narrow), evaluate(rules, state));
        for m in rules.legal(state) {
            assert!(rules.play(&narrow, m).fitted() == rules.play(state, m));
        }
    }
}

#[derive(Clone, Copy)]
struct PassageIsWhereMenComeDown;

impl Law for PassageIsWhereMenComeDown {
    fn hold(self, rules: Rules, state: &State) {
        let mut moves = Vec::new();
        rules.generate(state, &rules.safety(state), Stage::All, &mut moves);
        let walks = moves.iter().filter(|m| matches!(m, Move::Walk { .. }));
        for &m in walks {
            for board in (0..state.boards().len() as u8).map(BoardId::new) {
                let passage = rules.passage(state.boards(), m.board(), board);
                let arrives = m.landing().expect("a walk lands").square();
                assert_eq!(moves.contains(&m.onto(board)), passage.has(arrives), "{m:?} {board:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(70))]

    #[test]
    fn men_come_down_where_there_is_passage(game in games()) {
        try_everywhere(PassageIsWhereMenComeDown, game);
    }

    #[test]
    fn room_for_more_boards_makes_no_difference(game in games()) {
        try_everywhere(RoomMakesNoDifference, game);
    }

    #[test]
    fn a_mirrored_position_counts_and_scores_the_same(game in games()) {
        try_everywhere(MirroredCountsTheSame, game);
    }

    #[test]
    fn every_move_has_its_own_name_and_is_read_by_it(game in games()) {
        try_everywhere(EveryMoveHasItsOwnName, game);
    }
}

proptest! {
    #![proptest_config(config(280))]

    #[test]
    fn key_and_score_are_those_of_the_board_put_up_again(game in games()) {
        try_everywhere(KeyAndScoreAreThoseOfTheBoard, game);
    }

    #[test]
    fn a_fen_says_everything_about_a_position(game in games()) {
        try_everywhere(FenSaysEverything, game);
    }

    #[test]
    fn noisy_and_quiet_moves_together_are_all_moves(game in games()) {
        try_everywhere(NoisyAndQuietMovesAreAllMoves, game);
    }

    #[test]
    fn the_fast_test_of_legality_agrees_with_playing_and_looking(game in games()) {
        try_everywhere(FastLegalityIsPlayingAndLooking, game);
    }

    #[test]
    fn drops_and_warps_keep_to_their_places(game in games()) {
        try_everywhere(DropsAndWarpsKeepToTheirPlaces, game);
    }
}
