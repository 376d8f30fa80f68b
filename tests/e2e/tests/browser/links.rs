//! Links, and the texts that go in and out by the clipboard.

use crate::play::{
    BEGINNER, FRIENDS, Hand, click_move, is_occupied, make, moves, open, open_in, table, visit,
    wait_for_moves, with_settings,
};
use e2e::{Firefox, Page, Tab};
use wonderboard::app::share::sharing;

in_every_browser!(a_wrong_link_says_what_is_wrong_and_leaves_a_game_to_play);

/// What the Share dialog gives under that name.
pub fn copied(page: &Page, name: &str) -> String {
    page.click("text=Share");
    let button = format!("[aria-label='Copy: {name}']");
    let text = page.alone_with_clipboard(|| {
        page.click(&button);
        page.wait_for_text(&button, "Copied");
        page.clipboard()
    });
    page.click("text=Close");
    text
}

/// Pastes a text into the Share dialog and opens it.
fn paste(page: &Page, text: &str) {
    if page.count("dialog") == 0 {
        page.click("text=Share");
    }
    page.click("#paste");
    page.key("Control+a");
    page.paste(text);
    page.click("text=Open");
}

/// The part of an address from its `#` on.
pub fn fragment(link: &str) -> &str {
    &link[link.find('#').expect("a fragment")..]
}

#[test]
fn a_link_shows_the_same_in_a_fresh_profile() {
    let page = open("", BEGINNER);
    for (i, coord) in ["e2e4", "g1@N"].into_iter().enumerate() {
        make(&page, Hand::Drag, coord);
        wait_for_moves(&page, 2 * (i + 1));
    }
    let (position, game) =
        (copied(&page, "Link to this position"), copied(&page, "Link to the whole game"));
    let fen = copied(&page, "Position (FEN)");
    assert_eq!(page.eval("location.href"), position);
    let other = open(fragment(&position), BEGINNER);
    assert!(moves(&other).is_empty() && is_occupied(&other, "e4"));
    assert_eq!(other.text("[data-spot=zone-w-N]"), "1");
    assert_eq!(copied(&other, "Position (FEN)"), fen);
    let third = open(fragment(&game), BEGINNER);
    assert_eq!(moves(&third), moves(&page));
    assert_eq!(copied(&third, "Position (FEN)"), fen);
    make(&third, Hand::Click, "N@f3");
}

/// The addresses as the browser itself writes and reads them.
#[test]
fn a_link_shows_the_same_in_firefox() {
    let page: Firefox = open_in("", BEGINNER);
    click_move(&page, "e2e4");
    wait_for_moves(&page, 2);
    let (shown, game) = (page.eval("location.href"), table(&page).game.fen());
    let shown = shown.as_str().map(fragment).expect("an address");
    for link in [shown, &sharing::game_link(&table(&page))] {
        let other: Firefox = open_in(link, BEGINNER);
        assert_eq!(table(&other).game.fen(), game, "{link}");
        assert!(is_occupied(&other, "e4") && !is_occupied(&other, "e2"));
    }
}

fn a_wrong_link_says_what_is_wrong_and_leaves_a_game_to_play<T: Tab>() {
    let page: T = open_in("", FRIENDS);
    for (link, complaint) in [
        ("#/ludo", "ludo"),
        ("#/chess/8/8", "2 ranks"),
        ("#/chess?m=e2e5", "e2e5"),
        ("#/chess/<script>alert(1)</script>", "FEN"),
        ("#/%ff%fe", "link"),
        ("#/chess/4k3/8/8/8/8/8/8/8_w_-_-_0_1", "king"),
    ] {
        visit(&page, "#");
        visit(&page, link);
        page.wait_for_text(".toast", "This link can’t be opened");
        page.wait_for_text(".toast", complaint);
    }
    // The game it names begins, and the reason stays until it is read.
    visit(&page, "#/twilight?m=e2e5");
    page.wait_for_text(".game-name", "Twilight Chess");
    page.wait_for_text(".toast", "e2e5");
    page.click(".toast .button:last-child");
    page.until("it to be closed", || page.count(".toast") == 0);
    let fresh: T = open_in("#/chess?m=e2e5", BEGINNER);
    fresh.wait_for_text(".toast", "e2e5");
    click_move(&fresh, "e2e4");
    wait_for_moves(&fresh, 2);
}

#[test]
fn a_link_does_not_cost_the_game_that_is_on() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    visit(&page, "#/chess/7k/P7/8/8/8/8/8/K7_w_-_-_0_1");
    page.wait_for_text(".toast", "The game you were playing is saved.");
    assert!(is_occupied(&page, "a7") && moves(&page).is_empty());
    page.click("text=Go back to it");
    page.until("the game before", || moves(&page) == ["e4"]);
}

