//! Reading the rules, solving a problem on them, and choosing a game.

use crate::play::{FRIENDS, is_occupied, open, open_on, point, spot, table};
use crate::play::{Hand, visit};
use crate::{built, serve};
use e2e::{Device, Page};
use serde_json::json;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::wording::terms;
use wonderboard::variants::CATALOGUE;

/// The rules of a game, as somebody opens them.
fn rules(device: Device, slug: &str) -> Page {
    let page = open_on(device, "", FRIENDS);
    page.eval(&format!("location.hash = '#/rules/{slug}', 0"));
    page.wait_to_see(".rules .lead");
    page
}

/// The button of that name in the n-th game to step through, counted from 1.
fn walk(n: usize, inside: &str) -> String {
    format!(":nth-child({n} of .walk) {inside}")
}

/// How many pieces stand on each board of the n-th game to step through.
fn pieces(page: &Page, n: usize) -> Vec<usize> {
    let boards = walk(n, ".board");
    let counts = page.eval(&format!(
        "[...document.querySelectorAll('{boards}')].map(e => e.querySelectorAll('.piece').length)"
    ));
    let counts = counts.as_array().expect("boards").iter();
    counts.filter_map(|count| count.as_u64()).map(|count| count as usize).collect()
}

fn words(page: &Page, n: usize) -> String {
    page.text(&walk(n, ".walk-words .now"))
}

#[test]
fn the_example_is_stepped_through() {
    let page = rules(Device::DESKTOP, "alice");
    let forward = walk(1, "[aria-label=Forward]");
    page.rect(&forward);
    page.until("the boards", || pieces(&page, 1) == [32, 0]);
    page.click(&forward);
    page.until("the first move", || pieces(&page, 1) == [31, 1]);
    for _ in 0..4 {
        page.click(&forward);
    }
    page.until("the capture", || pieces(&page, 1) == [28, 3]);
    page.click(&forward);
    page.wait_for_text(&walk(1, ".walk-words .now"), "Not possible");
    assert_eq!(page.count(&walk(1, ".square.refused")), 1);
    assert_eq!(pieces(&page, 1), [28, 3], "a refused move changes nothing");
    // By keys, from where the focus is.
    page.key("End");
    page.until("the last move", || pieces(&page, 1) == [29, 2]);
    assert!(words(&page, 1).contains("g1"), "{}", words(&page, 1));
    page.key("ArrowLeft");
    page.until("one back", || page.count(&walk(1, ".square.refused")) == 1);
    page.click(&walk(1, ".ply:nth-of-type(2)"));
    page.until("the second move", || pieces(&page, 1) == [30, 2]);
    page.key("Home");
    page.until("the start", || pieces(&page, 1) == [32, 0]);
}

#[test]
fn the_recorded_game_is_replayed_to_its_end() {
    let page = rules(Device::PHONE, "alice");
    let n = page.count(".walk");
    let forward = walk(n, "[aria-label=Forward]");
    while page.attribute(&forward, "aria-disabled").is_none() {
        page.tap(&forward);
    }
    page.wait_for_text(&walk(n, ".walk-nav"), "41 of 41");
    assert!(words(&page, n).starts_with("Black resigns"));
    assert_eq!(page.text(&walk(n, "[aria-current]")), "21. Rd8/A");
    page.tap(&walk(n, "[aria-label='To the start']"));
    page.until("the start", || pieces(&page, n) == [32, 0]);
}

/// The boards of the problem, or what is beside them.
fn puzzle(inside: &str) -> String {
    format!(".puzzle:not(.attempt) {inside}")
}

/// Waits for what is said under the problem.
fn hears(page: &Page, text: &str) {
    page.wait_for_text(&puzzle(".puzzle-words"), text);
}

