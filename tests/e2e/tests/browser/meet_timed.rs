//! The game without turns between two devices.

use crate::meet::{TAPPED, alone, knock, page_of, paste, shown_link};
use crate::play::{spot, visit, wait_to_listen};
use e2e::{Firefox, Page, Tab};
use serde_json::Value;

/// Somebody called Ann who wants units of so many milliseconds, with nothing to wait for at first.
fn ann(tu_ms: u32) -> String {
    format!(
        "{}{tu_ms}{}",
        r#"{"pace":"none","wish":{"game":"realtime","name":"Ann"},"realtime":{"tu_ms":"#,
        r#","waits":"None","handicap":false,"opponent":"Device","side":"White"}}"#,
    )
}

const BOB: &str = r#"{"pace":"none","wish":{"game":"chess","name":"Bob"}}"#;

/// What a page sends comes so much later, in milliseconds.
const SLOW: &str = "(() => {
    if (!window.RTCDataChannel) return;
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (data) {
        const copy = new Uint8Array(data).slice();
        setTimeout(() => this.readyState === 'open' && send.call(this, copy), 40 + Math.random() * 40);
    };
})()";

/// Two people who play without turns, Ann as White.
fn together<A: Tab, B: Tab>(tu_ms: u32, script: &str) -> (A, B) {
    let (one, other): (A, B) = (page_of(&ann(tu_ms)), page_of(BOB));
    if !script.is_empty() {
        one.before_load(script);
        other.before_load(script);
    }
    visit(&one, "#/chess");
    wait_to_listen(&one);
    one.click("[aria-label='New game']");
    one.click("input[value=realtime]");
    one.wait_to_see("dialog .pace");
    one.click("dialog .sheet-foot .primary");
    let link = shown_link(&one);
    other.goto(&link);
    other.wait_for_text(".meet h1", "Ann invites you");
    other.wait_for_text(".invited-to", "Real-time Chess");
    other.click(".meet-sheet > .primary");
    let answer = shown_link(&other);
    paste(&one, &answer);
    knock(&other);
    for page in [&one as &dyn Waits, &other] {
        page.wait_to_be_connected();
    }
    (one, other)
}

trait Waits {
    fn wait_to_be_connected(&self);
}

impl<T: Tab> Waits for T {
    fn wait_to_be_connected(&self) {
        self.wait_to_see(".timed .wire[data-line=steady]");
    }
}

/// Waits until the game runs: it has been counted down.
fn wait_to_run(page: &impl Tab) {
    page.wait_to_see(".timed .wire");
    page.until("the start", || page.count(".cover") == 0 && page.shows("[role=gridcell]"));
}

fn moves_piece(page: &impl Tab, from: &str, to: &str) {
    page.click(&spot(from));
    page.click(&spot(to));
}

fn stands(page: &impl Tab, square: &str) -> bool {
    page.count(&format!(".timed .piece[data-at={square}]")) == 1
}

/// The game as the page has it, as a record without what its own clock has come to.
fn log(page: &impl Tab) -> Vec<String> {
    let kept = page.eval("JSON.parse(sessionStorage['wonderboard.realtime'] ?? '{}').game ?? ''");
    let Value::String(text) = kept else { panic!("a record") };
    let is_move = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    text.lines().filter(is_move).map(str::to_owned).collect()
}

fn a_game<A: Tab, B: Tab>() -> (A, B) {
    let (ann, bob): (A, B) = together(2_000, "");
    wait_to_run(&ann);
    wait_to_run(&bob);
    moves_piece(&ann, "e2", "e4");
    moves_piece(&bob, "d7", "d5");
    ann.until("both moves", || stands(&ann, "e4") && stands(&ann, "d5"));
    bob.until("both moves", || stands(&bob, "e4") && stands(&bob, "d5"));
    moves_piece(&ann, "g1", "f3");
    moves_piece(&bob, "b8", "c6");
    bob.until("all moves", || stands(&bob, "f3") && stands(&bob, "c6"));
    ann.until("all moves", || stands(&ann, "f3") && stands(&ann, "c6"));
    bob.click(".actions .act:nth-child(3)");
    bob.click(".confirm .primary");
    ann.wait_to_see(".banner");
    bob.wait_to_see(".banner");
    ann.until("the same game to be kept", || log(&ann).len() == 4 && log(&ann) == log(&bob));
    (ann, bob)
}