#[test]
fn the_rules_are_a_page_one_comes_back_from() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    page.click("text=Rules");
    page.wait_to_see(".rules .lead");
    page.wait_for("document.title === 'Rules of Chess · Wonderboard'");
    page.eval("history.back(), 0");
    page.until("the game", || moves(&page) == ["e4"]);
    page.click("text=Rules");
    page.click("text=Back to the game");
    page.until("the game", || moves(&page) == ["e4"] && page.shows("[role=gridcell]"));
    visit(&page, "#");
    page.eval("location.hash = '#/rules/twilight', 0");
    page.wait_for_text(".rules h1", "Twilight Chess");
    page.until("figures", || page.count("figure") >= 2 && page.count(".waiting") >= 1);
}

#[test]
fn texts_are_read_and_faults_are_named() {
    let page = open("", FRIENDS);
    for (text, complaint) in [
        ("", "nothing to open"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "king"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1", "‘X’"),
        ("1. e4 e5 2. Ke3 *", "Ke3"),
    ] {
        paste(&page, text);
        page.wait_for_text("#paste-fault", complaint);
        assert_eq!(page.attribute("#paste", "aria-invalid").as_deref(), Some("true"));
    }
    paste(&page, "7k/8/8/8/8/8/8/R6K w - - 0 1");
    page.until("the position", || page.count("dialog") == 0 && is_occupied(&page, "a1"));
    paste(&page, "[Variant \"Twilight\"]\n\n1. e4 e5 2. g1@N d8@Q 3. N@f5 *\n");
    page.until("the game", || moves(&page) == ["e4", "e5", "g1@N", "d8@Q", "N@f5"]);
    assert_eq!(page.text("[data-spot=zone-b-Q]"), "1");
    let text = copied(&page, "Game (PGN)");
    assert!(text.contains("1. e4 e5 2. g1@N d8@Q 3. N@f5 *"), "{text}");
}

#[test]
fn the_reason_a_link_is_wrong_stays() {
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, FRIENDS);
    visit(&page, "#/alice?m=e2e5");
    page.wait_for_text(".toast", "This link can’t be opened");
    page.advance(60_000);
    assert_eq!((page.count(".toast"), page.count("[role=grid]")), (1, 2));
    page.click("text=Close");
    page.until("it to be closed", || page.count(".toast") == 0);
}

#[test]
fn chats_are_told_what_to_show() {
    let page = open("", FRIENDS);
    let told = |name: &str| page.attribute(&format!("meta[property='og:{name}']"), "content");
    assert!(told("title").is_some_and(|title| title.contains("Wonderboard")));
    assert!(told("description").is_some());
    let picture = told("image").expect("a picture");
    let size = page.eval(&format!(
        "fetch('{picture}').then(r => r.blob()).then(createImageBitmap).then(b => [b.width, b.height])"
    ));
    let told = ["image:width", "image:height"].map(|name| told(name).expect("a size"));
    assert_eq!(size, serde_json::json!(told.map(|n| n.parse::<u32>().expect("a number"))));
}

#[test]
fn what_is_pasted_is_looked_into_and_shared_from_there() {
    let page = open("", FRIENDS);
    let look_into = |text: &str| {
        page.click("text=Share");
        page.click("#paste");
        page.paste(text);
        page.eval("[...document.querySelectorAll('dialog button')].find(it => it.textContent === 'Analysis').click(), 0");
        page.until("the dialog to be closed", || page.count("dialog") == 0);
    };
    let tree = || page.text(".tree");
    look_into("[White \"Ann\"]\n[Result \"0-1\"]\n\n1. e4 e5 (1... c5) 2. Nf3 0-1\n");
    page.until("the variation", || page.count(".tree .ply") == 4);
    assert_eq!(page.eval("location.hash"), "#/analysis");
    let text = copied(&page, "Game (PGN)");
    assert!(text.contains("[White \"Ann\"]") && text.contains("1... c5) 2. Nf3 0-1"), "{text}");
    assert!(copied(&page, "Link to the whole game").ends_with("#/chess?m=e2e4,e7e5,g1f3"));
    // Another one, of another game, takes its place; the one on the table stays.
    look_into("[Variant \"Twilight\"]\n\n1. e4 e5 2. g1@N *\n");
    page.until("the other game", || tree().contains("g1@N") && !tree().contains("c5"));
    page.wait_for_text(".game-name", "Twilight Chess");
    assert!(copied(&page, "Game (PGN)").contains("[Variant \"Twilight\"]"));
    page.reload();
    page.until("the other game", || page.shows(".tree") && tree().contains("g1@N"));
    visit(&page, "");
    page.wait_for_text(".game-name", "Chess");
    assert!(moves(&page).is_empty());
    // A FEN, from the table.
    look_into("7k/8/8/8/8/8/8/R6K w - - 0 1");
    page.until("the position", || page.shows(".tree") && is_occupied(&page, "a1"));
    page.must_be_accessible();
}