/// Points at two spots of boards of a rulebook, which may be among several of the same names.
fn point_on(page: &Page, hand: Hand, boards: impl Fn(&str) -> String, from: &str, to: &str) {
    let [from, to] = [from, to].map(|name| boards(&spot(name)));
    page.until("the boards", || page.count(&from) == 1);
    match hand {
        Hand::Click => [&from, &to].into_iter().for_each(|spot| page.click(spot)),
        Hand::Tap => [&from, &to].into_iter().for_each(|spot| page.tap(spot)),
        Hand::Keys => [&from, &to].into_iter().for_each(|spot| {
            page.ask(spot, "e => e.focus()");
            page.key("Enter");
        }),
        Hand::Drag => drop(page.drag(&from, &to)),
        Hand::Swipe => drop(page.touch_drag(&from, &to)),
    }
}

/// Solves the problem by pointing, a wrong move first.
fn solve(device: Device, hand: Hand) {
    let page = rules(device, "alice");
    hears(&page, "White to play and mate in two.");
    page.rect("text=Show the solution");
    point_on(&page, hand, puzzle, "Ba3", "Bd3");
    hears(&page, "1. Qd3/A does not work: Black answers 1… Ra8+");
    assert_eq!(page.count(&puzzle(".piece[data-at=Ba8]")), 1, "the refutation is played");
    page.click("text=Try again");
    hears(&page, "White to play and mate in two.");
    page.until("the start", || page.count(&puzzle(".piece[data-at=Ba3]")) == 1);
    point_on(&page, hand, puzzle, "Ba2", "Bb1");
    hears(&page, "1. Kb1/A is the key!");
    // Whatever Black did, the mate is among the lines of the solution.
    page.click("text=Show the solution");
    let reply = page.text(&puzzle(".puzzle-words"));
    let reply = reply.split("answers ").nth(1).and_then(|rest| rest.split(". ").next());
    let reply = reply.expect("a reply").to_owned();
    let line = format!(
        "[...document.querySelectorAll('.solution li')].find(line =>
             [...line.children].some(e => e.innerText === '{reply}'))"
    );
    let mates = page.eval(&format!("[...{line}.children].map(e => e.innerText).at(-1)"));
    let mate = mates.as_str().expect("a mate").to_owned();
    assert!(mate.starts_with("2. ") && mate.ends_with('#'), "{mate}");
    page.eval(&format!("{line}.children[0].click(), 0"));
    page.eval(&format!("[...{line}.children].at(-1).click(), 0"));
    hears(&page, "is checkmate. Solved!");
    // And by hand: the last move of 1… Re7 is known.
    page.eval(
        "[...document.querySelectorAll('.solution .ply')]
             .find(e => e.innerText === '1… Re7').click(), 0",
    );
    hears(&page, "1… Re7. Now give mate.");
    page.click("text=Hide the solution");
    point_on(&page, hand, puzzle, "Be6", "Be7");
    hears(&page, "2. Rxe7/A# is checkmate. Solved!");
    page.click("text=Another defense");
    hears(&page, "Now give mate.");
}

#[test]
fn the_problem_is_solved_with_a_mouse() {
    solve(Device::DESKTOP, Hand::Click);
}

#[test]
fn the_problem_is_solved_with_a_finger() {
    solve(Device::PHONE, Hand::Tap);
}

#[test]
fn rules_that_cannot_be_fetched_are_asked_for_again() {
    let server = serve(built().without("duo.txt"));
    let page = Page::open(&server.url("#/rules/duo"));
    page.wait_for_text(".rules .error", "could not be loaded");
    let asked = || page.requests().iter().filter(|url| url.ends_with("duo.txt")).count();
    // The service worker keeps a build whole or not at all, and says that it cannot.
    let mut errors = Vec::new();
    page.until("the service worker's word", || {
        errors.extend(page.take_errors());
        errors.iter().any(|line| line.text.contains("Failed to fetch"))
    });
    let before = asked();
    page.click("text=Try again");
    page.until("another try", || asked() > before && page.shows(".rules .error"));
    errors.extend(page.take_errors());
    let expected = |text: &str| text.contains("404") || text.contains("Failed to fetch");
    assert!(errors.iter().all(|line| expected(&line.text)), "{errors:?}");
    page.eval("location.hash = '#/rules/alice', 0");
    page.wait_for_text(".rules .lead", "Two boards");
}

