//! What survives a reload.

use crate::play::{BEGINNER, FRIENDS, Hand, make, moves, open, table, wait_for_moves};
use crate::serve;
use wonderboard::app::common::player::PlayedBy;

/// Seconds on a clock's face.
fn seconds(face: &str) -> u32 {
    let (minutes, seconds) = face.split_once(':').expect("minutes and seconds");
    minutes.parse::<u32>().expect("minutes") * 60 + seconds.parse::<u32>().expect("seconds")
}

#[test]
fn a_game_in_progress_goes_on_after_a_reload() {
    let page = open("", BEGINNER);
    page.click("text=New game");
    page.click(".card:has([value=chess])");
    page.click("text=Black");
    page.click("[aria-label=Strength] label:nth-child(3)");
    page.click("text=5+3");
    page.click("text=Start game");
    page.until("the computer's first move", || moves(&page).len() == 1);
    assert_eq!(page.text(".game-name .label"), "Chess");
    assert_eq!(page.text(".strip-top .level"), "level 3");
    make(&page, Hand::Click, "e7e5");
    wait_for_moves(&page, 3);
    page.click("text=Settings");
    page.click("text=Dark");
    page.click("[role=switch], .switch[aria-label=Coordinates]");
    page.click("text=Close");
    let before = (moves(&page), page.eval("location.hash"));
    page.reload();
    page.wait_to_see("[role=gridcell]");
    assert_eq!((moves(&page), page.eval("location.hash")), before);
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("dark"));
    assert!(!page.shows(".coord-file"));
    let kept = table(&page).setup;
    assert_eq!(kept.players, [PlayedBy::Computer(3), PlayedBy::Human]);
    let left = seconds(&page.text(".strip-bottom .clock"));
    assert!((285..=303).contains(&left), "{left} seconds are left");
    make(&page, Hand::Click, "d7d6");
    wait_for_moves(&page, 5);
    page.wait_to_see(".strip-bottom .clock.running");
}

#[test]
fn whoever_looks_back_does_so_after_a_reload_and_keeps_the_game() {
    let page = open("", FRIENDS);
    for coord in ["e2e4", "e7e5", "g1f3"] {
        make(&page, Hand::Drag, coord);
    }
    page.click("[aria-label='1. e4']");
    page.wait_for("location.hash.includes('4P3/8/PPPP1PPP')");
    page.reload();
    page.wait_for_text(".ply[aria-current]", "e4");
    assert_eq!(moves(&page), ["e4", "e5", "Nf3"]);
    page.key("End");
    page.wait_for_text("[role=status]", "Black to move");
}

#[test]
fn what_cannot_be_read_is_set_aside() {
    let page = open("", BEGINNER);
    for damaged in ["{\"game\":", "{\"game\":\"ludo\"}", "[]"] {
        page.store("wonderboard.game", damaged);
        page.eval("history.replaceState(null, '', '/#/')");
        page.reload();
        page.wait_for_text(".toast", "Your last game could not be read and was set aside");
        assert_eq!(page.stored("wonderboard.game.damaged").as_deref(), Some(damaged));
        make(&page, Hand::Click, "e2e4");
        wait_for_moves(&page, 2);
    }
}

#[test]
fn the_page_works_where_nothing_is_kept() {
    let server = serve(crate::built());
    let page = e2e::Page::new();
    page.before_load(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })",
    );
    page.goto(&server.url("#/"));
    page.wait_to_see("[role=gridcell]");
    page.drag("[data-spot=e2]", "[data-spot=e4]");
    wait_for_moves(&page, 2);
}
