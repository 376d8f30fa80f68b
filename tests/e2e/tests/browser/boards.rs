//! Games on several boards: all of them at once, and all as one.

use crate::play::{
    FRIENDS, Hand, is_occupied, moves, open, point, spot, tab_to, visit, wait_for_moves,
};
use e2e::Page;

pub const MERGED: &str = r#"{"pace":"none","layout":"Merged","wish":{"opponent":"Friend"}}"#;
pub const LARGE: &str = r#"{"pace":"none","zoom":true,"wish":{"opponent":"Friend"}}"#;

/// A white queen on A with a black rook behind the glass; both kings are far away.
pub const THROUGH: &str = "#/duo/7k/8/8/8/8/8/8/3Q3K:8/8/8/8/8/8/8/3r4_w_-_-_0_1";

/// The shortest mate of the seed's, as presses on two boards and on one.
const MATE: [(&str, &str); 5] =
    [("e2", "e4"), ("d7", "d5"), ("f1", "e2"), ("Bd5", "Be4"), ("Be2", "Bb5")];
const SANS: [&str; 5] = ["e4", "d5", "Be2", "dxe4/A", "Bb5/A#"];

fn until_moves(page: &Page, sans: &[&str]) {
    page.until(&format!("{sans:?}"), || moves(page) == sans);
}

/// Presses two squares of a merged board, A being in front.
fn press_merged(page: &Page, hand: Hand, (from, to): (&str, &str)) {
    let front = |name: &str| name.trim_start_matches('B').to_owned();
    point(page, hand, &front(from), &front(to));
}

#[test]
fn alice_is_mated_on_two_boards() {
    let page = open("#/alice", FRIENDS);
    assert_eq!(page.count("[role=grid]"), 2);
    for (i, (from, to)) in MATE.into_iter().enumerate() {
        let hand = if i % 2 == 0 { Hand::Click } else { Hand::Drag };
        point(&page, hand, from, to);
        wait_for_moves(&page, i + 1);
    }
    until_moves(&page, &SANS);
    assert!(is_occupied(&page, "b5") && is_occupied(&page, "e4") && !is_occupied(&page, "Bb5"));
    // The last move is marked where it was played and where it came down, the check on its board.
    assert_eq!(page.count("[data-spot=Be2].last, [data-spot=Bb5].passage, [data-spot=b5].last"), 3);
    assert_eq!(page.count(".check"), 1);
    assert_eq!(page.count("[data-spot=e8].check"), 1);
    assert_eq!(page.text(".reason"), "White wins by checkmate");
}

#[test]
fn alice_is_mated_on_the_merged_board() {
    let page = open("#/alice", MERGED);
    assert_eq!((page.count("[role=grid]"), page.count("[role=gridcell]")), (1, 64));
    for (i, pieces) in MATE.into_iter().enumerate() {
        press_merged(&page, if i % 2 == 0 { Hand::Drag } else { Hand::Click }, pieces);
        wait_for_moves(&page, i + 1);
    }
    until_moves(&page, &SANS);
    assert_eq!(page.count(".pieces .far"), 0, "all pieces are back on A");
    page.click("text=Take back");
    page.until("the bishop on B again", || page.count(".piece.far[data-at=Be2]") == 1);
    assert_eq!(page.count("[data-spot=e4].last"), 1);
}

#[test]
fn a_piece_behind_is_picked_without_bringing_it_to_the_front() {
    let page = open("#/alice", MERGED);
    for pieces in [("e2", "e4"), ("d7", "d5")] {
        press_merged(&page, Hand::Click, pieces);
    }
    page.until("two moves", || moves(&page).len() == 2);
    page.click(&spot("e4"));
    page.until("its targets", || page.count("[data-world=B].capture, [data-world=B].target") == 2);
    assert_eq!(page.attribute(&spot("e4"), "aria-selected").as_deref(), Some("true"));
    assert_eq!(
        page.attribute("[role=grid]", "aria-label").as_deref(),
        Some("Boards A and B, A in front")
    );
    let name = page.attribute(&spot("d5"), "aria-label");
    assert_eq!(name.as_deref(), Some("d5, black pawn on B, can move here"));
    // The other world comes to the front by a key and by a button; the piece stays picked.
    page.key("w");
    page.until("B in front", || page.count("[data-spot=Be4].picked") == 1);
    assert_eq!(
        (page.count(".pieces .far"), page.count("[data-spot=Bd5].capture:not([data-world])")),
        (30, 1)
    );
    page.click("[aria-label='Bring board A to the front']");
    page.until("A in front", || page.count("[data-spot=e4].picked") == 1);
    // Pressed again, it is put down: in this game nobody goes straight through.
    page.click(&spot("e4"));
    page.until("nothing picked", || page.count(".picked") == 0);
}