#[test]
fn rules_lead_to_the_rules_of_relatives() {
    let page = rules(Device::DESKTOP, "alice");
    page.click("text=Three-board Alice");
    page.wait_for_text(".rules h1", "Three-board Alice");
    page.wait_to_see(".rules .lead");
    assert_eq!(page.count("figure:first-of-type .board"), 3);
    page.click(".games a");
    page.wait_for_text(".rules h1", "Alice Chess");
    assert_eq!(page.eval("location.hash"), "#/rules/alice");
    page.click("text=Back to the game");
    page.wait_to_see("[role=gridcell]");
}

#[test]
fn rules_lead_to_those_on_two_boards_and_back() {
    let page = rules(Device::DESKTOP, "circe");
    page.click("text=Two boards");
    page.wait_for_text(".rules h1", "Alice Circe");
    page.click("text=One board");
    page.wait_for_text(".rules h1", "Circe");
    assert_eq!(page.eval("location.hash"), "#/rules/circe");
}

#[test]
fn rules_are_in_the_language_of_the_page() {
    let page = rules(Device::DESKTOP, "alice");
    page.wait_for_text(".rules .lead", "Two boards");
    page.eval("document.documentElement.lang = 'de', location.hash = '#/rules/duo', 0");
    page.wait_for_text(".rules .lead", "Zwei Bretter");
    page.eval("document.documentElement.lang = 'fr', location.hash = '#/rules/chess', 0");
    page.wait_for_text(".rules .lead", "Le jeu");
}

/// Has all boards of a rulebook drawn, as for paper.
fn draw_all(page: &Page) {
    page.eval("dispatchEvent(new Event('beforeprint')), 0");
    page.until("all boards", || undrawn(page) == 0);
}

/// How many boards of a rulebook are not drawn yet.
fn undrawn(page: &Page) -> usize {
    page.count(".rules .board:empty")
}

#[test]
fn every_rulebook_is_accessible_and_fits() {
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = rules(device, "alice");
        for card in &CATALOGUE {
            let slug = card.slug;
            page.eval(&format!("location.hash = '#/rules/{slug}', 0"));
            page.wait_for_text(".rules h1", &terms::title(card));
            page.wait_to_see(".rules .lead");
            draw_all(&page);
            // On a phone they are the same elements, narrower; one tells how they do.
            if device == Device::DESKTOP || slug == "alice" {
                page.must_be_accessible();
            }
            let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wider, false, "{slug} hangs over the side");
            page.screenshot(&format!("rules-{slug}-{}", device.width));
        }
    }
}

#[test]
fn a_game_and_its_options_are_chosen() {
    let page = open("", FRIENDS);
    page.click("text=New game");
    page.click(".card:has([value=alice])");
    page.wait_for_text(".chosen", "V. R. Parton, 1953");
    let before = page.rect("dialog");
    page.click("[aria-label='En passant'] label:nth-child(2)");
    page.click("[aria-label=Castling] label:nth-child(2)");
    page.must_be_accessible();
    page.click("text=Start game");
    page.until("two boards", || page.count(".board") == 2);
    assert_eq!(table(&page).setup.spec.text(), "alice,castling=off,ep=first");
    assert_eq!(page.eval("location.hash"), "#/alice?castling=off&ep=first");
    page.click("text=New game");
    assert_eq!(page.rect("dialog"), before, "as it was left");
    page.click(".card:has([value=duo])");
    page.wait_for_text(".chosen", "Jed Stone");
    assert_eq!((page.count(".options .field"), page.rect("dialog")), (0, before));
    page.click("text=Start game");
    page.wait_for_text(".game-name .label", "Duo Chess");
    page.until("a new game", || is_occupied(&page, "Be8"));
    // A piece goes straight through.
    point(&page, Hand::Click, "b1", "Bb1");
    page.until("the knight beyond", || is_occupied(&page, "Bb1") && !is_occupied(&page, "b1"));
}

