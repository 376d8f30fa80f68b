//! Clocks: how they are chosen, what they are called, and when time is short.

use crate::play::{FRIENDS, Hand, make, open, open_on, table, visit, with_settings};
use e2e::{Device, Page};
use wonderboard::game::clock::TimeControl;

/// Opens the sheet of new games at the choice of a clock of one's own.
fn choose_own(page: &Page) {
    page.click("text=New game");
    page.click("text=Custom…");
    page.wait_to_see(".custom-clock");
}

/// Moves a slider by keys.
fn slide(page: &Page, name: &str, keys: &[&str]) {
    page.eval(&format!("document.querySelector('[type=range][aria-label=\"{name}\"]').focus()"));
    keys.iter().for_each(|key| page.key(key));
}

/// What a slider says.
fn says(page: &Page, name: &str) -> String {
    let text = page.attribute(&format!("[type=range][aria-label=\"{name}\"]"), "aria-valuetext");
    text.expect("a slider")
}

fn start(page: &Page) -> Option<TimeControl> {
    page.click("text=Start game");
    page.until("the game", || page.count("dialog") == 0 && table(page).game.is_empty());
    table(page).setup.time
}

#[test]
fn a_clock_of_one_s_own_is_chosen_by_keys() {
    let page = open("#/chess", FRIENDS);
    choose_own(&page);
    slide(&page, "Minutes each", &["Home", "ArrowRight", "ArrowRight"]);
    page.until("three quarters", || says(&page, "Minutes each") == "¾ min");
    slide(&page, "Increment per turn", &["Home"]);
    slide(&page, "Delay per turn", &["ArrowRight", "ArrowRight"]);
    page.until("a delay", || says(&page, "Delay per turn") == "2 s");
    page.must_be_accessible();
    let control = TimeControl { base_ms: 45_000, delay_ms: 2_000, ..TimeControl::minutes(0, 0) };
    assert_eq!(start(&page), Some(control));
    page.wait_for_text(".strip-bottom .clock", "0:45");
    page.click("text=New game");
    page.wait_to_see(".custom-clock");
    assert_eq!(says(&page, "Delay per turn"), "2 s", "it is as it was");
}

#[test]
fn a_clock_of_one_s_own_is_chosen_by_a_hand() {
    let page = open("#/chess", FRIENDS);
    choose_own(&page);
    let slider = page.rect("[type=range][aria-label='Minutes each']");
    page.click_at(slider.x + slider.width - 2.0, slider.y + slider.height / 2.0);
    page.until("three hours", || says(&page, "Minutes each") == "180 min");
    page.click("text=10+5");
    page.until("an offered one", || page.count(".custom-clock") == 0);
    assert_eq!(start(&page), Some(TimeControl::minutes(10, 5)));
}

#[test]
fn time_at_odds_goes_with_the_person() {
    let black =
        r#"{"pace":"none","wish":{"game":"chess","opponent":"Computer","side":"Black","level":1}}"#;
    let page = open("#/chess", black);
    choose_own(&page);
    page.click(".clock-row .switch");
    page.until("two times", || page.shows("[aria-label='Your minutes']"));
    slide(&page, "Your minutes", &["End"]);
    slide(&page, "The computer’s minutes", &["Home"]);
    page.until("a quarter", || says(&page, "The computer’s minutes") == "¼ min");
    page.must_be_accessible();
    let control = start(&page).expect("a clock");
    assert_eq!(control.bases(), [15_000, 180 * 60_000], "the computer begins");
    page.wait_for_text(".strip-bottom .clock", "3:00:00");
    page.wait_for_text(".strip-top .clock", "0:15");
}

#[test]
fn a_delay_is_waited_for_and_shown() {
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, FRIENDS);
    visit(&page, "#/chess");
    choose_own(&page);
    slide(&page, "Delay per turn", &["ArrowRight", "ArrowRight", "ArrowRight"]);
    start(&page);
    make(&page, Hand::Click, "e2e4");
    page.wait_for_text(".strip-top .clock-delay", "3");
    page.advance(2_500);
    assert_eq!(page.text(".strip-top .clock-delay"), "1");
    assert!(page.text(".strip-top .clock").starts_with("5:00"));
    page.advance(3_000);
    assert_eq!(page.count(".clock-delay"), 0);
    let left = page.text(".strip-top .clock");
    assert!(left.starts_with("4:58") || left.starts_with("4:57"), "{left}");
    make(&page, Hand::Click, "e7e5");
    page.click("text=My games");
    page.wait_for_text(".record", "5+3 | 3 delay");
}

