//! The engine behind the page: asked, interrupted, dead, or living on the page itself.

use crate::play::{
    Hand, is_occupied, make, moves, open, table, visit, wait_for_moves, with_settings,
};
use std::thread::sleep;
use std::time::Duration;
use xtask::browser::Page;

const STRONGEST: &str = r#"{"wish":{"game":"chess","level":8}}"#;
/// Longer than the strongest thinks about a move.
const A_WHILE: Duration = Duration::from_millis(3_000);

#[test]
fn a_move_taken_back_is_not_answered() {
    let page = open("", STRONGEST);
    make(&page, Hand::Drag, "e2e4");
    page.wait_for_text("[role=status]", "thinking");
    sleep(Duration::from_millis(300));
    page.click("text=Take back");
    page.until("the start", || moves(&page).is_empty() && is_occupied(&page, "e2"));
    sleep(A_WHILE);
    assert!(moves(&page).is_empty(), "a late answer: {:?}", moves(&page));
    page.wait_for_text("[role=status]", "Your move");
    make(&page, Hand::Drag, "d2d4");
    wait_for_moves(&page, 2);
}

#[test]
fn a_worker_that_dies_is_replaced() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    page.before_load(
        "workers = []; Worker = class extends Worker {
            constructor(...rest) { super(...rest); workers.push(this) }
        }",
    );
    visit(&page, "");
    make(&page, Hand::Drag, "e2e4");
    sleep(Duration::from_millis(300));
    // The system ends it in the middle of its thinking, and the browser tells the page.
    page.kill_workers();
    page.eval("workers.at(-1).dispatchEvent(new ErrorEvent('error')), 0");
    wait_for_moves(&page, 2);
    assert_eq!(page.eval("workers.length"), 2);
    // A mistake in the engine itself.
    page.crash_workers();
    page.until("a new worker", || page.eval("workers.length") == 3);
    page.take_errors();
    make(&page, Hand::Drag, &table(&page).game.coord(table(&page).game.legal()[0]));
    wait_for_moves(&page, 4);
}

#[test]
fn a_worker_that_dies_in_silence_is_missed() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    // What the page waits for twenty seconds comes after two and a half.
    page.before_load(
        "const wait = setTimeout;
         setTimeout = (then, ms, ...rest) => wait(then, ms < 10000 ? ms : ms / 8, ...rest)",
    );
    visit(&page, "");
    make(&page, Hand::Drag, "e2e4");
    sleep(Duration::from_millis(300));
    page.kill_workers();
    wait_for_moves(&page, 2);
}

#[test]
fn without_workers_the_engine_lives_on_the_page_and_does_not_block_it() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    page.before_load(
        "delete window.Worker; longest = 0;
         new PerformanceObserver(list => {
             longest = Math.max(longest, ...list.getEntries().map(e => e.duration))
         }).observe({ type: 'longtask' })",
    );
    visit(&page, "");
    sleep(Duration::from_secs(1));
    // Another program may hold the page up as well; the engine would do it every time.
    let longest = ["e2e4", "d2d3", "a2a3"].map(|coord| {
        page.eval("longest = 0");
        make(&page, Hand::Drag, coord);
        page.until("an answer", || moves(&page).len() % 2 == 0);
        page.eval("longest").as_f64().expect("milliseconds")
    });
    println!("the longest tasks took {longest:?} ms");
    assert!(longest.iter().any(|&ms| ms < 50.0), "the page was blocked for {longest:?} ms");
    make(&page, Hand::Drag, "h2h3");
    page.click("text=Take back");
    sleep(A_WHILE);
    assert_eq!(moves(&page).len(), 6, "no late answer");
}

#[test]
fn an_engine_that_does_not_come_is_missed() {
    let site = crate::built().without("_loader.js");
    let server = crate::serve(site);
    let page = Page::new();
    page.goto(&server.url(""));
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Drag, "e2e4");
    page.wait_for_text(".toast", "The computer cannot move");
    page.take_errors();
}

#[test]
fn thinking_is_shown_on_wish() {
    let page = open("", STRONGEST);
    assert_eq!(page.count(".gauge"), 0);
    page.click(".thinking .switch");
    page.wait_for_text(".facts", "depth");
    page.until("a line", || page.text(".pv").starts_with("1. "));
    make(&page, Hand::Drag, "e2e4");
    wait_for_moves(&page, 2);
    page.until("the next line", || page.text(".pv").starts_with("2. "));
    page.click(".thinking .switch");
    page.until("no line", || page.count(".pv") == 0);
}