#[test]
fn a_game_is_chosen_and_then_on_how_many_boards() {
    const TWO: &str = "[aria-label=Boards] label:nth-child(2)";
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = open_on(device, "", FRIENDS);
        page.click("text=New game");
        page.click(".card:has([value=atomic])");
        page.wait_for_text(".chosen b", "Atomic");
        assert_eq!(
            page.count(".card [value|=alice]"),
            3,
            "Alice herself, on four files and three boards"
        );
        let before = page.rect("dialog");
        page.click(TWO);
        page.wait_for_text(".chosen b", "Alice Atomic");
        assert_eq!(page.count(".card:has([value=atomic]) :checked"), 1, "the tile stays");
        page.must_be_accessible();
        page.screenshot(&format!("new-game-two-boards-{}", device.width));
        // Where there is no choice its place stays empty.
        page.click(".card:has([value=duo])");
        page.wait_for_text(".chosen b", "Duo Chess");
        assert_eq!((page.count(".board-count.void"), page.rect("dialog")), (1, before));
        // Chess on two boards is Alice chess, which has a tile of its own.
        page.click(".card:has([value=chess])");
        page.click(TWO);
        page.wait_for_text(".chosen b", "Alice Chess");
        assert_eq!(page.count(".card:has([value=alice]) :checked"), 1);
        page.click("[aria-label=Boards] label:first-child");
        page.wait_for_text(".chosen b", "Chess");
        page.click(".card:has([value=crazyhouse])");
        page.click(TWO);
        page.click("text=Start game");
        page.until("two boards", || page.count(".board") == 2);
        assert_eq!(page.eval("location.hash"), "#/alice-crazyhouse");
        page.click("text=New game");
        page.wait_for_text(".chosen b", "Alice Crazyhouse");
    }
}

#[test]
fn the_rules_are_read_before_a_game_is_chosen() {
    let page = open("", FRIENDS);
    page.click("text=New game");
    page.click(".card:has([value=odonohue])");
    // The words of the link may stand on two lines, with nothing in the middle of them.
    page.eval("document.querySelector('dialog a[href*=odonohue]').click()");
    page.wait_for_text(".rules h1", "O’Donohue Chess");
    assert_eq!(page.count("dialog"), 0);
}

#[test]
fn a_position_of_two_boards_is_shared_in_both_forms() {
    let page = open("#/chess", FRIENDS);
    let two = "rnbqk1nr/pppp2pp/8/8/8/8/PPPPPPPP/RNBQKB1R:8/5N2/4p3/2b5/8/8/8/8 b KQkq - 0 3";
    let one = "rnbqk1nr/pppp1|Npp/4|p3/2|b5/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 3";
    for text in [two, one] {
        visit(&page, "#/chess");
        page.click("text=Share");
        page.click("#paste");
        page.paste(text);
        page.click("text=Open");
        page.click("text=Open as Alice Chess");
        page.wait_for_text(".game-name .label", "Alice Chess");
        page.until("the position", || page.count("dialog") == 0 && is_occupied(&page, "Bf7"));
        page.click("text=Share");
        for name in ["Position (FEN)", "Position on one board (FEN with |)"] {
            let shown = page.eval(&format!("document.getElementById('{name}').value"));
            assert!(shown == two || shown == one, "{shown}");
        }
        page.click("text=Close");
    }
    assert!(page.shows(&spot("Bf7")));
}

/// The boards of the n-th thing to try in a rulebook, or what is beside them.
fn attempt(n: usize, inside: &str) -> String {
    format!(":nth-child({n} of .attempt) {inside}")
}

/// Brings the n-th thing to try in sight.
fn go_to(page: &Page, n: usize) {
    page.eval(&format!("document.querySelectorAll('.attempt')[{n} - 1].scrollIntoView(), 0"));
}