#[test]
fn a_game_by_links_says_that_it_has_no_clock() {
    let page = open("#/chess", FRIENDS);
    page.click("text=New game");
    page.click("text=10+5");
    page.click("text=Friend, by link");
    page.wait_for_text("dialog .no-clock", "Games by link have no clock.");
    page.must_be_accessible();
    page.click("text=Start game");
    page.wait_for_text(".panel .no-clock", "Games by link have no clock.");
    assert_eq!((table(&page).setup.time, page.count(".clock")), (None, 0));
    make(&page, Hand::Click, "e2e4");
    page.wait_to_see(".post");
    let link = page.eval("location.href");
    let friend = Page::new();
    friend.goto(link.as_str().expect("an address"));
    friend.wait_for_text(".panel .no-clock", "Games by link have no clock.");
}

/// Counts the tones of which the sound of short time consists.
const BEEPS: &str = "beeps = 0; const ramp = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value === 988) beeps += 1;
        return ramp.call(this, value, at);
    }";

/// A game of friends in which White has so many milliseconds of a minute left.
fn short(settings: &str, left: u32) -> Page {
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, settings);
    page.before_load(BEEPS);
    page.before_load(&format!(
        r#"localStorage['wonderboard.game'] ??= '{{"game":"chess","start":null,"moves":["e2e4","e7e5"],
            "players":["Human",{{"Computer":1}}],"time":{{"base_ms":60000,"increment_ms":0}},
            "left":[{left},60000],"ended":null,"black_below":false}}'"#
    ).replace('\n', ""));
    visit(&page, "");
    page
}

#[test]
fn short_time_is_heard_once_and_seen() {
    let page = short(FRIENDS, 13_000);
    assert_eq!(page.count(".strip-bottom .clock.low"), 0);
    make(&page, Hand::Click, "g1f3");
    page.until("the computer's answer", || table(&page).game.len() >= 4);
    assert_eq!(page.eval("beeps"), 0);
    page.advance(4_000);
    page.until("short time", || page.count(".strip-bottom .clock.low svg") == 1);
    assert_eq!(page.eval("beeps"), 2, "two tones");
    page.advance(4_000);
    assert_eq!(page.eval("beeps"), 2, "once");
}

#[test]
fn short_time_of_the_computer_is_not_heard() {
    let page = short(FRIENDS, 60_000);
    page.eval("beeps = 0");
    make(&page, Hand::Click, "g1f3");
    page.until("the computer's answer", || table(&page).game.len() >= 4);
    assert_eq!(page.eval("beeps"), 0);
}

/// The sheet of new games with a clock of one's own, to be looked at and audited.
fn sheet(device: Device, scheme: &str) {
    let page = open_on(device, "#/chess", FRIENDS);
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    choose_own(&page);
    page.click(".clock-row .switch");
    page.until("two times", || page.shows("[aria-label='White’s minutes']"));
    page.must_be_accessible();
    page.screenshot(&format!("clock-own-{}-{scheme}", device.width));
    page.eval("document.querySelector('.custom-clock').scrollIntoView({ block: 'end' })");
    page.screenshot(&format!("clock-own-end-{}-{scheme}", device.width));
    let wider = page.eval("document.querySelector('dialog .sheet-body').scrollWidth > document.querySelector('dialog .sheet-body').clientWidth");
    assert_eq!(wider, false, "nothing hangs over the side");
    page.click("text=Friend, by link");
    page.wait_to_see("dialog .no-clock");
    page.must_be_accessible();
    page.screenshot(&format!("clock-by-link-{}-{scheme}", device.width));
}

#[test]
fn clocks_on_a_desktop_by_day() {
    sheet(Device::DESKTOP, "light");
}

#[test]
fn clocks_on_a_phone_by_night() {
    sheet(Device::PHONE, "dark");
}