#[test]
fn what_cannot_come_down_is_marked_and_refused_with_the_reason() {
    let page = open("#/alice", FRIENDS);
    for (from, to) in
        [("g1", "f3"), ("e7", "e6"), ("Bf3", "Be5"), ("f8", "c5"), ("d2", "d3"), ("d8", "e7")]
    {
        point(&page, Hand::Click, from, to);
    }
    page.until("six moves", || moves(&page).len() == 6);
    // The knight is on A's e5 again; on B a pawn and a bishop stand on e6 and c5.
    page.click(&spot("e5"));
    page.until("it is picked", || page.count("[data-spot=e5].picked") == 1);
    let marked = |class: &str| {
        let names = page.eval(&format!(
            "[...document.querySelectorAll('.square.{class}')].map(e => e.dataset.spot).join(' ')"
        ));
        names.as_str().unwrap_or_default().to_owned()
    };
    assert_eq!((marked("blocked"), marked("blocking")), ("d3".to_owned(), "Bd3".to_owned()));
    page.click(&spot("d3"));
    page.wait_for_text("[role=status] .toast, .toast", "d3 on board B is occupied");
    assert_eq!(page.count(".picked"), 0);
}

#[test]
fn aiming_shows_where_a_piece_comes_down() {
    let page = open("#/alice", FRIENDS);
    page.click(&spot("e2"));
    page.until("the marks", || page.count("[data-spot=Be3].beyond, [data-spot=Be4].beyond") == 2);
    assert_eq!(page.count(".landing.shown"), 0);
    page.hover(&spot("e4"));
    page.until("its ghost", || page.count(".landing.shown[data-for=e4][data-world=B]") == 1);
    page.hover(&spot("e3"));
    page.until("another", || page.count(".landing.shown[data-for=e3]") == 1);
    assert_eq!(page.count(".landing.shown"), 1);
    page.hover(&spot("a5"));
    page.until("none", || page.count(".landing.shown") == 0);
}

#[test]
fn a_duo_queen_captures_straight_through() {
    let page = open(THROUGH, FRIENDS);
    point(&page, Hand::Click, "d1", "Bd1");
    until_moves(&page, &["Qxd1="]);
    assert!(is_occupied(&page, "Bd1") && !is_occupied(&page, "d1"));
    // By dragging, too; not before the page has told its address.
    page.wait_for("location.hash.includes('_b_')");
    visit(&page, &THROUGH.replace("3Q3K", "3Q2K1"));
    page.until("the other position", || is_occupied(&page, "g1") && is_occupied(&page, "d1"));
    point(&page, Hand::Drag, "d1", "Bd1");
    until_moves(&page, &["Qxd1="]);
}

#[test]
fn going_straight_through_a_merged_board_is_asked_for() {
    let page = open(THROUGH, MERGED);
    // Dragged away and back it stays picked, and nothing is asked.
    page.click(&spot("d1"));
    page.until("it is picked", || page.count(".picked") == 1);
    page.click(&spot("d1"));
    page.wait_to_see(".chooser");
    assert_eq!(page.text(".chooser"), "Straight through to B\nPut it back");
    page.click("text=Put it back");
    page.until("nothing picked", || page.count(".chooser, .picked") == 0);
    assert!(moves(&page).is_empty());
    page.click(&spot("d1"));
    page.click(&spot("d1"));
    page.click("[aria-label='queen: Straight through to B']");
    until_moves(&page, &["Qxd1="]);
    assert_eq!(page.count(".piece[data-at=Bd1].far"), 1);
}

#[test]
fn a_duo_piece_stays_or_goes_through() {
    for (choice, san, board) in [("Stay on A", "Qd3/A", "d3"), ("Cross to B", "Qd3", "Bd3")] {
        let page = open(THROUGH, FRIENDS);
        point(&page, Hand::Drag, "d1", "d3");
        page.wait_to_see(".chooser");
        page.click(&format!("[aria-label='queen: {choice}']"));
        until_moves(&page, &[san]);
        assert!(is_occupied(&page, board));
    }
}

