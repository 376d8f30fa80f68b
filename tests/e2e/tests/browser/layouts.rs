//! What several boards look like: in sight, large enough, accessible, and standing still.

use crate::boards::{LARGE, MERGED, THROUGH};
use crate::play::{FRIENDS, Hand, open, open_on, point, spot, table, visit, wait_to_listen};
use crate::{built, serve};
use e2e::{Device, Page};

#[test]
fn the_layout_is_chosen_by_key_or_button_and_kept() {
    let page = open("#/alice", FRIENDS);
    // The page listens to keys once it has kept how it looks.
    page.until("the page to listen", || page.stored("wonderboard.look").is_some());
    page.key("v");
    page.until("one board", || page.count("[role=grid]") == 1);
    page.click("text=Split");
    page.until("two boards", || page.count("[role=grid]") == 2);
    page.click("text=Merge");
    page.until("one board", || page.count("[role=grid]") == 1);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    assert_eq!(page.count("[role=grid]"), 1);
    // A game of one board is not concerned.
    visit(&page, "#/chess");
    page.until("chess", || page.text(".game-name .label") == "Chess");
    page.key("v");
    assert_eq!((page.count(".worlds"), page.shows("text=Split")), (0, false));
    visit(&page, "#/looking-glass");
    page.until("one board again", || page.count(".worlds") == 1);
}

/// Games of several boards, each in a layout of its own.
const GAMES: [&str; 4] = ["alice", "alice-8x4", "alice-3", "alice-twilight"];

/// Goes on to another game in the same window, and waits until it is there.
fn go_on_to(page: &Page, game: &str) {
    visit(page, &format!("#/{game}"));
    page.until("the game to be kept", || table(page).setup.spec.text() == game);
}

/// Fails unless all boards are in the window as it opens.
fn all_in_sight(page: &Page, device: Device) {
    let worst = page.eval(
        "Math.max(...[...document.querySelectorAll('.board')].map(e => e.getBoundingClientRect())
             .flatMap(r => [-r.left, -r.top, r.right - innerWidth,
                 r.bottom - (document.querySelector('.actions').getBoundingClientRect().top < innerHeight - 120
                     ? innerHeight : document.querySelector('.actions').getBoundingClientRect().top)]))",
    );
    assert!(worst.as_f64().expect("a number") <= 0.5, "{worst} in {}", device.width);
    assert_eq!(page.eval("document.documentElement.scrollWidth > innerWidth"), false);
}

#[test]
fn every_board_is_in_sight_and_large_enough() {
    for device in [Device::DESKTOP, Device::PHONE, Device::TABLET] {
        for settings in [FRIENDS, LARGE, MERGED] {
            let page = open_on(device, "", settings);
            wait_to_listen(&page);
            for game in GAMES {
                go_on_to(&page, game);
                all_in_sight(&page, device);
                let square = page.eval(
                    "Math.max(...[...document.querySelectorAll('.square')].map(e => e.getBoundingClientRect().width))",
                );
                let large = settings != FRIENDS || game == "alice-8x4";
                let least = if large { 44.0 } else { 28.0 };
                assert!(
                    square.as_f64() >= Some(least),
                    "{game} {settings} {}: {square}",
                    device.width
                );
            }
        }
    }
}

#[test]
fn narrow_boards_lie_side_by_side() {
    let page = open_on(Device::PHONE, "#/alice-8x4", FRIENDS);
    assert_eq!(page.count("[aria-label='Board B'] [role=gridcell]"), 32);
    let (a, b) = (page.rect("[aria-label='Board A']"), page.rect("[aria-label='Board B']"));
    assert_eq!((a.y, a.height), (b.y, b.height));
    assert!(b.x > a.x + a.width && a.height > 1.9 * a.width);
    page.tap("text=Flip");
    page.wait_for("document.querySelector('.square').dataset.spot === 'd1'");
}

#[test]
fn pieces_sink_and_rise() {
    let slow = r#"{"pace":"slow","wish":{"opponent":"Friend"}}"#;
    let page = open("#/alice", slow);
    point(&page, Hand::Click, "e2", "e4");
    // Both in one look, for it does not last.
    page.wait_for(
        "document.querySelector(`[aria-label='Board A'] .piece.sink`)
            && document.querySelector(`[aria-label='Board B'] .piece.rise[data-at=Be4]`)",
    );
    page.until("it is gone from A", || page.count(".sink, .rise") == 0);
    // Without motion it is on the other board at once.
    let still = open("#/alice", FRIENDS);
    point(&still, Hand::Click, "e2", "e4");
    still.until("the move", || still.count(".piece.sink") == 1);
    let seen = "e => getComputedStyle(e.querySelector('.glyph')).opacity";
    assert_eq!(
        (still.ask(".piece.sink", seen), still.ask(".piece.rise", seen)),
        ("0".into(), "1".into())
    );
}

