//! The ends of games that people make, and the game after.

use crate::play::{BEGINNER, FRIENDS, Hand, make, moves, open, wait_for_moves};
use e2e::{Device, Page};

/// Waits for the banner and checks what it says.
fn ends(page: &Page, score: &str, reason: &str) {
    page.wait_to_see(".banner");
    assert_eq!((page.text(".score").as_str(), page.text(".reason").as_str()), (score, reason));
}

#[test]
fn friends_agree_on_a_draw() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    page.click("text=Offer draw");
    page.wait_for_text(".ask", "Black offers a draw.");
    for (width, height) in [(1024, 768), (390, 844), (667, 375)] {
        page.emulate(Device { width, height, ..Device::DESKTOP });
        // Two lines at most, and in sight with its answers.
        let asked = page.rect(".ask");
        assert!(asked.height <= 45.0, "{} at {width}", asked.height);
        let confirm = page.rect(".confirm");
        let ends = page.rect(".confirm .button:last-child");
        assert!(ends.x + ends.width <= confirm.x + confirm.width, "at {width}");
    }
    page.emulate(Device::DESKTOP);
    page.click("text=Decline");
    page.click("text=Offer draw");
    page.click("text=Accept");
    ends(&page, "½–½", "Draw by agreement");
    page.click("text=Take back");
    page.until("the game to go on", || page.count(".banner") == 0 && moves(&page).is_empty());
}

#[test]
fn whoever_resigns_is_asked_and_gets_the_other_side_next() {
    let page = open("", BEGINNER);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
    page.click("text=Resign");
    page.click("text=No");
    assert_eq!(page.count(".banner, .confirm"), 0);
    page.wait_for("document.activeElement.innerText.trim() === 'Resign'");
    page.key("ArrowLeft");
    page.click("text=Resign");
    page.click(".confirm .primary");
    ends(&page, "0–1", "You lost by resignation");
    page.click("text=Rematch");
    page.until("the computer's first move", || {
        page.count(".banner") == 0 && moves(&page).len() == 1
    });
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
    assert_eq!(page.text(".strip-bottom .name"), "You");
    assert_eq!(page.text(".strip-top .name"), "Dormouse");
}

#[test]
fn a_threefold_repetition_may_be_claimed() {
    let page = open("", FRIENDS);
    for coord in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
        assert!(!page.shows("text=Claim draw"));
        make(&page, Hand::Drag, coord);
    }
    page.click("text=Claim draw");
    ends(&page, "½–½", "Draw by threefold repetition");
}

#[test]
fn a_flag_falls() {
    let page = open("", FRIENDS);
    page.store(
        "wonderboard.game",
        r#"{"game":"chess","start":null,"moves":["e2e4","e7e5"],"players":["Human","Human"],
            "time":{"base_ms":60000,"increment_ms":0},"left":[60000,900],"ended":null,
            "black_below":false}"#,
    );
    page.eval("history.replaceState(null, '', '/#/')");
    page.reload();
    page.wait_to_see(".clock");
    assert_eq!(page.text(".strip-top .clock"), "0.9");
    make(&page, Hand::Drag, "g1f3");
    ends(&page, "1–0", "White wins on time");
    assert_eq!(page.text(".strip-top .clock"), "0.0");
    page.reload();
    ends(&page, "1–0", "White wins on time");
}

#[test]
fn a_mate_is_shown() {
    let page =
        open("#/chess/rnbqkbnr/pppp1ppp/8/4p3/5PP1/8/PPPPP2P/RNBQKBNR_b_KQkq_-_0_2", FRIENDS);
    make(&page, Hand::Drag, "d8h4");
    ends(&page, "0–1", "Black wins by checkmate");
    assert_eq!(page.count(".square.check[data-spot=e1]"), 1);
}

/// Beside two boards there is little room, and least in some languages.
#[test]
fn what_comes_next_stays_in_the_banner() {
    for language in ["en", "de", "es", "fr"] {
        let page = open(&format!("#/alice-atomic?{BLAST}&lang={language}"), FRIENDS);
        page.wait_to_see(".banner");
        for (width, height) in [(1280, 800), (1024, 768), (844, 390), (390, 844)] {
            page.emulate(Device { width, height, ..Device::DESKTOP });
            let banner = page.rect(".banner");
            for place in 1..=3 {
                let button = page.rect(&format!(".banner-actions > :nth-child({place})"));
                let is_within = button.x + button.width <= banner.x + banner.width;
                assert!(is_within, "{language}: button {place} at {width}");
            }
        }
    }
}

/// A game that is over.
const BLAST: &str = "m=g1f3,g8f6,f3g5,d7d5,g5f7";

#[test]
fn what_was_said_of_a_game_is_not_said_of_the_next() {
    let page = open("", BEGINNER);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
    page.click("text=Offer draw");
    page.wait_for_text(".toast", "The computer declines your draw offer.");
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.click(".banner-actions > :nth-child(2)");
    page.click("text=Start game");
    page.until("the next game", || page.count(".banner, dialog") == 0);
    assert_eq!(page.count(".toast"), 0);
}

/// White to move mates with the queen.
const MATE: &str = "#/chess/7k/8/6K1/8/8/8/8/5Q2_w_-_-_0_1";

#[test]
fn whoever_wins_twice_is_offered_the_next_level() {
    let page = open(MATE, BEGINNER);
    for (game, rating) in [(1, "Your rating: "), (2, "Your rating: ")] {
        make(&page, Hand::Click, "f1f8");
        ends(&page, "1–0", "You won by checkmate");
        page.wait_for_text(".own-rating", rating);
        assert_eq!(page.count(".banner-more button"), game - 1);
        if game == 1 {
            page.click("text=New game");
            page.key("Escape");
            page.eval("location.hash = '#/chess', 0");
            page.until("a new game", || page.count(".piece[data-at]") == 32);
            page.eval(&format!("location.hash = '{MATE}', 0"));
            page.until("the position again", || page.count(".piece[data-at]") == 3);
        }
    }
    page.must_be_accessible();
    page.click("text=Try level 2: Duck");
    page.wait_for_text(".strip", "2");
    page.wait_for("document.querySelector('.board').dataset.orientation === 'black'");
}

#[test]
fn a_game_that_is_over_shows_where_it_turned() {
    let game = "#/chess?m=e2e4,e7e5,d1h5,b8c6,f1c4,g8f6,h5f7";
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = crate::play::open_on(device, game, FRIENDS);
        ends(&page, "1–0", "White wins by checkmate");
        page.wait_for_text(".turning-point", "The turning point: 3… Nf6");
        page.wait_for_text(".turning-point", "Better: ");
        page.must_be_accessible();
        page.click(".turning-point");
        page.wait_for_text(".status", "Viewing move 3… Nf6");
    }
}
