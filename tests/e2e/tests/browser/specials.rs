//! What only the neighbours of Alice have, by pointer and by keyboard, on one board and on two.

use crate::play::{
    FRIENDS, Hand, hear, is_occupied, make, moves, open, point, spot, table, touch, wait_for_moves,
};
use e2e::Page;

const HANDS: [Hand; 2] = [Hand::Click, Hand::Keys];

/// Waits for the end and why it is that.
#[track_caller]
fn ends(page: &Page, reason: &str) {
    page.wait_for_text(".reason", reason);
}

#[test]
fn an_explosion() {
    const KNIGHT: &str = "m=g1f3,g8f6,f3g5,d7d5";
    for hand in HANDS {
        let page = open("#/atomic?m=e2e4,d7d5", FRIENDS);
        make(&page, hand, "e4d5");
        page.wait_for_text(".status", "Last move: pawn takes pawn on d5, explodes.");
        page.until("the blast", || !is_occupied(&page, "d5"));
        assert_eq!(moves(&page).last().map(String::as_str), Some("exd5"));
        let page = open(&format!("#/atomic?{KNIGHT}"), FRIENDS);
        make(&page, hand, "g5f7");
        ends(&page, "White wins by blowing up the king");
        // On two boards only that of the capture.
        let page = open(&format!("#/alice-atomic?{KNIGHT}"), FRIENDS);
        make(&page, hand, "g5f7");
        ends(&page, "White wins by blowing up the king");
        let gone = ["f7", "e8", "f8", "Bf7"];
        page.until("the blast", || gone.iter().all(|at| !is_occupied(&page, at)));
        assert!(["d8", "h8", "Bf6", "Bd5"].iter().all(|at| is_occupied(&page, at)));
        assert_eq!(moves(&page).last().map(String::as_str), Some("Nxf7/A#"));
    }
}

#[test]
fn a_rebirth() {
    for hand in HANDS {
        let page = open("#/circe?m=e2e4,d7d5", FRIENDS);
        make(&page, hand, "e4d5");
        page.until("the pawn to be reborn", || is_occupied(&page, "d7"));
        assert_eq!(moves(&page), ["e4", "d5", "exd5(d7)"]);
        page.wait_for_text(".status", "Last move: pawn takes pawn on d5, reborn on d7.");
        assert_eq!(table(&page).game.sans().last().map(|san| &**san), Some("exd5"));
        let page = open("#/alice-circe?m=e2e4,d7d5", FRIENDS);
        make(&page, hand, "e4d5");
        page.until("the pawn to be reborn", || is_occupied(&page, "d7"));
        assert!(is_occupied(&page, "d5") && !is_occupied(&page, "Bd5"));
        assert_eq!(moves(&page).last().map(String::as_str), Some("exd5/A(d7)"));
    }
}

#[test]
fn a_paralysed_piece() {
    for hand in HANDS {
        let page = open("#/madrasi/4k3/8/8/8/4R2r/8/8/K7_w_-_-_0_1", FRIENDS);
        touch(&page, hand, "e4");
        hear(&page, "This rook is paralyzed by the rook on h4.");
        assert!(moves(&page).is_empty());
        assert_eq!(page.count(".square.stone"), 2);
        for stone in ["e4", "h4"] {
            let called = page.attribute(&spot(stone), "aria-label").expect("a name");
            assert!(called.ends_with("rook, paralyzed"), "{called}");
        }
        // The same rook comes through the glass and is held there.
        let start = "r5k1/8/8/8/8/8/8/6K1:8/8/8/8/8/8/8/R7_w_-_-_0_1";
        let page = open(&format!("#/alice-madrasi/{start}"), FRIENDS);
        make(&page, hand, "Ba1Aa4");
        touch(&page, hand, "a8");
        hear(&page, "This rook is paralyzed by the rook on a4 on board A.");
        make(&page, hand, "g8f7");
    }
}

#[test]
fn a_series() {
    for hand in HANDS {
        let page = open("#/progressive", FRIENDS);
        make(&page, hand, "e2e4");
        page.wait_for_text(".status", "Black to move. 2 moves left in this series.");
        make(&page, hand, "e7e5");
        page.wait_for_text(".status", "Black to move. 1 move left in this series.");
        make(&page, hand, "d7d5");
        page.wait_for_text(".status", "White to move. 3 moves left in this series.");
        point(&page, hand, "f1", "b5");
        hear(&page, "Only the last move of a series may give check.");
        for coord in ["e4d5", "d1e2", "e2e5"] {
            make(&page, hand, coord);
        }
        // A check is met before anything else.
        page.wait_for_text(
            ".status",
            "Check. The first move must meet it. Black to move. 4 moves left in this series.",
        );
        assert_eq!(page.count(".cell"), 3, "a series is one cell");
        make(&page, hand, "f8e7");
        page.wait_for_text(".status", "Black to move. 3 moves left in this series.");
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

#[test]
fn the_last_move_of_a_race() {
    for hand in HANDS {
        let page = open("#/racing-kings/8/k6K/8/8/8/8/8/8_w_-_-_0_1", FRIENDS);
        make(&page, hand, "h7h8");
        wait_for_moves(&page, 1);
        assert_eq!(page.count(".banner"), 0, "Black can follow");
        make(&page, hand, "a7a8");
        ends(&page, "Draw: both kings have arrived");
        let start = "8/k6K/8/8/8/8/8/8:NN6/8/8/8/8/8/8/8_w_-_-_0_1";
        let page = open(&format!("#/alice-racing-kings/{start}"), FRIENDS);
        make(&page, hand, "h7h8");
        ends(&page, "White wins the race");
    }
}