#[test]
fn on_three_boards_one_chooses_between_two() {
    let page = open("#/alice-3", FRIENDS);
    assert_eq!(page.count("[role=grid]"), 3);
    point(&page, Hand::Click, "e2", "e4");
    page.wait_to_see(".chooser");
    assert_eq!(page.text(".chooser"), "Cross to B\nCross to C");
    page.click("[aria-label='pawn: Cross to C']");
    until_moves(&page, &["e4/C"]);
    assert!(is_occupied(&page, "Ce4") && !is_occupied(&page, "Be4"));
    page.click("[aria-label='Enlarge board C']");
    page.until("C is large", || {
        page.rect("[aria-label='Board C']").width > page.rect("[aria-label='Board A']").width
    });
    page.key("v");
    page.until("one board", || page.count("[role=grid]") == 1);
    assert_eq!(page.count(".piece[data-at=Ce4]:not(.far)"), 1, "what was large is in front");
}

#[test]
fn a_promotion_may_ask_for_piece_and_board() {
    let page = open("#/duo/7k/P7/8/8/8/8/8/7K:8/8/8/8/8/8/8/8_w_-_-_0_1", FRIENDS);
    point(&page, Hand::Click, "a7", "a8");
    page.wait_to_see(".chooser");
    assert_eq!((page.count(".chooser .way"), page.count(".choice")), (2, 8));
    page.click("[aria-label='Cross to B'] [aria-label=rook]");
    until_moves(&page, &["a8=R"]);
    assert_eq!(page.count(".piece[data-at=Ba8][data-role=rook]"), 1);
}

#[test]
fn two_boards_are_played_by_keyboard() {
    let page = open("#/alice", FRIENDS);
    let at =
        |name: &str| page.wait_for(&format!("document.activeElement.dataset.spot === '{name}'"));
    let keys = |keys: &str| keys.split(' ').for_each(|key| page.key(key));
    tab_to(&page, "e.role === 'gridcell'");
    at("e2");
    keys("Enter ArrowUp ArrowUp");
    page.until("its ghost", || page.count(".landing.shown[data-for=e4]") == 1);
    page.key("Enter");
    until_moves(&page, &["e4"]);
    at("e4");
    keys("ArrowLeft ArrowUp ArrowUp ArrowUp Enter ArrowDown ArrowDown Enter");
    until_moves(&page, &["e4", "d5"]);
    at("d5");
    // To the other board by its own key, and by Tab.
    page.key("w");
    at("Bd5");
    keys("ArrowRight ArrowDown Enter");
    page.until("it is picked", || page.count("[data-spot=Be4].picked") == 1);
    keys("Escape w");
    at("e4");
    page.key("Tab");
    page.key("Tab");
    at("Be4");
    assert_eq!(
        page.attribute(&spot("Be4"), "aria-label").as_deref(),
        Some("board B e4, white pawn, can move")
    );
}

#[test]
fn the_merged_board_is_played_by_keyboard() {
    let page = open(THROUGH, MERGED);
    let keys = |keys: &str| keys.split(' ').for_each(|key| page.key(key));
    tab_to(&page, "e.role === 'gridcell'");
    keys("ArrowLeft ArrowDown Enter");
    page.until("the queen is picked", || page.count("[data-spot=d1].picked") == 1);
    page.key("Enter");
    page.wait_for("document.activeElement.ariaLabel === 'queen: Straight through to B'");
    keys("ArrowDown ArrowDown Enter");
    until_moves(&page, &["Qxd1="]);
    page.wait_for("document.activeElement.dataset.spot === 'd1'");
    page.key("w");
    page.wait_for("document.activeElement.dataset.spot === 'Bd1'");
}

#[test]
fn a_piece_is_dropped_on_one_board_and_comes_down_on_the_other() {
    for (settings, pressed) in [(FRIENDS, "Be5"), (MERGED, "e5")] {
        let page = open("#/alice-twilight", settings);
        point(&page, Hand::Drag, "g1", "zone-w");
        page.until("a warp", || moves(&page).len() == 1);
        point(&page, Hand::Click, "e7", "e6");
        page.until("a reply", || moves(&page).len() == 2);
        point(&page, Hand::Drag, "zone-w-N", pressed);
        page.until("a drop", || moves(&page).len() == 3);
        let (landed, passed) = if pressed == "Be5" { ("e5", "Be5") } else { ("Be5", "e5") };
        assert!(is_occupied(&page, landed) && !is_occupied(&page, passed));
    }
}
