//! What is peculiar to pairs, halves and chains, as it looks: accessible, and within the window.

use crate::play::{FRIENDS, Hand, make, open_on, point, visit};
use e2e::{Device, Page};

const PAIRS: &str =
    "#/tandem/rnbqkbnr/tttttttt/8/8/8/8/TTTT1TTT/RNBQKB1R_w_KQkq_-_0_1?m=d2d4T,d7d5";
const CHAIN: &str =
    "#/switch-side/rnbqkbnr/pppp1ppp/8/4p3/8/2P5/PP1PPPPP/RNBQKBNR_w_KQkq_-_0_2_1_-_-";

/// Shows each view in turn and audits it.
fn audit(device: Device, scheme: &str) {
    let page = open_on(device, PAIRS, FRIENDS);
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    let look = |view: &str| {
        page.must_be_accessible();
        within(&page, view);
        page.screenshot(&format!("{view}-{}-{scheme}", device.width));
    };
    point(&page, Hand::Drag, "g2", "g4");
    page.wait_to_see(".chooser");
    look("pairs");
    go(&page, "#/twinmove", "Twinmove Chess");
    look("halves-first");
    for coord in ["e2e4", "d1h5", "f7f6"] {
        make(&page, Hand::Drag, coord);
    }
    look("halves");
    go(&page, "#/twinmove-free?m=e2e4,g1f3", "Twinmove Uncompelled");
    look("halves-free");
    go(&page, CHAIN, "Switch-Side Chain-Chess");
    point(&page, Hand::Drag, "d2", "d3");
    page.wait_to_see(".chooser");
    look("chain");
    page.click(".choice:nth-child(2)");
    page.wait_to_see(".note");
    look("switched");
    for game in ["tandem", "twinmove", "twinmove-free", "switch-side", "alice-switch-side"] {
        page.goto(&crate::SITE.url(&format!("#/rules/{game}")));
        page.wait_to_see(".rules");
        look(&format!("rules-{game}"));
    }
}

/// Goes to another game, and waits until it is on the table.
fn go(page: &Page, hash: &str, title: &str) {
    visit(page, hash);
    page.until(title, || page.text(".game-name .label") == title);
}

/// Fails if anything hangs over the side, or a chooser leaves the window.
fn within(page: &Page, view: &str) {
    let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wider, false, "{view} is wider than the window");
    if page.shows(".chooser") {
        let chooser = page.rect(".chooser");
        let width = page.eval("innerWidth").as_f64().expect("a width");
        assert!(chooser.x >= 0.0 && chooser.x + chooser.width <= width && chooser.y >= 0.0);
    }
}

#[test]
fn pairs_halves_and_chains_on_a_desktop_by_day() {
    audit(Device::DESKTOP, "light");
}

#[test]
fn pairs_halves_and_chains_on_a_desktop_by_night() {
    audit(Device::DESKTOP, "dark");
}

#[test]
fn pairs_halves_and_chains_on_a_phone_by_day() {
    audit(Device::PHONE, "light");
}

#[test]
fn pairs_halves_and_chains_on_a_phone_by_night() {
    audit(Device::PHONE, "dark");
}
