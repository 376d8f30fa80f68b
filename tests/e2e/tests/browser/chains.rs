//! Chains, and the persons who switch sides by them.

use crate::play::{BEGINNER, FRIENDS, Hand, make, moves, open, open_on, point, spot};
use e2e::{Device, Page};

/// White's d-pawn closes a chain on d3.
const CLOSING: &str =
    "#/switch-side/rnbqkbnr/pppp1ppp/8/4p3/8/2P5/PP1PPPPP/RNBQKBNR_w_KQkq_-_0_2_1_-_-";
/// White's knight closes a chain on f4, and so many switches are made of so many.
const RUN: &str = "#/switch-side/8/8/4p3/3p1k2/3K4/4r3/6N1/8_w_-_-_0_1_1_";

fn strips(page: &Page) -> [String; 2] {
    ["top", "bottom"].map(|place| {
        let who = page.text(&format!(".strip-{place} .who"));
        who.split_whitespace().collect::<Vec<_>>().join(" ")
    })
}

#[test]
fn a_chain_asks_whether_to_switch_and_a_second_press_means_no() {
    let page = open(CLOSING, FRIENDS);
    point(&page, Hand::Click, "d2", "d3");
    page.wait_to_see(".chooser");
    let texts = page.eval("[...document.querySelectorAll('.choice')].map(e => e.innerText).join()");
    assert_eq!(texts, "Move,Move and switch sides");
    assert_eq!(page.count(".figure-line"), 1, "the chain is drawn");
    assert!(moves(&page).is_empty(), "nothing has happened yet");
    page.must_be_accessible();
    page.screenshot("chain-asked");
    page.click(&spot("d3"));
    page.until("the move", || moves(&page) == ["d3"]);
    assert_eq!(page.count(".figure"), 0);
    assert_eq!(strips(&page), ["Player 2 Black", "Player 1 White"]);
}

fn switches(hand: Hand) {
    let page = open(CLOSING, FRIENDS);
    make(&page, hand, "d2d3~");
    page.wait_for_text(".toast", "Player 1 takes Black and moves again.");
    page.wait_for_text(".status", "Player 1 to move, Black");
    page.wait_for_text(".status", "switch 1 of 2");
    assert_eq!(strips(&page), ["Player 1 Black", "Player 2 White"]);
    assert_eq!(moves(&page), ["d3~"]);
    assert_eq!(page.count(".figure-line"), 1, "the chain is still drawn");
    // Two people at one device know where they sit.
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("white"));
    page.screenshot("chain-switched");
    make(&page, Hand::Drag, "d7d6");
    page.wait_for_text(".status", "Player 2 to move, White");
    assert_eq!(page.count(".figure, .note"), 0);
}

#[test]
fn armies_are_changed_by_pointer() {
    switches(Hand::Click);
}

#[test]
fn armies_are_changed_by_keyboard() {
    switches(Hand::Keys);
}

#[test]
fn the_keyboard_makes_the_plain_move_by_pressing_twice() {
    let page = open(CLOSING, FRIENDS);
    point(&page, Hand::Keys, "d2", "d3");
    page.wait_for("document.activeElement.matches('.choice:first-child')");
    page.key("Enter");
    page.until("the move", || moves(&page) == ["d3"]);
}

#[test]
fn whoever_plays_the_computer_keeps_their_side_below() {
    let page = open(CLOSING, BEGINNER);
    assert_eq!(strips(&page), ["Dormouse Black Computer level 1", "You White"]);
    make(&page, Hand::Drag, "d2d3~");
    page.wait_for_text(".toast", "You play Black now. Move again.");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'black'");
    assert_eq!(strips(&page), ["Dormouse White Computer level 1", "You Black"]);
    page.wait_for_text(".status", "Your move, Black");
    page.click("text=Take back");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'white'");
    assert_eq!(strips(&page), ["Dormouse Black Computer level 1", "You White"]);
}

fn runs_out(hand: Hand) {
    let open_run = open(&format!("{RUN}1/2_-"), FRIENDS);
    point(&open_run, hand, "g2", "f4");
    open_run.wait_to_see(".chooser");
    let page = open(&format!("{RUN}2/2_-"), FRIENDS);
    page.wait_for_text(".status", "switch 2 of 2");
    point(&page, hand, "g2", "f4");
    page.until("the move without a question", || moves(&page) == ["Nf4"]);
}

#[test]
fn the_limit_of_a_run_is_shown_and_holds_by_pointer() {
    runs_out(Hand::Drag);
}

#[test]
fn the_limit_of_a_run_is_shown_and_holds_by_keyboard() {
    runs_out(Hand::Keys);
}

#[test]
fn the_engine_s_judgement_stays_with_a_person() {
    let page = open(CLOSING, r#"{"thinking":true,"wish":{"opponent":"Friend"}}"#);
    let meter = |page: &Page| page.attribute(".gauge[role=meter]", "aria-label");
    page.until("whose chances", || meter(&page).as_deref() == Some("Player 1’s chances"));
    make(&page, Hand::Click, "d2d3~");
    page.until("the same person's", || meter(&page).as_deref() == Some("Player 1’s chances"));
    page.wait_for_text(".facts", "Player 1’s chances");
}

#[test]
fn the_limit_of_a_game_is_shown_and_holds() {
    let game = "#/switch-side/8/8/4p3/3p1k2/3K4/4r3/6N1/8_w_-_-_0_1_1_-_";
    let page = open_on(Device::PHONE, &format!("{game}1,0?regan=3"), FRIENDS);
    assert_eq!(strips(&page), ["Player 2 Black no switches left", "Player 1 White 1 switch left"]);
    make(&page, Hand::Tap, "g2f4~");
    assert_eq!(
        strips(&page),
        ["Player 1 Black no switches left", "Player 2 White no switches left"]
    );
    page.screenshot("chain-phone");
    let page = open(&format!("{game}0,3?regan=3"), FRIENDS);
    point(&page, Hand::Click, "g2", "f4");
    page.until("the move without a question", || moves(&page) == ["Nf4"]);
}

#[test]
fn a_chain_is_closed_beyond_the_glass() {
    let fen = "8/8/8/8/8/8/6N1/8:8/8/4p3/3p1k2/3K4/4r3/8/8_w_-_-_0_1_1_-_-";
    let page = open(&format!("#/alice-switch-side/{fen}"), FRIENDS);
    point(&page, Hand::Click, "g2", "f4");
    page.wait_to_see(".chooser");
    assert_eq!(page.count(".figure"), 1);
    assert_eq!(page.count(".world:last-child .figure"), 1, "on board B");
    page.click(".choice:nth-child(2)");
    page.until("the switch", || moves(&page) == ["Nf4~"]);
    page.wait_for_text(".status", "Player 1 to move, Black");
}
