//! Whom one plays: the faces of the levels, friends with names, and what an invitation says.

use crate::play::{FRIENDS, Hand, make, moves, open, open_on, visit};
use e2e::{Device, Page};

const CHESS: &str = r#"{"pace":"none","wish":{"game":"chess","level":2}}"#;
const INVITED: &str = "#/chess?m=e2e4&by=link-2a&from=J%C3%BCrgen_B.";

/// Has each face a drawing that is seen?
fn faces_seen(page: &Page, within: &str) -> bool {
    let drawn = format!(
        "[...document.querySelectorAll('{within} .face use')].every(e => e.getBBox().width > 20)"
    );
    page.count(&format!("{within} .face")) > 0 && page.eval(&drawn) == true
}

#[test]
fn levels_are_chosen_by_their_faces() {
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = open_on(device, "#/chess", CHESS);
        page.click("[aria-label='New game']");
        page.until("fourteen faces", || {
            page.count(".level-choice") == 14 && faces_seen(&page, ".levels")
        });
        page.must_be_accessible();
        page.wait_for_text(".level-told", "Rabbit");
        page.wait_for_text(".own-rating", "Finish a game against the computer");
        // Every face is large enough to be hit, and says who it is.
        let face = page.rect(".level-choice:nth-child(14)");
        assert!(face.width >= 40.0 && face.height >= 44.0, "{} by {}", face.width, face.height);
        assert_eq!(
            page.attribute(".level-choice:nth-child(14) input", "aria-label").as_deref(),
            Some("Jabberwock, level 14")
        );
        // What is told has as much room for every level, and nothing moves.
        let height = page.rect(".opponent").height;
        for level in 1..=14 {
            page.click(&format!(".level-choice:nth-child({level})"));
            page.until("a level", || {
                let checked = ".level-choice input:checked";
                page.attribute(checked, "aria-label")
                    .is_some_and(|it| it.ends_with(&format!(" {level}")))
            });
            assert_eq!(page.rect(".opponent").height, height, "level {level}");
        }
        page.eval("document.querySelector('.level-choice:nth-child(14) input').focus()");
        page.key("ArrowLeft");
        page.wait_for_text(".level-told", "Red Queen");
        page.screenshot(if device == Device::PHONE { "levels-phone" } else { "levels" });
        page.click("text=Start game");
        page.wait_for_text(".strip-top .name", "Red Queen");
        page.until("a face", || faces_seen(&page, ".strip-top"));
        assert_eq!(page.text(".strip-top .level"), "level 13");
        assert!(page.text(".strip-top .visually-hidden").contains("Computer"));
        page.must_be_accessible();
    }
}

#[test]
fn ones_rating_proposes_a_level() {
    let page = Page::new();
    crate::play::with_settings(&page, CHESS);
    page.before_load(
        r#"localStorage["wonderboard.form"] = JSON.stringify({counted: null, run: 0, game: "chess",
            level: 2, ratings: {chess: {rating: 1190, deviation: 90, volatility: 0.06}}})"#,
    );
    visit(&page, "#/chess");
    page.click("[aria-label='New game']");
    page.wait_for_text(".own-rating", "Your rating: 1190");
    page.wait_for_text(".level-told", "plays at about 850");
    page.click("text=Hatter is a good match for you");
    page.wait_for_text(".level-told", "plays at about 1150");
    assert_eq!(page.count(".own-rating button"), 0, "it is chosen");
    // Of another game nothing is known yet.
    page.click(".card:has([value=twilight])");
    page.wait_for_text(".own-rating", "Finish a game against the computer");
}

