//! Yoked pairs of pawns: going together, parting, rockets, and what they become.

use crate::play::{FRIENDS, Hand, is_occupied, make, moves, open, open_on, point, spot, tab_to};
use e2e::{Device, Page};

/// A white pair that may do everything, and one on the sixth rank.
const FREE: &str = "#/tandem/4k3/8/T7/8/8/8/4T3/7K_w_-_-_0_1";
/// White's pair on e5 and pawn on c5 beside a black pair that has not moved.
const PASSING: &str = "#/tandem/4k3/3t4/8/2P1T3/8/8/8/4K3_b_-_-_0_1";

/// How many pieces of a role stand on a square.
fn stands(page: &Page, square: &str, role: &str) -> bool {
    page.count(&format!(".piece[data-at={square}][data-role={role}]")) == 1
}

fn choices(page: &Page) -> Vec<String> {
    let texts = page.eval("[...document.querySelectorAll('.choice-text')].map(e => e.innerText)");
    let texts = texts.as_array().expect("an array").iter();
    texts.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

fn plays_every_way(hand: Hand) {
    let page = open(FREE, FRIENDS);
    make(&page, hand, "e2e4T");
    assert!(stands(&page, "e4", "tandem") && !is_occupied(&page, "e2"));
    make(&page, Hand::Click, "e8d8");
    make(&page, hand, "e4e5");
    assert!(stands(&page, "e5", "pawn") && stands(&page, "e4", "pawn"), "one has parted");
    make(&page, Hand::Click, "d8c8");
    make(&page, hand, "a6a8^n");
    assert!(stands(&page, "a8", "knight") && stands(&page, "a5", "pawn"));
    assert_eq!(moves(&page), ["Te4", "Kd8", "e5", "Kc8", "a8^=N"]);
}

#[test]
fn a_pair_goes_as_one_parts_and_shoots_ahead_by_pointer() {
    plays_every_way(Hand::Click);
}

#[test]
fn a_pair_goes_as_one_parts_and_shoots_ahead_by_keyboard() {
    plays_every_way(Hand::Keys);
}

#[test]
fn the_ways_of_a_pair_are_shown_as_pictures() {
    let page = open(FREE, FRIENDS);
    point(&page, Hand::Click, "e2", "e4");
    page.wait_to_see(".chooser");
    assert_eq!(choices(&page), ["Both", "One", "Rocket"]);
    assert_eq!(page.count(".chooser .miniature"), 3);
    // The rocket's picture: one pawn at either end, nobody where the pair stood.
    let rocket = ".choice:nth-child(3) .miniature";
    assert_eq!(page.count(&format!("{rocket} rect")), 4);
    assert_eq!(page.count(&format!("{rocket} g")), 2);
    page.must_be_accessible();
    page.click(&spot("e4"));
    page.until("the usual way", || moves(&page) == ["Te4"]);
}

#[test]
fn a_rocket_is_made_by_the_square_behind_as_well() {
    let page = open(FREE, FRIENDS);
    page.click(&spot("e2"));
    page.until("the square behind", || page.count("[data-spot=e1].target") == 1);
    page.click(&spot("e1"));
    page.until("the rocket", || moves(&page) == ["e4^"]);
    assert!(stands(&page, "e1", "pawn") && stands(&page, "e4", "pawn"));
}

#[test]
fn a_rocket_s_promotion_is_chosen_on_a_phone() {
    let page = open_on(Device::PHONE, FREE, FRIENDS);
    point(&page, Hand::Tap, "a6", "a5");
    page.wait_to_see(".chooser");
    assert_eq!(page.count(".choice"), 4);
    page.tap(".choice[aria-label=rook]");
    page.until("the promotion", || moves(&page) == ["a8^=R+"]);
}

#[test]
fn a_pair_on_the_seventh_promotes_together_or_alone() {
    let page = open_on(Device::PHONE, "#/tandem/3r2k1/4T3/8/8/8/8/8/4K3_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Tap, "e7", "d8");
    page.wait_to_see(".chooser");
    assert_eq!((page.count(".way"), page.count(".choice")), (2, 8));
    let (chooser, width) = (page.rect(".chooser"), page.eval("innerWidth"));
    assert!(chooser.x >= 0.0 && chooser.x + chooser.width <= width.as_f64().expect("a width"));
    page.screenshot("pairs-promotion");
    page.tap(".way[aria-label^=One] .choice[aria-label=knight]");
    page.until("the promotion", || moves(&page) == ["exd8=N"]);
    assert!(stands(&page, "e7", "pawn"), "the other is still on the seventh");
}

fn takes_in_passing(hand: Hand) {
    let page = open(PASSING, FRIENDS);
    make(&page, hand, "d7d5T");
    // A pair is captured by a whole pair only: there is nothing to choose.
    point(&page, hand, "e5", "d6");
    page.until("the capture", || moves(&page) == ["Td5", "Texd6"]);
    assert!(stands(&page, "d6", "tandem") && !is_occupied(&page, "d5"));
    let page = open(PASSING, FRIENDS);
    make(&page, hand, "d7d5");
    make(&page, hand, "e5d6");
    assert_eq!(moves(&page), ["d5", "exd6"]);
    assert!(stands(&page, "e5", "pawn") && stands(&page, "d6", "pawn"));
    assert!(stands(&page, "d7", "pawn"), "who stayed at home is safe");
}

#[test]
fn pairs_capture_in_passing_by_pointer() {
    takes_in_passing(Hand::Drag);
}

#[test]
fn pairs_capture_in_passing_by_keyboard() {
    takes_in_passing(Hand::Keys);
}

#[test]
fn the_chooser_is_walked_by_keys_and_left_by_escape() {
    let page = open(FREE, FRIENDS);
    point(&page, Hand::Keys, "e2", "e4");
    page.wait_for("document.activeElement.matches('.choice:first-child')");
    page.key("ArrowRight");
    tab_to(&page, "e.matches('.choice:nth-child(2)')");
    page.key("Escape");
    page.until("the chooser to go", || page.count(".chooser") == 0);
    assert!(moves(&page).is_empty() && stands(&page, "e2", "tandem"));
}
