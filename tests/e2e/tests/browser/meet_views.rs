//! The views in which two people meet: what they look like on all devices, and that nothing in them moves by itself.

use crate::meet::{ANN, BOB, invite, page_of, paste, shown_link, wait_to_be_together};
use e2e::{Device, Page, Tab};

/// A low window, and the narrowest there is.
const LOW: Device = Device { width: 640, height: 400, ..Device::DESKTOP };
const NARROW: Device = Device { width: 320, height: 568, ..Device::SMALL_PHONE };

/// What moves that nobody has moved by a press.
const SHIFTS: &str = "window.shifts = [];
    new PerformanceObserver(list => shifts.push(...list.getEntries().filter(e => !e.hadRecentInput).map(
        e => [e.value, ...e.sources.map(({ node, previousRect: was, currentRect: is }) =>
            `${node?.className ?? node?.nodeName} (${was.y}+${was.height} to ${is.y}+${is.height})`)].join(' ')
    ))).observe({ type: 'layout-shift', buffered: true })";

/// A page of somebody on a device.
fn page_on(device: Device, scheme: &str, settings: &str) -> Page {
    let page: Page = page_of(settings);
    page.emulate(device);
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    page.before_load(SHIFTS);
    page
}

fn views(device: Device, scheme: &str, language: &str) {
    let [ann, bob] = [ANN, BOB].map(|settings| page_on(device, scheme, settings));
    let look_at = |page: &Page, view: &str, most: f64| {
        page.pause();
        page.must_be_accessible();
        page.screenshot(&format!("meet-{view}-{}-{scheme}-{language}", device.width));
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.eval(fits), true, "{view} at {}", device.width);
        let moved = format!("shifts.filter(it => parseFloat(it) > {most}).join(', ')");
        assert_eq!(page.eval(&moved), "", "{view} at {}", device.width);
    };
    let look = |page: &Page, view: &str| look_at(page, view, 0.0001);
    let forget = |page: &Page| page.eval("shifts.length = 0, 0");
    invite(&ann);
    let speak =
        format!("Object.defineProperty(navigator, 'languages', {{ value: ['{language}'] }})");
    [&ann, &bob].iter().for_each(|page| page.before_load(&speak));
    // So the view is also what the page begins with.
    ann.reload();
    let link = shown_link(&ann);
    assert_eq!(ann.attribute("html", "lang").as_deref(), Some(language));
    // What held the page's place before the program came has moved as it got its language, and is gone.
    forget(&ann);
    look(&ann, "inviting");
    bob.goto(&link);
    bob.wait_to_see(".meet-sheet > .primary");
    look(&bob, "invited");
    bob.click(".meet-sheet > .primary");
    let answer = shown_link(&bob);
    // The browser tells apart for half a second what a press has moved, and a slow machine takes longer.
    forget(&bob);
    look(&bob, "answering");
    paste(&ann, "x");
    ann.wait_for("document.querySelector('#meet-fault').textContent");
    forget(&ann);
    look(&ann, "fault");
    paste(&ann, &answer);
    wait_to_be_together([&ann, &bob]);
    forget(&ann);
    look(&ann, "together");
    for page in [&ann, &bob] {
        page.eval("window.__cut = true, 0");
    }
    ann.wait_to_see(".wire[data-line=cut]");
    look(&ann, "cut");
    bob.reload();
    bob.wait_to_see(".wire[data-line=apart]");
    // The line on the game is in the page's language only when that is there.
    look_at(&bob, "apart", 0.01);
}

#[test]
fn a_meeting_on_a_laptop_by_day() {
    views(Device::DESKTOP, "light", "en");
}

#[test]
fn a_meeting_on_a_phone_by_night_in_german() {
    views(Device::PHONE, "dark", "de");
}

#[test]
fn a_meeting_in_a_low_window_by_night_in_french() {
    views(LOW, "dark", "fr");
}

#[test]
fn a_meeting_on_a_narrow_phone_by_day_in_german() {
    views(NARROW, "light", "de");
}
