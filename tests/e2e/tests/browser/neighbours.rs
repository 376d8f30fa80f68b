//! Crazyhouse, Atomic and Racing Kings, as somebody plays them who knows them.

use crate::links::{copied, fragment};
use crate::play::{
    FRIENDS, Hand, hear, is_occupied, make, moves, open, point, spot, table, wait_for_moves,
};
use e2e::Page;
use wonderboard::notation::pgn;

/// Each has taken a pawn; it is White's move.
const PAWNS_IN_HAND: &str = "#/crazyhouse?m=e2e4,d7d5,e4d5,d8d5";
/// A white pawn is about to be promoted by a capture, and a rook can capture it then.
const PROMOTES: &str = "#/crazyhouse/2n4r/1P5k/8/8/8/8/8/4K3/p_w_-_-_0_1";

/// How many pieces the page shows in a pocket; nothing where there are none.
fn held(page: &Page, pocket: &str) -> String {
    page.text(&spot(pocket))
}

/// Waits for the end and what is said of it.
#[track_caller]
fn ends(page: &Page, score: &str, reason: &str) {
    page.wait_to_see(".banner");
    assert_eq!((page.text(".score").as_str(), page.text(".reason").as_str()), (score, reason));
}

/// Opens the page's link and its PGN somewhere else, where the same must come of it.
fn opens_again(page: &Page) {
    let (link, text) = (copied(page, "Link to the whole game"), copied(page, "Game (PGN)"));
    let other = open(fragment(&link), FRIENDS);
    assert_eq!(moves(&other), moves(page));
    assert_eq!(table(&other).game.fen(), table(page).game.fen());
    let record = pgn::read_one(&text).expect("a PGN");
    assert_eq!(record.moves().collect::<Vec<_>>(), table(page).game.moves());
    let position = copied(page, "Link to this position");
    let third = open(fragment(&position), FRIENDS);
    assert!(moves(&third).is_empty());
    assert_eq!(table(&third).game.fen(), table(page).game.fen());
    let boards = [page, &third].map(pieces);
    assert_eq!(boards[0], boards[1]);
}

/// Which pieces stand where, and which of them were pawns.
fn pieces(page: &Page) -> String {
    let pieces = "[...document.querySelectorAll('.piece[data-at]')].map(e => e.dataset.at + e.className \
               .split(' ').filter(c => c.match(/white|black/)) + e.dataset.role + e.children.length).sort().join()";
    page.eval(pieces).as_str().expect("a text").to_owned()
}

