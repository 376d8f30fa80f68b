//! Laws that hold in every position of every game, tried on random games.

mod likeness;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Chance, likely, wander};
use proptest::prelude::*;
use wonderboard::board::{Board, BoardId, BoardSquare, Boards, Color, Position, Role};
use wonderboard::engine::eval::evaluate;
use wonderboard::evaluation::{Rated, Tally};
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::moves::{Pair, castled};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Memory, Move, Rules, Stage};
use wonderboard::variants::Spec;

/// Something that holds in every position.
trait Law: Copy {
    fn hold(self, game: Rated, position: &Position);
}

/// Tries a law in the last position of a random game, for every game there is.
struct Trial<L> {
    law: L,
    seed: u64,
    plies: usize,
}

impl<L: Law> Trial<L> {
    fn visit(self, game: Rated) {
        let rules = game.rules;
        let mut position = rules.start();
        let mut chance = Chance::new(self.seed);
        for _ in 0..self.plies {
            let Some(m) = likely(rules, &position, &mut chance) else {
                break;
            };
            position = rules.play(&position, m);
        }
        self.law.hold(game, &position);
    }
}

/// Every game with its usual options, and games on two boards with en passant on both.
fn every_game() -> impl Iterator<Item = Spec> {
    let passing = ["alice,ep=either", "alice-twilight,ep=either"];
    Spec::all().chain(passing.map(|text| Spec::from_text(text).expect(text)))
}

fn try_everywhere(law: impl Law, (seed, plies): (u64, usize)) {
    for spec in every_game() {
        Trial { law, seed, plies }.visit(spec.rated());
    }
}

/// A seed and a length: a random game.
fn games() -> impl Strategy<Value = (u64, usize)> {
    (any::<u64>(), 0..160_usize)
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A position with the sides exchanged and the board turned over, made from its text.
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
    // What only some games have: double steps for either side, kings that have never moved, or who commands
    // White.
    match fields.len() - side {
        6 if matches!(fields[6].as_str(), "K" | "k") => fields[6] = swapped(&fields[6]),
        7 if side == 2 => fields.swap(7, 8),
        8 => fields[6 + side - 1] = if fields[6] == "1" { "2" } else { "1" }.to_owned(),
        _ => {}
    }
    fields.join(" ")
}

#[derive(Clone, Copy)]
struct MirroredCountsTheSame;

impl Law for MirroredCountsTheSame {
    fn hold(self, game: Rated, position: &Position) {
        let rules = game.rules;
        // Where both sides run the same way, the other way is another game.
        let start: Position = rules.start();
        let races = rules.king(&start, Color::Black).is_some_and(|at| at.square().rank() < 4);
        // White's series have an odd number of moves.
        if races || rules.has_series() {
            return;
        }
        // White's very first move has a rule of its own in Twinmove Uncompelled.
        let mut position = *position;
        position.info.fullmove = position.info.fullmove.max(2);
        let position = &position;
        let text = fen::write(rules, position);
        let other = fen::read(rules, &mirrored(&text)).unwrap_or_else(|f| panic!("{text}: {f}"));
        assert_eq!(perft(rules, position, 2), perft(rules, &other, 2), "{text}");
        assert_eq!(evaluate(game, position), evaluate(game, &other), "{text}: evaluation");
        assert_eq!(mirrored(&mirrored(&text)), text);
    }
}

/// The same position put together piece by piece.
fn rebuilt(position: &Position) -> Position {
    let mut new = Position::empty(position.boards().len());
    let mut on = new.placement();
    for (board, id) in position.boards().iter().zip((0..).map(BoardId::new)) {
        for square in board.occupied() {
            if let Some(piece) = board.piece_at(square) {
                on.put(BoardSquare::new(id, square), piece);
            }
        }
        for square in board.unmoved() {
            on.set_unmoved(BoardSquare::new(id, square));
        }
        for square in board.promoted() {
            on.set_promoted(BoardSquare::new(id, square));
        }
    }
    for color in Color::ALL {
        for role in Role::RESERVABLE {
            for _ in 0..position.info.pocket(color).count(role) {
                on.add_to_pocket(color, role);
            }
        }
    }
    let info = on.info();
    info.set_turn(position.info.turn());
    info.set_made_in_turn(position.info.made_in_turn());
    info.set_white_player(position.info.player_of(Color::White));
    info.set_run(position.info.run());
    info.set_switches_left(position.info.switches_left());
    info.set_series(position.info.series());
    info.clock = position.info.clock;
    info.fullmove = position.info.fullmove;
    if let Some(passed) = position.info.ep() {
        on.set_ep(passed);
    }
    new
}

#[derive(Clone, Copy)]
struct KeyIsThatOfTheBoard;

impl Law for KeyIsThatOfTheBoard {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let text = fen::write(rules, position);
        let new = rebuilt(position);
        assert_eq!(new.info.key(), position.info.key(), "{text}: key");
        assert!(new == *position, "{text}: all else");
    }
}

#[derive(Clone, Copy)]
struct TallyFollowsEveryMove;

