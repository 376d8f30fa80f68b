//! Turns of two halves: which is due, what is refused, and how they are shown and taken back.

use crate::play::{
    BEGINNER, FRIENDS, Hand, is_occupied, make, moves, open, open_on, point, spot, wait_for_moves,
};
use e2e::{Device, Page};

const PROMOTING: &str = "#/twinmove/3k4/4P3/8/8/8/8/8/4K3_w_-_-_0_1_1";
const NO_PAWN: &str = "#/twinmove/4k3/8/8/8/8/8/4R3/4K3_w_-_-_0_1_1";

/// Waits for the line that says what is due.
#[track_caller]
fn due(page: &Page, sentence: &str) {
    page.wait_for_text(".status", sentence);
}

/// The classes of the small pieces that stand for pawn and piece.
fn halves(page: &Page) -> String {
    let classes =
        page.eval("[...document.querySelectorAll('.halves > *')].map(e => e.className).join()");
    classes.as_str().expect("text").to_owned()
}

fn compels(hand: Hand) {
    let page = open("#/twinmove", FRIENDS);
    due(&page, "White: a pawn must move first.");
    assert_eq!(halves(&page), "now,later");
    point(&page, hand, "g1", "f3");
    page.wait_for_text(".toast", "You must move a pawn first.");
    make(&page, hand, "e2e4");
    due(&page, "White: now a piece.");
    assert_eq!(halves(&page), "done,now");
    point(&page, hand, "d2", "d4");
    page.wait_for_text(".toast", "Your pawn has moved. Now move a piece other than a pawn.");
    make(&page, hand, "f1b5");
    due(&page, "Black: a pawn must move first.");
    assert_eq!(moves(&page), ["e4", "Bb5"]);
}

#[test]
fn a_pawn_comes_first_and_only_one_by_pointer() {
    compels(Hand::Click);
}

#[test]
fn a_pawn_comes_first_and_only_one_by_keyboard() {
    compels(Hand::Keys);
}

#[test]
fn both_halves_are_the_last_move_and_one_cell_of_the_list() {
    let page = open("#/twinmove", FRIENDS);
    for coord in ["e2e4", "f1b5", "d7d5"] {
        make(&page, Hand::Drag, coord);
    }
    assert_eq!(page.count(".square.last"), 2, "half a turn");
    make(&page, Hand::Drag, "g8f6");
    assert_eq!(page.count(".square.last"), 4, "both halves");
    assert_eq!((page.count(".turn"), page.count(".cell"), page.count(".ply")), (1, 2, 4));
    // Each half is a place in the game.
    page.click("[aria-label='1. e4']");
    page.until("the position", || is_occupied(&page, "f1") && is_occupied(&page, "e4"));
    page.wait_for_text(".status", "Viewing move 1. e4");
    page.click("[aria-label='Last position']");
    page.must_be_accessible();
}

#[test]
fn a_turn_is_taken_back_whole_and_its_first_half_alone() {
    let page = open("#/twinmove", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    page.click("text=Undo the pawn");
    page.until("the start", || moves(&page).is_empty() && is_occupied(&page, "e2"));
    for coord in ["e2e4", "f1b5"] {
        make(&page, Hand::Drag, coord);
    }
    page.click("text=Take back");
    page.until("the start again", || moves(&page).is_empty());
}

fn promotes_and_captures(hand: Hand) {
    let page = open(PROMOTING, FRIENDS);
    make(&page, hand, "e7e8q");
    due(&page, "White: now a piece.");
    make(&page, hand, "e8d8");
    page.wait_for_text(".banner", "White wins by capturing the king");
    assert_eq!(moves(&page), ["e8=Q", "Qxd8#"]);
}

#[test]
fn a_new_queen_captures_the_king_in_the_same_turn_by_pointer() {
    promotes_and_captures(Hand::Click);
}

#[test]
fn a_new_queen_captures_the_king_in_the_same_turn_by_keyboard() {
    promotes_and_captures(Hand::Keys);
}

#[test]
fn without_a_pawn_to_move_a_piece_moves_alone() {
    let page = open_on(Device::PHONE, NO_PAWN, FRIENDS);
    due(&page, "White: no pawn can move, so a piece moves.");
    assert_eq!(halves(&page), "never,now");
    make(&page, Hand::Tap, "e2d2");
    due(&page, "Black: no pawn can move, so a piece moves.");
}

#[test]
fn a_king_in_danger_is_hinted_at_and_nothing_more() {
    let page = open("#/twinmove", FRIENDS);
    for coord in ["e2e4", "d1h5", "f7f6"] {
        make(&page, Hand::Drag, coord);
    }
    let king = spot("e8");
    page.until("the hint", || page.count(&format!("{king}.threat")) == 1);
    let name = page.attribute(&king, "aria-label").expect("a name");
    assert!(name.contains("black king, could be captured"), "{name}");
    page.wait_for_text(".status", "Black’s king can be captured.");
    assert_eq!(page.count(".status.alarm, .square.check"), 0);
    make(&page, Hand::Drag, "b8c6");
    make(&page, Hand::Drag, "a2a3");
    make(&page, Hand::Drag, "h5e8");
    page.wait_for_text(".banner", "White wins by capturing the king");
}

#[test]
fn the_uncompelled_game_leaves_the_choice() {
    let page = open("#/twinmove-free", FRIENDS);
    due(&page, "White: a pawn must move first.");
    make(&page, Hand::Click, "e2e4");
    make(&page, Hand::Click, "g1f3");
    due(&page, "Black: a pawn and then a piece, or a piece alone.");
    assert_eq!(halves(&page), "now,now");
    make(&page, Hand::Click, "g8f6");
    assert_eq!(page.count(".cell:last-child > .ply"), 1);
}

#[test]
fn the_computer_makes_both_halves() {
    let page = open("#/twinmove", BEGINNER);
    due(&page, "A pawn must move first.");
    make(&page, Hand::Click, "e2e4");
    make(&page, Hand::Click, "g1f3");
    wait_for_moves(&page, 4);
    due(&page, "A pawn must move first.");
    page.click("text=Take back");
    page.until("the whole turn to be gone", || moves(&page).is_empty());
}

#[test]
fn halves_of_turns_go_through_the_glass() {
    let page = open("#/alice-twinmove", FRIENDS);
    point(&page, Hand::Click, "g1", "f3");
    page.wait_for_text(".toast", "You must move a pawn first.");
    make(&page, Hand::Click, "e2e4");
    due(&page, "White: now a piece.");
    make(&page, Hand::Click, "g1f3");
    assert!(is_occupied(&page, "Be4") && is_occupied(&page, "Bf3"));
    assert_eq!(page.count(".square.last"), 4);
}
