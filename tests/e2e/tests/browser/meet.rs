//! Two people at two devices: two pages of profiles of their own, with nothing between them but a link and an answer.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::SITE;
use crate::links::fragment;
use crate::play::{click_move, moves, table, visit, wait_for_moves, wait_to_listen, with_settings};
use e2e::{Device, Firefox, Page, Tab};
use serde_json::json;
use wonderboard::board::Player;

/// Somebody called Ann who played a friend at another device last.
pub const ANN: &str =
    r#"{"pace":"none","wish":{"game":"chess","opponent":"Device","name":"Ann","side":"White"}}"#;
/// The same with clocks that do not run out on a slow machine.
const TIMED: &str = concat!(
    r#"{"pace":"none","wish":{"game":"chess","opponent":"Device","name":"Ann","side":"White","#,
    r#""time":{"base_ms":1800000,"increment_ms":2000}}}"#,
);
pub const BOB: &str = r#"{"pace":"none","wish":{"game":"chess","name":"Bob"}}"#;

/// A hand on what a page sends over its connections.
pub const TAPPED: &str = "(() => {
    if (!window.RTCDataChannel) return;
    const { send } = RTCDataChannel.prototype;
    const { createDataChannel } = RTCPeerConnection.prototype;
    window.__channels = [];
    RTCPeerConnection.prototype.createDataChannel = function (...all) {
        const channel = createDataChannel.apply(this, all);
        window.__channels.push(channel);
        return channel;
    };
    RTCDataChannel.prototype.send = function (data) {
        if (!window.__cut) send.call(this, window.__bend ? window.__bend(new Uint8Array(data)) : data);
    };
})()";

/// Held by a test of two browsers of which one is Firefox: two processors manage one such test at a time.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A page of somebody with these settings, on which nobody meets anybody yet.
pub fn page_of<T: Tab>(settings: &str) -> T {
    let page = T::fresh();
    page.before_load(TAPPED);
    with_settings(&page, settings);
    page
}

/// The link that a page shows to be sent.
pub fn shown_link(page: &impl Tab) -> String {
    page.wait_to_see(".meet-link input");
    let link = page.eval("document.querySelector('.meet-link input').value");
    link.as_str().expect("a link").to_owned()
}

/// Has somebody invite a friend to a new game; the invitation.
pub fn invite(page: &impl Tab) -> String {
    visit(page, "#/chess");
    wait_to_listen(page);
    page.click("[aria-label='New game']");
    page.click("dialog .sheet-foot .primary");
    shown_link(page)
}

/// Has somebody take up an invitation; the answer.
pub fn accept(page: &impl Tab, link: &str) -> String {
    page.goto(link);
    page.wait_for_text(".meet h1", "Ann invites you");
    page.click(".meet-sheet > .primary");
    shown_link(page)
}

/// Gives an answer to the page that waits for it.
pub fn paste(page: &impl Tab, answer: &str) {
    page.wait_to_see("#meet-answer");
    page.eval(&format!("document.querySelector('#meet-answer').value = {}, 0", json!(answer)));
    page.click(".meet-step .primary");
}

/// Says that the answer was opened, where the browser has to be told.
pub fn knock(page: &impl Tab) {
    if page.count(".meet-step .primary") > 0 {
        page.click(".meet-step .primary");
    }
}

/// Waits until both are at the board, connected.
pub fn wait_to_be_together(pages: [&dyn Together; 2]) {
    pages.iter().for_each(|page| page.wait_to_be_connected());
}

pub trait Together {
    fn wait_to_be_connected(&self);
}

impl<T: Tab> Together for T {
    fn wait_to_be_connected(&self) {
        self.wait_to_see(".wire[data-line=steady]");
        self.wait_to_see("[role=gridcell]");
    }
}

/// Two people who play chess with each other, Ann as White.
fn together<A: Tab, B: Tab>(settings: &str) -> (A, B) {
    let (ann, bob): (A, B) = (page_of(settings), page_of(BOB));
    let answer = accept(&bob, &invite(&ann));
    paste(&ann, &answer);
    knock(&bob);
    wait_to_be_together([&ann, &bob]);
    (ann, bob)
}

/// Makes a move that both then see.
fn plays(mover: &impl Tab, other: &impl Tab, coords: &str) {
    click_move(mover, coords);
    wait_for_moves(other, moves(mover).len());
    other.until("the move to be kept", || table(other).game.len() == table(mover).game.len());
}

