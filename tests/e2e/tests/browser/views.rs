//! What every view looks like: accessible, within the window, and standing still.

use crate::play::{BEGINNER, spot};
use crate::play::{
    FRIENDS, Hand, make, moves, open_on, point, visit, wait_for_moves, with_settings,
};
use e2e::{Device, Page};

/// Shows each view in turn and audits it.
fn audit(device: Device, scheme: &str) {
    let page = open_on(device, "", r#"{"wish":{"opponent":"Friend"}}"#);
    let look = |view: &str| {
        page.must_be_accessible();
        page.screenshot(&format!("{view}-{}-{scheme}", device.width));
    };
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    look("start");
    for coord in ["e2e4", "e7e5", "g1@N", "d8@Q"] {
        make(&page, Hand::Drag, coord);
    }
    page.click(&spot("f1"));
    page.wait_to_see(".tray.target");
    look("picked");
    for (button, view) in [("New game", "new"), ("Share", "share"), ("Settings", "settings")] {
        page.click(&format!("text={button}"));
        page.wait_to_see("dialog");
        look(view);
        page.click("text=Close");
    }
    page.click("text=Resign");
    look("asked");
    page.click(".confirm .primary");
    page.wait_to_see(".banner");
    look("banner");
    page.click("text=Rules");
    page.wait_to_see(".rules .lead");
    look("rules");
    visit(&page, "#/chess/7k/P7/8/8/8/8/8/K7_w_-_-_0_1");
    point(&page, Hand::Drag, "a7", "a8");
    page.wait_to_see(".chooser");
    look("chooser");
}

#[test]
fn accessible_on_a_desktop_by_day() {
    audit(Device::DESKTOP, "light");
}

#[test]
fn accessible_on_a_desktop_by_night() {
    audit(Device::DESKTOP, "dark");
}

#[test]
fn accessible_on_a_phone_by_day() {
    audit(Device::PHONE, "light");
}

#[test]
fn accessible_on_a_phone_by_night() {
    audit(Device::PHONE, "dark");
}

/// Fails unless everything one plays with is in the window as it opens.
fn fits(page: &Page, device: Device) {
    for part in [
        ".board",
        ".tray-top",
        ".tray-bottom",
        ".strip-top",
        ".strip-bottom",
        ".status",
        ".actions",
    ] {
        let sides = page.eval(&format!(
            "[...document.querySelectorAll('{part}')].map(e => e.getBoundingClientRect())
                 .map(r => [r.left, r.top, r.right, r.bottom]).flat()"
        ));
        let sides: Vec<f64> =
            sides.as_array().expect("sides").iter().filter_map(|side| side.as_f64()).collect();
        let inside = |at: usize, most: u32| sides[at] >= -0.5 && sides[at] <= most as f64 + 0.5;
        let (w, h) = (device.width, device.height);
        assert!(
            sides.is_empty() && part.starts_with(".tray")
                || inside(0, w) && inside(1, h) && inside(2, w) && inside(3, h),
            "{part} at {sides:?} in {w}x{h}"
        );
    }
    let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wider, false, "nothing hangs over the side");
}

#[test]
fn everything_is_in_the_window() {
    let wide = Device { width: 1920, height: 1080, ..Device::DESKTOP };
    for device in [Device::DESKTOP, wide, Device::PHONE, Device::SMALL_PHONE, Device::TABLET] {
        let page = open_on(device, "#/twilight", FRIENDS);
        fits(&page, device);
        visit(&page, "#/chess");
        page.until("another game", || page.text(".game-name .label") == "Chess");
        fits(&page, device);
    }
}

#[test]
fn a_phone_s_board_fills_its_width() {
    let page = open_on(Device::PHONE, "", FRIENDS);
    assert_eq!(page.rect(".board").width, 390.0);
}

/// How far things have moved by themselves, as browsers count it.
pub const SHIFTS: &str = "shifts = [];
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(
        e => [e.value, ...e.sources.map(s => s.node?.className ?? s.node?.nodeName)].join(' ')
    ))).observe({ type: 'layout-shift', buffered: true })";

#[test]
fn nothing_moves_by_itself() {
    for (device, hand) in [(Device::DESKTOP, Hand::Click), (Device::PHONE, Hand::Tap)] {
        let page = Page::new();
        page.emulate(device);
        with_settings(&page, BEGINNER);
        page.before_load(SHIFTS);
        visit(&page, "");
        make(&page, hand, "e2e4");
        wait_for_moves(&page, 2);
        make(&page, hand, "g1@N");
        wait_for_moves(&page, 4);
        page.reload();
        page.until("the game", || moves(&page).len() == 4);
        assert_eq!(page.eval("shifts.join(', ')"), "");
    }
}