/// Tries a warp of Twilight Chess: first the king's, which is refused.
fn try_a_warp(device: Device, hand: Hand) {
    let page = rules(device, "twilight");
    let first = |inside: &str| attempt(1, inside);
    let hears = |text: &str| page.wait_for_text(&first(".puzzle-words"), text);
    go_to(&page, 1);
    hears("White to move");
    point_on(&page, hand, first, "e1", "zone-w");
    hears("A king cannot leave the board.");
    point_on(&page, hand, first, "c3", "zone-w");
    hears("Black to move");
    // Whoever reads makes Black's moves, too.
    point_on(&page, hand, first, "d5", "c3");
    page.until("the knight", || page.count(&first(".piece[data-at=c3]")) == 1);
    hears("White to move");
    page.click(&first(".puzzle-acts button:nth-child(1)"));
    hears("Black to move");
    page.click(&first(".puzzle-acts button:nth-child(2)"));
    hears("White to move");
    page.until("the queen", || page.count(&first(".piece.white[data-at=c3]")) == 1);
    page.click(&first(".puzzle-acts button:nth-child(3)"));
    hears("Black to move");
    page.must_be_accessible();
    page.screenshot(&format!("rules-try-{}", device.width));
}

#[test]
fn things_are_tried_with_a_mouse() {
    try_a_warp(Device::DESKTOP, Hand::Click);
}

#[test]
fn things_are_tried_by_dragging() {
    try_a_warp(Device::DESKTOP, Hand::Drag);
}

#[test]
fn things_are_tried_with_a_finger() {
    try_a_warp(Device::PHONE, Hand::Tap);
}

#[test]
fn things_are_tried_by_keyboard_on_the_boards_one_is_at() {
    let page = rules(Device::DESKTOP, "tandem");
    let second = |inside: &str| attempt(2, inside);
    go_to(&page, 1);
    page.until("the first boards", || page.count(&attempt(1, ".square")) == 64);
    go_to(&page, 2);
    point_on(&page, Hand::Keys, second, "e4", "d5");
    // What is asked is answered by keyboard, and the focus goes back to the same boards.
    page.wait_to_see(&second(".chooser"));
    page.key("Enter");
    page.wait_for_text(&second(".puzzle-words"), "Black to move");
    let at =
        "document.activeElement.closest('.attempt') === document.querySelectorAll('.attempt')[1]";
    page.until("the focus", || page.eval(at) == true);
    page.key("ArrowUp");
    assert_eq!(page.eval(&format!("{at} && document.activeElement.dataset.spot")), "d6");
    assert_eq!(page.text(&attempt(1, ".puzzle-words")), "White to move");
}

#[test]
fn things_are_tried_without_turns() {
    let page = rules(Device::DESKTOP, "realtime");
    let first = |inside: &str| attempt(1, inside);
    go_to(&page, 1);
    page.click(&first(".cover .button"));
    page.until("the start", || page.count(&first(".cover")) == 0);
    point_on(&page, Hand::Click, first, "e2", "e4");
    point_on(&page, Hand::Click, first, "e7", "e5");
    page.until("both moves", || {
        page.count(&first(":is(.piece[data-at=e4], .piece[data-at=e5])")) == 2
    });
    point_on(&page, Hand::Click, first, "g1", "g3");
    page.wait_for_text(&first(".puzzle-words"), "A knight goes two squares straight");
    page.click(&first(".puzzle-acts button"));
    page.until("the start again", || page.count(&first(".piece[data-at=e2]")) == 1);
}

