//! The first page: what a stranger sees, and the way back to a game.

use crate::SITE;
use crate::play::{FRIENDS, Hand, make, open, wait_for_moves, with_settings};
use e2e::{Device, Page};

/// The first page, for somebody with these settings.
fn home(device: Device, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    with_settings(&page, settings);
    page.goto(&SITE.url(""));
    page.wait_to_see(".home-group + .home-group li:last-child");
    page
}

#[test]
fn a_stranger_is_told_what_this_is_and_begins_a_game() {
    let page = home(Device::DESKTOP, "{}");
    assert_eq!(page.eval("location.hash"), "#/home");
    page.wait_for_text("h1", "Chess, but not as you know it");
    assert_eq!(page.count(".home-card"), 21);
    page.click("text=Start here: Twilight Chess");
    page.wait_to_see("[role=gridcell]");
    // Back leads to the first page, and every card to its game.
    page.eval("history.back(), 0");
    page.wait_to_see(".home-card");
    page.click("text=Real-time Chess");
    page.wait_to_see(".timed .cover .button");
    page.click("a.brand");
    page.wait_to_see(".home-card");
    page.click("[aria-label='Rules of Alice Chess']");
    page.wait_for_text(".rules h1", "Alice Chess");
    page.click("a.brand");
    page.click("[aria-label='Atomic on two boards']");
    page.until("two boards", || page.count(".board") == 2);
    assert_eq!(page.eval("location.hash"), "#/alice-atomic");
}

#[test]
fn whoever_is_in_a_game_finds_it_again() {
    let page = open("#/chess", FRIENDS);
    make(&page, Hand::Click, "e2e4");
    page.goto(&SITE.url(""));
    page.wait_to_see("[role=gridcell]");
    wait_for_moves(&page, 1);
    page.click("a.brand");
    page.click("text=Resume Chess, 1. e4");
    wait_for_moves(&page, 1);
    page.wait_to_see("[role=gridcell]");
}

#[test]
fn boards_move_by_themselves_until_they_are_stopped() {
    let page = Page::new();
    page.hold_clock();
    page.goto(&SITE.url(""));
    page.wait_to_see(".home-card .living .piece");
    let places = "[...document.querySelectorAll('.home-card:first-child .piece')].map(it => it.style.cssText).join()";
    let before = page.eval(places);
    page.until("a move", || {
        page.advance(700);
        page.eval(places) != before
    });
    page.click("text=Pause the boards");
    // What was captured last is still fading.
    page.advance(1_000);
    let before = page.eval(places);
    page.advance(10_000);
    assert_eq!(page.eval(places), before);
    page.reload();
    page.wait_to_see("text=Animate the boards");
}

/// Whoever looks at the first games does not pay for the boards of the last.
#[test]
fn a_board_is_drawn_when_it_comes_near() {
    let page = Page::new();
    page.emulate(Device::PHONE);
    page.goto(&SITE.url(""));
    page.wait_to_see(".home-today .living .piece");
    let last = ".home-group + .home-group li:last-child";
    assert_eq!(page.eval(&format!("Boolean(document.querySelector('{last} .piece'))")), false);
    page.eval(&format!("document.querySelector('{last}').scrollIntoView()"));
    page.wait_to_see(&format!("{last} .living .piece"));
}

#[test]
fn all_boards_are_printed() {
    let page = home(Device::PHONE, "{}");
    page.wait_to_see(".home-today .living .piece");
    page.eval("dispatchEvent(new Event('beforeprint')), 0");
    assert_eq!(page.count(".home-card .living:has(.piece)"), 21);
}

#[test]
fn the_first_page_is_accessible_and_nothing_shifts() {
    for (device, settings) in [
        (Device::DESKTOP, r#"{"theme":"light"}"#),
        (Device::DESKTOP, r#"{"theme":"dark"}"#),
        (Device::PHONE, r#"{"theme":"dark"}"#),
    ] {
        let page = Page::new();
        page.emulate(device);
        with_settings(&page, settings);
        page.before_load(crate::views::SHIFTS);
        page.goto(&SITE.url(""));
        page.wait_to_see(".home-group + .home-group");
        page.wait_to_see(".home-today .living .piece");
        page.must_be_accessible();
        assert_eq!(page.eval("shifts.join(', ')"), "");
        assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth"), true);
    }
}