/// A position of Alice with much on both boards.
const MIDDLE: &str = "#/alice/r1bqk2r/pp3ppp/2n5/3p4/8/5N2/PPP2PPP/R1BQ1RK1:\
                      8/2p1b3/5n2/4p3/3P4/2N5/4B3/8_w_-_-_0_1";

/// Shows the boards in all layouts on two devices, and audits them.
fn audit(scheme: &str) {
    for (settings, name) in [(FRIENDS, "apart"), (LARGE, "large"), (MERGED, "merged")] {
        let page = open_on(Device::DESKTOP, MIDDLE, settings);
        page.prefer(&[("prefers-color-scheme", scheme)]);
        for device in [Device::DESKTOP, Device::PHONE] {
            page.emulate(device);
            visit(&page, MIDDLE);
            page.until("the position", || page.count(".piece[data-at]") > 4);
            page.click(&spot("f3"));
            page.until("it is picked", || page.count(".picked") == 1);
            page.must_be_accessible();
            page.screenshot(&format!("boards-{name}-{}-{scheme}", device.width));
            visit(&page, THROUGH);
            page.until("the other position", || page.count(".piece[data-at]") == 4);
            point(&page, Hand::Click, "d1", "d4");
            page.wait_to_see(".chooser");
            page.must_be_accessible();
            page.screenshot(&format!("choice-{name}-{}-{scheme}", device.width));
        }
    }
}

#[test]
fn accessible_by_day() {
    audit("light");
}

#[test]
fn accessible_by_night() {
    audit("dark");
}

/// How far things have moved by themselves, as browsers count it.
const SHIFTS: &str = "shifts = [];
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(
        e => [e.value, ...e.sources.map(s => s.node?.className ?? s.node?.nodeName)].join(' ')
    ))).observe({ type: 'layout-shift', buffered: true })";

#[test]
fn a_page_that_comes_in_pieces_is_drawn_as_one() {
    let server = serve(built().halting_after(r#"class="world spare""#));
    let page = Page::new();
    page.emulate(Device::DESKTOP);
    let look = r#"{"trays":"none","boards":"2","files":"4"}"#;
    page.before_load(&format!("localStorage['wonderboard.look'] ??= '{look}'"));
    page.before_load(SHIFTS);
    page.goto(&server.url("#/alice-8x4"));
    page.wait_to_see("[role=gridcell]");
    assert_eq!(page.eval("shifts.join(', ')"), "");
}

#[test]
fn boards_come_back_where_they_were() {
    for settings in [FRIENDS, LARGE, MERGED] {
        for device in [Device::DESKTOP, Device::PHONE] {
            let page = open_on(device, "", settings);
            wait_to_listen(&page);
            page.before_load(SHIFTS);
            for game in GAMES {
                go_on_to(&page, game);
                // Another board may have been made the large one.
                page.key("w");
                page.reload();
                page.wait_to_see("[role=gridcell]");
                assert_eq!(
                    page.eval("shifts.join(', ')"),
                    "",
                    "{game} {settings} {}",
                    device.width
                );
            }
        }
    }
}

/// A telephone on its side, and windows enlarged to twice their size.
const LOW: [(u32, u32); 4] = [(667, 375), (640, 400), (844, 390), (568, 320)];

#[test]
fn a_low_window_gives_its_height_to_the_boards() {
    for (width, height) in LOW {
        let low = Device { width, height, ..Device::PHONE };
        let page = open_on(low, "", FRIENDS);
        wait_to_listen(&page);
        for game in ["chess", "twilight", "alice", "alice-3", "switch-side"] {
            go_on_to(&page, game);
            let over = page.eval(
                "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]",
            );
            assert_eq!(over, serde_json::json!([0, 0]), "{game} at {width}");
            let boxes = ["boards", "panel", "strip-top", "strip-bottom"]
                .map(|name| page.rect(&format!(".{name}")));
            for (i, a) in boxes.iter().enumerate() {
                for b in &boxes[i + 1..] {
                    let apart = a.x + a.width <= b.x + 0.5
                        || b.x + b.width <= a.x + 0.5
                        || a.y + a.height <= b.y + 0.5
                        || b.y + b.height <= a.y + 0.5;
                    assert!(apart, "{game} at {width}: {a:?} and {b:?} overlap");
                }
            }
            // One board is as high as the window below its bar, but for what squares leave over.
            if matches!(game, "chess" | "twilight") {
                let room = f64::from(height) - 44.0 - 8.0;
                assert!(boxes[0].height > room - 8.0, "{game} at {width}: {}", boxes[0].height);
            }
        }
        page.screenshot(&format!("low-{width}"));
        go_on_to(&page, "twilight");
        point(&page, Hand::Swipe, "e2", "e4");
        page.until("the move", || page.count(".piece[data-at=e4]") == 1);
    }
}
