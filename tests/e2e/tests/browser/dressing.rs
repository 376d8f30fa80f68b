//! How boards, pieces and sounds are chosen, and that a choice stays.

use crate::offline::ALONE;
use crate::play::{FRIENDS, Hand, make, open, open_on, visit, with_settings};
use crate::{SITE, built, serve};
use e2e::{Device, Page, Tab};
use std::fs;
use wonderboard::app::draw::sets::PieceSet;
use wonderboard::board::Role;
use xtask::single;

/// Where the drawings of pieces are told from one another: the outline of the pawn.
const PAWN: &str = "document.querySelector('#piece-P .body')?.getAttribute('d') ?? ''";

fn drawing(page: &impl Tab, expression: &str) -> String {
    page.eval(expression).as_str().unwrap_or_default().to_owned()
}

/// The drawing of the pawn in the file of a set.
fn pawn_of(set: &str) -> String {
    let file = xtask::root().join("pieces").join(format!("{set}.txt"));
    let file: &str = fs::read_to_string(file).expect("a set").leak();
    PieceSet::read(file).glyph(Role::Pawn).body.to_owned()
}

/// The files of sets that were asked for.
fn sets(page: &Page) -> Vec<String> {
    let is_set = |url: &String| url.contains("/pieces/") && !url.contains("/faces-");
    let asked = page.requests().into_iter().filter(is_set);
    asked.map(|url| url.split("/pieces/").nth(1).unwrap_or_default().to_owned()).collect()
}

fn choose(page: &impl Tab, of: &str, value: &str) {
    page.click("text=Settings");
    page.wait_to_see(".looks .look svg.glyph");
    page.click(&format!(".card:has([name={of}][value={value}])"));
}

in_every_browser!(a_set_that_is_chosen_is_on_the_board_at_once_and_stays);

fn a_set_that_is_chosen_is_on_the_board_at_once_and_stays<T: Tab>() {
    let page = T::fresh();
    with_settings(&page, FRIENDS);
    page.goto(&SITE.url("#/chess"));
    page.wait_to_see("[role=gridcell]");
    let round = drawing(&page, PAWN);
    for set in ["carved", "folded", "letters"] {
        choose(&page, "pieces", set);
        page.until("the set on the board", || drawing(&page, PAWN) == pawn_of(set));
        page.click("text=Close");
        page.reload();
        page.wait_to_see(".piece");
        assert_eq!(drawing(&page, PAWN), pawn_of(set), "it is there before the first board");
    }
    choose(&page, "pieces", "round");
    page.until("the first set", || drawing(&page, PAWN) == round);
}

