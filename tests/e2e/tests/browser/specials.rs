//! What only the neighbours of Alice have, by pointer and by keyboard, on one board and on two.

use crate::play::{FRIENDS, Hand, is_occupied, make, moves, open, spot, table};

const HANDS: [Hand; 2] = [Hand::Click, Hand::Keys];

#[test]
fn a_rebirth() {
    for hand in HANDS {
        let page = open("#/circe?m=e2e4,d7d5", FRIENDS);
        make(&page, hand, "e4d5");
        page.until("the pawn to be reborn", || is_occupied(&page, "d7"));
        assert_eq!(moves(&page), ["e4", "d5", "exd5(d7)"]);
        assert_eq!(table(&page).game.sans().last().map(|san| &**san), Some("exd5"));
        let page = open("#/alice-circe?m=e2e4,d7d5", FRIENDS);
        make(&page, hand, "e4d5");
        page.until("the pawn to be reborn", || is_occupied(&page, "d7"));
        assert!(is_occupied(&page, "d5") && !is_occupied(&page, "Bd5"));
        assert_eq!(moves(&page).last().map(String::as_str), Some("exd5/A(d7)"));
    }
}

#[test]
fn a_drop_from_the_pocket() {
    for hand in HANDS {
        let page = open("#/crazyhouse?m=e2e4,d7d5,e4d5,d8d5", FRIENDS);
        make(&page, hand, "P@c4");
        page.until("the pawn", || is_occupied(&page, "c4"));
        let page = open("#/alice-crazyhouse?m=e2e4,d7d5,e4d5,d8d5", FRIENDS);
        assert_eq!(page.text(&spot("zone-w-P")), "1");
        make(&page, hand, "P@Ac4Bc4");
        page.until("the pawn beyond", || is_occupied(&page, "Bc4") && !is_occupied(&page, "c4"));
        assert_eq!(page.text(&spot("zone-w-P")), "");
    }
}
