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
    page.goto(&SITE.url(""));
    page.wait_for("window.started");
    assert!(!page.shows("#failed"));
}

#[test]
fn starts_under_a_path() {
    let server = serve(built().under("some/where"));
    let page = page();
    page.goto(&server.url(""));
    page.wait_for("window.started");
    let origin = server.origin();
    assert!(page.requests().iter().all(|url| url.starts_with(&origin) || url.starts_with("data:")));
}

#[test]
fn says_so_when_the_program_does_not_come() {
    let page = page();
    page.block(&["*_bg.wasm"]);
    page.goto(&SITE.url(""));
    page.wait_to_see("#failed");
    page.take_errors();
}

#[test]
fn a_program_that_is_fetched_later_may_be_asked_for_again() {
    let page = Page::new();
    page.block(&["*arena-*"]);
    page.goto(&SITE.url("#/realtime"));
    page.wait_for_text(".waiting [role=alert]", "could not be loaded");
    page.must_be_accessible();
    page.block(&[]);
    page.click("text=Try again");
    page.wait_to_see(".timed .cover .button");
    // Elsewhere nothing was missed.
    page.click("a.brand");
    page.wait_to_see("[role=gridcell]:not(.timed *)");
    page.take_errors();
}
