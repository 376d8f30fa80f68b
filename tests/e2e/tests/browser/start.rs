//! Getting the page up.

use crate::{SITE, built, serve};
use e2e::Page;

/// A page that remembers whether its program started.
fn page() -> Page {
    let page = Page::new();
    page.before_load(
        "addEventListener('TrunkApplicationStarted', () => { window.started = true; })",
    );
    page
}

#[test]
fn starts() {
    let page = page();
    page.goto(&SITE.url("#/"));
    page.wait_for("window.started");
    assert!(!page.shows("#failed"));
}

#[test]
fn starts_under_a_path() {
    let server = serve(built().under("some/where"));
    let page = page();
    page.goto(&server.url("#/"));
    page.wait_for("window.started");
    let origin = server.origin();
    assert!(page.requests().iter().all(|url| url.starts_with(&origin) || url.starts_with("data:")));
}

#[test]
fn says_so_when_the_program_does_not_come() {
    let page = page();
    page.block(&["*_bg.wasm"]);
    page.goto(&SITE.url("#/"));
    page.wait_to_see("#failed");
    page.take_errors();
}

#[test]
fn a_part_that_cannot_be_fetched_may_be_asked_for_again() {
    let page = Page::new();
    page.block(&["*_timed.wasm"]);
    page.goto(&SITE.url("#/realtime"));
    page.wait_for_text(".waiting [role=alert]", "could not be loaded");
    page.must_be_accessible();
    page.block(&[]);
    page.click("text=Try again");
    page.wait_to_see(".timed .cover .button");
    // Elsewhere nothing was missed.
    page.click("a.brand");
    page.wait_to_see(".home-card");
    page.eval("location.hash = '#/', 0");
    page.wait_to_see("[role=gridcell]:not(.timed *)");
    page.take_errors();
}

#[test]
fn the_first_board_does_without_the_later_part() {
    let page = Page::new();
    page.before_load(STANDING);
    page.block(&["*_later.wasm"]);
    page.goto(&SITE.url("#/"));
    page.wait_to_see("[role=gridcell]");
    page.click("text=Settings");
    page.wait_for_text(".toast[role=alert]", "could not be loaded");
    page.must_be_accessible();
    page.block(&[]);
    page.click("text=Try again");
    page.wait_to_see("[role=gridcell]");
    page.click("text=Settings");
    page.wait_to_see(".setting");
    assert_eq!(page.eval("window.stood ?? 0"), 0);
    page.take_errors();
}

/// Counts how often the page stands still for something to be fetched.
const STANDING: &str = "{
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (...all) {
        window.stood = (window.stood ?? 0) + 1;
        return open.apply(this, all);
    };
}";

#[test]
fn the_later_part_comes_by_itself_and_nothing_stands_still_for_it() {
    let rules_without_turns = "#/rules/realtime";
    for address in [
        "",
        "#/chess",
        "#/alice?m=e2e4,d7d5",
        "#/rules/twilight",
        rules_without_turns,
        "#/realtime",
        "#/games",
        "#/analysis",
        "#/editor/alice",
        "#/twilight?embed=1",
        "#/twilight?embed=1&mode=replay",
        "#/realtime?embed=1",
    ] {
        let page = Page::new();
        page.before_load(STANDING);
        page.goto(&SITE.url(address));
        page.wait_for("window.wonderboardParts?.isThere(0)");
        page.wait_for("!document.querySelector('main.waiting, .skeleton')");
        assert_eq!(page.eval("window.stood ?? 0"), 0, "{address}");
    }
}

#[test]
fn what_nobody_waited_for_is_there_all_the_same() {
    let page = Page::new();
    // As if it took forever to come.
    page.before_load(
        "const ask = window.fetch;
        window.fetch = (what, ...how) =>
            /_later.wasm$/.test(what) ? new Promise(() => {}) : ask(what, ...how);",
    );
    page.before_load(STANDING);
    page.goto(&SITE.url("#/"));
    page.wait_to_see("[role=gridcell]");
    assert_eq!(page.eval("wonderboardParts.isThere(0)"), false);
    page.eval("wonderboardParts.need(0), 0");
    assert_eq!(page.eval("wonderboardParts.isThere(0)"), true);
    assert_eq!(page.eval("window.stood"), 1);
    page.click("text=Settings");
    page.wait_to_see(".setting");
}
