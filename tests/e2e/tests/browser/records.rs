//! The games kept in the browser: the list, one file for all, two tabs, and what browsers refuse or
//! damage.

use crate::play::{FRIENDS, Hand, make, moves, open, open_on, table, visit, with_settings};
use crate::realtime;
use crate::serve;
use e2e::{Device, Page};
use serde_json::json;

/// Instead of saving files, the page tells what it would.
pub const STUBS: &str = "saved = [];
    const url = URL.createObjectURL;
    URL.createObjectURL = blob => (made = blob, url.call(URL, blob));
    HTMLAnchorElement.prototype.click = function () { saved.push([this.download, made]); };";

/// Goes to the list and waits for so many games.
#[track_caller]
pub fn list(page: &Page, games: usize) {
    page.click("[aria-label='My games']");
    wait_for_rows(page, games);
}

#[track_caller]
pub fn wait_for_rows(page: &Page, games: usize) {
    page.wait_to_see(".records h1");
    page.until(&format!("{games} games"), || page.count(".record") == games);
}

/// Waits until so many games are in the database. Asked only where there is one: opening would make it.
#[track_caller]
fn wait_to_be_kept(page: &Page, games: usize) {
    let count = format!(
        "new Promise((done) => {{
            const request = indexedDB.open('wonderboard');
            request.onsuccess = () => {{
                const count = request.result.transaction('games').objectStore('games').count();
                count.onsuccess = () => {{ request.result.close(); done(count.result === {games}); }};
            }};
        }})"
    );
    let is_there = "all.some(one => one.name === 'wonderboard')";
    page.wait_for(&format!("indexedDB.databases().then(all => {is_there} && {count})"));
}

/// What the list says of its games, from the latest on.
pub fn rows(page: &Page) -> Vec<String> {
    let text = "e => [...e.children].map(part => part.innerText).join('\\n')";
    let texts = page.eval(&format!("[...document.querySelectorAll('.record-text')].map({text})"));
    let texts = texts.as_array().expect("rows").iter();
    texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

/// Does something to the database, once it is there; `games` and `damaged` are its stores.
#[track_caller]
pub fn in_database(page: &Page, act: &str) {
    page.wait_for("indexedDB.databases().then(all => all.some(one => one.name === 'wonderboard'))");
    page.eval(&format!(
        "new Promise((done, failed) => {{
            const request = indexedDB.open('wonderboard');
            request.onerror = failed;
            request.onsuccess = () => {{
                const work = request.result.transaction(['games', 'damaged'], 'readwrite');
                const [games, damaged] = ['games', 'damaged'].map((name) => work.objectStore(name));
                work.oncomplete = () => {{ request.result.close(); done(0); }};
                {act};
            }};
        }})"
    ));
}

/// Lets the page read a file that somebody has chosen.
pub fn choose_file(page: &Page, text: &str) {
    page.eval(&format!(
        "(() => {{
            const files = new DataTransfer();
            files.items.add(new File([{}], 'games.pgn'));
            const field = document.querySelector('.records input[type=file]');
            field.files = files.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()",
        json!(text)
    ));
}

#[test]
fn a_game_is_listed_from_its_first_move_on_and_played_on() {
    let page = open("", FRIENDS);
    assert_eq!(page.eval("indexedDB.databases()"), json!([]), "there is nothing to keep yet");
    make(&page, Hand::Drag, "e2e4");
    list(&page, 1);
    assert!(
        rows(&page)[0].starts_with("Chess\nTwo people · In progress · 1 move\n"),
        "{:?}",
        rows(&page)
    );
    page.reload();
    wait_for_rows(&page, 1);
    assert_eq!(page.eval("document.title"), "My games · Wonderboard");
    page.click("text=Open");
    page.until("the game", || moves(&page) == ["e4"]);
    make(&page, Hand::Drag, "e7e5");
    make(&page, Hand::Drag, "g1f3");
    page.eval("history.back(), 0");
    wait_for_rows(&page, 1);
    page.until("the latest of it", || rows(&page)[0].contains("2 moves"));
    // A second one; the first has stayed.
    page.click("text=New game");
    page.click("text=Start game");
    page.until("an empty board", || page.count("[role=gridcell]") > 0 && moves(&page).is_empty());
    make(&page, Hand::Drag, "d2d4");
    list(&page, 2);
    assert!(rows(&page)[0].contains("1 move\n") && rows(&page)[1].contains("2 moves\n"));
}