fn a_short_game<A: Tab, B: Tab>() {
    let (ann, bob): (A, B) = together(TIMED);
    ann.wait_for_text(".strip-bottom .name", "Ann");
    ann.wait_for_text(".strip-top .name", "Bob");
    bob.wait_for_text(".strip-bottom .name", "Bob");
    plays(&ann, &bob, "e2e4");
    // Nobody is helped before the game is over.
    let help = ".thinking, .act:nth-child(5):enabled";
    assert_eq!((ann.count(help), bob.count(help)), (0, 0));
    // One asks for it back, the other agrees.
    ann.click(".actions .act:first-child");
    bob.wait_for_text(".wire .ask", "Ann asks to take a move back.");
    bob.click(".wire .confirm .primary");
    ann.until("the move to be gone", || moves(&ann).is_empty() && moves(&bob).is_empty());
    plays(&ann, &bob, "f2f3");
    plays(&bob, &ann, "e7e5");
    // A draw is offered and declined.
    bob.click(".actions .act:nth-child(2)");
    ann.wait_for_text(".wire .ask", "Bob offers a draw.");
    ann.click(".wire .confirm .button:not(.primary)");
    bob.wait_for_text(".toast", "Ann declines the draw.");
    ann.click(".phrases summary");
    ann.click(".phrase-row .button:nth-child(3)");
    bob.wait_for_text(".toast", "Ann: Well played!");
    plays(&ann, &bob, "g2g4");
    plays(&bob, &ann, "d8h4");
    for table in [table(&ann), table(&bob)] {
        assert_eq!(table.outcome().and_then(|end| end.winner), Some(Player::Second));
        assert_eq!(table.names.map(|name| name.unwrap_or_default().to_string()), ["Ann", "Bob"]);
        assert_eq!(table.times.len(), 4);
    }
    ann.wait_for_text(".banner", "checkmate");
    assert_eq!(ann.count(".thinking"), 1);
    ann.click(".banner .primary");
    bob.wait_for_text(".wire .ask", "Ann wants a rematch.");
    bob.click(".wire .confirm .primary");
    ann.until("places to be changed", || {
        table(&ann).setup.human() == Player::Second && moves(&ann).is_empty()
    });
    plays(&bob, &ann, "e2e4");
    plays(&ann, &bob, "e7e5");
    ann.click(".actions .act:nth-child(3)");
    ann.click(".confirm .primary");
    bob.wait_for_text(".banner", "by resignation");
    // The game is kept, with who played it.
    assert!(table(&bob).record.is_some());
}

#[test]
fn a_short_game_in_chromium() {
    a_short_game::<Page, Page>();
}

#[test]
fn a_short_game_in_firefox() {
    let _alone = alone();
    a_short_game::<Firefox, Firefox>();
}

#[test]
fn a_short_game_between_chromium_and_firefox() {
    let _alone = alone();
    a_short_game::<Page, Firefox>();
}

fn a_cut_heals<T: Tab>() {
    let (ann, bob): (T, T) = together(TIMED);
    plays(&ann, &bob, "e2e4");
    let cut = |is_cut: bool| {
        for page in [&ann, &bob] {
            page.eval(&format!("window.__cut = {is_cut}, 0"));
        }
    };
    cut(true);
    click_move(&bob, "e7e5");
    ann.wait_to_see(".wire[data-line=unsteady]");
    ann.wait_to_see(".wire[data-line=cut]");
    ann.wait_for_text(".wire", "Clocks are stopped");
    assert_eq!(moves(&ann), ["e4"]);
    ann.until("the clocks to stand", || ann.count(".clock.running") == 0);
    cut(false);
    wait_to_be_together([&ann, &bob]);
    wait_for_moves(&ann, 2);
    plays(&ann, &bob, "g1f3");
    assert_eq!(table(&ann).game, table(&bob).game);
}

#[test]
fn a_cut_heals_by_itself_and_no_move_is_lost() {
    a_cut_heals::<Page>();
}

#[test]
fn a_cut_heals_in_firefox_too() {
    let _alone = alone();
    a_cut_heals::<Firefox>();
}

fn meets_again<T: Tab>() {
    let (ann, bob): (T, T) = together(TIMED);
    plays(&ann, &bob, "e2e4");
    plays(&bob, &ann, "e7e5");
    bob.reload();
    bob.wait_to_see(".wire[data-line=apart]");
    assert_eq!(moves(&bob), ["e4", "e5"]);
    // The one who was left alone hears of it, and invites this time.
    ann.wait_to_see(".wire:not([data-line=steady])");
    ann.click("text=Meet again");
    let link = shown_link(&ann);
    bob.goto(&link);
    bob.wait_for_text(".meet", "It is the game you have here already.");
    bob.click(".meet-sheet > .primary");
    let answer = shown_link(&bob);
    paste(&ann, &answer);
    knock(&bob);
    wait_to_be_together([&ann, &bob]);
    plays(&ann, &bob, "g1f3");
    plays(&bob, &ann, "b8c6");
    assert_eq!(table(&ann).game, table(&bob).game);
    assert!(table(&ann).record.is_some() && table(&bob).record.is_some());
}

