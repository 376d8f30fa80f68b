//! Looking into a game: variations, what is said about moves, and what stays.

use crate::play::{FRIENDS, Hand, make, open, open_in, open_on, point, spot, visit};
use e2e::{Device, Page, Tab};
use serde_json::json;

/// The way to the report is there, which comes later and takes room from the moves.
const REPORT: &str = "document.body.textContent.includes('Get a report on the game')";

/// A game of three moves between two people, looked into.
fn looked_into(page: &Page) {
    for m in ["e2e4", "e7e5", "g1f3"] {
        make(page, Hand::Click, m);
    }
    page.click("text=Analysis");
    page.wait_to_see(".tree .ply[aria-current]");
    page.wait_to_see(".lines .ply");
    page.wait_for(REPORT);
}

/// The lines that are written, with their numbers.
fn lines(page: &Page) -> Vec<String> {
    let lines = page.eval(
        "[...document.querySelectorAll('.stretch')].map(line =>
            [...line.children].map(word => word.textContent).join(' '))",
    );
    lines.as_array().into_iter().flatten().filter_map(|it| it.as_str().map(str::to_owned)).collect()
}

fn until_lines(page: &Page, wanted: &[&str]) {
    page.until(&format!("{wanted:?}"), || lines(page) == wanted);
}

#[test]
fn another_move_from_an_earlier_position_begins_a_variation() {
    let page = open("#/chess", FRIENDS);
    looked_into(&page);
    until_lines(&page, &["1. e4 e5 2. Nf3"]);
    page.key("ArrowLeft");
    page.key("ArrowLeft");
    point(&page, Hand::Drag, "c7", "c5");
    until_lines(&page, &["1. e4 e5", "1… c5", "2. Nf3"]);
    point(&page, Hand::Click, "b1", "c3");
    until_lines(&page, &["1. e4 e5", "1… c5 2. Nc3", "2. Nf3"]);
    // The same move is no other variation.
    page.key("ArrowLeft");
    point(&page, Hand::Click, "b1", "c3");
    until_lines(&page, &["1. e4 e5", "1… c5 2. Nc3", "2. Nf3"]);
    page.click("[aria-label='Move this variation up']");
    until_lines(&page, &["1. e4 c5", "1… e5 2. Nf3", "2. Nc3"]);
    page.click("[aria-label='Delete this move and all after it']");
    until_lines(&page, &["1. e4 c5", "1… e5 2. Nf3"]);
    page.eval("[...document.querySelectorAll('.tree .ply')].find(it => it.textContent === 'e5').click(), 0");
    page.wait_for("document.querySelector('.tree [aria-current]').textContent === 'e5'");
    page.must_be_accessible();
}

in_every_browser!(a_game_is_looked_into_and_kept);

fn a_game_is_looked_into_and_kept<T: Tab>() {
    let page: T = open_in("#/chess?m=e2e4,e7e5,g1f3", FRIENDS);
    page.click("text=Analysis");
    page.wait_for("document.querySelector('.tree [aria-current]')?.textContent === 'Nf3'");
    page.wait_for("document.querySelector('.lines .ply')");
    page.wait_for(REPORT);
    for _ in 0..2 {
        page.click(".nav-prev");
    }
    page.wait_for("document.querySelector('.tree [aria-current]').textContent === 'e4'");
    for square in ["c7", "c5"] {
        page.click(&spot(square));
    }
    page.wait_for("document.querySelector('.tree [aria-current]').textContent === 'c5'");
    page.click("[aria-label='Interesting move']");
    let said = "document.querySelector('.tree [aria-current]')?.textContent === 'c5!?'";
    page.wait_for(said);
    page.reload();
    page.wait_for(said);
    page.wait_for("document.querySelectorAll('.stretch').length === 3");
    page.wait_for(REPORT);
    page.click("[aria-label='Delete this move and all after it']");
    page.wait_for("document.querySelectorAll('.stretch').length === 1");
}

