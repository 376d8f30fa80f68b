//! The laboratory: what was found, and *Find your number*.

use crate::SITE;
use crate::play::{moves, with_settings};
use e2e::{Device, Page};
use std::fs;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::laboratory::staircase::{GAMES, Played, Staircase, nodes};
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::board::splitmix;
use wonderboard::findings;
use wonderboard::findings::logistic::logistic;
use wonderboard::variants::Spec;

const STILL: &str = r#"{"pace":"none"}"#;
const YOURS: &str = "#/laboratory/yours";

fn open(device: Device, hash: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    with_settings(&page, STILL);
    page.goto(&SITE.url(hash));
    page.wait_to_see(".lab h1");
    page
}

#[test]
fn what_was_found_is_shown_as_pictures_and_as_tables() {
    let file = fs::read_to_string(xtask::root().join("laboratory/found/findings.txt"));
    let findings = findings::read(&file.expect("findings")).expect("findings");
    for (device, scheme) in [(Device::DESKTOP, "light"), (Device::PHONE, "dark")] {
        let page = open(device, "#/laboratory");
        page.prefer(&[("prefers-color-scheme", scheme)]);
        assert_eq!(page.eval("document.title"), "The laboratory · Wonderboard");
        let (turns, timed) = findings::parted(&findings);
        assert_eq!(page.count(".lab-headline tbody tr"), turns.len());
        assert_eq!(page.count(".rules > h2 + p + .lab-scroll"), usize::from(timed.is_some()));
        page.wait_for_text(".lab-headline tbody tr:first-child th", "Chess");
        let (pictures, tables) = (page.count(".lab-figure"), page.count(".lab-figure .lab-table"));
        assert!(pictures > 5 && pictures == tables, "{pictures} {tables}");
        let unnamed = "[...document.querySelectorAll('.plot')].filter(it => !it.ariaLabel).length";
        assert_eq!(page.eval(unnamed), 0);
        page.click(".lab-figure summary");
        assert!(
            page.eval("document.querySelectorAll('details[open] td').length").as_u64() > Some(2)
        );
        assert_eq!(page.eval("document.documentElement.scrollWidth - innerWidth"), 0);
        page.must_be_accessible();
        page.screenshot(&format!("laboratory-{scheme}"));
        // Back and forth.
        page.click(".lab-yours a");
        page.wait_for_text(".yours h1", "Find your number");
        page.must_be_accessible();
        page.eval("history.back(), 0");
        page.wait_to_see(".lab-headline");
    }
}

/// A staircase of somebody who wins at such a strength in both games, but for the last game.
fn played(strength: f64, game: &str) -> Staircase {
    let base = Spec::CHESS.slug();
    let mut staircase = Staircase { chosen: game.to_owned(), ..Staircase::default() };
    let mut state = 5;
    while let Some(due) = staircase.due(base, game) {
        if staircase.played.len() + 1 == 2 * GAMES {
            break;
        }
        state = splitmix::first(state);
        let chance = (state >> 11) as f64 / (1u64 << 53) as f64;
        let wins = chance < logistic(1.2 * (strength - f64::from(due.halves) / 2.0));
        let spec = Spec::from_slug(&due.game).expect("a game");
        let players = [PlayedBy::Human, PlayedBy::Nobody];
        let table = SavedTable::of(&Table::new(Setup { spec, players, time: None }), 0);
        let made = if wins { 2 } else { 0 };
        staircase.played.push(Played { game: due.game, halves: due.halves, made, table });
    }
    staircase
}

/// Resigns the game at hand.
fn resign(page: &Page) {
    page.click("text=Resign");
    page.wait_to_see(".confirm");
    page.click(".confirm button");
}

#[test]
fn a_whole_staircase_finds_a_known_strength() {
    let page = Page::new();
    with_settings(&page, STILL);
    let staircase = serde_json::to_string(&played(10.0, "alice")).expect("JSON");
    page.before_load(&format!("localStorage['wonderboard.number'] ??= '{staircase}'"));
    page.goto(&SITE.url(YOURS));
    page.wait_for_text(".yours", "Alice Chess: 29 of 30 games");
    page.click(".yours .primary");
    page.wait_to_see("[role=gridcell]");
    // The engine answers, or moves first, and the game is kept.
    page.until("the engine's move", || !moves(&page).is_empty());
    page.reload();
    page.wait_for_text(".yours .primary", "Go on");
    page.click(".yours .primary");
    page.until("the game again", || moves(&page).len() == 1);
    resign(&page);
    page.wait_for_text(".status", "You lost: next time");
    assert_eq!(page.count(".yours-again"), 0, "it was the last one");
    page.click("text=Enough for today");
    page.wait_for_text(".yours-next", "All 30 games of both are played");
    // "…: you are as strong as 900 nodes (95 %: 600 to 1400)"
    let numbers = "[...document.querySelectorAll('.yours-result li')].slice(0, 2).map(it => it.textContent.match(/\\d+/g).map(Number))";
    let truth = u64::from(nodes(20));
    for found in page.eval(numbers).as_array().expect("two games") {
        let [low, high] = [2, 3].map(|place| found[place].as_u64().expect("a number"));
        assert!((low..=high).contains(&truth), "{found}");
    }
    page.wait_for_text(".yours-result", "Your own H of Alice Chess");
    page.click("text=Forget all games");
    page.click("text=Keep them");
    page.reload();
    page.wait_for_text(".yours", "Chess: 30 of 30 games");
}

#[test]
fn games_of_both_kinds_follow_each_other() {
    let page = open(Device::PHONE, YOURS);
    page.click(".yours .primary");
    make_first(&page);
    page.until("the engine's answer", || moves(&page).len() == 2);
    assert_eq!(page.eval("document.documentElement.scrollWidth - innerWidth"), 0);
    page.screenshot("yours-game");
    resign(&page);
    page.wait_for_text(".status", "256 nodes");
    page.click(".yours-again");
    page.wait_for_text(".yours-head", "Twilight Chess");
    page.wait_for_text(".strip-top", "Engine, 512 nodes");
}

/// Moves a pawn: the table is not the one that is kept as the page's game.
fn make_first(page: &Page) {
    page.wait_to_see("[role=gridcell]");
    page.tap("[data-spot=e2]");
    page.wait_to_see(".picked");
    page.tap("[data-spot=e4]");
}