/// The computer answers a first move.
fn answers(game: &str, coord: &str) {
    let settings = format!(r#"{{"wish":{{"game":"{game}","level":1}}}}"#);
    let page = open("", &settings);
    assert_eq!(table(&page).setup.spec.text(), game);
    make(&page, Hand::Click, coord);
    wait_for_moves(&page, 2);
}

#[test]
fn the_computer_plays_all_three() {
    answers("crazyhouse", "e2e4");
    answers("atomic", "g1f3");
    answers("racing-kings", "h2h3");
}

#[test]
fn a_captured_piece_comes_to_the_captors_pocket() {
    let page = open("#/crazyhouse?m=e2e4,d7d5", FRIENDS);
    assert_eq!(held(&page, "zone-w-P"), "");
    make(&page, Hand::Click, "e4d5");
    assert_eq!((held(&page, "zone-w-P"), held(&page, "zone-b-P")), ("1".into(), String::new()));
    make(&page, Hand::Drag, "d8d5");
    assert_eq!(held(&page, "zone-b-P"), "1");
    let called = page.attribute(&spot("zone-b-P"), "aria-label").expect("a name");
    assert_eq!(called, "black pawn, 1 in the pocket");
    page.click("text=Take back");
    page.until("an empty pocket", || held(&page, "zone-b-P").is_empty());
}

#[test]
fn a_piece_is_dropped_by_click_by_drag_and_by_keyboard() {
    let page = open(PAWNS_IN_HAND, FRIENDS);
    make(&page, Hand::Click, "P@d4");
    assert_eq!(held(&page, "zone-w-P"), "");
    make(&page, Hand::Drag, "P@e6");
    make(&page, Hand::Keys, "b1c3");
    make(&page, Hand::Click, "d5d4");
    make(&page, Hand::Click, "d1e2");
    make(&page, Hand::Keys, "P@d3");
    assert!(is_occupied(&page, "d3") && is_occupied(&page, "e6") && is_occupied(&page, "d4"));
    let last = moves(&page);
    assert!(last.last().is_some_and(|san| san.ends_with("@d3")), "{last:?}");
    opens_again(&page);
}

#[test]
fn a_drop_that_is_refused_says_why() {
    let page = open(PAWNS_IN_HAND, FRIENDS);
    point(&page, Hand::Drag, "zone-w-P", "d7");
    page.until("nothing to happen", || page.count(".dragging, .ghost") == 0);
    let page = open("#/crazyhouse/4k3/8/8/8/4r3/8/8/4K3/PN_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Click, "zone-w-N", "e4");
    hear(&page, "e4 is occupied.");
    point(&page, Hand::Drag, "zone-w-N", "f3");
    hear(&page, "Your king would still be in check from e4.");
    point(&page, Hand::Keys, "zone-w-P", "d1");
    hear(&page, "You cannot drop a pawn on d1.");
    assert!(moves(&page).is_empty());
    make(&page, Hand::Drag, "N@e3");
}

#[test]
fn a_promoted_piece_is_marked_and_comes_back_as_a_pawn() {
    let page = open(PROMOTES, FRIENDS);
    make(&page, Hand::Click, "b7c8q");
    page.wait_to_see(".piece[data-at=c8] .was-pawn");
    let called = page.attribute(&spot("c8"), "aria-label").expect("a name");
    assert!(called.contains("white queen, promoted"), "{called}");
    assert_eq!(held(&page, "zone-w-N"), "1");
    opens_again(&page);
    make(&page, Hand::Click, "h8c8");
    assert_eq!((held(&page, "zone-b-Q"), held(&page, "zone-b-P")), (String::new(), "2".into()));
    page.until("no mark", || page.count(".piece[data-at] .was-pawn") == 0);
}

#[test]
fn an_explosion_takes_all_pieces_around_but_pawns() {
    let page = open("#/atomic?m=g1f3,g8f6,f3g5,h7h6,g5e6,a7a6", FRIENDS);
    make(&page, Hand::Drag, "e6d8");
    for gone in ["d8", "e6", "c8"] {
        page.until("the blast", || !is_occupied(&page, gone));
    }
    let stay = ["b8", "f8", "c7", "d7", "e7", "f6"];
    assert!(stay.iter().all(|square| is_occupied(&page, square)), "pawns and whoever is far");
    ends(&page, "1–0", "White wins by blowing up the king");
    assert!(!is_occupied(&page, "e8"));
    assert_eq!(page.count(".blast"), 1, "it is seen");
    page.until("the fire to go out", || page.count(".blast, .piece.burst") == 0);
    opens_again(&page);
    page.click("text=Take back");
    page.until("all to be back", || {
        ["c8", "d8", "e8", "e6"].iter().all(|at| is_occupied(&page, at))
    });
    assert_eq!(page.count(".blast"), 0);
}

#[test]
fn nobody_blows_up_the_own_king() {
    let page = open("#/atomic/4k3/8/8/8/8/8/4r3/R3K3_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Click, "e1", "e2");
    hear(&page, "Your own king would explode.");
    let page = open("#/atomic/4k3/8/8/8/8/8/3n4/R2QK3_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Drag, "d1", "d2");
    hear(&page, "Your own king would explode.");
    assert!(moves(&page).is_empty());
}

#[test]
fn nobody_gives_check_in_the_race() {
    let page = open("#/racing-kings/8/8/8/8/k2NR2K/8/8/8_w_-_-_0_1", FRIENDS);
    page.click(&spot("d4"));
    hear(
        &page,
        "This knight shields the enemy king from e4, and nobody may give check in this game.",
    );
    let page = open("#/racing-kings/8/8/8/7R/k6K/8/8/8_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Drag, "h5", "a5");
    hear(
        &page,
        "The enemy king would be in check from a5, and nobody may give check in this game.",
    );
    make(&page, Hand::Keys, "h5g5");
    opens_again(&page);
}

#[test]
fn black_has_a_last_move_when_white_has_arrived() {
    let page = open("#/racing-kings/8/k6K/8/8/8/8/8/8_w_-_-_0_1", FRIENDS);
    make(&page, Hand::Click, "h7h8");
    assert_eq!(page.count(".banner"), 0, "Black can follow");
    make(&page, Hand::Drag, "a7a8");
    ends(&page, "½–½", "Draw: both kings have arrived");
    opens_again(&page);
    page.click("text=Take back");
    page.until("the last move to be open again", || page.count(".banner") == 0);
    make(&page, Hand::Keys, "a7b6");
    ends(&page, "1–0", "White wins the race");
}

#[test]
fn white_wins_at_once_where_black_cannot_follow() {
    let page = open("#/racing-kings/8/7K/k7/8/8/8/8/8_w_-_-_0_1", FRIENDS);
    make(&page, Hand::Drag, "h7g8");
    ends(&page, "1–0", "White wins the race");
    assert_eq!(moves(&page), ["Kg8#"]);
}
