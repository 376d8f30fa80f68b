//! The browser's Back: a dialog closes, then a view or a game goes back.

use crate::play::{
    BEGINNER, FRIENDS, click_move, is_occupied, moves, open_in, wait_for_moves, wait_to_listen,
};
use e2e::Tab;

fn back(page: &impl Tab) {
    page.eval("history.back(), 0");
}

/// Opens a dialog by its button of the bar.
fn open_dialog(page: &impl Tab, name: &str) {
    page.click(&format!(".bar-nav [aria-label='{name}']"));
    page.wait_to_see("dialog.sheet");
}

fn is_closed(page: &impl Tab) {
    page.until("the dialog to close", || page.count("dialog") == 0);
}

fn back_closes_a_dialog_and_stays<T: Tab>() {
    let page: T = open_in("#/chess", FRIENDS);
    click_move(&page, "e2e4");
    let here = page.eval("location.href");
    for name in ["New game", "Share", "Settings"] {
        open_dialog(&page, name);
        back(&page);
        is_closed(&page);
        assert_eq!((page.eval("location.href"), moves(&page).len()), (here.clone(), 1));
        // Closed by its own button, it leaves nothing to go back from.
        open_dialog(&page, name);
        page.click(".sheet-head .icon-button");
        is_closed(&page);
    }
    page.click(".bar-nav [aria-label=Rules]");
    page.wait_to_see(".rules");
    back(&page);
    page.until("the table", || page.count("[role=grid]") == 1 && moves(&page).len() == 1);
}

fn back_leads_from_a_new_game_to_the_one_before<T: Tab>() {
    let page: T = open_in("#/chess", FRIENDS);
    click_move(&page, "e2e4");
    click_move(&page, "e7e5");
    open_dialog(&page, "New game");
    page.click("text=Start game");
    page.until("a new game", || page.count("dialog") == 0 && moves(&page).is_empty());
    wait_to_listen(&page);
    page.wait_for("location.hash === '#/chess'");
    back(&page);
    page.until("the game before", || moves(&page) == ["e4", "e5"]);
    assert!(is_occupied(&page, "e4"));
}

fn back_leads_from_a_rematch_to_the_game_before<T: Tab>() {
    let page: T = open_in("#/chess", FRIENDS);
    click_move(&page, "e2e4");
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.click("text=Rematch");
    page.until("a new game", || moves(&page).is_empty());
    page.wait_for("location.hash === '#/chess'");
    back(&page);
    page.until("the game before", || moves(&page) == ["e4"] && page.count(".banner") == 1);
}

fn a_game_goes_on_behind_a_dialog<T: Tab>() {
    let page: T = open_in("#/chess", BEGINNER);
    click_move(&page, "e2e4");
    open_dialog(&page, "Settings");
    wait_for_moves(&page, 2);
    page.until("the computer's move to be in the address", || {
        page.eval("location.hash.includes('_w_')") == true
    });
    back(&page);
    is_closed(&page);
    page.wait_for("location.hash.includes('_w_')");
    assert_eq!(page.count(".ply[aria-current]"), 1);
    assert_eq!(page.eval("document.querySelector('.status').innerText.includes('Viewing')"), false);
}

fn a_link_in_a_dialog_takes_its_place<T: Tab>() {
    let page: T = open_in("#/chess", FRIENDS);
    click_move(&page, "e2e4");
    open_dialog(&page, "New game");
    page.click("text=How to play");
    page.wait_to_see(".rules");
    assert_eq!(page.count("dialog"), 0);
    back(&page);
    page.until("the table", || page.count("[role=grid]") == 1 && moves(&page).len() == 1);
}

in_every_browser!(
    back_closes_a_dialog_and_stays,
    back_leads_from_a_new_game_to_the_one_before,
    back_leads_from_a_rematch_to_the_game_before,
    a_game_goes_on_behind_a_dialog,
    a_link_in_a_dialog_takes_its_place,
);
