//! Playing on the page as people do, with the rules at hand to know what may be played.

use crate::SITE;
use e2e::{Device, Page, Tab};
use wonderboard::app::draw::spots;
use wonderboard::app::draw::spots::role_name;
use wonderboard::app::turns::choices::{Way, becomes, part_ways, ways};
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::Table;
use wonderboard::app::turns::words;
use wonderboard::engine::{Limits, Root, Search, Unwatched};
use wonderboard::game::gesture::{between, gestures};
use wonderboard::game::{Game, Scene};
use wonderboard::rules::Move;

/// Settings of somebody who plays the weakest computer, or a friend.
pub const BEGINNER: &str = r#"{"wish":{"level":1}}"#;
pub const FRIENDS: &str = r#"{"pace":"none","wish":{"game":"chess","opponent":"Friend"}}"#;

/// How a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Click,
    Drag,
    Tap,
    Swipe,
    Keys,
}

/// The page as it opens at an address for somebody with these settings.
pub fn open(hash: &str, settings: &str) -> Page {
    open_on(Device::DESKTOP, hash, settings)
}

pub fn open_on(device: Device, hash: &str, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    with_settings(&page, settings);
    visit(&page, hash);
    page
}

/// The same in any browser, in a window of desktop size.
pub fn open_in<T: Tab>(hash: &str, settings: &str) -> T {
    let page = T::fresh();
    with_settings(&page, settings);
    visit(&page, hash);
    wait_to_listen(&page);
    page
}

/// Waits until the page listens to keys and to its address, as it does once it has kept its game.
pub fn wait_to_listen(page: &impl Tab) {
    page.until("a game to be kept", || page.stored("wonderboard.game").is_some());
}

/// Gives the page settings that were kept on an earlier visit, unless it keeps some already. Whoever has been here knows
/// the game without turns.
pub fn with_settings(page: &impl Tab, settings: &str) {
    page.before_load(&format!("localStorage['wonderboard.settings'] ??= '{settings}'"));
    page.before_load(&format!("localStorage['wonderboard.realtime.experience'] ??= '{OF_OLD}'"));
}

/// What somebody has seen who has finished a game without turns.
pub const OF_OLD: &str = r#"{"finished":true,"shown":true}"#;

/// Goes to an address of the page, or to whatever is on the table, and waits for the board.
pub fn visit(page: &impl Tab, hash: &str) {
    page.goto(&SITE.url(if hash.is_empty() { "#/" } else { hash }));
    page.wait_to_see("[role=gridcell]");
}

/// The table as the page keeps it for itself.
pub fn table(page: &impl Tab) -> Table {
    let own = "sessionStorage['wonderboard.game'] ?? localStorage['wonderboard.game']";
    let kept = page.eval(own);
    let saved: SavedTable =
        serde_json::from_str(kept.as_str().expect("a game is kept")).expect("a table");
    saved.open().expect("a game")
}

