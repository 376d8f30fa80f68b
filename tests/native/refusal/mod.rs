//! Why moves are refused: a case for every reason, and laws that hold of all reasons.

mod cases;
mod laws;
mod truth;

use std::collections::BTreeSet;
use wonderboard::board::Position;

use cases::{Case, GAMES};
use wonderboard::app::draw::spots::spot;
use wonderboard::app::wording::refusals;
use wonderboard::game::gesture::attempt;
use wonderboard::notation::fen;
use wonderboard::rules::refusal::{held, refusal};
use wonderboard::rules::{Refusal, Rules};
use wonderboard::variants::{Spec, twinmove};

fn tried(rules: Rules, &(start, pressed, expected): &Case) -> Refusal {
    let position = match start {
        "" => rules.start(),
        text => fen::read(rules, text).unwrap_or_else(|fault| panic!("{text}: {fault}")),
    };
    let us = position.info.turn();
    let spots: Vec<_> = pressed.split(' ').map(|name| spot(name).expect(name)).collect();
    let why = match spots[..] {
        [piece] => held(rules, &position, piece.source(us).expect("a piece")),
        [first, second] => {
            refusal(rules, &position, attempt(us, first, second).expect("an attempt"))
        }
        _ => panic!("{pressed}: one spot or two"),
    };
    let why = why.unwrap_or_else(|| panic!("{start} {pressed}: not refused"));
    assert_eq!(refusals::sentence(&why, rules.boards() as u8), expected, "{start} {pressed}");
    why
}

fn all_cases() -> Vec<Refusal> {
    let of_the_catalogue = GAMES.iter().flat_map(|&(name, cases)| {
        let spec = Spec::from_text(name).expect(name);
        cases.iter().map(move |case| tried(spec.rules(), case))
    });
    of_the_catalogue.chain([second_half()]).collect()
}

/// In the second half of a turn no pawn may move.
fn second_half() -> Refusal {
    let rules: Rules = &twinmove::COMPELLED[0];
    let start: Position = rules.start();
    let e4 = rules.legal(&start)[0];
    let position = rules.play(&start, e4);
    let [d2, d4] = ["d2", "d4"].map(|name| spot(name).expect("a spot"));
    let attempt = attempt(position.info.turn(), d2, d4).expect("an attempt");
    let why = refusal(rules, &position, attempt).expect("a reason");
    assert_eq!(
        refusals::sentence(&why, 1),
        "Your pawn has moved. Now move a piece other than a pawn."
    );
    why
}

/// The number of a reason. A new reason is told here by the compiler.
pub fn kind(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NotDue { .. } => 0,
        Refusal::OwnPiece { .. } => 1,
        Refusal::Blocked { .. } => 2,
        Refusal::Movement { .. } => 3,
        Refusal::PawnAhead { .. } => 4,
        Refusal::PawnDiagonal { .. } => 5,
        Refusal::DoubleStep => 6,
        Refusal::OtherBoard { .. } => 7,
        Refusal::NoCastling => 8,
        Refusal::CastlingLost => 9,
        Refusal::CastlingInCheck(_) => 10,
        Refusal::NoPocket => 11,
        Refusal::StaysOnBoard { .. } => 12,
        Refusal::NotInPocket { .. } => 13,
        Refusal::PawnDrop { .. } => 14,
        Refusal::NoCrossing => 15,
        Refusal::NeverCrosses { .. } => 16,
        Refusal::CrossingInCheck => 17,
        Refusal::Taken(_) => 18,
        Refusal::StillInCheck(_) => 19,
        Refusal::IntoCheck(_) => 20,
        Refusal::Passing(_) => 21,
        Refusal::CannotHelp { .. } => 22,
        Refusal::Screens { .. } => 23,
        Refusal::GivesCheck(_) => 24,
        Refusal::Shields { .. } => 25,
        Refusal::Paralysed { .. } => 26,
        Refusal::ChecksTooSoon(_) => 27,
        Refusal::OwnKingVanishes => KINDS - 1,
    }
}

pub const KINDS: usize = 29;

#[test]
fn every_reason_has_a_case_and_a_sentence() {
    let given: BTreeSet<usize> = all_cases().iter().map(kind).collect();
    assert_eq!(given, (0..KINDS).collect());
}