fn a_game_and_another<A: Tab, B: Tab>() {
    let (ann, bob): (A, B) = a_game();
    ann.click(".banner .primary");
    bob.wait_for_text(".wire .ask", "Ann wants a rematch.");
    bob.click(".wire .confirm .primary");
    wait_to_run(&bob);
    bob.until("the next game", || bob.count(".banner") == 0 && stands(&bob, "e2"));
    moves_piece(&bob, "e2", "e4");
    ann.until("the move", || stands(&ann, "e4"));
}

#[test]
fn a_game_in_chromium() {
    a_game_and_another::<Page, Page>();
}

#[test]
fn a_game_in_firefox() {
    let _alone = alone();
    let _pages: (Firefox, Firefox) = a_game();
}

#[test]
fn a_game_between_chromium_and_firefox() {
    let _alone = alone();
    a_game_and_another::<Page, Firefox>();
}

#[test]
fn a_slow_network_asks_for_a_slow_game_and_both_have_the_same_log() {
    let (ann, bob): (Page, Page) = together(500, SLOW);
    ann.wait_for_text(".wire .ask", "A message takes");
    bob.wait_for_text(".wire", "Your friend chooses the speed");
    ann.must_be_accessible();
    ann.screenshot("meet-timed-unit");
    ann.click(".wire .confirm .primary");
    wait_to_run(&ann);
    wait_to_run(&bob);
    for (from, to) in [("e2", "e4"), ("d2", "d4"), ("g1", "f3"), ("b1", "c3")] {
        let mirrored = |square: &str| {
            let (file, rank) = square.split_at(1);
            format!("{file}{}", 9 - rank.parse::<u8>().expect("a rank"))
        };
        moves_piece(&ann, from, to);
        moves_piece(&bob, &mirrored(from), &mirrored(to));
    }
    bob.must_be_accessible();
    bob.screenshot("meet-timed");
    ann.click(".actions .act:nth-child(3)");
    ann.click(".confirm .primary");
    ann.wait_to_see(".banner");
    bob.wait_to_see(".banner");
    ann.until("the same game to be kept", || log(&ann).len() == 8 && log(&ann) == log(&bob));
}

#[test]
fn a_cut_stops_both_and_a_reload_meets_again() {
    let (ann, bob): (Page, Page) = together(2_000, TAPPED);
    wait_to_run(&ann);
    wait_to_run(&bob);
    moves_piece(&ann, "e2", "e4");
    bob.until("the move", || stands(&bob, "e4"));
    for page in [&ann, &bob] {
        page.eval("window.__cut = true, 0");
    }
    ann.wait_for_text(".cover", "Waiting for your friend");
    bob.wait_for_text(".cover", "Waiting for your friend");
    for page in [&ann, &bob] {
        page.eval("window.__cut = false, 0");
    }
    wait_to_run(&ann);
    wait_to_run(&bob);
    moves_piece(&bob, "e7", "e5");
    ann.until("the move", || stands(&ann, "e5"));
    ann.until("the game to be kept", || log(&ann).len() == 2);
    ann.reload();
    ann.wait_to_see(".wire[data-line=apart]");
    assert!(stands(&ann, "e4") && stands(&ann, "e5"));
    bob.wait_to_see(".wire:not([data-line=steady])");
    ann.click("text=Meet again");
    let link = shown_link(&ann);
    bob.goto(&link);
    bob.wait_for_text(".meet", "It is the game you have here already.");
    bob.click(".meet-sheet > .primary");
    let answer = shown_link(&bob);
    paste(&ann, &answer);
    wait_to_run(&ann);
    wait_to_run(&bob);
    moves_piece(&ann, "g1", "f3");
    bob.until("the move", || stands(&bob, "f3"));
}