/// The moves made, as the page lists them.
pub fn moves(page: &impl Tab) -> Vec<String> {
    let texts =
        page.eval("[...document.querySelectorAll('.ply[aria-label]')].map(e => e.innerText)");
    let texts = texts.as_array().expect("an array").iter();
    texts.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// Waits until so many moves are made, or the game is over.
pub fn wait_for_moves(page: &impl Tab, count: usize) {
    page.until(&format!("{count} moves"), || moves(page).len() >= count || page.shows(".banner"));
}

/// The element of a spot.
pub fn spot(name: &str) -> String {
    format!("[data-spot={name}]")
}

/// Is there a piece on a square?
pub fn is_occupied(page: &impl Tab, square: &str) -> bool {
    page.count(&format!(".piece[data-at={square}]")) == 1
}

/// Makes a move given in coordinates, and waits until it is made.
pub fn make(page: &Page, hand: Hand, coord: &str) {
    let table = table(page);
    press(page, hand, &table.game, coord);
    wait_for_moves(page, table.game.len() + 1);
    let made = table.game.len() + 1;
    page.until("the move to be kept", || self::table(page).game.len() >= made);
}

/// Presses what makes a move of a game, given in coordinates.
pub fn press(page: &Page, hand: Hand, game: &Game, coord: &str) {
    press_move(page, hand, game, game.read(coord).expect("a legal move"));
}

/// Presses what makes a move of a game.
pub fn press_move(page: &Page, hand: Hand, game: &Game, m: Move) {
    let us = game.turn();
    let [from, to] = gestures(m, us).next().expect("a gesture");
    point(page, hand, &spots::name(from), &spots::name(to));
    let alike = between(game.legal(), us, from, to);
    if alike.len() > 1 {
        choose(page, hand, &choice(&game.scene(), &alike, m));
    }
}

/// Makes a move of two squares by clicks, in any browser.
pub fn click_move(page: &impl Tab, coord: &str) {
    let made = table(page).game.len() + 1;
    [&coord[..2], &coord[2..]].iter().for_each(|name| page.click(&spot(name)));
    wait_for_moves(page, made);
    page.until("the move to be kept", || table(page).game.len() >= made);
}

/// Points at two spots, one after the other.
pub fn point(page: &Page, hand: Hand, from: &str, to: &str) {
    match hand {
        Hand::Click => [from, to].map(|name| page.click(&spot(name))),
        Hand::Tap => [from, to].map(|name| page.tap(&spot(name))),
        Hand::Keys => [from, to].map(|name| press_keys(page, name)),
        Hand::Drag => [page.drag(&spot(from), &spot(to)), ()],
        Hand::Swipe => [page.touch_drag(&spot(from), &spot(to)), ()],
    };
}

/// Points at one spot.
pub fn touch(page: &Page, hand: Hand, name: &str) {
    match hand {
        Hand::Tap | Hand::Swipe => page.tap(&spot(name)),
        Hand::Click | Hand::Drag => page.click(&spot(name)),
        Hand::Keys => press_keys(page, name),
    }
}

/// The button of a move among those that are made alike.
fn choice(scene: &Scene, alike: &[Move], m: Move) -> String {
    let ways = ways(scene, alike);
    let made = |way: &&Way| way.moves.iter().any(|choice| choice.0 == m);
    let way = ways.iter().find(made).expect("a way");
    let (role, spoken) = (role_name(becomes(scene, m)), words::way_spoken(way));
    match (&ways[..], &way.moves[..]) {
        ([_], _) => format!(".choice[aria-label={role}]"),
        (_, [_]) if part_ways(alike) => format!(".choice[aria-label='{spoken}']"),
        (_, [_]) => format!(".choice[aria-label='{role}: {spoken}']"),
        _ => format!(".way[aria-label='{spoken}'] .choice[aria-label={role}]"),
    }
}

fn choose(page: &Page, hand: Hand, choice: &str) {
    match hand {
        Hand::Click | Hand::Drag => page.click(choice),
        Hand::Tap | Hand::Swipe => page.tap(choice),
        Hand::Keys => {
            page.wait_to_see(".chooser");
            tab_to(page, &format!("e.matches(`{choice}`)"));
            page.key("Enter");
        }
    }
}

/// Presses Tab until the focus is on an element of which a JavaScript condition on `e` holds.
#[track_caller]
pub fn tab_to(page: &Page, condition: &str) {
    for _ in 0..90 {
        if page.eval(&format!("(e => {condition})(document.activeElement)")) == true {
            return;
        }
        page.key("Tab");
    }
    page.fail(&format!("the Tab key never comes to where {condition}"));
}

/// Presses a spot by the keyboard alone.
fn press_keys(page: &Page, name: &str) {
    if name.starts_with("zone") {
        let of_zone = "e.matches('.tray.target .tray-drop')";
        let of_pocket = format!("e.dataset.spot === '{name}'");
        tab_to(page, if name.len() == 6 { of_zone } else { &of_pocket });
    } else {
        let board = &name[..name.len() - 2];
        tab_to(
            page,
            &format!("e.role === 'gridcell' && e.dataset.spot.slice(0, -2) === '{board}'"),
        );
        walk_to(page, &name[board.len()..]);
    }
    page.key("Enter");
}

/// Walks over the board to a square, White being below.
fn walk_to(page: &Page, square: &str) {
    let at = page.eval("document.activeElement.dataset.spot.slice(-2)");
    let at = at.as_str().expect("a square").as_bytes();
    let walks = [("ArrowRight", "ArrowLeft"), ("ArrowUp", "ArrowDown")];
    for ((on, back), (from, to)) in walks.into_iter().zip(at.iter().zip(square.as_bytes())) {
        let key = if to > from { on } else { back };
        (0..to.abs_diff(*from)).for_each(|_| page.key(key));
    }
}

/// The engine's choice at the table among the moves that are wanted, in coordinates.
pub fn best(table: &Table, wanted: impl Fn(&Move) -> bool) -> String {
    let game = &table.game;
    let among = game.legal().iter().copied().filter(|m| wanted(m)).collect();
    let root = Root { position: *game.position(), earlier: game.repeatable_keys() };
    let limits = Limits { search_moves: among, ..Limits::nodes(30_000) };
    let best = Search::new(game.spec().rated(), 8).think(&root, &limits, &mut Unwatched);
    game.coord(best.expect("a move").m)
}

/// Waits until the page says this, and nothing is picked any more.
#[track_caller]
pub fn hear(page: &Page, sentence: &str) {
    page.wait_for_text(".toast", sentence);
    page.until("nothing to be picked", || page.count(".picked, .target, .dragging, .ghost") == 0);
}