impl Law for TallyFollowsEveryMove {
    fn hold(self, Rated { rules, evaluation, .. }: Rated, position: &Position) {
        let sum = |position: &Position| {
            Tally::of(evaluation.weights(), position.boards(), &position.info)
        };
        for m in rules.legal(position) {
            let mut tally = sum(position);
            let mut next = *position;
            rules.make(&mut next, m, Some(&mut tally));
            assert_eq!(tally.sum, sum(&next).sum, "{m:?} in {}", fen::write(rules, position));
            assert!(next == rules.play(position, m));
        }
    }
}

#[derive(Clone, Copy)]
struct FenSaysEverything;

impl Law for FenSaysEverything {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let text = fen::write(rules, position);
        let read = fen::read(rules, &text).unwrap_or_else(|f| panic!("{text}: {f}"));
        assert!(read == *position, "{text}");
        assert_eq!(fen::write(rules, &read), text);
        // The author of Twilight leaves an empty zone out.
        let bare = text.replacen(" - w ", "  w ", 1).replacen(" - b ", "  b ", 1);
        let read = fen::read(rules, &bare).unwrap_or_else(|f| panic!("{bare}: {f}"));
        assert!(read == *position, "{bare}");
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
        "QRBN".chars().fold(text.to_owned(), |text, piece| {
            text.replace(&format!("={piece}"), &piece.to_string())
        }),
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
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let place = fen::write(rules, position);
        let legal = rules.legal(position);
        let mut sans = BTreeSet::new();
        let mut coordinates = BTreeSet::new();
        for &m in &legal {
            let text = san::write_among(rules, position, &legal, m);
            assert_eq!(text, san::write(rules, position, m), "{place}");
            assert!(sans.insert(text), "{place}: two moves have one SAN");
            let text = coords::write(position, m);
            assert!(coordinates.insert(text), "{place}: two moves have the same coordinates");
        }
        // Reading looks at all moves, so a few must do.
        let mut chance = Chance::new(position.info.key());
        for _ in 0..6 {
            let Some(m) = chance.pick(&legal) else { return };
            let text = coords::write(position, m);
            assert_eq!(coords::read(rules, position, &text), Ok(m), "{place}");
            assert_eq!(san::read(rules, position, &text), Ok(m), "{place}: {text}");
            let text = san::write_among(rules, position, &legal, m);
            assert_eq!(san::read(rules, position, &text), Ok(m), "{place}: {text}");
            for form in sloppy(&text) {
                assert_eq!(san::read(rules, position, &form), Ok(m), "{place}: {form}");
            }
        }
    }
}

#[derive(Clone, Copy)]
struct NoisyAndQuietMovesAreAllMoves;

impl Law for NoisyAndQuietMovesAreAllMoves {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let safety = rules.safety(position);
        let stage = |stage| {
            let mut moves = Vec::new();
            rules.generate(position, &safety, stage, &mut moves);
            moves
        };
        let mut both = stage(Stage::Noisy);
        let noisy = both.len();
        both.extend(stage(Stage::Quiet));
        for (i, m) in both.iter().enumerate() {
            let them = !position.info.turn();
            // Whoever is captured may come back.
            let captures = match rules.memory().contains(&Memory::Kings) {
                true => m.captures(position),
                false => count(position, them) > count(&rules.play(position, *m), them),
            };
            assert_eq!(i < noisy, captures || promotes(position, *m), "{m:?}");
        }
        let mut all = stage(Stage::All);
        all.sort();
        both.sort();
        assert_eq!(both, all, "{}", fen::write(rules, position));
    }
}

/// The pieces of a side on the boards.
fn count<B: Boards>(position: &Position<B>, color: Color) -> u32 {
    let pieces = |board: &Board| board.color(color).len();
    position.boards().iter().map(pieces).sum()
}

fn promotes<B: Boards>(position: &Position<B>, m: Move) -> bool {
    match m.plain() {
        Move::Normal { from, becomes, .. } => {
            position.piece_at(from).is_some_and(|piece| piece.role != becomes)
        }
        Move::Part { becomes, .. } | Move::Rocket { becomes, .. } => becomes != Role::Pawn,
        _ => false,
    }
}

fn is_forbidden(rules: Rules, before: &Position, after: &Position) -> bool {
    // The turn is handed on only then.
    rules.forbids(after.boards(), &before.info, before.info.turn())
}

#[derive(Clone, Copy)]
struct FastLegalityIsPlayingAndLooking;

