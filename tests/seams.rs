//! The seams the house was built with, proved on a game it does not play yet: its turns have two
//! halves and its kings are captured. (A layer of boards is proved in `tests/alice.rs`.)

mod common;

use common::halves::PawnThenOfficer;
use wonderboard::board::{BoardId, Boards, Color, Man, Plane, Role, Seat, Site, State};
use wonderboard::notation::fen;
use wonderboard::rules::perft::perft;
use wonderboard::rules::{Moves, Outcome, Reason, Rules, Stage, Variant};
use wonderboard::variants::Chess;

#[test]
fn a_turn_of_two_halves_is_a_matter_of_duty_and_turn() {
    let start = PawnThenOfficer.start();
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&PawnThenOfficer, &start, depth)).collect();
    assert_eq!(counts, [16, 121, 1926, 14549, 200_383]);
}

#[test]
fn a_king_that_may_be_captured_may_stand_attacked() {
    let fen = "8/8/8/8/8/8/3k4/3K4 w - - 0 1";
    let state = fen::read(&PawnThenOfficer, fen).expect("a FEN");
    assert_eq!(perft(&PawnThenOfficer, &state, 1), 5);
    assert_eq!(perft(&PawnThenOfficer, &state, 2), 32);
    let takes = PawnThenOfficer
        .legal(&state)
        .into_iter()
        .find(|m| m.landing().is_some_and(|at| state.man_at(at).is_some()))
        .expect("the king takes the king");
    let end = PawnThenOfficer.outcome(&PawnThenOfficer.play(&state, takes));
    assert_eq!(end, Some(Outcome::win(Seat::First, Reason::KingCaptured)));
}

#[test]
fn a_duty_is_judged_on_all_moves_whichever_stage_is_asked_for() {
    let start = PawnThenOfficer.start();
    let safety = PawnThenOfficer.safety(&start);
    let mut noisy = Moves::new();
    PawnThenOfficer.generate(&start, &safety, Stage::Noisy, &mut noisy);
    assert!(noisy.is_empty(), "no capture is possible, and no officer may move");
}

#[test]
fn two_yoked_pawns_attack_like_one() {
    let mut state = State::<[Plane; 1]>::EMPTY;
    let e4 = wonderboard::notation::square_of("e4").expect("a square");
    let tandem = Man { color: Color::White, role: Role::Tandem };
    state.put(Chess.weights(), Site::new(BoardId::A, e4), tandem);
    let attacked: Vec<String> = wonderboard::board::Square::all()
        .filter(|&square| state.boards()[0].attacked(square, Color::White))
        .map(wonderboard::notation::square)
        .collect();
    assert_eq!(attacked, ["d5", "f5"]);
    assert_eq!(<[Plane; 2] as Boards>::COUNT, 2);
}
