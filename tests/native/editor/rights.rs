//! Rights are part of a position as far as its pieces allow them.

use wonderboard::app::editor::{Change, Counter, Draft, rights};
use wonderboard::board::{Color, Player};
use wonderboard::game::Spot;

use super::{at, draft, piece, put, start};

fn carry(draft: &Draft, from: &str, to: &str) -> Draft {
    draft.changed(Change::Carry(Spot::Square(at(from)), Some(Spot::Square(at(to)))))
}

fn field(draft: &Draft, number: usize) -> String {
    draft.fen().split(' ').nth(number).unwrap_or_default().to_owned()
}

#[test]
fn a_right_to_castle_comes_back_with_its_king() {
    let chess = start("chess");
    assert_eq!(field(&chess, 2), "KQkq");
    let away = carry(&chess, "e1", "e4");
    assert_eq!(field(&away, 2), "kq");
    let can: Vec<bool> = rights::castling(&away).iter().map(|right| right.can_be).collect();
    assert_eq!(can, [false, false, true, true]);
    assert_eq!(field(&carry(&away, "e4", "e1"), 2), "KQkq");
    assert_eq!(field(&chess.changed(Change::Castling(1, false)), 2), "Kkq");
    assert!(rights::castling(&start("racing-kings")).is_empty());
    assert!(rights::castling(&start("alice,castling=off")).is_empty());
    // King and rook must be on one board.
    let apart = carry(&start("alice"), "h1", "Bh1");
    assert_eq!(field(&apart, 2), "Qkq");
}

#[test]
fn a_pawn_can_have_passed_only_where_its_way_was_free() {
    let chess = draft("chess", "4k3/8/8/3pP3/8/8/3p4/4K3 w - - 0 1");
    assert_eq!(rights::passable(&chess), [at("d6")]);
    let passed = chess.changed(Change::Passed(Some(at("d6"))));
    assert_eq!(field(&passed, 3), "d6");
    assert_eq!(field(&put(&passed, 'N', "d7"), 3), "-");
    assert_eq!(field(&passed.changed(Change::Turn(Color::Black)), 3), "-");
    assert_eq!(field(&passed.changed(Change::Passed(None)), 3), "-");
    assert_eq!(field(&chess.changed(Change::Passed(Some(at("e6")))), 3), "-");
    assert!(rights::passable(&start("alice")).is_empty());
    let alice = draft("alice,ep=first", "4k3/8/8/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8 w - - 0 1");
    assert_eq!(field(&alice.changed(Change::Passed(Some(at("d6")))), 3), "d6A");
}

#[test]
fn pawns_that_have_never_moved_are_marked_where_that_is_remembered() {
    let twilight = start("twilight");
    assert_eq!(rights::may_be_unmoved(&twilight, Color::White).len(), 8);
    let moved = twilight.changed(Change::Unmoved(at("e2"), false));
    assert_eq!((field(&moved, 7), field(&moved, 8)), ("239".to_owned(), "255".to_owned()));
    // On its second rank a pawn is taken to have been there from the start.
    let back = carry(&carry(&twilight, "e2", "e4"), "e4", "e2");
    assert_eq!(field(&back, 7), "255");
    assert!(rights::may_be_unmoved(&start("chess"), Color::White).is_empty());
}

#[test]
fn numbers_are_those_of_the_game() {
    let names = |game: &str| Counter::of(&start(game)).len();
    assert_eq!(
        ["chess", "twinmove", "switch-side", "switch-side,regan=3", "realtime"].map(names),
        [2, 3, 3, 5, 3]
    );
    let count = |draft: &Draft, counter, number| draft.changed(Change::Count(counter, number));
    let chess = start("chess");
    assert!(count(&chess, Counter::HalfMoves, 999).fen().ends_with(" 255 1"));
    assert!(count(&chess, Counter::FullMove, 0).fen().ends_with(" 0 1"));
    assert_eq!(
        count(&start("twinmove"), Counter::MoveOfTurn, 7).fen().split(' ').next_back(),
        Some("2")
    );
    let switched = count(&start("switch-side,regan=3"), Counter::Switches, 2);
    let switched = count(&switched, Counter::SwitchLimit, 6);
    let switched = count(&switched, Counter::SwitchesLeft(Player::Second), 1);
    let switched = switched.changed(Change::WhitePlayer(Player::Second));
    assert!(switched.fen().ends_with(" 2 2/6 3,1"), "{}", switched.fen());
}

#[test]
fn who_waits_goes_on_waiting_at_another_moment() {
    let frozen = start("realtime").changed(Change::Count(Counter::Wait(at("e2")), 1500));
    assert!(frozen.fen().ends_with(" e2=1500 0,0 0"), "{}", frozen.fen());
    let later = frozen.changed(Change::Count(Counter::Tick, 9000));
    assert!(later.fen().ends_with(" e2=10500 0,0 9000"), "{}", later.fen());
    // A double step shows for as long as its pawn waits.
    let stepped = carry(&later, "e2", "e4").changed(Change::Stepped(at("e4"), true));
    assert!(stepped.fen().contains(" e3@10500 e4=10500 "), "{}", stepped.fen());
    let ready = stepped.changed(Change::Count(Counter::Wait(at("e4")), 0));
    assert!(ready.fen().contains(" - - 0,0 9000"), "{}", ready.fen());
}

#[test]
fn who_was_a_pawn_is_marked_where_that_is_remembered() {
    let queen = draft("crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let queen = queen.changed(Change::PutPromoted(at("d4"), piece('Q')));
    assert!(queen.fen().starts_with("4k3/8/8/8/3Q~4/"), "{}", queen.fen());
    assert!(queen.changed(Change::WasPawn(at("d4"), false)).fen().contains("3Q4"));
}
