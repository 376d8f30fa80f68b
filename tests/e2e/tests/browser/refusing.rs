//! Moves that are refused, and what the page says of them.

use crate::play::{FRIENDS, Hand, hear, make, moves, open, open_on, point, spot};
use e2e::Device;

/// A white knight on e2 between its king and a rook, another free on h1.
const PINNED: &str = "#/chess/k3r3/8/8/8/8/8/4N3/4K2N_w_-_-_0_1";
/// A white pawn on c4 of board A, a bishop on c5 of board B.
const TAKEN: &str = "#/alice/4k3/8/8/8/2P5/8/8/4K3:8/8/8/2b5/8/8/8/8_w_-_-_0_1";

#[test]
fn a_refused_move_says_why_however_it_is_made() {
    let page = open("#/chess", FRIENDS);
    point(&page, Hand::Click, "c1", "e3");
    hear(&page, "The piece on d2 is in the way.");
    point(&page, Hand::Drag, "e2", "e5");
    hear(&page, "A pawn moves straight ahead and captures diagonally ahead.");
    point(&page, Hand::Keys, "g1", "g3");
    hear(&page, "A knight moves two squares straight and one to the side.");
    assert!(moves(&page).is_empty());
    make(&page, Hand::Click, "e2e4");
    page.until("nothing to be said any more", || page.count(".toast") == 0);
}

#[test]
fn a_tap_hears_why_as_well() {
    let page = open_on(Device::PHONE, TAKEN, FRIENDS);
    point(&page, Hand::Tap, "c4", "c5");
    hear(&page, "c5 on board B is occupied.");
}

#[test]
fn a_piece_that_cannot_move_says_why() {
    let page = open(PINNED, FRIENDS);
    page.click(&spot("e2"));
    hear(
        &page,
        "This knight is pinned to your king: if it moved, the king would be in check from e8.",
    );
}

#[test]
fn a_press_beside_everything_says_nothing() {
    let page = open("#/chess", FRIENDS);
    page.click(&spot("e4"));
    point(&page, Hand::Click, "e2", "e2");
    page.until("nothing to be picked", || page.count(".picked") == 0);
    assert_eq!(page.count(".toast"), 0);
}

#[test]
fn what_is_the_opponents_says_so() {
    let page = open("#/twilight", FRIENDS);
    page.click(&spot("e7"));
    hear(&page, "That piece is Black’s, and it is White’s turn.");
    point(&page, Hand::Drag, "e1", "zone-w");
    hear(&page, "A king cannot leave the board.");
}

#[test]
fn nothing_is_said_over_a_choice() {
    let page = open_on(Device::PHONE, "#/chess/8/4P3/8/8/8/8/k7/4K3_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Tap, "e7", "d8");
    page.wait_to_see(".toast");
    point(&page, Hand::Tap, "e7", "e8");
    page.wait_to_see(".chooser");
    assert_eq!(page.count(".toast"), 0);
}
