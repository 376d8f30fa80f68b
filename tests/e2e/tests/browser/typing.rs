//! Keys wherever the focus is, moves that are typed, and what those hear who do not look.

use crate::play::{
    FRIENDS, Hand, hear, make, moves, open, open_on, tab_to, table, wait_for_moves, wait_to_listen,
};
use e2e::{Device, Page};
use wonderboard::board::Color;

const FIELD: &str = ".typed input";

/// Types a text into the field, in place of what stands there.
fn type_in(page: &Page, text: &str) {
    page.eval(&format!("document.querySelector('{FIELD}').select()"));
    page.click(FIELD);
    page.key("Control+a");
    page.type_text(text);
    page.key("Enter");
}

#[test]
fn keys_work_wherever_the_focus_is() {
    let page = open("#/chess?m=e2e4,e7e5", FRIENDS);
    wait_for_moves(&page, 2);
    for focused in [".switch", ".act:enabled", ".game-name", ".moves .icon-button:enabled"] {
        page.eval(&format!("document.querySelector('{focused}').focus()"));
        page.key("Home");
        page.wait_for_text(".status", "Viewing the start position");
        page.key("ArrowRight");
        page.wait_for_text(".status", "Viewing move 1. e4");
        page.key("End");
        page.wait_for_text(".status", "White to move");
        let turned = page.attribute(".board", "data-orientation");
        page.key("f");
        page.until("the board to turn", || page.attribute(".board", "data-orientation") != turned);
    }
    // In a text they move the cursor, and are letters.
    page.click(FIELD);
    page.type_text("f");
    page.key("Home");
    assert_eq!(page.eval(&format!("document.querySelector('{FIELD}').value")), "f");
    page.wait_for_text(".status", "White to move");
    assert!(!page.text(".status").contains("Viewing"));
}

#[test]
fn the_move_list_is_one_stop_of_the_tab_key() {
    let page = open("#/chess?m=e2e4,e7e5,g1f3,b8c6,f1b5", FRIENDS);
    wait_for_moves(&page, 5);
    assert_eq!(page.count(".list .ply[tabindex='0']"), 1);
    tab_to(&page, "e.matches('.list .ply')");
    assert_eq!(page.eval("document.activeElement.innerText"), "Bb5");
    page.key("ArrowLeft");
    page.wait_for("document.activeElement.innerText === 'Nc6'");
    page.key("Tab");
    assert_eq!(page.eval("document.activeElement.matches('.list .ply')"), false);
    page.key("Shift+Tab");
    assert_eq!(page.eval("document.activeElement.innerText"), "Nc6");
    page.key("Home");
    page.wait_for_text(".status", "Viewing the start position");
    page.key("ArrowRight");
    page.wait_for("document.activeElement.innerText === 'e4'");
}

#[test]
fn a_question_mark_opens_the_help() {
    for address in ["#/chess", "#/rules/chess", "#/realtime"] {
        let page = open("#/chess", FRIENDS);
        page.eval(&format!("location.hash = '{address}', 0"));
        page.wait_to_see("[role=grid], .rules");
        page.key("?");
        page.wait_for_text("dialog h2", "Keys and commands");
        page.must_be_accessible();
        page.screenshot("help");
        page.key("Escape");
        page.until("it to close", || page.count("dialog") == 0);
    }
    let page = open_on(Device::PHONE, "#/chess", FRIENDS);
    page.tap("[aria-label=Settings]");
    page.tap("text=Keys and commands");
    page.wait_for_text("dialog h2", "Keys and commands");
    page.screenshot("help-phone");
}

#[test]
fn moves_are_typed() {
    let page = open("#/chess", FRIENDS);
    for text in ["e4", "E7E5", "nf3", "Nc6", "bb5", "a6", "0-0"] {
        type_in(&page, text);
    }
    page.until("the moves", || moves(&page) == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"]);
    assert_eq!(page.eval(&format!("document.querySelector('{FIELD}').value")), "");
    type_in(&page, "takeback");
    page.until("one fewer", || moves(&page).len() == 6);
    type_in(&page, "resign");
    page.wait_to_see(".banner");
}

#[test]
fn a_wrong_text_stays_and_hears_why() {
    let page = open("#/chess", FRIENDS);
    wait_to_listen(&page);
    // The key leads there from anywhere but a button.
    page.key("/");
    page.wait_for(&format!("document.activeElement.matches('{FIELD}')"));
    page.type_text("Be3");
    page.key("Enter");
    hear(&page, "The piece on d2 is in the way.");
    assert_eq!(page.eval(&format!("document.querySelector('{FIELD}').value")), "Be3");
    page.key("Escape");
    page.wait_for("document.activeElement === document.body");
    page.key("Enter");
    page.wait_for(&format!("document.activeElement.matches('{FIELD}')"));
}

#[test]
fn whoever_listens_asks_by_key_and_by_word() {
    let page = open("#/alice", FRIENDS);
    make(&page, Hand::Click, "Ag1Bf3");
    page.wait_for_text(".status", "Last move: knight f3, through the glass to board B.");
    page.key("l");
    page.wait_for_text("[role=status] .toast", "1. Nf3: knight f3, through the glass to board B.");
    page.key("c");
    page.wait_for_text("[role=status] .toast", "This game has no clock.");
    type_in(&page, "square f3");
    page.wait_for_text("[role=status] .toast", "f3, white knight on B.");
    type_in(&page, "p n");
    page.wait_for_text("[role=status] .toast", "White: knight b1 on A, knight f3 on B.");
}

#[test]
fn the_board_turns_for_two_people_who_want_it() {
    let page = open("#/chess", FRIENDS);
    let below = || page.attribute(".board", "data-orientation").expect("a board");
    make(&page, Hand::Click, "e2e4");
    assert_eq!(below(), "white");
    page.click("[aria-label=Settings]");
    page.click("[aria-label='Turn the board']");
    page.until("Black below", || below() == "black");
    page.click(".sheet-head .icon-button");
    page.until("it to close", || page.count("dialog") == 0);
    make(&page, Hand::Click, "e7e5");
    page.until("White below", || below() == "white");
    assert_eq!(table(&page).orientation, Color::White);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Click, "g1f3");
    page.until("Black below", || below() == "black");
}