#[test]
fn sets_that_nobody_looks_at_are_not_fetched() {
    let page = open("#/chess", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    assert_eq!(sets(&page), [""; 0]);
    let looks = r#"localStorage['wonderboard.look'] = '{"pieces":"folded"}'"#;
    let early = Page::new();
    early.before_load(looks);
    with_settings(&early, r#"{"pieces":"folded"}"#);
    visit(&early, "#/chess");
    early.until("the set that was chosen", || !sets(&early).is_empty());
    let asked = sets(&early);
    assert!(matches!(&asked[..], [one] if one.starts_with("folded-")), "{asked:?}");
}

#[test]
fn a_set_that_does_not_come_leaves_the_first() {
    let server = serve(built().without(".txt"));
    let page = Page::new();
    page.before_load(r#"localStorage['wonderboard.look'] = '{"pieces":"carved"}'"#);
    with_settings(&page, r#"{"pieces":"carved"}"#);
    page.goto(&server.url("#/chess"));
    page.wait_to_see(".piece");
    assert!(drawing(&page, PAWN).starts_with('M'));
    page.take_errors();
}

#[test]
fn colors_of_boards_are_chosen_by_keys_too() {
    let page = open("#/chess", FRIENDS);
    choose(&page, "board", "meadow");
    let square =
        || page.ask(".square.dark, .board", "e => getComputedStyle(e).getPropertyValue('--dark')");
    assert_eq!(square().as_str().map(str::trim), Some("#93b06c"));
    for board in ["sea", "print"] {
        page.key("ArrowRight");
        page.until(board, || page.attribute("html", "data-board").as_deref() == Some(board));
    }
    page.click("text=Close");
    page.reload();
    page.wait_to_see("[role=gridcell]");
    assert_eq!(page.attribute("html", "data-board").as_deref(), Some("print"));
}

#[test]
fn the_one_file_has_every_set_in_it() {
    let folder = xtask::root().join("target").join("browser").join("dressed");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(single::NAME);
    fs::copy(xtask::dist().join(single::NAME), &file).expect("a page as one file");
    let page = Page::new();
    page.goto(&format!("file://{}#/", file.display()));
    page.wait_to_see("[role=gridcell]");
    choose(&page, "pieces", "letters");
    page.until("the set on the board", || drawing(&page, PAWN) == pawn_of("letters"));
    page.click("text=Close");
    page.reload();
    page.wait_to_see(".piece");
    assert_eq!(drawing(&page, PAWN), pawn_of("letters"));
}

#[test]
fn sets_come_without_a_network() {
    let server = serve(built());
    let page = Page::new();
    with_settings(&page, ALONE);
    page.goto(&server.url("#/"));
    page.wait_to_see("[role=gridcell]");
    page.wait_for("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)");
    drop(server);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    choose(&page, "pieces", "carved");
    page.until("the set on the board", || drawing(&page, PAWN) == pawn_of("carved"));
    page.forgive();
}

/// Counts the tones that are played, and how loud the last one is.
const TONES: &str = "tones = []; const ramp = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value < 2) tones.push(value);
        return ramp.call(this, value, at);
    }";

fn loudest(page: &Page) -> f64 {
    page.eval("Math.max(0, ...tones.splice(0))").as_f64().expect("a number")
}

/// Waits for a tone of some loudness.
fn hear(page: &Page, loudness: f64) {
    page.until("a tone", || (loudest(page) - loudness).abs() < 0.01);
}

#[test]
fn a_louder_sound_is_heard_and_stays() {
    let page = Page::new();
    with_settings(&page, FRIENDS);
    page.before_load(TONES);
    visit(&page, "#/chess");
    make(&page, Hand::Click, "e2e4");
    hear(&page, 0.5);
    page.click("text=Settings");
    page.wait_to_see("[type=range]");
    page.eval("document.querySelector('[type=range]').focus()");
    page.key("ArrowRight");
    page.until("the new loudness", || page.text(".slider output") == "75 %");
    hear(&page, 0.5 * 75.0 / 70.0);
    page.key("Home");
    page.until("nothing", || page.text(".slider output") == "0 %");
    assert_eq!(page.eval("document.querySelector('.volume .switch').checked"), false);
    page.click("text=Close");
    loudest(&page);
    make(&page, Hand::Click, "e7e5");
    assert_eq!(loudest(&page), 0.0);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    page.click("text=Settings");
    page.wait_to_see("[type=range]");
    assert_eq!(page.text(".slider output"), "0 %");
    page.click(".volume .switch");
    page.until("as at first", || page.text(".slider output") == "70 %");
}

/// Each set and each board in its looks, to be looked at, and the settings audited.
fn pictures(device: Device, scheme: &str) {
    for set in ["round", "carved", "folded", "letters"] {
        let settings =
            format!(r#"{{"pieces":"{set}","pace":"none","wish":{{"opponent":"Friend"}}}}"#);
        let page = Page::new();
        page.emulate(device);
        page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
        page.before_load(&format!(
            r#"localStorage['wonderboard.look'] ??= '{{"pieces":"{set}"}}'"#
        ));
        with_settings(&page, &settings);
        for game in [
            "chess",
            "twilight?m=e2e4,e7e5,g1@N,d8@Q",
            "tandem",
            "alice?m=e2e4,d7d5,g1f3",
            "realtime",
        ] {
            page.goto(&SITE.url(&format!("#/{game}")));
            page.wait_to_see(if game == "realtime" { ".cover .button" } else { ".stage .piece" });
            let name = game.split('?').next().unwrap_or_default();
            page.screenshot(&format!("set-{set}-{name}-{}-{scheme}", device.width));
        }
    }
    let page = open_on(device, "#/chess", FRIENDS);
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    make(&page, Hand::Click, "e2e4");
    page.click("text=Settings");
    page.wait_to_see(".looks .look svg.glyph");
    for board in ["glass", "wood", "slate", "meadow", "sea", "print"] {
        page.click(&format!(".card:has([name=board][value={board}])"));
        page.must_be_accessible();
        page.screenshot(&format!("board-{board}-{}-{scheme}", device.width));
    }
}

#[test]
fn looks_on_a_desktop_by_day() {
    pictures(Device::DESKTOP, "light");
}

#[test]
fn looks_on_a_phone_by_night() {
    pictures(Device::PHONE, "dark");
}