#[test]
fn games_are_named_found_deleted_and_had_back() {
    let page = open("", FRIENDS);
    for coords in ["e2e4", "e7e5", "d1h5"] {
        make(&page, Hand::Drag, coords);
    }
    list(&page, 1);
    page.click("[aria-label='Rename Chess']");
    page.wait_for("document.activeElement.ariaLabel === 'Name'");
    page.type_text("Early queen");
    page.key("Enter");
    page.wait_for_text(".record h2", "Early queen");
    page.screenshot("records");
    page.must_be_accessible();
    page.click(".records-search");
    page.type_text("queen two");
    page.wait_for_text(".records-count", "1 of 1 game");
    page.type_text("x");
    page.wait_for_text(".records-count", "Your only game doesn’t match");
    assert_eq!(page.count(".record"), 0);
    page.key("Control+a");
    page.key("Delete");
    wait_for_rows(&page, 1);
    let before = rows(&page);
    page.click("[aria-label='Delete Early queen']");
    page.wait_for_text(".records .toast", "“Early queen” was deleted.");
    page.until("an empty list", || page.count(".record") == 0);
    page.wait_for_text(".records-count", "No games yet");
    page.screenshot("records-deleted");
    page.click("text=Undo");
    wait_for_rows(&page, 1);
    assert_eq!(rows(&page), before);
    page.reload();
    wait_for_rows(&page, 1);
    assert_eq!(rows(&page), before);
    page.click("[aria-label='Delete Early queen']");
    page.until("an empty list", || page.count(".record") == 0);
    page.reload();
    page.wait_for_text(".records-count", "No games yet");
}

#[test]
fn all_games_leave_as_one_file_and_come_back_from_it() {
    let page = open("", FRIENDS);
    page.eval(&format!("(() => {{ {STUBS} }})()"));
    make(&page, Hand::Drag, "e2e4");
    page.click("text=New game");
    page.click(".card:has([value=twilight])");
    page.click("text=Start game");
    page.until("the other game", || moves(&page).is_empty());
    make(&page, Hand::Drag, "e2e4");
    make(&page, Hand::Drag, "e7e5");
    list(&page, 2);
    page.click("text=Export all (PGN)");
    page.wait_for_text(".records .said", "2 games exported.");
    let name = page.eval("saved[0][0]");
    let name = name.as_str().expect("a name");
    assert!(name.starts_with("wonderboard-games-20") && name.ends_with(".pgn"), "{name}");
    let text = page.eval("saved[0][1].text()");
    let text = text.as_str().expect("a text");
    let before = rows(&page);
    let other = open("", FRIENDS);
    list(&other, 0);
    other.wait_for_text(".records-count", "No games yet");
    let broken = "[Event \"broken\"]\n\n1. e4 e5 2. Ke4 *\n\n";
    choose_file(&other, &format!("{broken}{text}"));
    wait_for_rows(&other, 2);
    assert_eq!(rows(&other), before);
    other.wait_for_text(".records .said", "2 games imported. 1 could not be read.");
    other.wait_for_text(
        ".records-faults",
        "Game 1: “Ke4” is not a legal move here [line 3, column 13]",
    );
    other.screenshot("records-imported");
    other.must_be_accessible();
    choose_file(&other, text);
    other.wait_for_text(".records .said", "0 games imported. 2 were here already.");
    choose_file(&other, "1. d4 {the best} d5 *");
    other.wait_for_text(".records .said", "1 game imported.");
    wait_for_rows(&other, 3);
    other.click(".record:nth-child(2) .button");
    other.until("the game", || moves(&other) == ["e4", "e5"]);
}