#[test]
fn whoever_is_invited_reads_to_what_and_answers_under_a_name() {
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = open_on(device, INVITED, CHESS);
        page.wait_for_text("dialog h2", "Jürgen B. invites you to a game");
        let said = page.text("dialog");
        for part in ["Chess", "Ordinary chess.", "You play Black.", "1. e4", "Send it back"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert_eq!(page.attribute("dialog a", "href").as_deref(), Some("#/rules/chess"));
        page.must_be_accessible();
        page.screenshot(if device == Device::PHONE { "invitation-phone" } else { "invitation" });
        // It is there until somebody plays.
        page.reload();
        page.wait_for_text("dialog h2", "Jürgen B. invites you to a game");
        page.click("dialog .name-field input");
        page.type_text("Zoe <3");
        page.click("text=Play");
        page.wait_for("!document.querySelector('dialog')");
        page.wait_for_text(".strip-top .name", "Jürgen B.");
        page.wait_for_text(".strip-bottom .name", "Zoe 3");
        let hand = if device == Device::PHONE { Hand::Tap } else { Hand::Click };
        make(&page, hand, "e7e5");
        let letter = page.ask(".post input", "e => e.value");
        let letter = letter.as_str().expect("a link");
        assert!(letter.ends_with("m=e2e4,e7e5&by=link-2a&from=Zoe_3"), "{letter}");
        page.reload();
        page.wait_for_text(".strip-bottom .name", "Zoe 3");
        assert_eq!(page.count("dialog"), 0, "it has been read");
    }
}

#[test]
fn an_invitation_without_a_name_is_one_too_and_back_leads_to_the_board() {
    let page = open("#/twilight?m=e2e4&by=link-2b", CHESS);
    page.wait_for_text("dialog h2", "You’re invited to a game");
    page.eval("history.back()");
    page.wait_for("!document.querySelector('dialog')");
    assert_eq!(page.text(".strip-top .name"), "Friend");
    assert_eq!(moves(&page), ["e4"]);
    // An answer of a game that goes on is none.
    let page = open("#/twilight?m=e2e4,e7e5,g1f3&by=link-2c", CHESS);
    page.wait_for_text(".status", "Your move");
    assert_eq!(page.count("dialog"), 0);
}

#[test]
fn two_people_here_are_called_by_name_to_the_end() {
    let page = open("#/chess", CHESS);
    page.click("[aria-label='New game']");
    let height = page.rect(".opponent").height;
    page.click("text=Friend, here");
    page.wait_to_see(".names");
    assert_eq!(page.rect(".opponent").height, height, "nothing moves");
    page.must_be_accessible();
    page.click(".name-field:nth-child(1) input");
    page.type_text("Ann");
    page.click(".name-field:nth-child(2) input");
    page.type_text("Bob");
    page.click(".opponent .switch");
    page.screenshot("names");
    page.click("text=Start game");
    page.wait_for_text(".strip-bottom .name", "Ann");
    make(&page, Hand::Click, "e2e4");
    // The board turns for Black, as was wished for.
    page.wait_for_text(".strip-bottom .name", "Bob");
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.wait_for_text(".banner", "Ann wins by resignation");
    page.must_be_accessible();
    page.screenshot("end-by-name");
    page.click("text=Rematch");
    page.wait_for_text(".strip-bottom .name", "Bob");
    assert_eq!(page.text(".strip-top .name"), "Ann", "they have changed places");
    // The names are there the next time.
    page.click("[aria-label='New game']");
    page.wait_to_see(".names");
    assert_eq!(page.ask(".name-field:nth-child(1) input", "e => e.value"), "Ann");
}

#[test]
fn a_pasted_position_of_another_game_is_offered_as_that() {
    let house = "r3k3/8/8/8/8/8/8/4K2R[Pn] w Kq - 0 9";
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = open_on(device, "#/twilight", FRIENDS);
        page.click("[aria-label=Share]");
        page.wait_to_see("#paste");
        page.click("#paste");
        page.paste(house);
        page.click("text=Open");
        page.wait_for_text("#paste-fault", "This looks like a position from Crazyhouse.");
        page.wait_for_text(
            "#paste-fault",
            "In Twilight Chess, the zone is written after the board",
        );
        page.wait_for_text("#paste-fault small", "field 1");
        // Even the example, which has no blanks for long, stays within the sheet.
        let (said, sheet) = (page.rect("#paste-fault"), page.rect("dialog"));
        assert!(said.x + said.width <= sheet.x + sheet.width, "{} of {}", said.width, sheet.width);
        let words = page.rect("#paste-fault > span");
        assert!(words.x + words.width <= sheet.x + sheet.width, "the words run out of the sheet");
        page.must_be_accessible();
        page.screenshot(if device == Device::PHONE { "pasted-phone" } else { "pasted" });
        page.click("text=Open as Crazyhouse");
        page.wait_for("location.hash.startsWith('#/crazyhouse/')");
        assert_eq!(page.count("dialog"), 0);
    }
}
