//! Arrows and circles that people draw on boards.

use crate::play::{FRIENDS, Hand, is_occupied, make, moves, open, open_on, spot};
use e2e::{Device, Page};

const ALICE: &str = r#"{"pace":"none","layout":"Merged","wish":{"opponent":"Friend"}}"#;

/// Draws from one square to another and lets go.
fn draw(page: &Page, from: &str, to: &str, keys: &str) {
    page.draw(&spot(from), &spot(to), keys);
    page.release_right();
}

/// Waits until so many shapes of a color are seen.
#[track_caller]
fn wait_for(page: &Page, color: &str, count: usize) {
    page.until(&format!("{count} in {color}"), || page.count(&format!(".drawn.{color}")) == count);
}

#[test]
fn an_arrow_is_seen_while_it_is_drawn_and_erased_by_the_same_again() {
    let page = open("", FRIENDS);
    page.draw(&spot("e2"), &spot("e4"), "");
    page.wait_to_see(".drawn.green .head");
    assert_eq!(page.eval("document.querySelectorAll('.drawn path').length"), 3);
    page.release_right();
    wait_for(&page, "green", 1);
    assert!(is_occupied(&page, "e2") && page.count(".picked") == 0);
    // Another color colors it anew; keys choose the color.
    for (keys, color) in
        [("Shift", "red"), ("Alt", "blue"), ("Control+Alt", "yellow"), ("Control", "red")]
    {
        draw(&page, "e2", "e4", keys);
        wait_for(&page, color, 1);
        assert_eq!(page.count(".drawn"), 1);
    }
    draw(&page, "e2", "e4", "Shift");
    wait_for(&page, "red", 0);
}

#[test]
fn an_arrow_snaps_to_lines_until_the_board_is_left() {
    let page = open("", FRIENDS);
    let pointed =
        |page: &Page| page.eval("document.querySelector('.drawn .over').getAttribute('d')");
    draw(&page, "a1", "a4", "");
    wait_for(&page, "green", 1);
    let straight = pointed(&page);
    draw(&page, "a1", "a4", "");
    wait_for(&page, "green", 0);
    // A little beside the line, where neither queen nor knight goes.
    page.draw(&spot("a1"), &spot("b4"), "");
    page.wait_to_see(".drawn .head");
    assert_eq!(pointed(&page), straight);
    let (x, y) = page.rect(&spot("b4")).centre();
    let strip = page.rect(".strip-top").centre();
    page.move_right(strip.0, strip.1);
    page.until("nothing to be seen", || page.count(".drawn path") == 0);
    page.move_right(x, y);
    page.wait_to_see(".drawn .head");
    assert_ne!(pointed(&page), straight);
    page.key("Escape");
    page.until("nothing to be drawn", || page.count(".drawn") == 0);
    page.release_right();
    assert_eq!(page.count(".drawn"), 0);
}

#[test]
fn circles_and_arrows_go_when_the_board_is_pressed() {
    let page = open("", FRIENDS);
    page.right_click(&spot("d4"));
    wait_for(&page, "green", 1);
    assert_eq!(page.count(".drawn .head"), 0);
    draw(&page, "g8", "f6", "Alt");
    wait_for(&page, "blue", 1);
    // Whoever picks a piece still sees them.
    page.click(&spot("e2"));
    page.wait_to_see(".picked");
    assert_eq!(page.count(".drawn"), 2);
    page.click(&spot("e2"));
    page.until("nothing to be picked", || page.count(".picked") == 0);
    page.click(&spot("e5"));
    page.until("a clean board", || page.count(".drawn") == 0);
}

#[test]
fn what_is_drawn_belongs_to_its_position() {
    let page = open("", FRIENDS);
    draw(&page, "e2", "e4", "");
    wait_for(&page, "green", 1);
    make(&page, Hand::Drag, "e2e4");
    page.until("a clean board", || page.count(".drawn") == 0);
    draw(&page, "e7", "e5", "Shift");
    wait_for(&page, "red", 1);
    page.key("ArrowLeft");
    wait_for(&page, "green", 1);
    assert_eq!(page.count(".drawn"), 1);
    page.key("ArrowRight");
    wait_for(&page, "red", 1);
    page.click("text=Take back");
    page.until("no moves", || moves(&page).is_empty());
    make(&page, Hand::Drag, "d2d4");
    page.until("a clean board", || page.count(".drawn") == 0);
}

#[test]
fn boards_apart_and_merged_and_turned_round_have_arrows() {
    let page = open("#/alice", ALICE);
    draw(&page, "e2", "e4", "");
    wait_for(&page, "green", 1);
    page.key("f");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'black'");
    draw(&page, "e2", "e4", "");
    wait_for(&page, "green", 0);
    draw(&page, "e2", "e4", "");
    wait_for(&page, "green", 1);
    page.key("v");
    page.until("two boards", || page.count(".board") == 2);
    assert_eq!(page.count(".board:has([data-spot=e4]) .drawn"), 1);
    draw(&page, "Bd7", "Bd5", "");
    page.until("an arrow on each board", || page.count(".board:has([data-spot=Be4]) .drawn") == 1);
    page.key("v");
    page.until("one board", || page.count(".board") == 1);
    wait_for(&page, "green", 2);
    // On the merged board it is the same arrow, whichever board is in front.
    draw(&page, "d7", "d5", "");
    wait_for(&page, "green", 1);
}

#[test]
fn a_finger_draws_while_another_rests_beside_the_board() {
    let page = open_on(Device::PHONE, "#/chess", FRIENDS);
    let rests = page.rect(".strip-top").centre();
    let (from, to) = (page.rect(&spot("g1")).centre(), page.rect(&spot("f3")).centre());
    page.touch_at(rests.0, rests.1);
    page.wait_to_see(".boards.sketching");
    page.touch_beside(rests, from);
    page.slide_beside(rests, from, to);
    page.wait_to_see(".drawn .head");
    page.lift();
    wait_for(&page, "green", 1);
    let line = "document.querySelector('.drawn .over').getAttribute('d')";
    assert_eq!(page.eval(line), "M637 723L565 580", "from g1 to f3");
    assert!(page.count(".boards.sketching, .picked") == 0 && is_occupied(&page, "g1"));
    // One finger alone plays.
    make(&page, Hand::Swipe, "g1f3");
}
