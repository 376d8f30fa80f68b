//! Laws of games on several boards, tried on random games.

use std::collections::BTreeSet;
use wonderboard::board::Position;

use proptest::prelude::*;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Memory, Rules};
use wonderboard::variants::Spec;

use crate::common::{Chance, wander};

/// Something that holds in every position of a game on several boards.
trait Law: Copy {
    fn hold(self, rules: Rules, position: &Position);
}

/// Tries a law in all positions of a random game.
struct Trial<L> {
    law: L,
    seed: u64,
    plies: usize,
}

impl<L: Law> Trial<L> {
    fn visit(self, rules: Rules) {
        let mut chance = Chance::new(self.seed);
        wander(rules, &mut chance, self.plies, |position| self.law.hold(rules, position));
    }
}

/// The games on several boards and those with en passant.
fn games() -> Vec<Spec> {
    let usual = Spec::all().filter(|spec| spec.positions()[0].contains(':'));
    let passing = ["alice,ep=either", "ms-alice,ep=first", "alice-twilight,ep=second"];
    usual.chain(passing.map(|text| Spec::from_text(text).expect(text))).collect()
}

fn try_everywhere(law: impl Law, seed: u64) {
    for spec in games() {
        Trial { law, seed, plies: 80 }.visit(spec.rules());
    }
}

/// The fields of a position's FEN: with pockets they are nine, else six.
fn fields(rules: Rules, position: &Position) -> Vec<String> {
    fen::write(rules, position).split(' ').map(str::to_owned).collect()
}

/// A placement and the pocket in brackets behind it.
fn split_pocket(placement: &str) -> (&str, &str) {
    placement.split_at(placement.find('[').unwrap_or(placement.len()))
}

/// A rank from the other side, marks behind their pieces.
fn turned(rank: &str) -> String {
    let mut pieces: Vec<String> = Vec::new();
    for c in rank.chars() {
        match pieces.last_mut() {
            Some(piece) if c == '~' => piece.push(c),
            _ => pieces.push(c.to_string()),
        }
    }
    pieces.into_iter().rev().collect()
}

/// Are two positions, given by the fields of their FENs, the same game with moves spelled otherwise?
fn same(rules: Rules, one: &[String], other: &[String], spelled: impl Fn(&str) -> String) {
    let read = |fields: &[String]| -> Position {
        fen::read(rules, &fields.join(" ")).unwrap_or_else(|f| panic!("{fields:?}: {f}"))
    };
    let (one, other) = (read(one), read(other));
    let moves = |position: &Position, spelled: &dyn Fn(&str) -> String| -> BTreeSet<String> {
        rules.legal(position).into_iter().map(|m| spelled(&coords::write(position, m))).collect()
    };
    let text = fen::write(rules, &one);
    assert_eq!(moves(&other, &|text| text.to_owned()), moves(&one, &spelled), "{text}");
    assert_eq!(rules.outcome(&other), rules.outcome(&one), "{text}");
    let count = |position| perft(rules, position, 2);
    assert_eq!(count(&other), count(&one), "{text}");
}

/// A position with its boards in another order: B first. Marks of pawns that have never moved
/// belong to board A, so they are left out of both.
#[derive(Clone, Copy)]
struct BoardsMayBeExchanged;

impl Law for BoardsMayBeExchanged {
    fn hold(self, rules: Rules, position: &Position) {
        let mut here = fields(rules, position);
        let has_memory = rules.memory().contains(&Memory::Pawns);
        if has_memory {
            here[7..].fill("0".to_owned());
        }
        let mut there = here.clone();
        // What is captured in Circe comes back on board A.
        if rules.memory().contains(&Memory::Kings) {
            return;
        }
        let (placement, pocket) = split_pocket(&here[0]);
        let mut boards: Vec<&str> = placement.split(':').collect();
        boards.swap(0, 1);
        there[0] = boards.join(":") + pocket;
        let exchange = |text: &str| -> String {
            let swap = |c: char| match c {
                'A' => 'B',
                'B' => 'A',
                c => c,
            };
            text.chars().map(swap).collect()
        };
        let passed = 3 + has_memory as usize;
        there[passed] = exchange(&here[passed]);
        // A bishop of a pocket is no board.
        let rewritten = |text: &str| match text.split_once('@') {
            Some((piece, at)) if piece.len() == 1 => format!("{piece}@{}", exchange(at)),
            Some((at, piece)) => format!("{}@{piece}", exchange(at)),
            None => exchange(text),
        };
        same(rules, &here, &there, rewritten);
    }
}

/// A position without castling, its files in the opposite order.
#[derive(Clone, Copy)]
struct LeftMayBeRight;

impl Law for LeftMayBeRight {
    fn hold(self, rules: Rules, position: &Position) {
        let mut here = fields(rules, position);
        let has_memory = rules.memory().contains(&Memory::Pawns);
        let side = 1 + has_memory as usize;
        here[side + 1] = "-".to_owned();
        let files = rules.files();
        let mirror = |text: &str| -> String {
            let swap = |c: char| match c {
                'a'..='h' => (b'a' + files - 1 - (c as u8 - b'a')) as char,
                c => c,
            };
            text.chars().map(swap).collect()
        };
        let mut there = here.clone();
        // In Circe the queen's home is on the d-file.
        if rules.memory().contains(&Memory::Kings) {
            return;
        }
        let board = |board: &str| board.split('/').map(turned).collect::<Vec<_>>().join("/");
        let (placement, pocket) = split_pocket(&here[0]);
        there[0] = placement.split(':').map(board).collect::<Vec<_>>().join(":") + pocket;
        there[side + 2] = mirror(&here[side + 2]);
        for marks in there.iter_mut().skip(7).filter(|_| has_memory) {
            *marks = marks.parse::<u8>().expect("eight marks").reverse_bits().to_string();
        }
        // What a pawn becomes is no file.
        let rewritten = |text: &str| {
            let kept = text.trim_end_matches(['q', 'r', 'b', 'n', '~']);
            mirror(kept) + &text[kept.len()..]
        };
        same(rules, &here, &there, rewritten);
    }
}

/// "The rules disallow a given square to be occupied on both boards simultaneously" (the source's
/// note), where whoever moves must go through to the one other board.
#[derive(Clone, Copy)]
struct NoSquareIsTakenTwice;

impl Law for NoSquareIsTakenTwice {
    fn hold(self, rules: Rules, position: &Position) {
        let [a, b] = position.boards() else { return };
        assert!((a.occupied() & b.occupied()).is_empty(), "{}", fen::write(rules, position));
        // So the position can be written on one board.
        let one_board = fen::write_on_one_board(rules, position).expect("one board");
        let read = fen::read(rules, &one_board).unwrap_or_else(|f| panic!("{one_board}: {f}"));
        assert!(read == *position, "{one_board}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..Default::default() })]

    #[test]
    fn boards_may_be_exchanged(seed: u64) {
        try_everywhere(BoardsMayBeExchanged, seed);
    }

    #[test]
    fn left_may_be_right(seed: u64) {
        try_everywhere(LeftMayBeRight, seed);
    }

    #[test]
    fn no_square_is_taken_on_two_boards_where_all_must_go_through(seed: u64) {
        let stay = ["odonohue", "duo", "alice-3"];
        for spec in games().into_iter().filter(|spec| !stay.contains(&spec.card().slug)) {
            Trial { law: NoSquareIsTakenTwice, seed, plies: 80 }.visit(spec.rules());
        }
    }
}