#[test]
fn the_moves_leave_room_for_what_stands_around_them() {
    for device in
        [Device::DESKTOP, Device::PHONE, Device { width: 667, height: 375, ..Device::PHONE }]
    {
        let page = open_on(
            device,
            "#/chess?m=e2e4,e7e5,g1f3,b8c6,f1c4,g8f6,f3g5,d7d5,e4d5,f6d5,g5f7",
            FRIENDS,
        );
        page.click("text=Analysis");
        page.wait_to_see(".lines .ply");
        let over = page.eval(
            "{
                const box = (name) => document.querySelector(name).getBoundingClientRect();
                const moves = box('.tree');
                ['.lines', '.nav-prev', '.nav-next', '.glyphs', '.notes textarea'].filter((name) => {
                    const { top, bottom, left, right } = box(name);
                    return bottom > moves.top + 1 && top < moves.bottom - 1
                        && right > moves.left && left < moves.right;
                });
            }",
        );
        assert_eq!(over, json!([]), "{} by {}", device.width, device.height);
    }
}

#[test]
fn what_is_found_stays_with_the_game_and_for_the_next_visit() {
    let page = open("#/chess", FRIENDS);
    looked_into(&page);
    page.click("[aria-label='Interesting move']");
    page.click(".notes textarea");
    page.type_text("Best by test.");
    page.key("Tab");
    let said = ["1. e4 e5 2. Nf3!? Best by test."];
    until_lines(&page, &said);
    page.key("ArrowLeft");
    page.wait_for("document.querySelector('.tree [aria-current]').textContent === 'e5'");
    page.reload();
    until_lines(&page, &said);
    page.wait_for("document.querySelector('.tree [aria-current]').textContent === 'e5'");
    // On the table nothing has moved; there is more to be said of it.
    visit(&page, "");
    page.wait_to_see(".list .ply[aria-label='2. Nf3']");
    page.click("text=Share");
    page.wait_to_see(".sheet");
    page.wait_for("[...document.querySelectorAll('.sheet textarea, .sheet input')].some(it => it.value.includes('Nf3 $5 {Best by test.}'))");
}

#[test]
fn the_engine_says_who_stands_better_and_plays_on() {
    let page = open("#/chess/4k3/8/8/8/8/8/PPPP4/4K3_w_-_-_0_1", FRIENDS);
    page.click("text=Analysis");
    page.wait_to_see(".lines .ply");
    page.wait_for("document.querySelector('.meter > div').getBoundingClientRect().height > 0.7 * document.querySelector('.meter').getBoundingClientRect().height");
    point(&page, Hand::Click, "d2", "d4");
    page.wait_to_see(".tree .ply");
    page.click("text=Play on");
    page.wait_to_see(".list .ply[aria-label='1. d4']");
    page.wait_for("document.querySelector('.strip-top .name, .strip-bottom .name') && document.body.textContent.includes('Computer')");
    assert_eq!(page.eval("location.hash.startsWith('#/analysis')"), false);
}

#[test]
fn the_best_lines_are_shown_and_played_by_a_press() {
    let page = open("#/chess", FRIENDS);
    page.click("text=Analysis");
    page.wait_to_see(".lines .ply");
    choose(&page, "Best lines", "3 lines");
    page.wait_for("document.querySelectorAll('.lines li').length === 3");
    page.wait_for("document.querySelectorAll('.pointer.blue').length >= 2");
    // What is pointed at is shown, and nothing moves. A line may be short at first.
    page.wait_for("document.querySelectorAll('.lines li:nth-child(2) .ply').length > 3");
    let height = "document.querySelector('.panel').scrollHeight";
    let before = page.eval(height);
    page.hover(".lines li:nth-child(2) .ply:nth-of-type(3)");
    page.wait_to_see(".peek img");
    assert_eq!(page.eval(height), before);
    page.screenshot("analysis-lines");
    page.wait_for(
        "(it => it && (it.click(), true))(document.querySelectorAll('.lines li:nth-child(2) .ply')[2])",
    );
    page.wait_for("document.querySelectorAll('.tree .ply').length === 3");
    // The space bar plays the best move, once the engine has one for this position.
    page.wait_for("document.querySelector('.lines li')?.textContent.includes('2…')");
    page.eval("document.activeElement.blur(), 0");
    page.key(" ");
    page.wait_for("document.querySelectorAll('.tree .ply').length === 4");
    page.must_be_accessible();
    // How the engine is asked stays.
    choose(&page, "Time for each position", "3 s");
    page.reload();
    page.wait_for("document.querySelectorAll('.lines li').length === 3");
}

