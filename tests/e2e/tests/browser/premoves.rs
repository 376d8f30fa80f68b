//! Premoves: entered while the other side is to move, seen, given up, and made.

use crate::play::{
    BEGINNER, Hand, is_occupied, make, moves, open_on, point, spot, visit, wait_for_moves,
    with_settings,
};
use e2e::{Device, Page};

const STILL: &str = r#"{"pace":"none"}"#;

/// A game by links after a move of the friend's and one's own, who plays Black and waits.
fn waiting(game: &str, first: &str, second: &str) -> Page {
    waiting_on(Device::DESKTOP, game, first, second)
}

fn waiting_on(device: Device, game: &str, first: &str, second: &str) -> Page {
    let page = open_on(device, &format!("#/{game}?m={first}&by=link-2a"), STILL);
    page.click("text=Play");
    page.wait_for("!document.querySelector('dialog')");
    let hand = if device == Device::PHONE { Hand::Tap } else { Hand::Click };
    second.split(',').for_each(|coord| make(&page, hand, coord));
    page
}

/// A game against the computer, which does not answer before it is let.
fn thinking(hand: Hand) -> Page {
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, BEGINNER);
    visit(&page, "#/chess");
    make(&page, hand, "e2e4");
    page
}

/// Time goes on until the computer has answered and the premove is made.
fn go_on(page: &Page) {
    page.until("an answer", || {
        page.advance(400);
        moves(page).len() >= 3
    });
    assert_eq!(moves(page)[2], "Nf3");
}

/// The friend's link comes.
fn answer(page: &Page, game: &str, moves: &str) {
    page.eval(&format!("location.hash = '#/{game}?m={moves}&by=link-2a'"));
}

/// Waits until so many squares are marked.
#[track_caller]
fn wait_for_marks(page: &Page, count: usize) {
    page.until(&format!("{count} marks"), || page.count(".square.premove") == count);
}

#[test]
fn a_premove_is_made_when_the_computer_has_moved() {
    let page = thinking(Hand::Drag);
    page.drag(&spot("g1"), &spot("f3"));
    wait_for_marks(&page, 2);
    assert!(is_occupied(&page, "f3") && !is_occupied(&page, "g1"));
    assert_eq!(moves(&page).len(), 1);
    go_on(&page);
    wait_for_marks(&page, 0);
    assert!(page.count(".toast") == 0 && is_occupied(&page, "f3"));
}

#[test]
fn several_are_made_one_after_the_other_and_dropped_together() {
    let page = waiting("chess", "e2e4", "e7e5");
    for (from, to) in [("g8", "f6"), ("f6", "e4"), ("d7", "c6")] {
        page.drag(&spot(from), &spot(to));
    }
    // The knight has gone on from f6, which counts once.
    wait_for_marks(&page, 5);
    answer(&page, "chess", "e2e4,e7e5,g1f3");
    wait_for_moves(&page, 4);
    assert_eq!(moves(&page), ["e4", "e5", "Nf3", "Nf6"]);
    wait_for_marks(&page, 4);
    answer(&page, "chess", "e2e4,e7e5,g1f3,g8f6,d1e2");
    wait_for_moves(&page, 6);
    assert_eq!(moves(&page)[5], "Nxe4");
    // There is nothing to capture on c6.
    answer(&page, "chess", "e2e4,e7e5,g1f3,g8f6,d1e2,f6e4,e2e4");
    wait_for_moves(&page, 7);
    wait_for_marks(&page, 0);
}

#[test]
fn they_are_given_up_by_a_press_for_nothing_escape_and_the_right_button() {
    let page = waiting("chess", "e2e4", "e7e5");
    let give_up: [fn(&Page); 3] = [
        |page| page.click(&spot("d6")),
        |page| page.key("Escape"),
        |page| page.right_click(&spot("d6")),
    ];
    for give_up in give_up {
        point(&page, Hand::Click, "g8", "f6");
        wait_for_marks(&page, 2);
        page.wait_for_text("[role=status] > div.visually-hidden", "Premove: g8 to f6.");
        give_up(&page);
        wait_for_marks(&page, 0);
        assert!(is_occupied(&page, "g8") && !is_occupied(&page, "f6"));
        assert_eq!(page.count(".toast, .drawn, .picked"), 0);
    }
    answer(&page, "chess", "e2e4,e7e5,g1f3");
    wait_for_moves(&page, 3);
    page.wait_for_text("[role=status]", "Your move");
}

#[test]
fn keys_enter_premoves_and_squares_say_so() {
    let page = thinking(Hand::Keys);
    point(&page, Hand::Keys, "g1", "f3");
    wait_for_marks(&page, 2);
    let name = page.attribute(&spot("f3"), "aria-label").expect("a name");
    assert_eq!(name, "f3, white knight, premove");
    go_on(&page);
}

#[test]
fn a_turn_of_two_moves_is_entered_whole() {
    let page = waiting("twinmove", "e2e4,f1b5", "e7e5,g8f6");
    page.drag(&spot("d7"), &spot("d5"));
    page.drag(&spot("b8"), &spot("c6"));
    wait_for_marks(&page, 4);
    answer(&page, "twinmove", "e2e4,f1b5,e7e5,g8f6,d2d3,g1f3");
    wait_for_moves(&page, 8);
    assert_eq!(moves(&page)[6..], ["d5", "Nc6"]);
}

#[test]
fn fingers_enter_warps_and_drops() {
    let page = waiting_on(Device::PHONE, "twilight", "e2e4", "e7e5");
    point(&page, Hand::Tap, "g8", "zone-b");
    page.until("the knight to be gone", || !is_occupied(&page, "g8"));
    point(&page, Hand::Tap, "zone-b-N", "d6");
    page.until("the knight to be there", || is_occupied(&page, "d6"));
    answer(&page, "twilight", "e2e4,e7e5,g1f3");
    wait_for_moves(&page, 4);
    assert!(!is_occupied(&page, "g8") && is_occupied(&page, "d6"));
    answer(&page, "twilight", "e2e4,e7e5,g1f3,g8@N,b1c3");
    wait_for_moves(&page, 6);
    assert_eq!(moves(&page).last().map(String::as_str), Some("N@d6"));
}

#[test]
fn through_the_glass_one_goes_on_where_one_comes_down() {
    let page = waiting("alice", "e2e4", "e7e5");
    page.drag(&spot("g8"), &spot("f6"));
    page.until("the knight beyond", || is_occupied(&page, "Bf6"));
    page.drag(&spot("Bf6"), &spot("Be4"));
    page.until("the knight back", || is_occupied(&page, "e4"));
    answer(&page, "alice", "e2e4,e7e5,d2d3");
    wait_for_moves(&page, 4);
    assert_eq!(moves(&page)[3], "Nf6");
}