impl Law for FastLegalityIsPlayingAndLooking {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        // Once the game is over nothing is legal.
        if rules.ending(position).is_some() {
            return;
        }
        let us = position.info.turn();
        let safety = rules.safety(position);
        let mut moves = Vec::new();
        rules.generate(position, &safety, Stage::All, &mut moves);
        for m in moves {
            let attacked = |at: BoardSquare| rules.attacked(position.boards(), at, !us);
            let passes_safely = match m.plain() {
                Move::Castle { king, rook, .. } => {
                    let (to, over) = castled(king, rook, Pair::new(king.board(), king.board()));
                    !rules.is_royal() || ![king, over, to].into_iter().any(attacked)
                }
                _ => true,
            };
            // A king must be safe where it arrives before it goes through, too.
            let king_moves =
                matches!(m.plain(), Move::Normal { .. }) && m.origin() == rules.king(position, us);
            let arrives = if king_moves { m.onto(m.board()) } else { m };
            let barred =
                safety.in_check && m.origin() == rules.king(position, us) && rules.bars_in_check(m);
            let safe = passes_safely
                && !barred
                && !rules.in_check(&rules.play(position, arrives), us)
                && !rules.in_check(&rules.play(position, m), us)
                && !is_forbidden(rules, position, &rules.play(position, m));
            assert_eq!(
                rules.is_legal(position, &safety, m),
                safe,
                "{}: {}",
                fen::write(rules, position),
                coords::write(position, m)
            );
        }
    }
}

#[derive(Clone, Copy)]
struct DropsAndWarpsKeepToTheirPlaces;

impl Law for DropsAndWarpsKeepToTheirPlaces {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let us = position.info.turn();
        let safety = rules.safety(position);
        let legal = rules.legal(position);
        for &m in &legal {
            match m {
                Move::Drop { to, role, .. } => {
                    assert!(position.piece_at(to).is_none(), "a drop lands on an empty square");
                    let last = to.square().rank_for(us) == 7;
                    assert!(!(role == Role::Pawn && last), "no pawn drops on the last rank");
                    assert!(position.info.pocket(us).count(role) > 0, "only what is in a pocket");
                }
                Move::Warp { from } => {
                    assert!(!safety.in_check, "in check there is no warp");
                    let role = position.piece_at(from).map(|piece| piece.role);
                    assert_ne!(role, Some(Role::King), "a king never warps");
                }
                _ => {}
            }
        }
        if rules.boards() > 1 || safety.in_check || !legal.iter().any(is_warp) {
            return;
        }
        // A warp is illegal exactly if the piece is pinned.
        let board = position.boards()[0];
        for from in board.color(us) & !board.role(Role::King) {
            let m = Move::Warp { from: BoardSquare::new(BoardId::A, from) };
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
fn identity(rules: Rules, position: &Position) -> String {
    let text = fen::write(rules, position);
    let mut fields: Vec<&str> = text.split(' ').collect();
    let side = 1 + matches!(fields[2], "w" | "b") as usize;
    fields.drain(side + 3..side + 5);
    if position.info.key() == position.info.key_without_ep() {
        fields[side + 2] = "-";
    }
    fields.join(" ")
}

impl Keys {
    fn visit(&mut self, rules: Rules) {
        for seed in 0..25 {
            wander(rules, &mut Chance::new(seed), 200, |position| {
                let (text, key) = (identity(rules, position), position.info.key());
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
    fn hold(self, game: Rated, position: &Position) {
        match game.rules.boards() {
            1 => self.compare::<[Board; 1]>(game, position),
            2 => self.compare::<[Board; 2]>(game, position),
            _ => self.compare::<[Board; 3]>(game, position),
        }
    }
}

impl RoomMakesNoDifference {
    fn compare<B: Boards>(self, game: Rated, position: &Position) {
        let rules = game.rules;
        let narrow: Position<B> = position.fitted();
        assert!(narrow.fitted() == *position, "{}", fen::write(rules, position));
        assert_eq!(rules.legal(&narrow), rules.legal(position));
        assert_eq!(rules.outcome(&narrow), rules.outcome(position));
        assert_eq!(evaluate(game, &narrow), evaluate(game, position));
        for m in rules.legal(position) {
            assert!(rules.play(&narrow, m).fitted() == rules.play(position, m));
        }
    }
}

#[derive(Clone, Copy)]
struct PassageIsWherePiecesComeDown;

impl Law for PassageIsWherePiecesComeDown {
    fn hold(self, Rated { rules, .. }: Rated, position: &Position) {
        let mut moves = Vec::new();
        rules.generate(position, &rules.safety(position), Stage::All, &mut moves);
        let walks = moves.iter().filter(|m| matches!(m, Move::Normal { .. }));
        let (gone, walks): (Vec<Move>, Vec<Move>) =
            walks.partition(|m| rules.captor_vanishes() && m.captures(position));
        // A captor that vanishes comes down nowhere.
        assert!(gone.iter().all(|m| m.landing().map(BoardSquare::board) == Some(m.board())));
        for m in walks {
            for board in (0..position.boards().len() as u8).map(BoardId::new) {
                let passage = rules.passage(position.boards(), m.board(), board);
                let arrives = m.landing().expect("a walk lands").square();
                assert_eq!(moves.contains(&m.onto(board)), passage.has(arrives), "{m:?} {board:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(70))]

    #[test]
    fn pieces_come_down_where_there_is_passage(game in games()) {
        try_everywhere(PassageIsWherePiecesComeDown, game);
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
    fn the_key_is_that_of_the_board_put_up_again(game in games()) {
        try_everywhere(KeyIsThatOfTheBoard, game);
    }

    #[test]
    fn a_tally_follows_every_move(game in games()) {
        try_everywhere(TallyFollowsEveryMove, game);
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