/// Another tab of the same profile, at the board.
fn sibling(page: &Page) -> Page {
    let sibling = page.profile().page();
    with_settings(&sibling, FRIENDS);
    visit(&sibling, "");
    sibling
}

/// Brings a tab to the front: browsers let those behind it wait.
fn front(tab: &Page) -> &Page {
    tab.command("Page.bringToFront", json!({}));
    tab
}

#[test]
fn two_tabs_with_one_game_lose_nothing_of_it() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    let other = sibling(&page);
    other.until("the same game", || moves(&other) == ["e4"]);
    front(&page);
    make(&page, Hand::Drag, "e7e5");
    make(&page, Hand::Drag, "g1f3");
    list(&page, 1);
    page.until("its moves in the list", || rows(&page)[0].contains("2 moves"));
    front(&other);
    make(&other, Hand::Drag, "c7c5");
    other.wait_for_text(".toast", "This game was also continued in another window");
    list(&other, 2);
    assert!(rows(&other)[0].contains("1 move\n") && rows(&other)[1].contains("2 moves\n"));
    // Each goes on with its own, also after a reload.
    for (tab, reply) in [(&page, "e5"), (&other, "c5")] {
        front(tab).reload();
        wait_for_rows(tab, 2);
        tab.click("text=Back to the board");
        tab.until("its own game", || moves(tab).get(1).is_some_and(|made| made == reply));
    }
    make(&other, Hand::Drag, "d2d4");
    list(&other, 2);
    other.until("both games", || rows(&other).iter().all(|row| row.contains("2 moves")));
}

#[test]
fn two_tabs_with_two_games_keep_both() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    make(&page, Hand::Drag, "e7e5");
    let other = sibling(&page);
    other.click("text=New game");
    other.click("text=Start game");
    other.until("an empty board", || moves(&other).is_empty());
    make(&other, Hand::Drag, "d2d4");
    // The program that keeps games comes after the first move.
    wait_to_be_kept(&other, 2);
    for (tab, first) in [(&page, "e4"), (&other, "d4")] {
        front(tab).reload();
        tab.until("its own game", || moves(tab).first().is_some_and(|made| made == first));
    }
    front(&page);
    // A move taken back after a reload is no other game.
    page.click("text=Take back");
    page.until("a move less", || moves(&page) == ["e4"]);
    list(&page, 2);
}

/// What browsers do to who wants to keep something, and what the list says then.
const PLIGHTS: [(&str, &str); 3] = [
    (
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no') } })",
        "Your browser doesn’t save your games.",
    ),
    ("indexedDB.open('wonderboard', 9)", "Your browser doesn’t save your games."),
    ("indexedDB.open('wonderboard', 1)", "The database with your games is damaged."),
];

#[test]
fn where_games_cannot_be_kept_they_are_played_all_the_same() {
    for (number, (before, said)) in PLIGHTS.into_iter().enumerate() {
        let page = Page::new();
        with_settings(&page, FRIENDS);
        page.before_load(before);
        visit(&page, "");
        make(&page, Hand::Drag, "e2e4");
        list(&page, 1);
        page.wait_for_text(".records-plight", said);
        page.must_be_accessible();
        page.screenshot(&format!("records-plight-{number}"));
        page.click("text=Open");
        page.until("the game", || moves(&page) == ["e4"]);
        make(&page, Hand::Drag, "e7e5");
        page.take_errors();
    }
}

#[test]
fn what_is_damaged_is_set_aside_and_all_else_is_there() {
    let page = open("", FRIENDS);
    page.eval(&format!("(() => {{ {STUBS} }})()"));
    make(&page, Hand::Drag, "e2e4");
    list(&page, 1);
    in_database(
        &page,
        "games.put({ id: 'x', moves: 7 }, 'what'); games.put('torn', '0123456789abcdef')",
    );
    page.click("text=Back to the board");
    list(&page, 1);
    page.wait_for_text(".records-plight", "2 games could not be read and were set aside");
    page.screenshot("records-damaged");
    page.must_be_accessible();
    page.click("text=Download them");
    page.wait_for("saved.length === 1");
    let text = page.eval("saved[0][1].text()");
    let text = text.as_str().expect("a text");
    assert!(text.contains("\"torn\"") && text.contains("\"moves\": 7"), "{text}");
    // A game that can be read but not played stays in the list and says why.
    in_database(
        &page,
        "games.getAll().onsuccess = ({ target }) => {
            const [game] = target.result;
            game.game.Turns.moves = ['e2e5'];
            games.put(game, 'fedcba9876543210');
        }",
    );
    page.reload();
    wait_for_rows(&page, 2);
    page.wait_for_text(".record-list", "can’t be opened");
    assert_eq!(page.count(".record .button:disabled"), 1);
}