/// Chooses one of several by its name.
fn choose(page: &Page, list: &str, option: &str) {
    page.eval(&format!(
        "(list => {{
            list.value = [...list.options].find(it => it.text === '{option}').value;
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})(document.querySelector('select[aria-label=\"{list}\"]')), 0"
    ));
}

#[test]
fn a_threat_is_what_the_other_side_would_do() {
    let page =
        open("#/chess/rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR_b_KQkq_-_0_1", FRIENDS);
    page.click("text=Analysis");
    page.wait_to_see(".lines .ply");
    page.click("text=Threat");
    page.wait_for("document.querySelector('.lines .ply')?.textContent === 'Qxf7#'");
    page.wait_to_see(".pointer.red");
    page.wait_for("document.querySelector('.lines .ply').disabled");
    page.key("x");
    page.wait_for("document.querySelector('.lines .ply')?.textContent !== 'Qxf7#' && document.querySelector('.lines .ply')");
    page.must_be_accessible();
}

#[test]
fn a_report_says_where_the_game_turned_and_mistakes_are_played_again() {
    for (name, device) in [("desktop", Device::DESKTOP), ("phone", Device::PHONE)] {
        let page = open_on(device, "#/chess", FRIENDS);
        for m in ["e2e4", "e7e5", "d1h5", "b8c6", "h5e5", "f8e7"] {
            make(&page, Hand::Tap, m);
        }
        page.click("text=Analysis");
        page.click("text=Get a report on the game");
        page.wait_to_see(".report progress");
        page.wait_to_see(".graph");
        page.wait_for("document.querySelector('.tree').textContent.includes('Qxe5+??')");
        page.screenshot(&format!("report-{name}"));
        page.must_be_accessible();
        page.click(".turning .ply");
        page.wait_for(
            "/Qxe5|Be7/.test(document.querySelector('.tree [aria-current]').textContent)",
        );
        page.click("text=Learn from mistakes: Black");
        page.wait_for_text(".lesson [role=status]", "3… Be7 was a mistake. Find a better move.");
        assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
        let before = page.text(".tree");
        point(&page, Hand::Tap, "d8", "e7");
        page.wait_for_text(".lesson [role=status]", "That is not good enough. Try something else.");
        page.click("text=Try again");
        page.wait_for_text(".lesson [role=status]", "3… Be7 was a mistake. Find a better move.");
        page.until("the try to be gone", || page.text(".tree") == before);
        point(&page, Hand::Tap, "c6", "e5");
        page.wait_for_text(".lesson [role=status]", "Good! That is better.");
        page.screenshot(&format!("lesson-{name}"));
        page.must_be_accessible();
        page.click("text=Finish");
        page.wait_to_see(".graph");
        // It stays with the game.
        page.reload();
        page.wait_to_see(".graph");
    }
}

#[test]
fn what_cannot_be_read_is_set_aside_and_said() {
    let page = open("#/chess", FRIENDS);
    let damaged = r#"{"pgn":"1. e9","place":[],"black_below":false}"#;
    page.eval(&format!("localStorage['wonderboard.analysis'] = '{damaged}'"));
    page.eval("location.hash = '#/analysis', 0");
    page.wait_for_text(".toast", "could not be read and was set aside");
    page.wait_to_see(".tree");
    let kept = page.eval("Object.values(localStorage).some(it => it.includes('1. e9'))");
    assert_eq!(kept, true);
}

