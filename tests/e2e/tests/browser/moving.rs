//! Moves of every kind, and the ways to make and unmake them.

use crate::play::{FRIENDS, Hand, is_occupied, make, moves, open, open_on, point, spot};
use e2e::{Device, Page};

const PROMOTION: &str = "#/chess/7k/P7/8/8/8/8/8/K7_w_-_-_0_1";

#[test]
fn a_promotion_is_chosen_or_cancelled() {
    let page = open(PROMOTION, FRIENDS);
    point(&page, Hand::Click, "a7", "a8");
    page.wait_to_see(".chooser");
    assert_eq!(page.count(".choice"), 4);
    page.key("Escape");
    page.until("the chooser to go", || page.count(".chooser") == 0);
    assert!(is_occupied(&page, "a7") && moves(&page).is_empty());
    point(&page, Hand::Drag, "a7", "a8");
    page.click(".scrim");
    page.until("the chooser to go", || page.count(".chooser") == 0);
    make(&page, Hand::Drag, "a7a8n");
    assert_eq!(moves(&page), ["a8=N"]);
    assert_eq!(page.count(".piece[data-at=a8][data-role=knight]"), 1);
}

#[test]
fn a_promotion_is_chosen_by_keyboard() {
    let page = open(PROMOTION, FRIENDS);
    make(&page, Hand::Keys, "a7a8r");
    assert_eq!(moves(&page), ["a8=R+"]);
    // The focus goes along.
    page.wait_for("document.activeElement.dataset.spot === 'a8'");
}

#[test]
fn the_keyboard_warps_and_stays_at_the_board() {
    let page = open("#/twilight", FRIENDS);
    make(&page, Hand::Keys, "g1@N");
    page.wait_for("document.activeElement.dataset.spot === 'g1'");
    make(&page, Hand::Keys, "e7e5");
    make(&page, Hand::Keys, "N@f3");
    page.wait_for("document.activeElement.dataset.spot === 'f3'");
}

#[test]
fn a_tap_does_not_choose_what_comes_under_the_finger() {
    let page = open_on(Device::PHONE, PROMOTION, FRIENDS);
    point(&page, Hand::Tap, "a7", "a8");
    page.wait_to_see(".chooser");
    std::thread::sleep(std::time::Duration::from_millis(400));
    assert!(page.shows(".chooser"));
    page.tap(".choice[aria-label=bishop]");
    page.until("the move", || moves(&page) == ["a8=B"]);
}

#[test]
fn a_finger_on_a_piece_drags_it_and_beside_it_scrolls() {
    let page = open_on(Device::SMALL_PHONE, "#/chess", FRIENDS);
    make(&page, Hand::Swipe, "e2e4");
    assert_eq!(page.eval("[scrollY, visualViewport.scale]").to_string(), "[0,1]");
    page.touch_drag(&spot("a3"), &spot("a6"));
    page.wait_for("scrollY > 0");
    assert_eq!(moves(&page), ["e4"]);
}

#[test]
fn a_drag_is_called_off_by_escape_and_by_the_right_button() {
    let page = open("", FRIENDS);
    page.eval("addEventListener('contextmenu', event => window.menu = !event.defaultPrevented)");
    let off: [fn(&Page); 2] = [|page| page.key("Escape"), Page::press_right];
    for call_off in off {
        let (x, y) = page.rect(&spot("e4")).centre();
        page.press(&spot("e2"));
        page.glide_to(x, y);
        page.wait_to_see(".piece.dragging");
        call_off(&page);
        // The left button is still held.
        page.until("the piece to be back", || page.count(".dragging, .ghost, .picked") == 0);
        page.glide_to(x + 20.0, y);
        page.release();
        assert_eq!(page.count(".dragging, .ghost, .picked"), 0);
        assert!(is_occupied(&page, "e2") && moves(&page).is_empty());
    }
    assert_eq!(page.eval("window.menu"), false);
    make(&page, Hand::Drag, "e2e4");
}

#[test]
fn castling_and_en_passant() {
    let page = open("#/chess/r3k2r/3p4/8/4P3/8/8/8/R3K2R_w_KQkq_-_0_1", FRIENDS);
    point(&page, Hand::Click, "e1", "h1");
    page.until("castling", || moves(&page) == ["O-O"]);
    assert!(is_occupied(&page, "g1") && is_occupied(&page, "f1") && !is_occupied(&page, "h1"));
    make(&page, Hand::Drag, "d7d5");
    make(&page, Hand::Drag, "e5d6");
    assert_eq!(moves(&page).last().expect("a move"), "exd6");
    assert!(is_occupied(&page, "d6") && !is_occupied(&page, "d5"));
    make(&page, Hand::Click, "e8c8");
    assert_eq!(moves(&page), ["O-O", "d5", "exd6", "O-O-O"]);
}

#[test]
fn what_is_picked_shows_where_it_may_go() {
    let page = open("", FRIENDS);
    page.click(&spot("g1"));
    page.until("the targets", || page.count(".square.target") == 2);
    assert_eq!(page.attribute(&spot("g1"), "aria-selected").as_deref(), Some("true"));
    assert!(page.attribute(&spot("f3"), "aria-label").expect("a name").contains("can move here"));
    // Another piece is picked instead; pressed again, it is let go.
    page.click(&spot("e2"));
    page.until("other targets", || page.count("[data-spot=e4].target") == 1);
    page.click(&spot("e2"));
    page.until("none", || page.count(".picked, .target") == 0);
    // A drop beside every target leaves everything as it was.
    page.drag(&spot("g1"), &spot("g5"));
    page.until("no drag", || page.count(".dragging, .ghost, .picked") == 0);
    assert!(is_occupied(&page, "g1"));
}

#[test]
fn the_list_and_the_arrows_lead_through_the_game() {
    let page = open("", FRIENDS);
    for coord in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        make(&page, Hand::Drag, coord);
    }
    let current = |page: &Page, san: &str| {
        page.wait_for_text(".ply[aria-current]", san);
    };
    page.click("[aria-label='1. e4']");
    current(&page, "e4");
    assert!(is_occupied(&page, "e4") && is_occupied(&page, "e7"));
    page.click(&spot("e7"));
    assert_eq!(page.count(".picked"), 0, "the past cannot be changed");
    page.key("ArrowRight");
    current(&page, "e5");
    page.key("End");
    current(&page, "Nc6");
    page.key("ArrowLeft");
    current(&page, "Nf3");
    page.click("[aria-label='Start position']");
    page.until("the start", || is_occupied(&page, "e2"));
    page.click("[aria-label='Last position']");
    current(&page, "Nc6");
    page.key("f");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'black'");
    page.click("text=Flip");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'white'");
    page.click("text=Take back");
    page.until("one move less", || moves(&page) == ["e4", "e5", "Nf3"]);
}