#[test]
fn a_game_without_turns_is_kept_and_goes_on() {
    let page = realtime::begun(realtime::SLOW);
    realtime::play(&page, Hand::Drag, &[("e2", "e4"), ("e7", "e5")]);
    list(&page, 1);
    page.until("both moves", || rows(&page)[0].contains("2 moves"));
    page.click("text=Back to the board");
    page.until("its moves", || page.count(".timed-moves .ply") == 2);
    list(&page, 1);
    assert!(
        rows(&page)[0].starts_with("Real-time Chess\nTwo people · In progress"),
        "{:?}",
        rows(&page)
    );
    page.reload();
    wait_for_rows(&page, 1);
    page.click("text=Open");
    page.wait_to_see(".cover .button");
    page.until("its moves", || page.count(".timed-moves .ply") == 2);
}

#[test]
fn the_list_is_good_to_look_at_by_night_and_on_a_phone() {
    let page = open_on(Device::PHONE, "", FRIENDS);
    let games = ["chess", "twilight", "alice", "switch-side"];
    for game in games {
        visit(&page, &format!("#/{game}"));
        page.until("an empty board", || table(&page).game.is_empty());
        make(&page, Hand::Tap, "e2e4");
    }
    page.tap(".game-name");
    page.wait_to_see(".sheet-foot .to-games");
    page.screenshot("records-way-phone");
    page.tap(".sheet-foot .to-games");
    wait_for_rows(&page, games.len());
    page.screenshot("records-phone");
    page.must_be_accessible();
    page.prefer(&[("prefers-color-scheme", "dark")]);
    page.screenshot("records-phone-night");
    page.must_be_accessible();
    page.emulate(Device::DESKTOP);
    page.screenshot("records-night");
    page.must_be_accessible();
}

#[test]
fn many_games_come_page_by_page_and_fast() {
    let page = open("", FRIENDS);
    make(&page, Hand::Drag, "e2e4");
    list(&page, 1);
    in_database(
        &page,
        "games.getAll().onsuccess = ({ target }) => {
            const [game] = target.result;
            game.game.Turns.moves = ['e2e4', 'e7e5', ...Array(20).fill(['g1f3', 'g8f6', 'f3g1', 'f6g8']).flat()];
            for (let n = 1; n < 200; n++) {
                games.put({ ...game, changed: n, name: `No. ${n}` }, n.toString(16).padStart(16, '0'));
            }
        }",
    );
    page.click("text=Back to the board");
    page.wait_to_see("[role=gridcell]");
    page.eval("start = performance.now(), 0");
    page.click("[aria-label='My games']");
    wait_for_rows(&page, 50);
    println!("200 games listed in {} ms", page.eval("Math.round(performance.now() - start)"));
    page.wait_for_text(".records-count", "200 games");
    page.click("text=Show more");
    wait_for_rows(&page, 100);
    page.click(".records-search");
    page.type_text("no. 17");
    page.wait_for_text(".records-count", "12 of 200 games");
}

#[test]
fn nothing_is_kept_of_what_is_only_looked_at() {
    let server = serve(crate::built());
    let page = Page::new();
    with_settings(&page, FRIENDS);
    page.goto(&server.url("#/chess?m=e2e4,e7e5"));
    page.wait_to_see("[role=gridcell]");
    page.click("text=Flip");
    list(&page, 0);
    page.wait_for_text(".records-count", "No games yet");
}