#[test]
fn rules_lead_to_a_game_against_the_computer() {
    for (n, slug) in [(1, "atomic"), (2, "twinmove")] {
        let page = rules(Device::DESKTOP, slug);
        assert_eq!(page.count(".play button"), 2);
        page.click(&format!(":nth-child({n} of .play) button"));
        page.wait_to_see(".table [role=gridcell]");
        page.until("the game", || table(&page).setup.spec.slug() == slug);
        let players = table(&page).setup.players;
        assert!(matches!(players, [PlayedBy::Human, PlayedBy::Computer(_)]), "{players:?}");
        page.until("the address", || page.eval("location.hash") == format!("#/{slug}"));
        page.eval("history.back(), 0");
        page.wait_for_text(".rules .lead", "");
    }
    let page = rules(Device::PHONE, "realtime");
    page.tap(".play .button");
    page.wait_to_see(".timed .board");
    page.until("the address", || page.eval("location.hash.startsWith('#/realtime')") == true);
    page.until("the countdown", || page.count(".timed .counting") == 1);
}

/// Adds up how far the page shifts by itself from now on.
const SHIFTS: &str = "window.shifted = 0, new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift' }), 0";

#[test]
fn boards_are_drawn_once_they_are_near_and_nothing_shifts() {
    for device in [Device::DESKTOP, Device::PHONE] {
        for slug in ["alice", "twilight", "crazyhouse", "alice-3", "alice-8x4", "realtime"] {
            let page = rules(device, slug);
            page.eval(SHIFTS);
            page.until("the first boards", || {
                page.count(".rules .board > *") > 0 || slug == "alice" || device == Device::PHONE
            });
            let drawn = page.eval(
                "[...document.querySelectorAll('.rules .board:not(:empty)')]
                     .map(e => e.getBoundingClientRect().top / innerHeight)
                     .reduce((a, b) => Math.max(a, b), 0)",
            );
            assert!(drawn.as_f64().is_some_and(|windows| windows <= 1.6), "{slug}: {drawn}");
            assert!(undrawn(&page) > 0, "{slug}: there is more than what is in sight");
            // On to the end, a window at a time, and as far as it takes.
            page.until("the end", || {
                page.eval("scrollBy(0, innerHeight * 0.8), 0");
                page.eval("scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
                    == true
            });
            page.until("all boards", || undrawn(&page) == 0);
            assert_eq!(page.eval("window.shifted"), 0, "{slug} at {}", device.width);
        }
    }
}

#[test]
fn rules_are_printed_whole_and_black_on_white() {
    for slug in ["alice", "crazyhouse", "realtime"] {
        let page = rules(Device::DESKTOP, slug);
        page.prefer(&[("prefers-color-scheme", "dark")]);
        assert!(undrawn(&page) > 0);
        assert!(page.print(&format!("rules-{slug}")) > 2, "{slug} takes several pages");
        assert_eq!(undrawn(&page), 0, "{slug}: paper has no boards to come");
        // As it looks on a page of A4.
        page.emulate(Device { width: 718, height: 1046, ..Device::DESKTOP });
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        for gone in [".bar", ".back", ".play", ".walk-nav", ".puzzle-acts", ".demo .button"] {
            assert!(!page.shows(gone), "{slug}: {gone} is on paper");
        }
        let colors = page.eval(
            "['body', '.lead', '.rules p', '.rules h2'].map(e => document.querySelector(e))
                 .map(getComputedStyle).map((style, i) => i ? style.color : style.backgroundColor)",
        );
        let black = "rgb(0, 0, 0)";
        assert_eq!(colors, json!(["rgb(255, 255, 255)", black, black, black]), "{slug}");
        let over = page.eval(
            "[...document.querySelectorAll('.rules *')].filter(e => e.checkVisibility()
                 && !e.closest('.visually-hidden, .piece, svg')
                 && e.getBoundingClientRect().right > innerWidth + 1).map(e => e.className)",
        );
        assert_eq!(over, json!([]), "{slug}: cut off");
        page.screenshot(&format!("print-{slug}"));
        page.eval("scrollTo(0, 1046), 0");
        page.screenshot(&format!("print-{slug}-2"));
        page.eval("scrollTo(0, 2092), 0");
        page.screenshot(&format!("print-{slug}-3"));
    }
}