#[test]
fn a_report_goes_on_where_it_was_left() {
    let page = open("#/chess?m=e2e4,e7e5,d1h5,b8c6,f1c4,d7d6,h5f3,c6d4,f3f7", FRIENDS);
    page.click("text=Analysis");
    page.click("text=Get a report on the game");
    let progress = || page.eval("document.querySelector('.report progress')?.value").as_f64();
    page.until("the first positions", || progress().is_some_and(|done| done >= 2.0));
    page.eval("location.hash = '#/rules/chess', 0");
    page.wait_to_see(".rules");
    page.eval("location.hash = '#/analysis', 0");
    page.wait_to_see(".report progress, .graph");
    assert!(progress().is_none_or(|done| done >= 2.0));
    page.wait_to_see(".graph");
}

#[test]
fn wide_windows_have_a_third_column_for_the_game() {
    for (width, height, scheme) in [(1600, 900, "light"), (1920, 1080, "dark")] {
        let page = open_on(Device { width, height, ..Device::DESKTOP }, "#/chess", FRIENDS);
        page.prefer(&[("prefers-color-scheme", scheme)]);
        for m in ["e2e4", "e7e5", "d1h5", "b8c6", "h5e5", "f8e7"] {
            make(&page, Hand::Tap, m);
        }
        page.click("text=Analysis");
        page.click("text=Get a report on the game");
        page.wait_to_see(".graph");
        page.wait_to_see(".lines .ply");
        let [board, moves, graph] = [".board", ".list.tree", ".graph"].map(|it| page.rect(it));
        assert!(board.x + board.width <= moves.x && moves.x + moves.width <= graph.x);
        assert!(board.height > f64::from(height) * 0.75, "the board keeps its size");
        page.screenshot(&format!("columns-{width}"));
        page.must_be_accessible();
    }
}

#[test]
fn the_analysis_fits_every_window() {
    let devices = [("desktop", Device::DESKTOP), ("phone", Device::PHONE)];
    for (name, device) in devices {
        for game in ["chess", "alice", "twilight"] {
            let page = open_on(device, &format!("#/{game}"), FRIENDS);
            make(&page, Hand::Tap, "e2e4");
            page.click("text=Analysis");
            page.wait_to_see(".meter");
            page.wait_to_see(".facts");
            page.screenshot(&format!("analysis-{game}-{name}"));
            let wide = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.eval(wide), true, "{game} on a {name}");
            page.must_be_accessible();
        }
    }
}

#[test]
fn every_move_is_explored_and_people_would_play_some() {
    for (device, scheme) in [(Device::DESKTOP, "light"), (Device::PHONE, "dark")] {
        // White takes the queen, or loses the own one.
        let mate = "#/chess/6k1/5ppp/8/3q4/8/8/3Q1PPP/3R2K1_w_-_-_0_1";
        let page = open_on(device, mate, FRIENDS);
        page.prefer(&[("prefers-color-scheme", scheme)]);
        page.click("text=Analysis");
        page.wait_to_see(".explorer button");
        page.click("text=Explore every move");
        page.wait_to_see(".explored tbody tr");
        page.must_be_accessible();
        page.wait_for_text(".explorer", "Best move: Qxd5 (from 500)");
        assert_eq!(page.text(".explored tbody tr:first-child th"), "Qxd5");
        assert_eq!(page.count(".explored tbody tr:first-child .best"), 8);
        assert_eq!(page.count(".explored .open"), 0);
        page.must_be_accessible();
        page.screenshot(&format!("analysis-explorer-{}-{scheme}", device.width));
        // A move that is pressed is played, and the explorer goes along.
        let first = ".explored tbody tr:first-child .ply";
        // On a phone the lowest lines are under what is always at hand.
        page.eval(&format!(
            "document.querySelector('{first}').scrollIntoView({{ block: 'center' }})"
        ));
        page.click(first);
        page.wait_to_see(".tree .ply");
        page.wait_for("!document.querySelector('.explored tbody').textContent.includes('Qxd5')");
        page.wait_for("document.querySelectorAll('.explored tbody tr').length > 0");
        page.eval(
            "document.querySelector('.explorer > button').scrollIntoView({ block: 'center' })",
        );
        page.click(".explorer > button");
        page.wait_for("!document.querySelector('.explored')");
    }
}
