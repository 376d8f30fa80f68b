//! Whole games against the weakest computer: with a mouse, with a finger, and by keyboard alone.

use crate::links::copied;
use crate::play::{self, BEGINNER, Hand, best, make, tab_to, table, wait_for_moves};
use e2e::{Device, Page};
use wonderboard::notation::pgn;
use wonderboard::rules::{Move, Reason};

/// No game against the weakest computer lasts as many plies.
const LONGEST: usize = 160;

/// The moves by which the zone is used: a piece leaves and comes back, twice.
const ZONE: [fn(&Move) -> bool; 4] = [is_warp, is_drop, is_warp, is_drop];

fn is_warp(m: &Move) -> bool {
    matches!(m, Move::Warp { .. })
}

fn is_drop(m: &Move) -> bool {
    matches!(m, Move::Drop { .. })
}

/// Wins a game, using the zone twice as soon as possible: first with the one hand, then with the
/// other; later with both by turns.
fn win(page: &Page, hands: [Hand; 2]) {
    let mut zone = ZONE.into_iter().enumerate().peekable();
    while !page.shows(".banner") {
        let table = table(page);
        let made = table.game.len();
        assert!(made < LONGEST, "no end in sight: {}", table.game.fen());
        let now = zone.next_if(|(_, wanted)| table.game.legal().iter().any(wanted));
        let (hand, coord) = match now {
            Some((i, wanted)) => (hands[i / 2], best(&table, wanted)),
            None => (hands[made / 2 % 2], best(&table, |_| true)),
        };
        make(page, hand, &coord);
        wait_for_moves(page, made + 2);
    }
    assert!(zone.next().is_none_or(|(i, _)| i >= 2), "a piece has left and come back");
    assert_eq!(page.text(".score"), "1–0");
    assert_eq!(page.text(".reason"), "You won by checkmate");
}

#[test]
fn a_whole_game_by_mouse() {
    let page = play::open("", BEGINNER);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
    win(&page, [Hand::Drag, Hand::Click]);
    let text = copied(&page, "Game (PGN)");
    let record = pgn::read_one(&text).expect("a PGN");
    let moves: Vec<Move> = record.moves().collect();
    assert_eq!(moves, table(&page).game.moves());
    let outcome = table(&page).outcome().expect("an end");
    assert_eq!(outcome.reason, Reason::Checkmate);
    assert!(text.contains("[Variant \"Twilight\"]") && text.contains("[White \"You\"]"), "{text}");
    // A line may end between the two.
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").ends_with("# 1-0"), "{text}");
}

#[test]
fn a_whole_game_by_touch() {
    let page = play::open_on(Device::PHONE, "", BEGINNER);
    make(&page, Hand::Swipe, "b1c3");
    wait_for_moves(&page, 2);
    page.tap("text=Take back");
    page.wait_to_see(".list.bare");
    win(&page, [Hand::Swipe, Hand::Tap]);
    assert_eq!(page.eval("visualViewport.scale"), 1);
}

#[test]
fn a_whole_game_by_keyboard() {
    let page = play::open("", "{}");
    // The weakest computer is chosen, and a position is pasted.
    tab_to(&page, "e.ariaLabel === 'New game'");
    page.key("Enter");
    // The dialog may have to come first; whoever goes on before it does is elsewhere.
    page.wait_to_see("dialog[open]");
    tab_to(&page, "e.name === 'Strength'");
    (0..4).for_each(|_| page.key("ArrowLeft"));
    page.wait_for_text(".level-told", "Dormouse");
    tab_to(&page, "e.textContent === 'Start game'");
    page.key("Enter");
    page.wait_for_text(".strip-top", "level 1");
    // The focus comes back.
    page.wait_for("document.activeElement.ariaLabel === 'New game'");
    tab_to(&page, "e.ariaLabel === 'Share'");
    page.key("Enter");
    page.wait_to_see("dialog[open]");
    tab_to(&page, "e.id === 'paste'");
    // There are rooks enough to win with although a first use of the zone may lose the queen.
    page.paste("6rk/6pp/8/5N2/8/8/RR6/3QR1K1 - w - - 0 1 0 0");
    tab_to(&page, "e.textContent === 'Open'");
    page.key("Enter");
    page.wait_for("!document.querySelector('dialog') && location.hash.includes('6rk')");
    win(&page, [Hand::Keys; 2]);
    assert!(page.text("[role=status]").contains("White wins by checkmate"), "it is announced");
}