#[test]
fn who_is_loaded_anew_meets_again_and_goes_on() {
    meets_again::<Page>();
}

#[test]
fn who_is_loaded_anew_in_firefox_meets_again_too() {
    let _alone = alone();
    meets_again::<Firefox>();
}

#[test]
fn an_answer_that_is_opened_reaches_the_page_that_waits() {
    let (ann, bob): (Page, Page) = (page_of(ANN), page_of(BOB));
    let link = invite(&ann);
    ann.must_be_accessible();
    ann.screenshot("meet-inviting");
    bob.goto(&link);
    bob.wait_for_text(".meet h1", "Ann invites you");
    bob.must_be_accessible();
    bob.screenshot("meet-invited");
    bob.click(".meet-sheet > .primary");
    let answer = shown_link(&bob);
    bob.must_be_accessible();
    bob.screenshot("meet-answering");
    // Elsewhere nobody waits for it.
    let stranger: Page = page_of(BOB);
    stranger.goto(&answer);
    stranger.wait_for_text(".meet-state", "Nobody waits for this answer here.");
    stranger.must_be_accessible();
    let window = ann.profile().page();
    window.goto(&answer);
    window.wait_for_text(".meet-state", "You can close this one.");
    wait_to_be_together([&ann, &bob]);
    ann.must_be_accessible();
    ann.screenshot("meet-table");
    plays(&ann, &bob, "e2e4");
    // Who begins another game has left.
    visit(&bob, "#/twilight");
    bob.wait_for_text(".game-name", "Twilight");
    ann.wait_for_text(".wire", "Bob has left.");
}

#[test]
fn what_is_no_answer_is_said_to_be_none() {
    let (ann, bob): (Page, Page) = (page_of(ANN), page_of(BOB));
    let first = invite(&ann);
    let late = accept(&bob, &first);
    // The page is loaded anew: its link is another one by now.
    ann.reload();
    let link = shown_link(&ann);
    assert_ne!(link, first);
    for (text, said) in [
        ("", "This isn’t your friend’s answer."),
        ("hello", "This isn’t your friend’s answer."),
        (&link, "This is an invitation, not an answer."),
        (&late, "This answer belongs to another invitation."),
    ] {
        paste(&ann, text);
        ann.wait_for_text("#meet-fault", said);
    }
    ann.must_be_accessible();
    // The same game can be played by links.
    ann.click("text=Play by links instead");
    ann.wait_to_see(".wire, .post, [role=gridcell]");
    click_move(&ann, "e2e4");
    ann.wait_to_see(".post input");
    for link in ["#/meet/xyz", "#/meet/EAAA/chess", "#/meet//chess", "#/meet/%ff"] {
        let page: Page = page_of(BOB);
        page.goto(&SITE.url(link));
        page.wait_for_text(".meet .error", "can’t be opened");
    }
}

#[test]
fn another_version_and_nonsense_break_nothing() {
    let (ann, bob): (Page, Page) = together(ANN);
    plays(&ann, &bob, "e2e4");
    let nonsense = "for (let i = 0; i < 400; i++) {
        const length = i % 90;
        const bytes = crypto.getRandomValues(new Uint8Array(length));
        // Another version would stop the game.
        if (length) bytes[0] = 1;
        if (i % 2 && length > 1) bytes[1] = 1;
        window.__channels[0].send(bytes);
        if (i % 50 === 0) window.__channels[0].send('x'.repeat(i));
    } 0";
    bob.eval(nonsense);
    plays(&bob, &ann, "e7e5");
    bob.eval("window.__bend = (bytes) => { bytes[0] = 2; return bytes; }, 0");
    ann.wait_to_see(".wire[data-line=stopped]");
    ann.wait_for_text(".wire", "a different version");
    ann.must_be_accessible();
    assert_eq!(moves(&ann), ["e4", "e5"]);
    assert_eq!(
        fragment(ann.eval("location.href").as_str().expect("an address")).contains("meet"),
        false
    );
}

#[test]
fn nobody_is_asked_for_anything_before_somebody_wants_to_meet() {
    let page: Page = page_of(ANN);
    visit(&page, "#/chess");
    wait_to_listen(&page);
    assert_eq!(page.eval("window.__channels.length"), 0);
    assert!(page.requests().iter().all(|request| !request.contains("-meet")));
    for device in [Device::DESKTOP, Device::PHONE] {
        page.emulate(device);
        page.click("[aria-label='New game']");
        page.wait_to_see(".device-note");
        page.must_be_accessible();
        page.screenshot(if device == Device::PHONE { "meet-new-phone" } else { "meet-new" });
        page.click("text=Close");
        page.until("it to be closed", || page.count("dialog") == 0);
    }
    assert_eq!(page.eval("window.__channels.length"), 0);
}
